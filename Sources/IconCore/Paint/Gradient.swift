/// A colour at a place along a gradient.
public struct GradientStop: Equatable, Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, 0 (start) … 1 (end).
    public var offset: Double

    /// A stop with a colour at a place.
    public init(color: Color, offset: Double) {
        self.color = color
        self.offset = offset
    }
}

/// Why a gradient cannot be made.
public enum GradientError: Error, Equatable, Sendable {
    /// There are `found` stops; 1 … `Gradient.maximumStops` are allowed.
    case stopCount(found: Int)
    /// The offset of stop `index` (from 0) is not a number in 0 … 1, or less than the one before it.
    case offset(index: Int)
    /// The angle is not a finite number.
    case angle
}

/// Colours that flow into one another across a square. Valid by construction: 1 … 8 stops in order.
public struct Gradient: Equatable, Hashable, Sendable {
    /// The way the colours run.
    public enum Shape: Equatable, Hashable, Sendable {
        /// Along straight lines. The angle is CSS's: in degrees, 0 toward the top, 90 toward the right, 180 toward the
        /// bottom. The gradient line is as long as makes the corners have exactly the end colours (CSS Images 3, 3.1.1).
        case linear(angle: Double)
        /// In circles about the centre; the corners have exactly the end colour.
        case radial
    }

    /// The space in which colours between two stops are mixed.
    public enum Space: UInt8, Equatable, Hashable, Sendable {
        /// Encoded sRGB, as SVG and most design tools do.
        case srgb
        /// OKLab: even steps in lightness, no greyish middle.
        case oklab
    }

    /// The most stops.
    public static let maximumStops = 8

    /// The way the colours run.
    public let shape: Shape
    /// 1 … 8 stops, offsets not decreasing. One stop is a flat colour.
    public let stops: [GradientStop]
    /// The space in which colours are mixed. Opacity is mixed as it is, apart from colour, as in SVG.
    public let space: Space

    /// A gradient through `stops`.
    public init(shape: Shape, stops: [GradientStop], space: Space = .srgb) throws(GradientError) {
        guard (1...Gradient.maximumStops).contains(stops.count) else { throw .stopCount(found: stops.count) }
        var previous = 0.0
        for (index, stop) in stops.enumerated() {
            guard stop.offset >= previous, stop.offset <= 1 else { throw .offset(index: index) }
            previous = stop.offset
        }
        if case .linear(let angle) = shape, !angle.isFinite { throw .angle }
        self.shape = shape
        self.stops = stops
        self.space = space
    }

    /// One colour everywhere.
    public init(_ color: Color) {
        shape = .linear(angle: 180)
        stops = [GradientStop(color: color, offset: 0)]
        space = .srgb
    }

    /// From `first` to `second` along straight lines; downward unless `angle` says otherwise.
    ///
    /// - Parameter angle: CSS's, in degrees. An angle that is not finite counts as 180.
    public init(_ first: Color, _ second: Color, angle: Double = 180, space: Space = .srgb) {
        shape = .linear(angle: angle.isFinite ? angle : 180)
        stops = [GradientStop(color: first, offset: 0), GradientStop(color: second, offset: 1)]
        self.space = space
    }

    /// Whether every point has the same colour.
    public var isFlat: Bool { stops.allSatisfy { $0.color == stops[0].color } }

    /// Whether nothing shows through anywhere.
    public var isOpaque: Bool { stops.allSatisfy { $0.color.isOpaque } }

    /// Whether every colour between the stops is a grey. Mixtures of greys are greys in both spaces.
    public var isGrey: Bool { stops.allSatisfy { $0.color.isGrey } }
}
