/// Moves and scales a glyph a little so that its upright and level edges fall on the borders of pixels: the difference
/// between a crisp 16 px icon and a grey one.
///
/// Edges at x₁, x₂, … with lengths w₁, w₂, … line up best when |Σ w e^(2πi x)| is greatest, and the phase of that sum says how
/// far to move. So a few sizes near the wanted one are tried, and of each the best shift follows at once. The shape is
/// never bent.
struct GridFit {
    /// The largest canvas, in pixels, on which it is worth it. Beyond, a grey border is a small part of a stroke.
    static let largestSize = 48
    /// How much larger or smaller the glyph's longest side may become, in pixels. More room upward: small icons are easier to
    /// read a little fuller.
    static let growth = -0.375...0.875
    /// The step between sizes that are tried, in pixels.
    static let step = 0.125
    /// The most that the glyph grows or shrinks, over its longest side: on a glyph of a few pixels, less than `growth`.
    static let relativeGrowth = 0.12
    /// What one pixel of growth must gain, as a part of the outline brought onto pixel borders.
    static let costPerPixel = 0.08
    /// An edge counts as upright or level when it leaves the axis by less than this, as a slope.
    static let slope = 0.15

    /// Takes the placed glyph to where it is crisp.
    let adjustment: Affine

    /// - Parameters:
    ///   - shapes: the placed glyph, in pixels.
    ///   - center: the point that stays where it is but for the shift, in pixels.
    ///   - longestSide: of the placed glyph's ink box, in pixels; above 0.
    ///   - canvas: the side of the canvas, in pixels. A glyph that lies within it is kept within it.
    init(_ shapes: [GlyphShape], center: Point, longestSide: Double, canvas: Double) {
        let edges = AxisEdges(shapes, center: center)
        guard edges.outlineLength > 0 else {
            adjustment = .identity
            return
        }
        var best = Affine.identity
        var bestScore = -Double.infinity
        let inkBox = shapes.inkBox
        let bounds = Rect(Point(0, 0), Point(canvas, canvas)).expanded(by: 1e-9)
        let isInside = inkBox.map { bounds.contains($0) } ?? false
        let least = max(longestSide + GridFit.growth.lowerBound, longestSide * (1 - GridFit.relativeGrowth))
        let most = min(longestSide + GridFit.growth.upperBound, longestSide * (1 + GridFit.relativeGrowth))
        // Multiples of the step, so that whole pixels are among them.
        var side = (least / GridFit.step).rounded(.up) * GridFit.step
        while side <= most {
            defer { side += GridFit.step }
            let factor = side / longestSide
            let x = edges.phase(of: edges.upright, scaledBy: factor, center: center.x)
            let y = edges.phase(of: edges.level, scaledBy: factor, center: center.y)
            let score = (x.strength + y.strength) / edges.outlineLength - GridFit.costPerPixel * abs(side - longestSide)
            let candidate = Affine.translation(Point.zero - center).then(.scale(factor))
                .then(.translation(center - Point.zero)).then(.translation(Vector(x.shift, y.shift)))
            if score > bestScore, !isInside || bounds.contains(inkBox.map { candidate.image(of: $0) } ?? bounds) {
                (best, bestScore) = (candidate, score)
            }
        }
        adjustment = best
    }
}

/// The upright and level stretches of an outline.
private struct AxisEdges {
    /// Distance from the centre, and length.
    var upright: [(place: Double, length: Double)] = []
    var level: [(place: Double, length: Double)] = []
    var outlineLength = 0.0

    init(_ shapes: [GlyphShape], center: Point) {
        for shape in shapes {
            for polygon in shape.path.flattened(tolerance: 1.0 / 64) {
                for (index, start) in polygon.enumerated() {
                    let end = polygon[index + 1 < polygon.count ? index + 1 : 0]
                    let (dx, dy) = (abs(end.x - start.x), abs(end.y - start.y))
                    let length = start.distance(to: end) * shape.opacity
                    outlineLength += length
                    if dx < dy * GridFit.slope { upright.append(((start.x + end.x) / 2 - center.x, length)) }
                    if dy < dx * GridFit.slope { level.append(((start.y + end.y) / 2 - center.y, length)) }
                }
            }
        }
    }

    /// How well edges line up when scaled about a centre, and how far to move them so that they meet pixel borders, at most
    /// half a pixel.
    func phase(
        of edges: [(place: Double, length: Double)], scaledBy factor: Double, center: Double
    ) -> (strength: Double, shift: Double) {
        var (real, imaginary) = (0.0, 0.0)
        for edge in edges {
            let (sine, cosine) = sineAndCosine(degrees: 360 * (center + edge.place * factor))
            real += edge.length * cosine
            imaginary += edge.length * sine
        }
        let strength = (real * real + imaginary * imaginary).squareRoot()
        // A sum of next to nothing has a phase, but no meaning.
        guard strength > 0.02 * outlineLength else { return (strength, 0) }
        return (strength, -arctangentInDegrees(y: imaginary, x: real) / 360)
    }
}

extension Affine {
    /// The image of an upright rectangle under a transform that keeps it upright.
    fileprivate func image(of rect: Rect) -> Rect {
        Rect(self(Point(rect.minX, rect.minY)), self(Point(rect.maxX, rect.maxY)))
    }
}
