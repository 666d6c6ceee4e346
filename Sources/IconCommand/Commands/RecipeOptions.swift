import Foundation
import IconCore
import IconKit

/// The options that make or change a recipe. Each stands for one key of its text form and takes what that key takes.
enum RecipeOptions {
    static let colors = option(
        .colors, "COLORS",
        "One to eight colours along a gradient, 'f62945-c11d28', each with an optional place, 'f62945@0.3'; or the name of a "
            + "pair, 'sky' or 'shortcuts/red' (see 'iconsmith colors'). Default: sky.")
    static let gradient = option(.gradient, "KIND", "linear or radial.")
    static let angle = option(
        .angle, "DEGREES", "Where a linear gradient runs to: 180 is down (default), 90 to the right.")
    static let space = option(.space, "SPACE", "The space in which colours are mixed: srgb or oklab.")
    static let foreground = option(.fg, "COLOR", "The glyph's colour. Default: ffffff.")
    static let scale = option(
        .scale, "NUMBER", "The glyph's longest side over the icon's, 0.05 to 2. Default: 0.56.")
    static let x = option(.x, "NUMBER", "How far to move the glyph to the right, over the icon's side, -1 to 1.")
    static let y = option(.y, "NUMBER", "How far to move the glyph down, over the icon's side, -1 to 1.")
    static let rotate = option(.rotate, "DEGREES", "How far to turn the glyph clockwise.")
    static let shape = option(
        .shape, "SHAPE",
        "square, squircle (default), rounded, circle or superellipse; the corner's ratio or the exponent may follow after @: "
            + "'rounded@0.3'.")

    private static let all: [(RecipeKey, Parameter<String?>)] = [
        (.colors, colors), (.gradient, gradient), (.angle, angle), (.space, space), (.fg, foreground), (.scale, scale),
        (.x, x), (.y, y), (.rotate, rotate), (.shape, shape),
    ]

    static var parameters: [any DeclaredParameter] { all.map { $0.1 } }

    /// What the options change, as parts of a recipe's text.
    static func changes(_ values: ParsedValues) throws -> [RecipeKey: String] {
        var changes: [RecipeKey: String] = [:]
        for (key, parameter) in all {
            if let text = try values[parameter] { changes[key] = plain(text, key) }
        }
        return changes
    }

    /// A recipe's text with some parts replaced or added.
    static func changed(_ recipe: String, by changes: [RecipeKey: String]) throws(IconError) -> Recipe {
        var parts: [(key: String, value: String)] = recipe.split(separator: "&").map { pair in
            let fields = pair.split(separator: "=", maxSplits: 1)
            return (String(fields[0]), String(fields[1]))
        }
        // The later word counts: a gradient that becomes radial loses its angle, one that gets an angle becomes linear.
        if changes[.gradient] == "radial", changes[.angle] == nil { parts.removeAll { $0.key == "angle" } }
        if changes[.angle] != nil, changes[.gradient] == nil { parts.removeAll { $0.key == "gradient" } }
        for (key, value) in changes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let name = key.name.description
            parts.removeAll { $0.key == name }
            parts.append((name, value))
        }
        return try Recipe(parts.map { "\($0.key)=\($0.value)" }.joined(separator: "&"))
    }

    /// An option whose text is checked as the value of its key.
    private static func option(_ key: RecipeKey, _ valueName: String, _ help: String) -> Parameter<String?> {
        let words = key == .colors ? ColorPairs.names : key.words.map(\.description)
        let format = ValueFormat<String>(
            completion: words.isEmpty ? .none : .words(words),
            read: { text throws(InvalidValue) in
                do throws(IconError) {
                    let base = key == .colors ? [:] : [RecipeKey.colors: "000"]
                    _ = try changed("", by: base.merging([key: plain(text, key)]) { $1 })
                } catch {
                    throw InvalidValue("\(quoted(text)): \(hint(text, key) ?? error.problem)")
                }
                return text
            })
        return .option(key.name.description, valueName, format, help: help)
    }

    /// What to say of a word that is no colour: the pairs have names, single colours have none.
    private static func hint(_ text: String, _ key: RecipeKey) -> String? {
        let isWord = text.contains { $0.isLetter && !$0.isHexDigit } && !text.contains("@")
        switch key {
        case .colors where isWord:
            let near = nearestName(to: text, among: ColorPairs.names).map { "; did you mean \($0)?" } ?? "."
            return "there is no pair of colours of this name\(near) Colours are written like f62945-c11d28, see "
                + "'iconsmith colors'"
        case .colors where text.contains(","):
            return "join colours with a hyphen, like f62945-c11d28"
        case .fg where isWord:
            return "a colour is written like 4eacf3"
        default:
            return nil
        }
    }

    /// The option's text as the recipe's text has it: pairs by name spelled out, no `#`, nothing that would end the value.
    private static func plain(_ text: String, _ key: RecipeKey) -> String {
        if key == .colors, let pair = ColorPairs.text(named: text) { return pair }
        let isColor = key == .colors || key == .fg
        return (isColor ? text.replacing("#", with: "") : text)
            .replacing("%", with: "%25").replacing("&", with: "%26").replacing("+", with: "%2B")
    }
}
