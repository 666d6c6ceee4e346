import Foundation
import GlyphCatalog
import IconCore
import IconKit

/// Finds glyphs for commands, and says what is near when there is none.
struct GlyphFinder {
    private let folder: DataFolder

    init(_ folder: DataFolder) {
        self.folder = folder
    }

    /// The glyph that fits words best.
    func loose(_ words: String) throws -> NamedGlyph {
        // Whoever writes the exact name into the place for words gets what it names.
        if let path = GlyphPath(words) { return try strict(path) }
        let catalog = try Catalog(folder)
        guard let found = try catalog.find(words) else {
            throw unknown(words, near: try catalog.nearestNames(to: words))
        }
        return try named(found, catalog)
    }

    /// Exactly the glyph of this name.
    func strict(_ path: GlyphPath) throws -> NamedGlyph {
        try named(try record(path), try Catalog(folder))
    }

    /// What the catalogue knows of exactly this glyph.
    func record(_ path: GlyphPath) throws -> CatalogGlyph {
        let catalog = try Catalog(folder)
        guard let found = try catalog.glyph(pack: path.pack, name: path.name) else {
            let near = try catalog.nearestNames(to: path.name, pack: path.pack).map { "\(path.pack)/\($0)" }
            throw unknown(path.description, near: near)
        }
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

    private func unknown(_ name: String, near: [String]) -> Failure {
        let names = near.map { printable($0) }
        let hint = names.isEmpty ? "see 'iconsmith glyphs list'" : "nearest: \(names.joined(separator: ", "))"
        return Failure("there is no glyph \(quoted(name)); \(hint)")
    }

    private func named(_ glyph: CatalogGlyph, _ catalog: Catalog) throws -> NamedGlyph {
        let pack = try catalog.pack(glyph.pack)
        return try NamedGlyph(
            try GlyphReference(named: glyph.path.description), data: glyph.data,
            notice: pack.asksForAttribution ? pack.notice : nil, isCarried: pack.isOwn)
    }
}
