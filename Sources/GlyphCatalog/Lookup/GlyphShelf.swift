import IconCore
public import IconKit

/// An open catalogue, and the glyphs of it that were asked for last, measured and ready to be drawn. For one thread at a
/// time, like the catalogue.
public final class GlyphShelf {
    /// The most glyphs that are kept for when they are asked for again.
    private static let maximumKept = 1_024

    /// The catalogue.
    public let catalog: Catalog
    private var kept: [GlyphPath: NamedGlyph] = [:]
    private var packs: [String: PackInfo] = [:]

    /// An empty shelf before a catalogue.
    public init(_ catalog: Catalog) {
        self.catalog = catalog
    }

    /// The glyph of exactly this name, or nil when its pack has none; else as `Catalog.glyph`.
    ///
    /// - Throws: `CatalogError`, or `IconError` for outlines that cannot be drawn.
    public func glyph(_ path: GlyphPath) throws -> NamedGlyph? {
        if let glyph = kept[path] { return glyph }
        return try catalog.glyph(pack: path.pack, name: path.name).map { try glyph($0) }
    }

    /// A glyph of the catalogue, with the notice that its licence asks files to carry.
    ///
    /// - Throws: `CatalogError`, or `IconError` for outlines that cannot be drawn.
    public func glyph(_ found: CatalogGlyph) throws -> NamedGlyph {
        if let glyph = kept[found.path] { return glyph }
        let pack = try packs[found.pack] ?? catalog.pack(found.pack)
        packs[found.pack] = pack
        let glyph = try NamedGlyph(
            try GlyphReference(named: found.path.description), data: found.data,
            notice: pack.asksForAttribution ? pack.notice : nil, isCarried: pack.isOwn)
        if kept.count >= GlyphShelf.maximumKept { kept.removeAll() }
        kept[found.path] = glyph
        return glyph
    }
}
