import Database

/// What searching needs to know of a catalogue as a whole.
struct SearchContext {
    /// A pack's place among the glyphs: glyphs are numbered by pack.
    struct Pack {
        var firstGlyph: Int
        var cost: Int
    }

    let packs: [Pack]
    /// The languages of keywords: numbers and tags.
    let languages: [(id: Int, tag: LanguageTag)]

    init(_ catalog: Catalog) throws(CatalogError) {
        packs = try catalog.query(
            "SELECT (SELECT min(id) FROM glyph WHERE glyph.pack = pack.id), name, isOwn FROM pack ORDER BY id"
        ) { Pack(firstGlyph: $0.integer(0), cost: SearchCost.pack($0.text(1), isOwn: $0.integer(2) == 1)) }
        languages = try catalog.query("SELECT id, name FROM language ORDER BY id") { row in
            LanguageTag(row.text(1)).map { (row.integer(0), $0) }
        }.compactMap { $0 }
    }

    /// The place of a glyph's pack in the order of packs.
    func pack(of glyph: Int) -> Int {
        (packs.lastIndex { $0.firstGlyph <= glyph && $0.firstGlyph > 0 }) ?? 0
    }

    /// The numbers of what is written in one of these languages, as a JSON array.
    func ids(of tags: [LanguageTag]) -> String {
        "[" + languages.filter { tags.contains($0.tag) }.map { "\($0.id)" }.joined(separator: ",") + "]"
    }
}
