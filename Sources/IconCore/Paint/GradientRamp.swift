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
        // The number of pieces doubles until every line is close enough at its quarters.
        var pieces = 1
        var isCloseEnough = false
        while !isCloseEnough, pieces < 256 {
            pieces *= 2
            isCloseEnough = true
            for piece in 0..<pieces where isCloseEnough {
                let (from, to) = (Double(piece) / Double(pieces), Double(piece + 1) / Double(pieces))
                let (a, b) = (mixture(from), mixture(to))
                for quarter in [0.25, 0.5, 0.75] {
                    let error = mixture(from + (to - from) * quarter) - (a + (b - a) * quarter)
                    for lane in 0..<4 where abs(error[lane]) > GradientRamp.tolerance { isCloseEnough = false }
                }
            }
        }
        for piece in 1..<pieces {
            let fraction = Double(piece) / Double(pieces)
            let offset = start.offset + (end.offset - start.offset) * fraction
            knots.append(Knot(offset: offset, components: mixture(fraction)))
        }
    }
}
