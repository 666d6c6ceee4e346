/// Reads zlib streams (RFC 1950).
enum ZlibDecoder {
    /// Decodes a stream, which must be the whole of `stream`, into at most `allowed` bytes.
    static func decode(_ stream: Span<UInt8>, allowed: Int) throws(InflateError) -> Inflater {
        guard stream.count >= 2 else { throw .truncated(offset: stream.count) }
        let header = UInt16(stream[0]) << 8 | UInt16(stream[1])
        guard stream[0] & 0x0F == 8, stream[0] >> 4 <= 7, header % 31 == 0 else { throw .header(found: header) }
        guard stream[1] & 0x20 == 0 else { throw .presetDictionary }
        var inflater = Inflater(inputLength: stream.count, allowed: allowed)
        let end = try inflater.inflate(stream, from: 2)
        guard stream.count - end >= 4 else { throw .truncated(offset: stream.count) }
        var checksum = Adler32()
        inflater.output.withSpan(0..<inflater.length) { checksum.update($0) }
        let found = stream.bigEndianWord(at: end)
        guard found == checksum.value else { throw .checksum(found: found, computed: checksum.value) }
        guard stream.count == end + 4 else { throw .trailingBytes(offset: end + 4) }
        return inflater
    }
}
