/// Writes zlib streams (RFC 1950), one after the other, and keeps its memory between them.
struct ZlibEncoder: ~Copyable {
    private var deflater = Deflater()
    private var checksum = Adler32()
    private var level = DeflateLevel.default

    /// Begins a stream; the parameters are those of `Deflater.start`.
    mutating func start(level: DeflateLevel, pixel: Int = 1, row: Int = 0) {
        deflater.start(level: level, pixel: pixel, row: row)
        checksum = Adler32()
        self.level = level
    }

    /// Takes in the next bytes.
    mutating func write(_ bytes: Span<UInt8>) {
        checksum.update(bytes)
        deflater.write(bytes)
    }

    /// Ends the stream and gives it away.
    mutating func finish() -> [UInt8] {
        // Method 8 with a window of 32 768 bytes; the effort, and what makes both a multiple of 31.
        var stream: [UInt8] = [0x78, level == .smallest ? 0xDA : 0x9C]
        stream += deflater.finish()
        stream.append(bigEndian: checksum.value)
        return stream
    }
}
