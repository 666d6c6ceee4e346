/// Looks colours up along a ramp, quickly when each place is near the last. This is the definition of a gradient's pixels;
/// everything quicker must give the same.
struct RampCursor {
    private let knots: [GradientRamp.Knot]
    /// The piece that the last place lay in: from `low` up to `high`, exclusive.
    private var low = Double.infinity
    private var high = -Double.infinity
    private var width = 1.0
    private var components = GradientRamp.Components()
    private var difference = GradientRamp.Components()

    init(_ ramp: GradientRamp) {
        knots = ramp.knots
    }

    /// The colour at `place`, rounded to nearest. Where two knots share a place, the later one counts from there on.
    @inline(__always)
    mutating func color(at place: Double) -> Color {
        if !(place >= low && place < high) { find(place) }
        let half = components + difference * ((place - low) / width) + 0.5
        return Color(
            red: UInt8(truncatingIfNeeded: Int32(half.x)), green: UInt8(truncatingIfNeeded: Int32(half.y)),
            blue: UInt8(truncatingIfNeeded: Int32(half.z)), alpha: UInt8(truncatingIfNeeded: Int32(half.w)))
    }

    /// The same by a call, for places that are seldom asked for and where a call costs less than it spares.
    @inline(never)
    mutating func singleColor(at place: Double) -> Color { color(at: place) }

    private mutating func find(_ place: Double) {
        // Places mostly move on to the next piece, or stay near; there are few of them.
        let index = knots.firstIndex { $0.offset > place } ?? knots.count
        if index == 0 || index == knots.count {
            // Before the first knot and behind the last the colour stays.
            components = knots[index == 0 ? 0 : index - 1].components
            difference = GradientRamp.Components()
            (low, high) = index == 0 ? (place, knots[0].offset) : (knots[index - 1].offset, .infinity)
            width = 1
            return
        }
        let (from, to) = (knots[index - 1], knots[index])
        (low, high) = (from.offset, to.offset)
        width = to.offset - from.offset
        components = from.components
        difference = to.components - from.components
    }
}
