/// A glyph ready to be placed: its shapes and what was measured of them, once.
///
/// Only the ink counts: boxes that a file declares around its drawing say little about how large it looks.
public struct Glyph: Equatable, Sendable {
    /// The shapes, in the glyph's own units; at least one of them leaves ink.
    public let shapes: [GlyphShape]
    /// The smallest upright rectangle around the ink, in the glyph's units; not empty.
    public let inkBox: Rect
    /// Where the ink balances: the centre of its area, in the glyph's units.
    public let centroid: Point
    /// How much of the square over the ink box's longest side is inked, 0 … 1: near 1 for a full square, 0.79 for a disc,
    /// under 0.2 for a thin line.
    public let fullness: Double

    /// Measures shapes; nil when they leave no ink.
    ///
    /// Area and balance are read off a drawing in 128 by 128 cells, exact to about a thousandth; the box comes from the curves.
    public init?(_ shapes: [GlyphShape]) {
        guard let box = shapes.inkBox, box.longestSide.isFinite else { return nil }
        let side = box.longestSide
        self.shapes = shapes
        inkBox = box

        let size = 128
        let toCells = Affine.translation(Point.zero - Point(box.minX, box.minY)).then(.scale(Double(size) / side))
        let layer = SceneLayer(shapes: shapes.map { $0.transformed(by: toCells) }, paint: .solid(.black))
        var renderer = SceneRenderer(
            Scene(side: Double(size), background: nil, layers: [layer], mask: nil), size: size)
        var row = [UInt8](repeating: 0, count: renderer.bytesPerRow)
        var (area, momentX, momentY) = (0.0, 0.0, 0.0)
        for y in 0..<size {
            renderer.nextRow(into: &row)
            for x in 0..<size where row[x * 4 + 3] > 0 {
                let ink = Double(row[x * 4 + 3]) / 255
                area += ink
                momentX += ink * (Double(x) + 0.5)
                momentY += ink * (Double(y) + 0.5)
            }
        }
        guard area > 0 else { return nil }
        fullness = area / Double(size * size)
        let cell = side / Double(size)
        centroid = Point(box.minX + momentX / area * cell, box.minY + momentY / area * cell)
    }
}

extension Glyph {
    /// The smallest circle around the ink, in the glyph's units; at most 1/4,096 of the longest side too small.
    public var enclosingCircle: Circle {
        var outline = Path()
        for shape in shapes { outline.append(shape.path) }
        let box = Circle(center: inkBox.center, radius: inkBox.longestSide)
        return outline.enclosingCircle(tolerance: inkBox.longestSide / 4_096) ?? box
    }
}

extension GlyphShape {
    /// The same shape seen through `transform`.
    public func transformed(by transform: Affine) -> GlyphShape {
        GlyphShape(path: path.transformed(by: transform), fillRule: fillRule, opacity: opacity)
    }
}
