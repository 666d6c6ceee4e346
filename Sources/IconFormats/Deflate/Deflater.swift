/// A deflate encoder (RFC 1951) that takes its bytes piece by piece. One value can write many streams one after the other
/// and keeps its memory between them, about 0.6 MB. The stream depends neither on how the bytes were cut into pieces nor
/// on what the value has written before.
struct Deflater: ~Copyable {
    private var window = MatchWindow()
    private var blocks = BlockWriter()
    private var lazy = LazyParser()
    /// There when the level asks for it; another 1.5 MB.
    private var optimal: OptimalParser?
    private var isOptimal = false
    private var tokenCount = 0
    /// The bytes that the tokens of the segment stand for.
    private var segmentBytes = 0

    /// Begins a stream, whether or not the one before was finished.
    ///
    /// - Parameters:
    ///   - pixel: the bytes of a pixel, or 1 for anything but a picture.
    ///   - row: the bytes of a row including its filter byte, or 0 for anything but a picture.
    mutating func start(level: DeflateLevel, pixel: Int = 1, row: Int = 0) {
        window.start(likely: LikelyDistances(pixel: pixel, row: row))
        blocks.start()
        (tokenCount, segmentBytes) = (0, 0)
        isOptimal = level == .smallest
        if isOptimal {
            if optimal == nil { optimal = OptimalParser() }
            optimal?.start()
        }
    }

    /// Takes in the next bytes.
    mutating func write(_ bytes: Span<UInt8>) {
        var taken = 0
        while taken < bytes.count {
            taken = window.append(bytes, from: taken)
            parse(upTo: window.filled - MatchWindow.lookahead, isEnd: false)
        }
    }

    /// Ends the stream and gives it away.
    mutating func finish() -> [UInt8] {
        parse(upTo: window.filled, isEnd: true)
        closeSegment()
        return blocks.finish()
    }

    private mutating func parse(upTo end: Int, isEnd: Bool) {
        if isOptimal {
            // Whole stretches only, so that they lie the same however the bytes come in.
            while isEnd ? window.cursor < end : window.cursor + OptimalParser.stretch <= end { parseStretch(upTo: end) }
        } else {
            while window.cursor < end { parseSegment(upTo: end) }
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
        let limit = blocks.segmentStart + BlockWriter.segmentLength
        tokenCount = lazy.parse(&window, upTo: end, into: &blocks.tokens, from: tokenCount, limit: limit)
        segmentBytes += window.cursor - start
        if tokenCount >= limit { closeSegment() }
    }

    private mutating func closeSegment() {
        let raw = (window.cursor - segmentBytes)..<window.cursor
        blocks.closeSegment(at: tokenCount, raw: raw, of: window.bytes)
        tokenCount = blocks.segmentStart
        segmentBytes = 0
    }
}
