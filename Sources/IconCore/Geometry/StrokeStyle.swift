/// How a line along a path is drawn. Lengths are in the path's units; the terms are SVG's (SVG 2, 13.5).
public struct StrokeStyle: Equatable, Hashable, Sendable {
    /// How an open contour ends.
    public enum Cap: UInt8, Equatable, Hashable, Sendable {
        /// Straight across the end point.
        case butt
        /// A half circle beyond the end point.
        case round
        /// Straight, half the width beyond the end point.
        case square
    }

    /// How two pieces of a contour meet.
    public enum Join: UInt8, Equatable, Hashable, Sendable {
        /// The outer edges go on until they meet; a bevel where that is farther than the miter limit.
        case miter
        /// A circle about the corner.
        case round
        /// The outer corners are joined by a straight line.
        case bevel
    }

    /// The full width of the line; above 0.
    public var width: Double
    /// How open contours end.
    public var cap: Cap
    /// How pieces of a contour meet.
    public var join: Join
    /// The longest miter, as a multiple of the width; at least 1. SVG's default is 4.
    public var miterLimit: Double
    /// Lengths of dashes and gaps in turn; empty for an unbroken line. An odd number of lengths is repeated once.
    public var dashes: [Double]
    /// Where in the pattern of dashes the contour begins.
    public var dashOffset: Double

    /// A line with SVG's defaults but for what is named.
    public init(
        width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 4, dashes: [Double] = [],
        dashOffset: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dashes = dashes
        self.dashOffset = dashOffset
    }
}
