/// Where and how large a glyph stands on a canvas.
///
/// The ink decides, not the box a file declares. A set drawn by these rules looks like one family:
/// - **Size.** `Recipe.scale` is the longest side of the ink box. An eye compares areas rather than lengths, so glyphs with
///   little ink for their size grow and very full ones shrink: by the fifth root of how far their fullness is from that of
///   a typical glyph, and no more than −10 % … +14 %.
/// - **Place.** The middle of the ink box would put a triangle too far to its flat side, the balance point too far the
///   other way; the glyph is centred half-way between, and at most 4 % of its size from the middle of its box.
public struct GlyphPlacement: Equatable, Sendable {
    /// The fullness that is drawn at the nominal size: the median of the three packs' glyphs.
    static let typicalFullness = 0.45
    /// How strongly fullness counts: 0 not at all, 0.5 would make all areas equal.
    static let evening = 0.2
    /// The bounds of what evening out may do to a glyph's size.
    static let eveningRange = 0.90...1.14
    /// How far toward the balance point the centre moves.
    static let balance = 0.5
    /// The most that the centre moves, over the glyph's longest side.
    static let maximumShift = 0.04

    /// Takes the glyph's own units to the canvas.
    public let transform: Affine
    /// Where the glyph's optical centre comes to lie on the canvas.
    public let center: Point
    /// The longest side of the placed glyph's ink box before it is turned, in the canvas's units.
    public let longestSide: Double

    /// Places a glyph on a canvas of `side` by a recipe.
    public init(_ glyph: Glyph, recipe: Recipe, side: Double) {
        let longest = glyph.inkBox.longestSide
        let factor = GlyphPlacement.eveningFactor(fullness: glyph.fullness)
        // Evening out does not push a glyph over the border that the recipe keeps it within.
        let scale = recipe.scale <= 1 ? min(recipe.scale * factor, 1) : recipe.scale * factor
        center = Point(side * (0.5 + recipe.x), side * (0.5 + recipe.y))
        longestSide = side * scale
        transform = Affine.translation(Point.zero - GlyphPlacement.opticalCenter(of: glyph))
            .then(.scale(longestSide / longest))
            .then(.rotation(degrees: recipe.rotation))
            .then(.translation(center - Point.zero))
    }

    static func eveningFactor(fullness: Double) -> Double {
        let factor = power(typicalFullness / max(fullness, 0.001), evening)
        return min(max(factor, eveningRange.lowerBound), eveningRange.upperBound)
    }

    static func opticalCenter(of glyph: Glyph) -> Point {
        let middle = glyph.inkBox.center
        let shift = (glyph.centroid - middle) * balance
        let limit = maximumShift * glyph.inkBox.longestSide
        let length = shift.length
        return middle + (length > limit ? shift * (limit / length) : shift)
    }
}
