import IconCore

/// Icons as SVG files: shapes with the recipe inside.
public enum IconSVG {
    /// The namespace of what the file carries for us.
    static let namespace: StaticString = "urn:iconsmith:icon"
    static let recipeElement: StaticString = "recipe"
    static let artworkElement: StaticString = "artwork"
    static let noticeElement: StaticString = "notice"

    /// Reads what an SVG carries.
    ///
    /// Looks for our elements as `SVGWriter` writes them and reads nothing else of the file, so any size is quick and
    /// nothing in it can do harm.
    ///
    /// - Throws: `IconMetadataError.noRecipe` for a file that is none of ours or has lost its metadata, `.malformed` for one
    ///   that was cut off.
    public static func metadata(of file: [UInt8]) throws(IconMetadataError) -> IconMetadata {
        guard let recipe = try content(of: recipeElement, in: file) else { throw .noRecipe }
        return IconMetadata(
            recipe: recipe, artwork: try content(of: artworkElement, in: file),
            notice: try content(of: noticeElement, in: file))
    }

    /// The side that the SVG asks for, in CSS pixels, where its root element is as `SVGWriter` writes it; nil otherwise.
    public static func size(of file: [UInt8]) -> Int? {
        let attribute = bytes(" width=\"")
        guard let start = firstIndex(of: attribute, in: Array(file.prefix(256))),
            let (value, _) = Decimal.read(file, at: start + attribute.count),
            value >= 1, value <= Double(SceneRenderer.maximumSize), value == value.rounded(.down)
        else { return nil }
        return Int(value)
    }

    /// The start tag of one of our elements.
    static func startTag(_ element: StaticString) -> [UInt8] {
        bytes("<") + bytes(element) + bytes(" xmlns=\"") + bytes(namespace) + bytes("\">")
    }

    /// The text of the first element of that name, with its escapes undone; nil when there is none.
    private static func content(of element: StaticString, in file: [UInt8]) throws(IconMetadataError) -> [UInt8]? {
        let tag = startTag(element)
        guard let found = firstIndex(of: tag, in: file) else { return nil }
        var text: [UInt8] = []
        var index = found + tag.count
        while index < file.count, file[index] != UInt8(ascii: "<") {
            guard file[index] == UInt8(ascii: "&") else {
                text.append(file[index])
                index += 1
                continue
            }
            let escapes: [(StaticString, UInt8)] = [
                ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
                ("&quot;", UInt8(ascii: "\"")), ("&apos;", UInt8(ascii: "'")),
            ]
            guard let (escape, byte) = escapes.first(where: { hasPrefix(bytes($0.0), at: index, in: file) }) else {
                throw .malformed(offset: index)
            }
            text.append(byte)
            index += escape.utf8CodeUnitCount
        }
        guard index < file.count else { throw .malformed(offset: file.count) }
        return text
    }

    private static func firstIndex(of needle: [UInt8], in file: [UInt8]) -> Int? {
        guard file.count >= needle.count else { return nil }
        return (0...(file.count - needle.count)).first { hasPrefix(needle, at: $0, in: file) }
    }

    private static func hasPrefix(_ needle: [UInt8], at start: Int, in file: [UInt8]) -> Bool {
        guard start + needle.count <= file.count else { return false }
        for offset in needle.indices where file[start + offset] != needle[offset] { return false }
        return true
    }
}
