/// A circle: a centre and a radius that is not negative, in the units of its plane.
public struct Circle: Equatable, Hashable, Sendable {
    /// The middle.
    public var center: Point
    /// The radius; not negative.
    public var radius: Double

    /// A circle about `center`.
    @inlinable
    public init(center: Point, radius: Double) {
        self.center = center
        self.radius = radius
    }

    /// Whether `point` lies inside or on the circle, with one part in 10¹² to spare for rounding.
    func contains(_ point: Point) -> Bool {
        center.distance(to: point) <= radius * (1 + 1e-12) + 1e-300
    }

    /// The circle with this chord as its diameter.
    private init(diameter a: Point, _ b: Point) {
        let center = a.interpolated(to: b, at: 0.5)
        self.init(center: center, radius: max(center.distance(to: a), center.distance(to: b)))
    }

    /// The circle through three points, or nil when they lie on a line.
    private init?(through a: Point, _ b: Point, _ c: Point) {
        let (ab, ac) = (b - a, c - a)
        let cross = 2 * ab.cross(ac)
        guard cross != 0 else { return nil }
        let offset = Vector(
            (ac.dy * ab.squaredLength - ab.dy * ac.squaredLength) / cross,
            (ab.dx * ac.squaredLength - ac.dx * ab.squaredLength) / cross)
        let center = a + offset
        guard center.isFinite else { return nil }
        self.init(
            center: center, radius: max(center.distance(to: a), center.distance(to: b), center.distance(to: c)))
    }

    /// The smallest circle that holds all `points`, or nil when there are none.
    ///
    /// E. Welzl, "Smallest enclosing disks", 1991, in its iterative form: each point outside the circle so far must lie
    /// on the border of the next. Time grows with the number of points when their order is random; a fixed shuffle
    /// gives that order and the same circle every time.
    public init?(enclosing points: [Point]) {
        guard let first = points.first else { return nil }
        var points = points
        var state: UInt32 = 1
        for index in points.indices.dropFirst() {
            state = state &* 1_664_525 &+ 1_013_904_223  // Numerical Recipes' generator
            points.swapAt(index, Int(state >> 1) % (index + 1))
        }
        var circle = Circle(center: first, radius: 0)
        circle.center = points[0]
        for i in points.indices where !circle.contains(points[i]) {
            circle = Circle(center: points[i], radius: 0)
            for j in 0..<i where !circle.contains(points[j]) {
                circle = Circle(diameter: points[i], points[j])
                for k in 0..<j where !circle.contains(points[k]) {
                    circle = Circle(through: points[i], points[j], points[k]) ?? circle
                }
            }
        }
        self = circle
    }
}

extension Path {
    /// The smallest circle around what filling this path can cover; nil when that is nothing. The radius is at most
    /// `tolerance` (in the path's units) too small.
    public func enclosingCircle(tolerance: Double) -> Circle? {
        var corners: [Point] = []
        for contour in contours {
            guard let bounds = contour.bounds, !bounds.isEmpty else { continue }
            corners.append(contour.start)
            for curve in contour.curves { curve.appendCorners(to: &corners, tolerance: tolerance) }
        }
        return Circle(enclosing: corners)
    }
}
