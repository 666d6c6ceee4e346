/// A gradient as the places where its 8-bit colours change.
///
/// Between two of them all pixels are alike, so a row is a few dozen stretches instead of a thousand evaluations. The places
/// are only known to within `uncertainty`: a pixel that near to one is looked up in the ramp, so that its colour is the
/// ramp's to the bit.
struct GradientSteps: Sendable {
    /// Where colours change; not decreasing.
    private(set) var places: [Double] = []
    /// The colours before the first place, between the first and the second, …, and behind the last.
    private(set) var colors: [Color] = []
    /// How far the true place of a change may be from the one in `places`; well above the rounding of all that leads to it.
    private(set) var uncertainty = 1e-12

    /// nil where a ramp rises so slowly somewhere that the place of a change cannot be told well.
    init?(_ ramp: GradientRamp) {
        let knots = ramp.knots
        for index in knots.indices {
            if index > 0 {
                guard let error = GradientSteps.addChanges(from: knots[index - 1], to: knots[index], &places) else {
                    return nil
                }
                uncertainty = max(uncertainty, error)
            }
            // Where two pieces meet, colours may jump.
            places.append(knots[index].offset)
        }
        var cursor = RampCursor(ramp)
        colors.reserveCapacity(places.count + 1)
        colors.append(cursor.singleColor(at: places[0] - 1))
        for index in places.indices {
            let next = index + 1 < places.count ? places[index + 1] : places[index] + 1
            // Colours between places that are nearer than their uncertainty are never used.
            colors.append(cursor.singleColor(at: 0.5 * (places[index] + next)))
        }
    }

    /// Appends the places between two knots where a component passes a whole number, in order.
    ///
    /// - Returns: how far they may be from the true ones; nil when that is too far.
    private static func addChanges(
        from: GradientRamp.Knot, to: GradientRamp.Knot, _ places: inout [Double]
    ) -> Double? {
        let width = to.offset - from.offset
        guard width > 0 else { return 0 }
        // The changes of each component, already in order, are merged.
        var flattest = Double.infinity
        func channel(_ start: Double, _ end: Double) -> Channel? {
            guard let channel = Channel(from: start + 0.5, to: end + 0.5) else { return nil }
            if channel.isChanging { flattest = min(flattest, 1 / channel.step) }
            return channel
        }
        let (a, b) = (from.components, to.components)
        guard let red = channel(a.x, b.x), let green = channel(a.y, b.y), let blue = channel(a.z, b.z),
            let alpha = channel(a.w, b.w)
        else { return nil }
        var channels = (red, green, blue, alpha)
        while true {
            let nearest = min(
                min(channels.0.next, channels.1.next), min(channels.2.next, channels.3.next))
            guard nearest <= Channel.end else { break }
            places.append(from.offset + width * min(max(nearest, 0), 1))
            channels.0.pass(nearest)
            channels.1.pass(nearest)
            channels.2.pass(nearest)
            channels.3.pass(nearest)
        }
        // A component is known to 1e-12 of 255, and the sum of at most 256 steps to as much.
        return flattest.isFinite ? 4e-12 * width / flattest + 1e-12 : 0
    }

    /// The number of the first change at or behind `place`.
    @inline(__always)
    func index(of place: Double) -> Int {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low &+ high) &>> 1
            if places[middle] < place { low = middle &+ 1 } else { high = middle }
        }
        return low
    }
}

/// The changes of one component between two knots, as parts of the way.
private struct Channel {
    /// A little behind the second knot: what rounding might put inside the piece counts too.
    static let end = 1 + 1e-5

    /// The next one, behind `end` when there is none.
    var next = 2.0
    /// From one to the next.
    var step = 0.0
    var isChanging: Bool { step > 0 }

    init() {}

    /// nil for a component that rises so slowly that the place of a change cannot be told well.
    init?(from start: Double, to end: Double) {
        let distance = abs(end - start)
        guard distance > 0 else { return }
        let first = start < end ? (start - 1e-9).rounded(.up) - start : start - (start + 1e-9).rounded(.down)
        guard first <= distance + 1e-9 else { return }
        guard distance > 1e-4 else { return nil }
        step = 1 / distance
        next = first * step
    }

    @inline(__always)
    mutating func pass(_ place: Double) {
        if next == place { next += step }
    }
}
