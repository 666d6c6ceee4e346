extension Array<UInt8> {
    /// Appends the four bytes of `value`, most significant first, as PNG and zlib write numbers.
    mutating func append(bigEndian value: UInt32) {
        for shift in stride(from: UInt32(24), through: 0, by: -8) { append(UInt8(truncatingIfNeeded: value >> shift)) }
    }
}

extension Span<UInt8> {
    /// The number that the four bytes from `offset` on are, most significant first.
    func bigEndianWord(at offset: Int) -> UInt32 {
        UInt32(bigEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    /// The number that the four bytes from `offset` on are, least significant first.
    func word32(at offset: Int) -> UInt32 {
        UInt32(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
}

extension Array<UInt8> {
    /// The bytes of a span.
    init(copying span: Span<UInt8>) {
        self = span.withUnsafeBufferPointer { Array($0) }
    }
}
