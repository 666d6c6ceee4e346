import Foundation
import GlyphCatalog
import IconCore
import IconKit

/// One icon of a table, ready to be made.
struct BatchJob: Equatable, Sendable {
    /// The line of the table.
    let line: Int
    /// What the icon is for; nil when the row does not say.
    let name: String?
    /// What to draw in plain words: the name, when the recipe does not say it.
    let words: String?
    /// The recipe, but for the glyph that the words find, and the colours where these are to be found too.
    let recipe: Recipe
    /// Whether nobody has said the colours.
    let takesColors: Bool
    let size: Int
    let format: ImageFormat
    /// Where to, below the folder.
    let path: String

    /// The folder in the folder that the file goes to; empty for that itself.
    var subfolder: Substring { path.lastIndex(of: "/").map { path[..<$0] } ?? "" }

    /// - Throws: what is wrong with the row, in a sentence.
    init(_ row: BatchTable.Row, defaultSize: Int, changes: [RecipeKey: String]) throws(Failure) {
        line = row.line
        var parts = changes
        for key in RecipeKey.allCases {
            if let value = row.values[key.name.description] { parts[key] = RecipeOptions.plain(value, key) }
        }
        takesColors = row.values["recipe"] == nil && parts[.colors] == nil
        let base = row.values["recipe"] ?? ColorPairs.standardRecipe
        do throws(IconError) {
            recipe = try RecipeOptions.changed(try Recipe(base).description, by: parts)
        } catch {
            throw Failure("\(error)")
        }
        name = row.values["name"]
        words = recipe.glyph == nil ? name : nil
        guard name != nil || row.values["recipe"] != nil || row.values["glyph"] != nil else {
            throw Failure("it says neither name nor recipe nor glyph")
        }
        if let text = row.values["size"] {
            guard let size = Int(text), (1...SceneRenderer.maximumSize).contains(size) else {
                throw Failure("size \(quoted(text)) is not a whole number from 1 to \(SceneRenderer.maximumSize)")
            }
            self.size = size
        } else {
            size = defaultSize
        }
        if let file = row.values["file"] {
            path = file
        } else if let slug = name.map(BatchJob.fileName), !slug.isEmpty {
            path = slug + ".png"
        } else {
            throw Failure("it has no file, and no name to make one from")
        }
        guard BatchJob.staysInside(path) else {
            throw Failure("file \(quoted(path)) leads out of the folder, or is no plain path")
        }
        guard let format = ImageFormat(path: path) else {
            throw Failure("the ending of file \(quoted(path)) is neither .png nor .svg")
        }
        self.format = format
    }

    /// The glyph that the recipe names.
    var glyphPath: GlyphPath? { recipe.glyph.flatMap { GlyphPath($0.description) } }

    /// The glyph that the row names exactly.
    var exactGlyph: GlyphPath? { glyphPath ?? words.flatMap { GlyphPath($0) } }

    /// A file's name for a name of anything: its letters and digits, of whatever script, parted by dashes.
    static func fileName(_ name: String) -> String {
        let folded = name.precomposedStringWithCanonicalMapping.lowercased()
        let words = folded.split { !($0.isLetter || $0.isNumber) }
        // File systems allow 255 bytes; the ending and a temporary name need some.
        var result = ""
        for word in words {
            let longer = result.isEmpty ? String(word) : result + "-" + word
            guard longer.utf8.count <= 200 else { break }
            result = longer
        }
        return result
    }

    private static func staysInside(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            !part.isEmpty && part != "." && part != ".." && part.utf8.count <= 240
                && !part.unicodeScalars.contains { $0.properties.generalCategory == .control }
        }
    }
}
