/// An upright rectangle, from its least corner (inclusive) to its greatest (exclusive). `minX <= maxX` and
/// `minY <= maxY` always hold; an empty rectangle has no width or no height.
public struct Rect: Equatable, Hashable, Sendable {
    /// The left side.
    public let minX: Double
    /// The upper side.
    public let minY: Double
    /// The right side.
    public let maxX: Double
    /// The lower side.
    public let maxY: Double

    /// The rectangle between two opposite corners, in whatever order.
    @inlinable
    public init(_ a: Point, _ b: Point) {
        minX = min(a.x, b.x)
        minY = min(a.y, b.y)
        maxX = max(a.x, b.x)
        maxY = max(a.y, b.y)
    }

    /// The rectangle with its least corner at (`x`, `y`). A negative width or height reaches the other way.
    @inlinable
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(Point(x, y), Point(x + width, y + height))
    }

    /// The distance from left to right; not negative.
    @inlinable
    public var width: Double { maxX - minX }

    /// The distance from top to bottom; not negative.
    @inlinable
    public var height: Double { maxY - minY }

    /// The middle.
    @inlinable
    public var center: Point { Point((minX + maxX) / 2, (minY + maxY) / 2) }

    /// The greater of width and height.
    @inlinable
    public var longestSide: Double { max(width, height) }

    /// Whether the area is zero, or not a number.
    @inlinable
    public var isEmpty: Bool { !(width > 0 && height > 0) }

    /// The smallest rectangle that holds both.
    @inlinable
    public func union(_ other: Rect) -> Rect {
        Rect(
            Point(min(minX, other.minX), min(minY, other.minY)),
            Point(max(maxX, other.maxX), max(maxY, other.maxY)))
    }

    /// This rectangle with each side moved outward by `distance` (inward if negative, to a line or point at most).
    @inlinable
    public func expanded(by distance: Double) -> Rect {
        let x = max(distance, -width / 2)
        let y = max(distance, -height / 2)
        return Rect(Point(minX - x, minY - y), Point(maxX + x, maxY + y))
    }

    /// Whether `other` lies inside this rectangle or on its border.
    @inlinable
    public func contains(_ other: Rect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    /// The smallest upright rectangle that holds all `points`, or nil when there are none.
    public init?(enclosing points: some Sequence<Point>) {
        var iterator = points.makeIterator()
        guard let first = iterator.next() else { return nil }
        var (least, greatest) = (first, first)
        while let point = iterator.next() {
            least = Point(min(least.x, point.x), min(least.y, point.y))
            greatest = Point(max(greatest.x, point.x), max(greatest.y, point.y))
        }
        self.init(least, greatest)
    }
}
