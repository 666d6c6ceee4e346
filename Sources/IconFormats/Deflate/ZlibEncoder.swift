/// Writes zlib streams (RFC 1950), one after the other, and keeps its memory between them.
struct ZlibEncoder: ~Copyable {
    private var deflater = Deflater()

    /// Begins a stream; the parameters are those of `Deflater.start`.
    mutating func start(
        level: DeflateLevel, length: Int, pixel: Int = 1, row: Int = 0, searches: Bool = true
    ) {
        deflater.start(level: level, length: length, pixel: pixel, row: row, searches: searches)
        // Method 8 with a window of 32 768 bytes; the effort, and what makes both a multiple of 31.
        let header: InlineArray<2, UInt8> = [0x78, level == .smallest ? 0xDA : 0x9C]
        deflater.prepend(header.span)
    }

    /// Takes in the next bytes.
    mutating func write(_ bytes: Span<UInt8>) {
        deflater.write(bytes)
    }

    /// Takes in bytes where they are made; see `Deflater.write`.
    @inline(__always)
    mutating func write(_ length: Int, _ body: (inout ScratchBuffer<UInt8>, Int) -> Void) {
        deflater.write(length, body)
    }

    /// Says what is known of bytes; see `Deflater.expect`.
    @inline(__always)
    mutating func expect(_ run: KnownRun, inLast length: Int) { deflater.expect(run, inLast: length) }

    /// Ends the stream and gives it away.
    mutating func finish() -> [UInt8] { deflater.finish() }
}
