/// The segments of a row while shapes are painted over it.
struct SegmentList: ~Copyable {
    private var segments = ReusedList<RowSegment>()
    private var next = ReusedList<RowSegment>()

    var contents: UnsafeBufferPointer<RowSegment> { segments.contents }

    mutating func start() { segments.removeAll() }

    @inline(__always)
    mutating func append(_ start: Int32, _ end: Int32, kind: RowSegment.Kind) {
        if end &- start >= RowSegment.leastPixels {
            segments.append(RowSegment(start: start, end: end, kind: kind))
        }
    }

    /// Takes away what lies under spans, and puts those in its place that hide it and are of one colour.
    ///
    /// - Parameter hidesWhole: whether a span of full coverage is of one opaque colour.
    mutating func cover(_ spans: UnsafeBufferPointer<CoverageSpan>, hidesWhole: Bool) {
        guard !spans.isEmpty else { return }
        next.removeAll()
        var index = 0
        var place: Int32 = 0
        for span in spans {
            keep(place, span.start, &index)
            if hidesWhole, span.coverage == 255 { add(span.start, span.end, kind: .flat) }
            place = span.end
        }
        keep(place, .max, &index)
        swap(&segments, &next)
    }

    /// Leaves what lies under spans of full coverage; outside all spans everything is clear.
    mutating func mask(_ spans: UnsafeBufferPointer<CoverageSpan>, width: Int32) {
        next.removeAll()
        var index = 0
        var place: Int32 = 0
        for span in spans {
            add(place, span.start, kind: .flat)
            if span.coverage == 255 { keep(span.start, span.end, &index) }
            place = span.end
        }
        add(place, width, kind: .flat)
        swap(&segments, &next)
    }

    /// Keeps the parts of segments from `index` on that lie between two places, and goes on to the last that reaches beyond.
    private mutating func keep(_ start: Int32, _ end: Int32, _ index: inout Int) {
        while index < segments.count {
            let segment = segments[index]
            if segment.start >= end { return }
            add(max(segment.start, start), min(segment.end, end), kind: segment.kind)
            if segment.end > end { return }
            index &+= 1
        }
    }

    private mutating func add(_ start: Int32, _ end: Int32, kind: RowSegment.Kind) {
        if end &- start >= RowSegment.leastPixels {
            next.append(RowSegment(start: start, end: end, kind: kind))
        }
    }
}
