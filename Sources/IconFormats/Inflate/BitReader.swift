/// Takes bytes apart bit by bit, the first bit in the lowest place (RFC 1951, 3.1.1).
///
/// It does not hold the bytes: they are passed to `refill`, always the same ones. Behind their end it gives zeros; what took
/// more bits than there were is found out by `checkNotTruncated`.
struct BitReader {
    /// The next bits.
    private(set) var bits: UInt64 = 0
    /// How many of `bits` are there. Below zero: so many were taken that were not there.
    private(set) var count = 0
    /// The byte that `refill` reads next.
    private var next: Int

    /// A reader that begins at byte `start`.
    init(at start: Int) {
        next = start
    }

    /// The first byte that holds a bit not taken yet.
    var offset: Int { next - (max(count, 0) + 7) >> 3 }

    /// Fetches bits, so that at least 56 are there, or all that are left.
    @inline(__always)
    mutating func refill(_ input: Span<UInt8>) {
        if next &+ 8 <= input.count {
            let word = input.bytes.unsafeLoadUnaligned(fromByteOffset: next, as: UInt64.self)
            bits |= UInt64(littleEndian: word) &<< UInt64(truncatingIfNeeded: count)
            // As many whole bytes as fit; the bits of the next one are already in place and will be fetched again.
            next &+= (63 &- count) &>> 3
            count |= 56
        } else {
            while count <= 56, next < input.count {
                bits |= UInt64(input[next]) &<< UInt64(truncatingIfNeeded: count)
                next &+= 1
                count &+= 8
            }
        }
    }

    /// Takes `length` bits, 0 … 32.
    @inline(__always)
    mutating func take(_ length: Int) -> Int {
        let value = bits & (1 &<< UInt64(truncatingIfNeeded: length) &- 1)
        skip(length)
        return Int(truncatingIfNeeded: value)
    }

    /// Passes over `length` bits.
    @inline(__always)
    mutating func skip(_ length: Int) {
        bits &>>= UInt64(truncatingIfNeeded: length)
        count &-= length
    }

    /// Fails if more bits were taken than there were.
    @inline(__always)
    func checkNotTruncated(_ input: Span<UInt8>) throws(InflateError) {
        if count < 0 { throw .truncated(offset: input.count) }
    }

    /// Passes over the rest of a byte that was begun, and over all bits fetched: returns the first byte not begun.
    mutating func alignToByte() -> Int {
        let start = next - max(count, 0) >> 3
        self = BitReader(at: start)
        return start
    }
}
