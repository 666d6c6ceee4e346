/// A deflate encoder (RFC 1951) that takes its bytes piece by piece. One value can write many streams one after the other
/// and keeps its memory between them, at most about 0.7 MB. The stream depends neither on how the bytes were cut into pieces
/// nor on what the value has written before.
struct Deflater: ~Copyable {
    private var window = MatchWindow()
    private var blocks = BlockWriter()
    private var quick = QuickParser()
    /// There when the level asks for it; another 1.5 MB.
    private var optimal: OptimalParser?
    private var isOptimal = false
    /// Whether the stream is short enough to be parsed as a whole, more than once.
    private var isRehearsed = false
    /// What whoever writes the bytes knows of them.
    private var known = KnownRuns()
    private var pixel = 1
    private var row = 0
    private var tokenCount = 0
    /// The literals and matches of the segment.
    private var stepCount = 0
    /// The bytes that the tokens of the segment stand for.
    private var segmentBytes = 0
    /// The checksum of the bytes parsed so far or being parsed: taken here, since here they are in the cache.
    private(set) var checksum = Adler32()
    /// Where the bytes begin that are not in the checksum yet, as an index of the window.
    private var uncheckedBytes = 0

    /// So many bytes are taken in before they are parsed: parsing less at a time would look at more bytes twice.
    private static let batch = 16_384
    /// How often a short stream is parsed in vain before it is written, to find its prices.
    private static let rehearsals = 2

    /// Begins a stream, whether or not the one before was finished.
    ///
    /// - Parameters:
    ///   - length: the bytes that will come, exactly.
    ///   - pixel: the bytes of a pixel, or 1 for anything but a picture.
    ///   - row: the bytes of a row including its filter byte, or 0 for anything but a picture.
    ///   - searches: whether matches are looked for anywhere, or only at likely distances; the smallest level always does.
    mutating func start(
        level: DeflateLevel, length: Int, pixel: Int = 1, row: Int = 0, searches: Bool = true
    ) {
        window.start(length: length, pixel: pixel, row: row)
        blocks.start(length: length)
        (tokenCount, stepCount, segmentBytes, uncheckedBytes) = (0, 0, 0, 0)
        checksum = Adler32()
        (self.pixel, self.row) = (pixel, row)
        isOptimal = level == .smallest
        isRehearsed = isOptimal && length <= MatchWindow.capacity
        if isOptimal {
            if optimal == nil { optimal = OptimalParser() }
            optimal?.start()
        } else {
            quick.start(searches: searches)
        }
        known.start()
    }

    /// Writes bytes to the stream before what comes, as they are.
    mutating func prepend(_ bytes: Span<UInt8>) { blocks.append(bytes) }

    /// Takes in the next bytes.
    mutating func write(_ bytes: Span<UInt8>) {
        var taken = 0
        while taken < bytes.count {
            makeRoom(for: 1)
            taken = window.append(bytes, from: taken)
        }
    }

    /// Takes in the `length` bytes that `body` sets from an index of a memory on.
    ///
    /// - Precondition: not more than `MatchWindow.room` bytes.
    @inline(__always)
    mutating func write(_ length: Int, _ body: (inout ScratchBuffer<UInt8>, Int) -> Void) {
        makeRoom(for: length)
        window.append(length, body)
    }

    /// Says of bytes at the end of what was written that they equal those before them.
    ///
    /// - Parameter run: counted from `length` bytes before that end.
    @inline(__always)
    mutating func expect(_ run: KnownRun, inLast length: Int) {
        guard !isOptimal else { return }
        let start = window.filled &- length
        known.append(
            KnownRun(
                start: start &+ run.start, end: start &+ run.end, distance: run.distance,
                leastRest: run.leastRest))
    }

    /// Parses what has come where that is enough, or where the memory is full.
    private mutating func makeRoom(for length: Int) {
        if window.filled - window.cursor >= Self.batch && !isRehearsed || !window.hasRoom(for: length) {
            parse(upTo: window.filled - MatchWindow.lookahead, isEnd: false)
        }
        let before = window.cursor
        window.makeRoom(for: length)
        uncheckedBytes -= before - window.cursor
        known.move(by: before - window.cursor)
    }

    /// Ends the stream and gives it away, with the checksum behind it.
    mutating func finish() -> [UInt8] {
        if isRehearsed { rehearse() }
        parse(upTo: window.filled, isEnd: true)
        closeSegment()
        return blocks.finish(checksum: checksum.value)
    }

    private mutating func parse(upTo end: Int, isEnd: Bool) {
        window.bytes.withSpan(uncheckedBytes..<window.filled) { checksum.update($0) }
        uncheckedBytes = window.filled
        if isOptimal {
            // Whole stretches only, so that they lie the same however the bytes come in.
            while isEnd ? window.cursor < end : window.cursor + OptimalParser.stretch <= end { parseStretch(upTo: end) }
        } else {
            while window.cursor < end { parseSegment(upTo: end) }
        }
    }

    /// Parses the stream without writing it, for the sake of the prices that it leads to.
    private mutating func rehearse() {
        for _ in 0..<Self.rehearsals {
            while window.cursor < window.filled { optimal?.rehearse(&window) }
            window.rewind(pixel: pixel, row: row)
            optimal?.restart()
        }
    }

    private mutating func parseStretch(upTo end: Int) {
        optimal?.plan(&window, upTo: end)
        while optimal?.hasTokens ?? false {
            let start = window.cursor
            let limit = blocks.segmentStart + BlockWriter.segmentLength
            tokenCount = optimal?.emit(&window, into: &blocks.tokens, from: tokenCount, limit: limit) ?? tokenCount
            segmentBytes += window.cursor - start
            if tokenCount >= limit { closeSegment() }
        }
    }

    private mutating func parseSegment(upTo end: Int) {
        let start = window.cursor
        let parsed = quick.parse(
            &window, knowing: &known, upTo: end, into: &blocks.tokens, from: tokenCount,
            limit: BlockWriter.segmentLength - stepCount)
        tokenCount = parsed.count
        stepCount += parsed.steps
        segmentBytes += window.cursor - start
        if stepCount >= BlockWriter.segmentLength { closeSegment() }
    }

    private mutating func closeSegment() {
        let raw = (window.cursor - segmentBytes)..<window.cursor
        blocks.closeSegment(at: tokenCount, raw: raw, of: window.bytes)
        tokenCount = blocks.segmentStart
        (stepCount, segmentBytes) = (0, 0)
    }
}
