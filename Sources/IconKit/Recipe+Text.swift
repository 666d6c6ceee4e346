import Foundation
public import IconCore

extension Recipe: CustomStringConvertible {
    /// Reads a recipe's text form (`RecipeText`).
    public init(_ text: String) throws(IconError) {
        try self.init(bytes: Array(text.utf8))
    }

    init(bytes: [UInt8]) throws(IconError) {
        do throws(RecipeError) {
            let recipe = try RecipeText.read(bytes)
            // Names of glyphs are compared byte by byte, so they are brought to one form here, percent-encoded or not.
            var draft = recipe.draft
            draft.glyph = recipe.glyph.flatMap { GlyphReference(normalizing: $0) }
            self = try Recipe(draft)
        } catch {
            throw .recipe(text: String(decoding: bytes.prefix(RecipeText.maximumLength), as: UTF8.self), error)
        }
    }

    /// The canonical text form.
    public var description: String { String(decoding: RecipeText.write(self), as: UTF8.self) }
}
