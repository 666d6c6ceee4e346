/// What an eye goes by when it looks for one icon among others: the plate's colours and the glyph's silhouette.
///
///     let look = IconLook(recipe, glyph: glyph)
///     look.likeness(to: other)        // 1 for the same icon, 0 for nothing in common
public struct IconLook: Equatable, Sendable {
    /// From here on two icons are taken for one another: the same glyph on plates that differ little, or the same plate with
    /// glyphs that cover mostly the same area. Set by looking at pairs of suggestions side by side.
    public static let tooAlike = 0.8
    /// The distance of colours from which on they have nothing in common, ΔE-OK. Neighbours of the original palette are 0.08 to
    /// 0.15 apart, red and green 0.3.
    static let farthestColor = 0.25
    /// Cells of a silhouette, along each side. Silhouettes are compared at the size of the smallest icons.
    static let side = 16

    // Of the plate, where its colours begin and end.
    private let first: Oklab
    private let last: Oklab
    private let foreground: Oklab
    /// How much of each cell the glyph covers, 0 … 255, by rows; none for a bare plate.
    private let silhouette: [UInt8]

    /// The look of a recipe's icon.
    public init(_ recipe: Recipe, glyph: Glyph?) {
        let plate = PlateColors(recipe.background)
        first = Oklab(LinearColor(plate.first))
        last = Oklab(LinearColor(plate.last))
        foreground = Oklab(LinearColor(recipe.foreground))
        guard recipe.glyph != nil, let glyph else {
            silhouette = []
            return
        }
        let side = Double(IconLook.side)
        let placement = GlyphPlacement(glyph, recipe: recipe, side: side)
        let layer = SceneLayer(
            shapes: glyph.shapes.map { $0.transformed(by: placement.transform) }, paint: .solid(.black))
        let pixels = Scene(side: side, background: nil, layers: [layer], mask: nil).rgba(size: IconLook.side)
        silhouette = (0..<IconLook.side * IconLook.side).map { pixels[$0 * 4 + 3] }
    }

    /// How alike two icons are, 0 … 1: half by colour, half by silhouette, since one that differs in either can be told apart, by
    /// colour at a glance, by silhouette without seeing colours.
    public func likeness(to other: IconLook) -> Double {
        (colorLikeness(to: other) + silhouetteLikeness(to: other)) / 2
    }

    /// 1 for equal colours, 0 from `farthestColor` on.
    public func colorLikeness(to other: IconLook) -> Double {
        // The glyph covers about a fifth of an icon.
        let plates = (first.distance(to: other.first) + last.distance(to: other.last)) / 2
        let distance = plates + foreground.distance(to: other.foreground) / 5
        return max(0, 1 - distance / IconLook.farthestColor)
    }

    /// The area that both glyphs cover over the area that either covers (Jaccard's index); 1 where there is no glyph in either.
    public func silhouetteLikeness(to other: IconLook) -> Double {
        guard !silhouette.isEmpty, !other.silhouette.isEmpty else {
            return silhouette.isEmpty == other.silhouette.isEmpty ? 1 : 0
        }
        var (both, either) = (0, 0)
        for index in silhouette.indices {
            let (a, b) = (silhouette[index], other.silhouette[index])
            both += Int(min(a, b))
            either += Int(max(a, b))
        }
        return either == 0 ? 1 : Double(both) / Double(either)
    }
}
