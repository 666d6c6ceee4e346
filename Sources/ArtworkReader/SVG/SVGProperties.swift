/// The properties of one element: its presentation attributes, and over them the declarations of its `style` attribute.
struct SVGProperties {
    let element: SVGElement
    private let declarations: [String: String]

    init(_ element: SVGElement) {
        self.element = element
        declarations = element.attributes["style"].map(SVGProperties.parse) ?? [:]
    }

    /// The value of a property, trimmed; nil where the element says nothing about it.
    subscript(name: String) -> String? {
        (declarations[name] ?? element.attributes[name]).map(SVGProperties.trimmed)
    }

    /// An error about the value of a property or attribute of this element. Long values are cut.
    func malformed(_ name: String, _ value: String) -> ArtworkError {
        let shown = value.count > 40 ? value.prefix(40) + "…" : value[...]
        return error(.malformed(attribute: name, value: String(shown)))
    }

    /// An error at this element.
    func error(_ reason: ArtworkError.Reason) -> ArtworkError {
        ArtworkError(reason, line: element.line, element: element.name)
    }

    /// `name: value; name: value`. Comments are dropped, quotes and brackets may hold semicolons, `!important` changes
    /// nothing here. What is no declaration is passed over, as CSS demands.
    private static func parse(_ style: String) -> [String: String] {
        var result: [String: String] = [:]
        for declaration in split(style) {
            guard let colon = declaration.firstIndex(of: ":") else { continue }
            let name = trimmed(String(declaration[..<colon])).lowercased()
            var value = trimmed(String(declaration[declaration.index(after: colon)...]))
            if let mark = value.lastIndex(of: "!"), value[mark...].lowercased().contains("important") {
                value = trimmed(String(value[..<mark]))
            }
            if !name.isEmpty, !value.isEmpty { result[name] = value }
        }
        return result
    }

    private static func split(_ style: String) -> [String] {
        var parts = [""]
        var quote: Character?
        var depth = 0
        var isComment = false
        var previous: Character = " "
        for character in style {
            defer { previous = character }
            if isComment {
                if previous == "*", character == "/" { isComment = false }
                continue
            }
            if previous == "/", character == "*", quote == nil {
                parts[parts.count - 1].removeLast()
                isComment = true
                continue
            }
            switch character {
            case "\"", "'": quote = quote == nil ? character : quote == character ? nil : quote
            case "(": depth += 1
            case ")": depth -= 1
            case ";" where quote == nil && depth <= 0:
                parts.append("")
                continue
            default: break
            }
            parts[parts.count - 1].append(character)
        }
        return parts
    }

    private static func trimmed(_ text: String) -> String {
        let isSpace: (Character) -> Bool = {
            $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" || $0 == "\u{C}" || $0 == "\r\n"
        }
        guard let first = text.firstIndex(where: { !isSpace($0) }), let last = text.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(text[first...last])
    }
}
