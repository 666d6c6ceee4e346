public import IconCore

/// The icon that a name of anything gets while nobody has chosen one.
public struct Suggestion: Equatable, Sendable {
    /// How the glyph was come by.
    public enum Reason: String, Sendable {
        /// The name means something that the glyph shows.
        case meaning
        /// Nothing fits: the glyph is the first letter or digit of the name.
        case letter
        /// Nothing fits, and there is no glyph of how the name begins.
        case neutral
    }

    /// The glyph.
    public let glyph: CatalogGlyph
    /// The plate's colours, a pair of `Palette.original`.
    public let colors: NamedColors
    /// How the glyph was come by.
    public let reason: Reason

    /// The whole icon; all else is as recipes have it when they do not say.
    public var draft: RecipeDraft {
        RecipeDraft(
            background: Gradient(colors.first, colors.second),
            glyph: GlyphReference(pack: Array(glyph.pack.utf8), name: Array(glyph.name.utf8)))
    }
}
