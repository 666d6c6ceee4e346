import Foundation
import GlyphCatalog
import IconCore
import IconKit

/// A recipe as a command line gives it: its text, its JSON form, a file of either, or an icon that carries it.
struct RecipeSource {
    /// The recipe.
    let recipe: Recipe
    /// The icon's glyph, where the file brings its outlines along.
    let glyph: NamedGlyph?
    /// The size of the icon that was opened, in pixels.
    let size: Int?

    /// Reads what `argument` says or names. Text is told by its `=`, JSON by its `{`; all else is a file.
    init(_ argument: String) throws {
        if argument.hasPrefix("{") {
            self.init(recipe: try Recipe(json: Data(argument.utf8)))
        } else if argument.contains("="), !FileManager.default.fileExists(atPath: argument) {
            self.init(recipe: try Recipe(argument))
        } else {
            try self.init(file: argument)
        }
    }

    /// Reads a file; `-` stands for standard input.
    init(file path: String) throws {
        let data = try InputFile.read(path)
        let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
        do {
            if data.first(where: { !isSpace($0) }) == UInt8(ascii: "{") {
                self.init(recipe: try Recipe(json: data))
            } else if RecipeSource.isText(data) {
                let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
                self.init(recipe: try Recipe(text))
            } else {
                let opened = try OpenedIcon(data)
                self.init(recipe: opened.recipe, glyph: opened.glyph, size: opened.size)
            }
        } catch {
            throw Failure("\(quoted(path, limit: 200)): \(error)")
        }
    }

    /// Whether a file begins as a recipe's text does: with a key, of which any may come first.
    private static func isText(_ data: Data) -> Bool {
        let key = data.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        return !key.isEmpty && data.dropFirst(key.count).first == UInt8(ascii: "=")
    }

    private init(recipe: Recipe, glyph: NamedGlyph? = nil, size: Int? = nil) {
        self.recipe = recipe
        self.glyph = glyph
        self.size = size
    }
}
