public import Foundation
public import IconCore

/// The JSON form of a recipe: an object with the keys of the text form and values of JSON's own types.
///
///     {"colors": ["#f62945", "#c11d28"], "angle": 135, "glyph": "phosphor/rocket", "shape": "circle"}
///
/// Colours with a place are written `"#f62945@0.25"`. Defaults are left out, keys are in the text form's order.
extension Recipe {
    /// Reads the JSON form.
    ///
    /// - Throws: `IconError.json` for what is not JSON of this form, `.recipe` for values that are out of range.
    public init(json: Data) throws(IconError) {
        guard json.count <= 4 * RecipeText.maximumLength else {
            throw .recipe(text: "", .tooLong(found: json.count))
        }
        guard let fields = try? JSONDecoder().decode([String: JSONValue].self, from: json) else {
            throw .json("a recipe in JSON is an object such as {\"colors\": [\"#f62945\", \"#c11d28\"]}")
        }
        var pairs: [String] = []
        for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
            // A key that holds the signs of the text form is an unknown one, not several.
            pairs.append(Recipe.encoded(key) + "=" + (try Recipe.text(of: value, key: key)))
        }
        try self.init(pairs.joined(separator: "&"))
    }

    /// A value of JSON, as far as recipes have them.
    private enum JSONValue: Decodable {
        case text(String)
        case number(Double)
        case list([JSONValue])
        case other

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            // A whole number must not be taken for a truth value, nor the other way round.
            if (try? container.decode(Bool.self)) != nil {
                self = .other
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else if let text = try? container.decode(String.self) {
                self = .text(text)
            } else if let list = try? container.decode([JSONValue].self) {
                self = .list(list)
            } else {
                self = .other
            }
        }
    }

    private static func text(of value: JSONValue, key: String) throws(IconError) -> String {
        switch value {
        case .list(let colors):
            var parts: [String] = []
            for color in colors {
                guard case .text(let text) = color, text.hasPrefix("#") else {
                    throw .json("'\(key)' holds something that is not a colour like '#4eacf3'")
                }
                parts.append(encoded(String(text.dropFirst())))
            }
            return parts.joined(separator: "-")
        case .text(let text):
            return encoded(text.hasPrefix("#") ? String(text.dropFirst()) : text)
        case .number(let number):
            return "\(number)"
        case .other:
            throw .json("'\(key)' has a value of the wrong kind")
        }
    }

    private static func encoded(_ text: String) -> String {
        let plain = CharacterSet(charactersIn: "@/.:_~,-").union(.alphanumerics)
        return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }

    /// The JSON form, on one line.
    public var json: String {
        let fields = description.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1)
            return "\"\(parts[0])\":" + Recipe.json(of: String(parts[1]), key: String(parts[0]))
        }
        return "{" + fields.joined(separator: ",") + "}"
    }

    private static func json(of value: String, key: String) -> String {
        switch key {
        case "colors":
            return "[" + value.split(separator: "-").map { "\"#\($0)\"" }.joined(separator: ",") + "]"
        case "fg":
            return "\"#\(value)\""
        case "angle", "scale", "x", "y", "rotate":
            return value
        default:
            let text = value.removingPercentEncoding ?? value
            // Glyph names have no control characters; quotes and backslashes are all there is to escape.
            return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        }
    }
}
