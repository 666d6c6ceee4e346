/// One filled outline of a glyph.
public struct GlyphShape: Equatable, Hashable, Sendable {
    /// The outline, in the glyph's own units.
    public var path: Path
    /// Which side of the contours is inside.
    public var fillRule: FillRule
    /// How much of the glyph's colour the shape takes: 0 (none, exclusive) to 1 (all).
    public var opacity: Double

    /// A shape that is filled with the glyph's full colour unless `opacity` says less.
    public init(path: Path, fillRule: FillRule = .nonZero, opacity: Double = 1) {
        self.path = path
        self.fillRule = fillRule
        self.opacity = opacity
    }
}

extension [GlyphShape] {
    /// The smallest upright rectangle around the ink of all shapes; nil when they leave none.
    public var inkBox: Rect? {
        var box: Rect?
        for shape in self {
            guard let ink = shape.path.inkBox else { continue }
            box = box?.union(ink) ?? ink
        }
        return box
    }
}
