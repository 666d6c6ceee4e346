/// Blocks of bytes as they are (RFC 1951, 3.2.4).
enum StoredBlock {
    private static let longest = 65_535

    /// The most bits that storing so many bytes takes.
    static func bitCount(_ length: Int) -> Int {
        let blocks = (length + longest - 1) / longest
        // Three bits, up to seven more to the next byte, and the length twice.
        return 8 * length + blocks * (3 + 7 + 32)
    }

    /// Writes bytes as blocks, none of them the last of its stream.
    static func write(_ bytes: Span<UInt8>, to bits: inout BitWriter) {
        var start = 0
        while start < bytes.count {
            let length = min(bytes.count - start, longest)
            bits.append(0b000, count: 3)
            bits.alignToByte()
            bits.append(UInt64(length), count: 16)
            bits.append(UInt64(~UInt16(length)), count: 16)
            bits.append(contentsOf: bytes.extracting(start..<(start + length)))
            start += length
        }
    }
}
