internal import IconCore

/// A cubic Bézier curve with its start; lines and quadratic curves too.
struct PlainCurve: Equatable, Sendable {
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
