extension StrokeStyle {
    /// The most dashes along a path. Contours for which no more are left are drawn unbroken: dashes that fine would be grey.
    public static let maximumDashes = 10_000

    /// The pattern of dashes and gaps, of even count and positive total; nil for an unbroken line.
    fileprivate var pattern: [Double]? {
        guard !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
        let pattern = dashes.count % 2 == 0 ? dashes : dashes + dashes
        return pattern.reduce(0, +) > 0 && dashOffset.isFinite ? pattern : nil
    }
}

extension Contour {
    /// The parts of the contour that the dashes of `style` leave, as open contours; the contour itself for an unbroken
    /// line. A dash that runs over the start of a closed contour is one piece.
    ///
    /// - Parameters:
    ///   - tolerance: how far a dash may begin from its true place along the curve.
    ///   - limit: the most dashes; a contour that would have more is not broken.
    func dashed(_ style: StrokeStyle, tolerance: Double, limit: Int) -> [Contour] {
        guard let pattern = style.pattern, !curves.isEmpty else { return [self] }
        let lengths = curves.map { CurveLength($0, tolerance: tolerance) }
        let total = lengths.reduce(0) { $0 + $1.total }
        let period = pattern.reduce(0, +)
        guard total / period * Double(pattern.count) <= Double(limit) else { return [self] }

        // Where in the pattern the contour begins.
        var index = 0
        var rest = style.dashOffset - (style.dashOffset / period).rounded(.down) * period
        while rest > 0, rest >= pattern[index] {
            rest -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var remaining = pattern[index] - rest
        let beginsInDash = index % 2 == 0

        var dashes: [Contour] = []
        var dash = beginsInDash ? Contour(start: start) : nil
        for (curve, length) in zip(curves, lengths) {
            var from = 0.0
            while length.total - from > remaining {
                let to = from + remaining
                if var finished = dash {
                    finished.curves.append(length.part(of: curve, from: from, to: to))
                    dashes.append(finished)
                    dash = nil
                } else {
                    dash = Contour(start: curve.point(at: length.parameter(at: to)))
                }
                from = to
                index = (index + 1) % pattern.count
                remaining = pattern[index]
            }
            dash?.curves.append(length.part(of: curve, from: from, to: length.total))
            remaining -= length.total - from
        }
        guard var last = dash else { return dashes }
        if isClosed, beginsInDash, let first = dashes.first {
            last.curves += first.curves
            dashes[0] = last
        } else {
            dashes.append(last)
        }
        return dashes
    }
}

/// The length of a curve as a function of its parameter: chords of equal parameter length.
private struct CurveLength {
    /// Length from the start to each chord's end; one more than there are chords.
    private var lengths = [0.0]

    init(_ curve: CubicCurve, tolerance: Double) {
        // Four chords at least, and 64 times finer than for drawing: an error in length adds up along the contour.
        let count = curve.isLine ? 1 : max(4, curve.pieceCount(tolerance: tolerance / 64, limit: 1_024))
        var previous = curve.start
        for index in 1...count {
            let point = curve.point(at: Double(index) / Double(count))
            lengths.append(lengths[index - 1] + previous.distance(to: point))
            previous = point
        }
    }

    var total: Double { lengths[lengths.count - 1] }

    /// The parameter at which `length` of the curve has been passed.
    func parameter(at length: Double) -> Double {
        var (low, high) = (0, lengths.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lengths[middle] <= length { low = middle } else { high = middle }
        }
        let chord = lengths[high] - lengths[low]
        let within = chord > 0 ? (length - lengths[low]) / chord : 0
        return (Double(low) + min(max(within, 0), 1)) / Double(lengths.count - 1)
    }

    /// The part of `curve` between two lengths from its start.
    func part(of curve: CubicCurve, from: Double, to: Double) -> CubicCurve {
        let (start, end) = (parameter(at: from), parameter(at: to))
        let head = end < 1 ? curve.split(at: end).0 : curve
        return start > 0 && end > 0 ? head.split(at: start / end).1 : head
    }
}
