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

    /// The smallest circle that holds all `points`, or nil when there are none or one is not finite.
    ///
    /// Starts with any point and takes in the farthest one that is still outside, as the smallest circle of at most four: the
    /// ones on the border so far, and the new one (B. Gärtner, "Fast and robust smallest enclosing balls", 1999). The circle
    /// grows each time; ten or twenty rounds over all points do, in whatever order they come.
    public init?(enclosing points: [Point]) {
        guard let first = points.first, points.allSatisfy({ $0.isFinite }) else { return nil }
        var circle = Circle(center: first, radius: 0)
        var border = [first]
        for _ in 0..<Circle.maximumRounds {
            guard let farthest = circle.farthest(of: points), !circle.contains(farthest),
                let (larger, points) = Circle.smallest(holding: border + [farthest]), larger.radius > circle.radius
            else { break }
            (circle, border) = (larger, points)
        }
        self = circle
    }

    /// More rounds than any input needs; where rounding keeps the circle from settling, what is left out by then is no more
    /// than rounding.
    private static let maximumRounds = 1_000

    private func farthest(of points: [Point]) -> Point? {
        var best: (distance: Double, point: Point)?
        for point in points {
            let distance = (point - center).squaredLength
            if distance > best?.distance ?? -1 { best = (distance, point) }
        }
        return best?.point
    }

    /// The smallest circle around at most four points, and those of them that lie on its border: all pairs and triples are
    /// tried.
    private static func smallest(holding points: [Point]) -> (Circle, border: [Point])? {
        var best: (circle: Circle, border: [Point])?
        func consider(_ circle: Circle?, _ border: [Point]) {
            guard let circle, circle.radius < best?.circle.radius ?? .infinity,
                points.allSatisfy({ circle.contains($0) })
            else { return }
            best = (circle, border)
        }
        for i in points.indices {
            for j in points.indices where j > i {
                consider(Circle(diameter: points[i], points[j]), [points[i], points[j]])
                for k in points.indices where k > j {
                    let corners = [points[i], points[j], points[k]]
                    consider(Circle(through: corners[0], corners[1], corners[2]), corners)
                }
            }
        }
        return best.map { ($0.circle, $0.border) }
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
