import IconCore

/// Tells from the segments of rows which bytes of a picture equal which before them.
struct RowRuns: ~Copyable {
    private var pixel = 0
    /// The bytes of a row with its filter.
    private var row = 0
    /// The segments of the row above in which nothing lies over the plate.
    private var above = ScratchBuffer<RowSegment>(uninitialized: 0)
    private var aboveCount = 0

    /// Begins a picture.
    mutating func start(pixel: Int, row: Int) {
        (self.pixel, self.row) = (pixel, row)
        aboveCount = 0
    }

    /// Gives the runs of the next row, from left to right, counted from its filter.
    @inline(__always)
    mutating func add(_ segments: RowSegments, _ body: (KnownRun) -> Void) {
        // Behind the filter.
        let first = 1
        func add(_ from: Int32, _ to: Int32, _ distance: Int, leastRest: Int) {
            body(
                KnownRun(
                    start: first &+ Int(from) &* pixel, end: first &+ Int(to) &* pixel, distance: distance,
                    leastRest: leastRest))
        }
        var index = 0
        var plates = 0
        for segment in segments.segments {
            switch segment.kind {
            case .flat:
                // Where the row above is alike, one match may lead beyond the flat part: rests are left to be looked at.
                add(segment.start &+ 1, segment.end, pixel, leastRest: MatchWindow.longestMatch)
            case .plate:
                guard let shift = segments.plateShift else { continue }
                plates &+= 1
                let aside = Int32(truncatingIfNeeded: shift)
                while index < aboveCount, above[index].end &- aside <= segment.start { index &+= 1 }
                var other = index
                while other < aboveCount, above[other].start &- aside < segment.end {
                    let from = max(segment.start, above[other].start &- aside)
                    let to = min(segment.end, above[other].end &- aside)
                    if from < to { add(from, to, row &- shift &* pixel, leastRest: 24) }
                    other &+= 1
                }
            }
        }
        if above.count < plates { above = ScratchBuffer(uninitialized: max(plates, 2 * above.count)) }
        aboveCount = 0
        for segment in segments.segments where segment.kind == .plate {
            guard aboveCount < plates else { break }
            above[aboveCount] = segment
            aboveCount &+= 1
        }
    }
}
