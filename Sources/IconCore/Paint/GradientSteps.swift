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
        colors.append(cursor.color(at: places[0] - 1))
        for index in places.indices {
            let next = index + 1 < places.count ? places[index + 1] : places[index] + 1
            // Colours between places that are nearer than their uncertainty are never used.
            colors.append(cursor.color(at: 0.5 * (places[index] + next)))
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
        // Parts of the way from knot to knot at which each component changes next, and how much further each time.
        var (next, step) = (SIMD4<Double>(repeating: 2), SIMD4<Double>(repeating: 0))
        var flattest = Double.infinity
        for channel in 0..<4 {
            let (start, end) = (from.components[channel] + 0.5, to.components[channel] + 0.5)
            guard start != end else { continue }
            let perNumber = 1 / abs(end - start)
            // Numbers that rounding might put inside the piece count too.
            let number =
                start < end ? (start - 1e-9).rounded(.up) - start : start - (start + 1e-9).rounded(.down)
            guard number <= abs(end - start) + 1e-9 else { continue }
            guard perNumber < 1e4 else { return nil }
            (next[channel], step[channel]) = (number * perNumber, perNumber)
            flattest = min(flattest, 1 / perNumber)
        }
        let last = 1 + 1e-5
        while true {
            let nearest = min(min(next.x, next.y), min(next.z, next.w))
            guard nearest <= last else { break }
            places.append(from.offset + width * min(max(nearest, 0), 1))
            for channel in 0..<4 where next[channel] == nearest { next[channel] += step[channel] }
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
