/// The colours along a gradient as straight lines in encoded sRGB: what rasteriser and vector writers paint with, so that
/// both show the same.
///
/// Mixing in sRGB is such lines already. Mixing in OKLab is cut into pieces until each leaves the true curve by at most
/// `tolerance` in any component.
public struct GradientRamp: Equatable, Sendable {
    /// Components of a colour in 0 … 255, not rounded: red, green, blue, alpha.
    public typealias Components = SIMD4<Double>

    /// A colour at a place; neighbours are joined by straight lines.
    public struct Knot: Equatable, Sendable {
        /// The place, 0 … 1.
        public let offset: Double
        /// The colour there, encoded sRGB, straight.
        public let components: Components
    }

    /// How far, of 255, a line may leave the mixture it stands for. Half of what rounding to 8 bits does.
    static let tolerance = 0.25

    /// At least one knot; offsets not decreasing. Before the first and behind the last the colour stays.
    public private(set) var knots: [Knot] = []

    /// The ramp of a gradient.
    public init(_ gradient: Gradient) {
        for (index, stop) in gradient.stops.enumerated() {
            if index > 0, gradient.space == .oklab {
                addMixture(from: gradient.stops[index - 1], to: stop)
            }
            knots.append(Knot(offset: stop.offset, components: GradientRamp.components(stop.color)))
        }
    }

    private static func components(_ c: Color) -> Components {
        Components(Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha))
    }

    private mutating func addMixture(from start: GradientStop, to end: GradientStop) {
        guard start.color != end.color, start.offset < end.offset else { return }
        let (first, last) = (Oklab(LinearColor(start.color)), Oklab(LinearColor(end.color)))
        func mixture(_ fraction: Double) -> Components {
            let color = LinearColor(first.interpolated(to: last, at: fraction))
            func component(_ value: Double) -> Double { min(max(value, 0), 1) * 255 }
            return Components(
                component(SRGB.encoded(color.red)), component(SRGB.encoded(color.green)),
                component(SRGB.encoded(color.blue)), component(color.alpha))
        }
        // Halves of halves, each cut until its line is close enough at its quarters; the parts still to do lie on a stack,
        // the nearest on top. A curve that runs into the border of sRGB's gamut has a corner: cut there, not everywhere.
        var pending = [(from: 0.0, to: 1.0)]
        while let (from, to) = pending.popLast() {
            let (a, b) = (mixture(from), mixture(to))
            let isClose = [0.25, 0.5, 0.75].allSatisfy { quarter in
                let error = mixture(from + (to - from) * quarter) - (a + (b - a) * quarter)
                return (0..<4).allSatisfy { abs(error[$0]) <= GradientRamp.tolerance }
            }
            if isClose || to - from < 1.0 / 512 {
                guard to < 1 else { continue }
                let offset = start.offset + (end.offset - start.offset) * to
                knots.append(Knot(offset: offset, components: b))
            } else {
                let middle = (from + to) / 2
                pending.append((middle, to))
                pending.append((from, middle))
            }
        }
    }
}
