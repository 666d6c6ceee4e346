/// Bytes written bit by bit, the first bit in the lowest place (RFC 1951, 3.1.1).
struct BitWriter {
    /// The bytes that are complete.
    private(set) var bytes: [UInt8] = []
    /// Bits that fill no byte yet, the first in the lowest place; fewer than eight between calls.
    private var pending: UInt64 = 0
    private var pendingCount = 0

    /// Appends the lowest `count` bits of `value`, at most 56; the bits above must be zero.
    mutating func append(_ value: UInt64, count: Int) {
        pending |= value << UInt64(pendingCount)
        pendingCount += count
        while pendingCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            pendingCount -= 8
        }
    }

    /// Fills the last byte with zeros.
    mutating func alignToByte() {
        if pendingCount > 0 { append(0, count: 8 - pendingCount) }
    }

    /// Appends whole bytes. The writer must be at the start of a byte.
    mutating func append(contentsOf values: Span<UInt8>) {
        precondition(pendingCount == 0)
        values.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
    }

    /// Gives away the bytes, the last one filled with zeros, and begins anew.
    mutating func take() -> [UInt8] {
        alignToByte()
        defer { bytes = [] }
        return bytes
    }
}

extension BitWriter {
    /// Appends the codes of tokens, `bitCount` bits in all.
    ///
    /// The loop: `bits` holds what is not stored yet, fewer than 8 bits of it kept from token to token. A token adds 48 at
    /// most (15 + 5 for the length, 15 + 13 for the distance). Each token stores eight bytes and moves on by the whole ones.
    mutating func append(
        _ tokens: borrowing ScratchBuffer<Token>, _ range: Range<Int>, with codes: borrowing TokenCodes, bitCount: Int
    ) {
        let start = bytes.count
        let end = pendingCount + bitCount
        // Eight bytes more, because a store writes eight.
        bytes.append(contentsOf: repeatElement(0, count: end >> 3 + 8))
        var bits = pending
        var count = pendingCount
        var offset = start
        bytes.withUnsafeMutableBytes { memory in
            for index in range {
                let token = tokens[index]
                if token.isMatch {
                    let length = codes.lengths[token.lengthIndex]
                    bits |= length.bits &<< UInt64(truncatingIfNeeded: count)
                    count &+= length.count
                    let distance = codes.distances[DeflateAlphabet.distanceSymbol(token.distanceIndex)]
                    bits |= distance.bits &<< UInt64(truncatingIfNeeded: count)
                    count &+= distance.count
                    let extra = DeflateAlphabet.distanceExtraBits(DeflateAlphabet.distanceSymbol(token.distanceIndex))
                    let mask = UInt32(1) &<< UInt32(truncatingIfNeeded: extra) &- 1
                    bits |= UInt64(token.distanceIndex & mask) &<< UInt64(truncatingIfNeeded: count)
                    count &+= extra
                } else {
                    let literal = codes.literals[token.byte]
                    bits |= literal.bits &<< UInt64(truncatingIfNeeded: count)
                    count &+= literal.count
                }
                precondition(offset <= memory.count - 8)
                memory.storeBytes(of: bits.littleEndian, toByteOffset: offset, as: UInt64.self)
                offset &+= count &>> 3
                bits &>>= UInt64(truncatingIfNeeded: count & ~7)
                count &= 7
            }
        }
        precondition((offset - start) * 8 + count == end)
        bytes.removeLast(bytes.count - offset)
        (pending, pendingCount) = (bits, count)
    }
}
