/// Deflate in its gzip wrapper (RFC 1952), without a file's name or time, so that equal bytes give equal streams.
public enum Gzip {
    /// Compresses bytes. The same bytes and level always give the same stream.
    public static func compress(_ bytes: [UInt8], level: DeflateLevel = .default) -> [UInt8] {
        var deflater = Deflater()
        deflater.start(level: level, length: bytes.count)
        deflater.write(bytes.span)
        // Magic number, method 8, no flags, no time; 2 for the most effort, else 0; 255 for an unknown system.
        var stream: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, level == .smallest ? 2 : 0, 255]
        // The deflater ends a stream as zlib's wrapper wants it, with four bytes of Adler-32.
        stream += deflater.finish().dropLast(4)
        var checksum = CRC32()
        checksum.update(bytes.span)
        for value in [checksum.value, UInt32(truncatingIfNeeded: bytes.count)] {
            for shift: UInt32 in [0, 8, 16, 24] { stream.append(UInt8(truncatingIfNeeded: value >> shift)) }
        }
        return stream
    }
}
