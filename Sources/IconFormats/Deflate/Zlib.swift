/// Deflate in its zlib wrapper (RFC 1950): two bytes before, the Adler-32 checksum behind.
public enum Zlib {
    /// Compresses bytes. The same bytes and level always give the same stream.
    public static func compress(_ bytes: [UInt8], level: DeflateLevel = .default) -> [UInt8] {
        var encoder = ZlibEncoder()
        encoder.start(level: level, length: bytes.count)
        encoder.write(bytes.span)
        return encoder.finish()
    }

    /// The bytes of a stream, which must be the whole of `stream`.
    ///
    /// - Parameter allowed: the most bytes that may come out. So much memory may be used, but never more than 1032 times
    ///   the length of the stream.
    public static func decompress(_ stream: [UInt8], allowed: Int) throws(InflateError) -> [UInt8] {
        try decompress(stream.span, allowed: allowed)
    }

    static func decompress(_ stream: Span<UInt8>, allowed: Int) throws(InflateError) -> [UInt8] {
        let decoder = try ZlibDecoder.decode(stream, allowed: allowed)
        return decoder.output.withSpan(0..<decoder.length) { Array(copying: $0) }
    }
}
