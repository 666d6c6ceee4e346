import GlyphCatalog
import IconCore

/// What was found for words: a glyph, and colours unless the glyph was named exactly.
struct FoundIcon: Equatable, Sendable {
    /// The glyph.
    let glyph: GlyphPath
    /// Where the plate's colours begin and end.
    let colors: PlateColors?
    /// Whether the words mean something that the glyph shows.
    let isMeant: Bool

    init(glyph: GlyphPath, colors: PlateColors? = nil) {
        (self.glyph, self.colors, isMeant) = (glyph, colors, true)
    }

    init(_ suggestion: Suggestion) {
        glyph = suggestion.glyph.path
        colors = PlateColors(suggestion.colors)
        isMeant = suggestion.reason == .meaning
    }

    static func == (a: FoundIcon, b: FoundIcon) -> Bool { a.glyph == b.glyph && a.colors == b.colors }

    /// The recipe with these colours, which run as the recipe's do.
    func coloring(_ recipe: Recipe) throws -> Recipe {
        guard let colors else { return recipe }
        var draft = recipe.draft
        let stops = [GradientStop(color: colors.first, offset: 0), GradientStop(color: colors.last, offset: 1)]
        draft.background = try Gradient(shape: draft.background.shape, stops: stops, space: draft.background.space)
        return try Recipe(draft)
    }
}
