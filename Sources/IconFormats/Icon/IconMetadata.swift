/// What an exported file carries besides its pixels or shapes, so that it can be opened again.
public struct IconMetadata: Equatable, Sendable {
    /// The recipe's canonical text.
    public var recipe: [UInt8]
    /// The glyph's outlines (`GlyphData`), for glyphs that another machine may not have: those of a person's own pack. nil
    /// for glyphs of the packs that everyone has.
    public var artwork: [UInt8]?
    /// A notice that the licence of the artwork asks for, UTF-8.
    public var notice: [UInt8]?

    /// Metadata of its parts.
    public init(recipe: [UInt8], artwork: [UInt8]? = nil, notice: [UInt8]? = nil) {
        self.recipe = recipe
        self.artwork = artwork
        self.notice = notice
    }
}

/// Why a file cannot be opened again.
public enum IconMetadataError: Error, Equatable, Sendable {
    /// The file is neither a PNG nor an SVG.
    case unknownFormat
    /// The PNG is damaged.
    case png(PNGError)
    /// The file carries no recipe: it was made by another program, or a program that saved it has dropped it.
    case noRecipe
    /// What the SVG carries does not end, or is not well-formed, at this byte.
    case malformed(offset: Int)
}
