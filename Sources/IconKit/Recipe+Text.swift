import Foundation
public import IconCore

extension Recipe: CustomStringConvertible {
    /// Reads a recipe's text form (`RecipeText`).
    public init(_ text: String) throws(IconError) {
        // Glyph names are compared byte by byte, so they are brought to one form first. Percent-encoded ones are already.
        try self.init(bytes: Array(text.precomposedStringWithCanonicalMapping.utf8))
    }

    init(bytes: [UInt8]) throws(IconError) {
        do throws(RecipeError) {
            self = try RecipeText.read(bytes)
        } catch {
            throw .recipe(text: String(decoding: bytes.prefix(RecipeText.maximumLength), as: UTF8.self), error)
        }
    }

    /// The canonical text form.
    public var description: String { String(decoding: RecipeText.write(self), as: UTF8.self) }
}
