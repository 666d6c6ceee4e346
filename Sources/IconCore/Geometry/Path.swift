/// One step of a path. Coordinates are absolute; the step starts where the one before it ended.
public enum PathElement: Equatable, Hashable, Sendable {
    /// Starts a new contour at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A quadratic Bézier curve: control point, end.
    case quadratic(Point, Point)
    /// A cubic Bézier curve: first control point, second control point, end.
    case cubic(Point, Point, Point)
    /// A straight line back to where the contour began. What follows without a `move` starts there too.
    case close
}

/// Which side of a path's contours is inside.
public enum FillRule: UInt8, Equatable, Hashable, Sendable {
    /// Inside is where the contours wind around a point a number of times other than zero, counted with direction.
    case nonZero
    /// Inside is where a ray from the point crosses the contours an odd number of times.
    case evenOdd
}

/// An outline: contours of lines and Bézier curves. Circular and elliptical arcs are turned into cubics as they are
/// added (`addArc`). A contour that is not closed is closed by a straight line when the path is filled.
///
/// The first element is always a `move`: adding to an empty path starts a contour at the origin.
public struct Path: Equatable, Hashable, Sendable {
    /// The steps, in order.
    public private(set) var elements: [PathElement]
    /// Where the next element starts.
    public private(set) var current: Point
    private var start: Point

    /// The most elements that a path read from outside may have. A bound on memory and time, far above any artwork:
    /// the busiest glyph of the three packs has under 1,000.
    public static let maximumElements = 1 << 18

    /// An empty path.
    public init() {
        elements = []
        current = .zero
        start = .zero
    }

    /// Whether there are no steps.
    @inlinable
    public var isEmpty: Bool { elements.isEmpty }

    /// Starts a new contour at `point`.
    public mutating func move(to point: Point) {
        elements.append(.move(point))
        (current, start) = (point, point)
    }

    /// Adds a straight line to `point`.
    public mutating func line(to point: Point) {
        beginIfNeeded()
        elements.append(.line(point))
        current = point
    }

    /// Adds a quadratic Bézier curve with one control point, ending at `point`.
    public mutating func quadratic(_ control: Point, to point: Point) {
        beginIfNeeded()
        elements.append(.quadratic(control, point))
        current = point
    }

    /// Adds a cubic Bézier curve with two control points, ending at `point`.
    public mutating func cubic(_ control1: Point, _ control2: Point, to point: Point) {
        beginIfNeeded()
        elements.append(.cubic(control1, control2, point))
        current = point
    }

    /// Closes the contour. Does nothing to an empty path.
    public mutating func close() {
        guard !elements.isEmpty, elements.last != .close else { return }
        elements.append(.close)
        current = start
    }

    /// Adds the contours of `other` behind those of this path.
    public mutating func append(_ other: Path) {
        guard !other.isEmpty else { return }
        elements.append(contentsOf: other.elements)
        (current, start) = (other.current, other.start)
    }

    /// A contour needs a `move` first: at the start of a path, and after `close`, which leaves the pen at the start of
    /// the contour it closed.
    private mutating func beginIfNeeded() {
        guard let last = elements.last, last != .close else { return move(to: current) }
    }

    /// The same outline seen through `transform`.
    public func transformed(by transform: Affine) -> Path {
        var result = self
        for index in elements.indices {
            switch elements[index] {
            case .move(let p): result.elements[index] = .move(transform(p))
            case .line(let p): result.elements[index] = .line(transform(p))
            case .quadratic(let c, let p): result.elements[index] = .quadratic(transform(c), transform(p))
            case .cubic(let c1, let c2, let p):
                result.elements[index] = .cubic(transform(c1), transform(c2), transform(p))
            case .close: break
            }
        }
        result.current = transform(current)
        result.start = transform(start)
        return result
    }

    /// Whether every coordinate is a number and not infinite.
    public var isFinite: Bool {
        elements.allSatisfy { element in
            switch element {
            case .move(let p), .line(let p): p.isFinite
            case .quadratic(let c, let p): c.isFinite && p.isFinite
            case .cubic(let c1, let c2, let p): c1.isFinite && c2.isFinite && p.isFinite
            case .close: true
            }
        }
    }
}
