/// One thing that a search found.
public struct SearchResult: Equatable, Sendable {
    /// How a glyph was found.
    public enum Match: String, Sendable {
        /// By its name, or the beginning of it.
        case name
        /// By another name.
        case alias
        /// By our table of everyday words.
        case everyday
        /// By a word of its name.
        case word
        /// By a tag.
        case tag
        /// By what its emoji is called in some language, or by the emoji itself.
        case emoji
        /// By a synonym of the word.
        case synonym
    }

    /// The glyph that fits best.
    public let glyph: GlyphPath
    /// Glyphs of other packs that show the same thing, in the order of packs.
    public let variants: [GlyphPath]
    /// How the glyph was found.
    public let match: Match
    /// The number of the glyph in the catalogue.
    let id: Int
}
