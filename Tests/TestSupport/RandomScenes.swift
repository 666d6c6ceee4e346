public import IconCore

/// Scenes of all kinds, the same for the same seed: shapes that overlap, cross, turn round and leave the canvas, level and
/// upright edges on pixel borders, every kind of paint, mask and opacity.
public struct RandomScenes {
    private var random: SeededGenerator

    /// Scenes that depend on `seed` alone.
    public init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// A scene and a size to draw it at.
    public mutating func next() -> (Scene, Int) {
        let size = size()
        return (next(size: size), size)
    }

    /// A size, 1 … 300, small ones more often.
    public mutating func size() -> Int {
        switch Int.random(in: 0...9, using: &random) {
        case 0: Int.random(in: 1...8, using: &random)
        case 1...5: Int.random(in: 9...64, using: &random)
        case 6...8: Int.random(in: 65...140, using: &random)
        default: Int.random(in: 141...300, using: &random)
        }
    }

    /// A scene for a size.
    public mutating func next(size: Int) -> Scene {
        let side = one(in: 4) ? Double.random(in: 0.5...400, using: &random) : Double(size)
        let background: Paint? = one(in: 5) ? nil : paint()
        let layers = (0..<Int.random(in: 0...2, using: &random)).map { _ in
            let shapes = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                GlyphShape(
                    path: path(side: side, pixel: side / Double(size)), fillRule: one(in: 2) ? .nonZero : .evenOdd,
                    opacity: one(in: 3) ? Double.random(in: 0...1, using: &random) : 1)
            }
            return SceneLayer(shapes: shapes, paint: paint())
        }
        return Scene(side: side, background: background, layers: layers, mask: mask(side: side, size: size))
    }

    private mutating func one(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    private mutating func mask(side: Double, size: Int) -> Path? {
        switch Int.random(in: 0...8, using: &random) {
        case 0: IconShape.squircle(ratio: Double.random(in: 0...0.327, using: &random)).outline(side: side)
        case 1: IconShape.rounded(ratio: Double.random(in: 0...0.5, using: &random)).outline(side: side)
        case 2: IconShape.circle.outline(side: side)
        case 3: IconShape.superellipse(exponent: Double.random(in: 2...32, using: &random)).outline(side: side)
        case 4: path(side: side, pixel: side / Double(size))
        default: nil
        }
    }

    private mutating func color() -> Color {
        var color = Color(rgb: UInt32.random(in: 0...0xFF_FFFF, using: &random))
        if one(in: 4) { (color.red, color.green) = (color.blue, color.blue) }
        if one(in: 8) { color = one(in: 2) ? .white : .black }
        switch Int.random(in: 0...5, using: &random) {
        case 0: color.alpha = UInt8.random(in: 0...255, using: &random)
        case 1: if one(in: 3) { color.alpha = 0 }
        default: break
        }
        return color
    }

    private mutating func paint() -> Paint { one(in: 3) ? .solid(color()) : .gradient(gradient()) }

    /// A gradient of 1 … 8 stops at any angle, often a special one.
    public mutating func gradient() -> Gradient {
        let count = one(in: 2) ? 2 : Int.random(in: 1...Gradient.maximumStops, using: &random)
        var offsets = (0..<count).map { _ in Double.random(in: 0...1, using: &random) }.sorted()
        if one(in: 2) { offsets = (0..<count).map { Double($0) / Double(max(count - 1, 1)) } }
        if one(in: 4), count > 2 { offsets[1] = offsets[2] }
        let isOpaque = one(in: 2)
        let stops = offsets.map { offset in
            var color = color()
            if isOpaque { color.alpha = 255 }
            return GradientStop(color: color, offset: offset)
        }
        let space: Gradient.Space = one(in: 3) ? .oklab : .srgb
        let gradient = try? Gradient(shape: shape(), stops: stops, space: space)
        return gradient ?? Gradient(stops[0].color)
    }

    private mutating func shape() -> Gradient.Shape {
        switch Int.random(in: 0...7, using: &random) {
        case 0: .radial
        case 1, 2: .linear(angle: 45 * Double(Int.random(in: -9...9, using: &random)))
        // So near to a special angle that a row hardly changes, or hardly differs from the one before.
        case 3:
            .linear(
                angle: 45 * Double(Int.random(in: 0...7, using: &random))
                    + [1e-9, 1e-6, 1e-3, 0.1, -1e-4][Int.random(in: 0...4, using: &random)])
        // Slopes of small whole numbers: colours change at whole pixels, again and again.
        case 4:
            .linear(
                angle: arctangentInDegrees(
                    y: Double(Int.random(in: -4...4, using: &random)), x: Double(Int.random(in: 1...4, using: &random)))
            )
        default: .linear(angle: Double.random(in: -10...370, using: &random))
        }
    }

    private mutating func path(side: Double, pixel: Double) -> Path {
        var path = Path()
        for _ in 0..<Int.random(in: 1...3, using: &random) { addContour(to: &path, side, pixel) }
        return path
    }

    private mutating func addContour(to path: inout Path, _ side: Double, _ pixel: Double) {
        let reach = one(in: 3) ? -0.4 * side...1.4 * side : 0.05 * side...0.95 * side
        let snaps = one(in: 3)
        func point(_ random: inout SeededGenerator) -> Point {
            let p = Point(.random(in: reach, using: &random), .random(in: reach, using: &random))
            return snaps ? Point((p.x / pixel).rounded() * pixel, (p.y / pixel).rounded() * pixel) : p
        }
        switch Int.random(in: 0...6, using: &random) {
        case 0:
            path.append(Path(ellipseIn: Rect(point(&random), point(&random))))
        case 1:
            let box = Rect(point(&random), point(&random))
            path.append(Path(box, cornerRadii: Vector(0.2 * box.width, 0.2 * box.height)))
        case 2:
            path.append(Path(Rect(point(&random), point(&random))))
        case 3:
            // A ring as glyphs have it: the inner contour runs against the outer one.
            let (center, radius) = (point(&random), Double.random(in: 0.05...0.4, using: &random) * side)
            path.append(Path(ellipseIn: Rect(center - Vector(radius, radius), center + Vector(radius, radius))))
            let inner = radius * Double.random(in: 0.3...0.99, using: &random)
            let mirror = Affine.translation(Point.zero - center).then(.scale(x: -1, y: 1))
                .then(.translation(center - Point.zero))
            path.append(
                Path(ellipseIn: Rect(center - Vector(inner, inner), center + Vector(inner, inner)))
                    .transformed(by: mirror))
        default:
            path.move(to: point(&random))
            for _ in 0..<Int.random(in: 1...9, using: &random) {
                switch Int.random(in: 0...3, using: &random) {
                case 0: path.quadratic(point(&random), to: point(&random))
                case 1: path.cubic(point(&random), point(&random), to: point(&random))
                case 2:
                    path.line(
                        to: one(in: 2)
                            ? Point(point(&random).x, path.current.y) : Point(path.current.x, point(&random).y))
                default: path.line(to: point(&random))
                }
            }
            if one(in: 2) { path.close() }
        }
    }
}
