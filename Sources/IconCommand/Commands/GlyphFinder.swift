import Foundation
import GlyphCatalog
import IconCore
import IconKit

/// Finds glyphs for commands, and says what is near when there is none. For one thread at a time, like the catalogue that it
/// opens when it is first asked.
final class GlyphFinder {
    private let folder: DataFolder
    private var opened: GlyphShelf?

    init(_ folder: DataFolder) {
        self.folder = folder
    }

    /// The catalogue and its glyphs, opened once.
    private func shelf() throws -> GlyphShelf {
        if let opened { return opened }
        let shelf = GlyphShelf(try Catalog(folder))
        opened = shelf
        return shelf
    }

    /// The catalogue, opened once.
    func catalog() throws -> Catalog {
        try shelf().catalog
    }

    /// An icon for words, and its glyph. There is one for any words; those of the form `pack/name` take exactly that glyph.
    ///
    /// - Throws: when a glyph is named exactly and there is none.
    func suggested(_ words: String, _ languages: [LanguageTag]) throws -> (icon: FoundIcon, glyph: NamedGlyph) {
        if let path = GlyphPath(words) { return (FoundIcon(glyph: path), try strict(path)) }
        let suggestion = try catalog().suggestion(for: words, languages: languages)
        return (FoundIcon(suggestion), try named(suggestion.glyph))
    }

    /// What the catalogue knows of the glyph that fits words best.
    func looseRecord(_ words: String) throws -> CatalogGlyph {
        // Whoever writes the exact name into the place for words gets what it names.
        if let path = GlyphPath(words) { return try record(path) }
        let catalog = try catalog()
        guard let found = try catalog.find(words) else {
            throw unknown(words, near: try catalog.nearestNames(to: words))
        }
        return found
    }

    /// Exactly the glyph of this name.
    func strict(_ path: GlyphPath) throws -> NamedGlyph {
        if let glyph = try shelf().glyph(path) { return glyph }
        throw try unknown(path)
    }

    /// What the catalogue knows of exactly this glyph.
    func record(_ path: GlyphPath) throws -> CatalogGlyph {
        guard let found = try catalog().glyph(pack: path.pack, name: path.name) else { throw try unknown(path) }
        return found
    }

    /// The glyph that a recipe names; nil when the catalogue has none of that name.
    func named(_ reference: GlyphReference) throws(IconError) -> NamedGlyph? {
        guard let path = GlyphPath(reference.description) else { return nil }
        do {
            return try strict(path)
        } catch {
            throw .glyphUnavailable(name: reference.description, reason: "\(error)")
        }
    }

    private func unknown(_ path: GlyphPath) throws -> Failure {
        let near = try catalog().nearestNames(to: path.name, pack: path.pack)
        return unknown(path.description, near: near.map { "\(path.pack)/\($0)" })
    }

    private func unknown(_ name: String, near: [String]) -> Failure {
        let names = near.map { printable($0) }
        let hint = names.isEmpty ? "see 'iconsmith glyphs list'" : "nearest: \(names.joined(separator: ", "))"
        return Failure("there is no glyph \(quoted(name)); \(hint)")
    }

    /// A glyph of the catalogue, measured.
    func named(_ found: CatalogGlyph) throws -> NamedGlyph {
        try shelf().glyph(found)
    }
}
