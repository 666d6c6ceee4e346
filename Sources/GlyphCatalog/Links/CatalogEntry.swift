/// What the compiler keeps in mind of a glyph that it has written, to relate it to others.
struct CatalogEntry {
    /// Its number in the catalogue. Numbers rise by pack and then by name.
    let id: Int
    /// Its pack's place in the order of packs, and id.
    let pack: Int
    let packID: String
    let isOwn: Bool
    let name: String
    let aliases: [String]
    let tags: [String]
    let categories: [GlyphCategory]
    /// What its makers say that it means.
    let emoji: [String]
}
