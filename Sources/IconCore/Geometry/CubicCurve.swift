/// One cubic Bézier curve with its start. Lines and quadratic curves have the same form, which spares every algorithm
/// that cuts or offsets curves two more cases.
struct CubicCurve: Equatable, Sendable {
    var start: Point
    var control1: Point
    var control2: Point
    var end: Point
    /// Whether it was a line to begin with.
    let isLine: Bool

    init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
        isLine = false
    }

    init(line start: Point, _ end: Point) {
        (self.start, self.end) = (start, end)
        control1 = start.interpolated(to: end, at: 1.0 / 3)
        control2 = start.interpolated(to: end, at: 2.0 / 3)
        isLine = true
    }

    init(quadratic start: Point, _ control: Point, _ end: Point) {
        self.init(
            start, start.interpolated(to: control, at: 2.0 / 3), end.interpolated(to: control, at: 2.0 / 3), end)
    }

    /// The point at parameter `t`, 0 … 1.
    func point(at t: Double) -> Point {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return Point(
            a * start.x + b * control1.x + c * control2.x + d * end.x,
            a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// The first derivative at `t`.
    func derivative(at t: Double) -> Vector {
        let u = 1 - t
        return (control1 - start) * (3 * u * u) + (control2 - control1) * (6 * u * t) + (end - control2) * (3 * t * t)
    }

    /// The second derivative at `t`.
    func secondDerivative(at t: Double) -> Vector {
        ((control2 - control1) - (control1 - start)) * (6 * (1 - t)) + ((end - control2) - (control2 - control1))
            * (6 * t)
    }

    /// The direction in which the curve leaves its start, of length 1; nil when all four points coincide.
    var startDirection: Vector? {
        (control1 - start).normalized ?? (control2 - start).normalized ?? (end - start).normalized
    }

    /// The direction in which the curve arrives at its end, of length 1; nil when all four points coincide.
    var endDirection: Vector? {
        (end - control2).normalized ?? (end - control1).normalized ?? (end - start).normalized
    }

    /// The two parts before and after `t` (de Casteljau).
    func split(at t: Double) -> (CubicCurve, CubicCurve) {
        let middle = point(at: t)
        if isLine { return (CubicCurve(line: start, middle), CubicCurve(line: middle, end)) }
        let a = start.interpolated(to: control1, at: t)
        let b = control1.interpolated(to: control2, at: t)
        let c = control2.interpolated(to: end, at: t)
        let ab = a.interpolated(to: b, at: t)
        let bc = b.interpolated(to: c, at: t)
        let cut = ab.interpolated(to: bc, at: t)
        return (CubicCurve(start, a, ab, cut), CubicCurve(cut, bc, c, end))
    }

    /// How many straight pieces of equal parameter length stay within `tolerance` of the curve, by Wang's bound on the
    /// second difference of the control points (G. Wang, 1984; see R. Goldman, "Pyramid Algorithms", 5.6.3). 1 … `limit`.
    func pieceCount(tolerance: Double, limit: Int) -> Int {
        if isLine { return 1 }
        let d1 = (control1 - start) - (control2 - control1)
        let d2 = (control2 - control1) - (end - control2)
        let bound = max(d1.squaredLength, d2.squaredLength).squareRoot()
        let count = (0.75 * bound / tolerance).squareRoot().rounded(.up)
        return count < Double(limit) ? max(Int(count), 1) : limit
    }
}
