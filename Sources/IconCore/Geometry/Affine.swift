/// An affine transform of the plane, in SVG's order: `x' = a x + c y + e`, `y' = b x + d y + f`.
public struct Affine: Equatable, Hashable, Sendable {
    /// What x adds to x'.
    public var a: Double
    /// What x adds to y'.
    public var b: Double
    /// What y adds to x'.
    public var c: Double
    /// What y adds to y'.
    public var d: Double
    /// Added to x'.
    public var e: Double
    /// Added to y'.
    public var f: Double

    /// The transform that moves nothing.
    public static let identity = Affine(1, 0, 0, 1, 0, 0)

    /// A transform of its six numbers, in SVG's order.
    @inlinable
    public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
    }

    /// Moves everything by `offset`.
    @inlinable
    public static func translation(_ offset: Vector) -> Affine { Affine(1, 0, 0, 1, offset.dx, offset.dy) }

    /// Scales about the origin.
    @inlinable
    public static func scale(_ factor: Double) -> Affine { Affine(factor, 0, 0, factor, 0, 0) }

    /// Scales about the origin, each axis by its own factor.
    @inlinable
    public static func scale(x: Double, y: Double) -> Affine { Affine(x, 0, 0, y, 0, 0) }

    /// A turn about the origin by `degrees`, clockwise on a canvas (y down), as in SVG.
    public static func rotation(degrees: Double) -> Affine {
        let (sine, cosine) = sineAndCosine(degrees: degrees)
        return Affine(cosine, sine, -sine, cosine, 0, 0)
    }

    /// A turn about `center` by `degrees`, clockwise on a canvas (y down).
    public static func rotation(degrees: Double, about center: Point) -> Affine {
        translation(Point.zero - center).then(rotation(degrees: degrees)).then(translation(center - Point.zero))
    }

    /// This transform first, `next` after it.
    @inlinable
    public func then(_ next: Affine) -> Affine {
        Affine(
            next.a * a + next.c * b, next.b * a + next.d * b,
            next.a * c + next.c * d, next.b * c + next.d * d,
            next.a * e + next.c * f + next.e, next.b * e + next.d * f + next.f)
    }

    /// The image of a point.
    @inlinable
    public func callAsFunction(_ point: Point) -> Point {
        Point(a * point.x + c * point.y + e, b * point.x + d * point.y + f)
    }

    /// The image of a displacement: turned and scaled, not moved.
    @inlinable
    public func callAsFunction(_ vector: Vector) -> Vector {
        Vector(a * vector.dx + c * vector.dy, b * vector.dx + d * vector.dy)
    }

    /// Signed change of area: 2 for a transform that doubles areas, negative for one that mirrors.
    @inlinable
    public var determinant: Double { a * d - b * c }

    /// The greatest factor by which any length grows: the larger singular value of the linear part.
    public var maximumScale: Double {
        let sum = a * a + b * b + c * c + d * d
        let difference = (sum * sum - 4 * determinant * determinant)
        return ((sum + max(difference, 0).squareRoot()) / 2).squareRoot()
    }

    /// The transform that undoes this one, or nil when this one flattens the plane to a line or a point.
    public var inverted: Affine? {
        let determinant = self.determinant
        guard determinant.isFinite, determinant != 0 else { return nil }
        return Affine(
            d / determinant, -b / determinant, -c / determinant, a / determinant,
            (c * f - d * e) / determinant, (b * e - a * f) / determinant)
    }

    /// Whether all six numbers are finite.
    @inlinable
    public var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && e.isFinite && f.isFinite
    }
}
