/// A displacement in a plane: a direction with a length, and no position. Kept apart from `Point` so that the two
/// cannot be mixed up.
public struct Vector: Equatable, Hashable, Sendable {
    /// How far to the right.
    public var dx: Double
    /// How far down.
    public var dy: Double

    /// No displacement.
    public static let zero = Vector(0, 0)

    /// A displacement by `dx` to the right and `dy` down.
    @inlinable
    public init(_ dx: Double, _ dy: Double) {
        self.dx = dx
        self.dy = dy
    }

    /// The length, 0 or more.
    @inlinable
    public var length: Double { squaredLength.squareRoot() }

    /// The square of the length: no root is taken.
    @inlinable
    public var squaredLength: Double { dx * dx + dy * dy }

    /// The same direction with length 1, or nil for a vector too short to have a direction.
    @inlinable
    public var normalized: Vector? {
        let length = self.length
        return length > 1e-300 ? Vector(dx / length, dy / length) : nil
    }

    /// A quarter turn clockwise as seen on a canvas (y down): (1, 0) becomes (0, 1).
    @inlinable
    public var perpendicular: Vector { Vector(-dy, dx) }

    /// The product of both lengths and the cosine of the angle between them.
    @inlinable
    public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

    /// Positive when `other` lies clockwise of this vector on a canvas (y down).
    @inlinable
    public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

    /// One displacement after the other.
    @inlinable
    public static func + (a: Vector, b: Vector) -> Vector { Vector(a.dx + b.dx, a.dy + b.dy) }

    /// The displacement that leads from the end of `b` to the end of `a`.
    @inlinable
    public static func - (a: Vector, b: Vector) -> Vector { Vector(a.dx - b.dx, a.dy - b.dy) }

    /// The displacement back.
    @inlinable
    public static prefix func - (a: Vector) -> Vector { Vector(-a.dx, -a.dy) }

    /// The displacement `factor` times as long.
    @inlinable
    public static func * (a: Vector, factor: Double) -> Vector { Vector(a.dx * factor, a.dy * factor) }
}
