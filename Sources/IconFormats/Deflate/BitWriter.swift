/// Bytes written bit by bit, the first bit in the lowest place (RFC 1951, 3.1.1). Keeps its memory from stream to stream.
struct BitWriter: ~Copyable {
    private var bytes = ScratchBuffer<UInt8>(uninitialized: slack)
    /// How many bytes are complete.
    private(set) var count = 0
    /// Bits that fill no byte yet, the first in the lowest place; fewer than eight between calls.
    private var pending: UInt64 = 0
    private var pendingCount = 0

    /// A store writes eight bytes, of which the last seven may be in vain.
    private static let slack = 8

    /// Begins anew.
    ///
    /// - Parameter capacity: about how many bytes there will be.
    mutating func start(capacity: Int) {
        (count, pending, pendingCount) = (0, 0, 0)
        reserve(capacity)
    }

    /// Makes sure that so many more bytes fit.
    private mutating func reserve(_ more: Int) {
        let needed = count + more + Self.slack
        if needed > bytes.count { bytes.grow(to: max(needed, 2 * bytes.count)) }
    }

    /// Appends the lowest `count` bits of `value`, at most 56; the bits above must be zero.
    mutating func append(_ value: UInt64, count bitCount: Int) {
        reserve(8)
        pending |= value << UInt64(pendingCount)
        pendingCount += bitCount
        bytes.set(pending, at: count)
        count += pendingCount >> 3
        pending >>= UInt64(pendingCount & ~7)
        pendingCount &= 7
    }

    /// Fills the last byte with zeros.
    mutating func alignToByte() {
        if pendingCount > 0 { append(0, count: 8 - pendingCount) }
    }

    /// Appends whole bytes. The writer must be at the start of a byte.
    mutating func append(contentsOf values: Span<UInt8>) {
        precondition(pendingCount == 0)
        reserve(values.count)
        bytes.copy(values, from: 0, count: values.count, to: count)
        count += values.count
    }

    /// The bytes, the last one filled with zeros.
    mutating func take() -> [UInt8] {
        alignToByte()
        return bytes.withSpan(0..<count) { Array(copying: $0) }
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
        let start = count
        let end = pendingCount + bitCount
        reserve(end >> 3 + 1)
        var (bits, bitsHeld, offset) = (pending, pendingCount, count)
        for index in range {
            let token = tokens[index]
            guard token.isMatch else {
                let literal = codes.literals[token.byte]
                bits |= literal.bits &<< UInt64(truncatingIfNeeded: bitsHeld)
                bitsHeld &+= literal.count
                bytes.set(bits, at: offset)
                offset &+= bitsHeld &>> 3
                bits &>>= UInt64(truncatingIfNeeded: bitsHeld & ~7)
                bitsHeld &= 7
                continue
            }
            let length = codes.lengths[token.lengthIndex]
            let symbol = DeflateAlphabet.distanceSymbol(token.distanceIndex)
            let distance = codes.distances[symbol]
            let extraCount = DeflateAlphabet.distanceExtraBits(symbol)
            let extra = UInt64(token.distanceIndex) & (1 &<< UInt64(truncatingIfNeeded: extraCount) &- 1)
            let distanceBits = distance.bits | extra &<< UInt64(truncatingIfNeeded: distance.count)
            let code = length.bits | distanceBits &<< UInt64(truncatingIfNeeded: length.count)
            let codeCount = length.count &+ distance.count &+ extraCount
            for _ in 0..<token.times {
                bits |= code &<< UInt64(truncatingIfNeeded: bitsHeld)
                bitsHeld &+= codeCount
                bytes.set(bits, at: offset)
                offset &+= bitsHeld &>> 3
                bits &>>= UInt64(truncatingIfNeeded: bitsHeld & ~7)
                bitsHeld &= 7
            }
        }
        precondition((offset - start) * 8 + bitsHeld == end)
        (pending, pendingCount, count) = (bits, bitsHeld, offset)
    }
}
