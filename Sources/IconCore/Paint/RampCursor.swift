/// Looks colours up along a ramp, quickly when each place is near the last. This is the definition of a gradient's pixels;
/// everything quicker must give the same.
struct RampCursor {
    private let knots: [GradientRamp.Knot]
    /// The place lies between knots `index − 1` and `index`.
    private var index = 0

    init(_ ramp: GradientRamp) {
        knots = ramp.knots
    }

    /// The colour at `place`, rounded to nearest. Where two knots share a place, the later one counts from there on.
    mutating func color(at place: Double) -> Color {
        while index < knots.count, knots[index].offset <= place { index += 1 }
        while index > 0, knots[index - 1].offset > place { index -= 1 }
        guard index > 0 else { return RampCursor.rounded(knots[0].components) }
        guard index < knots.count else { return RampCursor.rounded(knots[index - 1].components) }
        let (from, to) = (knots[index - 1], knots[index])
        let fraction = (place - from.offset) / (to.offset - from.offset)
        return RampCursor.rounded(from.components + (to.components - from.components) * fraction)
    }

    @inline(__always)
    private static func rounded(_ components: GradientRamp.Components) -> Color {
        let half = components + 0.5
        return Color(red: UInt8(half.x), green: UInt8(half.y), blue: UInt8(half.z), alpha: UInt8(half.w))
    }
}
