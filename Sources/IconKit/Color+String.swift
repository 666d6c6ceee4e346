public import IconCore

extension Color: CustomStringConvertible {
    /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, and nothing else.
    public init(hex text: String) throws(IconError) {
        do throws(ColorError) {
            try self.init(strict: Array(text.utf8))
        } catch {
            throw .color(text: text, error)
        }
    }

    /// `#rrggbb`, or `#rrggbbaa` when the colour is not opaque.
    public var description: String { String(decoding: hexBytes, as: UTF8.self) }
}

extension NamedColors {
    /// The name as a string.
    public var title: String { name.description }
}
