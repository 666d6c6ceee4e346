/// A position in a plane. x grows to the right, y grows downward; the unit is the plane's own (pixels on a canvas,
/// user units in a glyph).
public struct Point: Equatable, Hashable, Sendable {
    /// To the right.
    public var x: Double
    /// Down.
    public var y: Double

    /// The origin.
    public static let zero = Point(0, 0)

    /// The point at `x` to the right and `y` down.
    @inlinable
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// Whether both coordinates are numbers and not infinite.
    @inlinable
    public var isFinite: Bool { x.isFinite && y.isFinite }

    /// The point `fraction` of the way to `end`: 0 is this point, 1 is `end`.
    @inlinable
    public func interpolated(to end: Point, at fraction: Double) -> Point {
        Point(x + (end.x - x) * fraction, y + (end.y - y) * fraction)
    }

    /// The length of the straight line to `other`.
    @inlinable
    public func distance(to other: Point) -> Double { (other - self).length }

    /// The point displaced by `offset`.
    @inlinable
    public static func + (point: Point, offset: Vector) -> Point { Point(point.x + offset.dx, point.y + offset.dy) }

    /// The point displaced by `offset` backward.
    @inlinable
    public static func - (point: Point, offset: Vector) -> Point { Point(point.x - offset.dx, point.y - offset.dy) }

    /// The displacement from `start` to `end`.
    @inlinable
    public static func - (end: Point, start: Point) -> Vector { Vector(end.x - start.x, end.y - start.y) }
}
