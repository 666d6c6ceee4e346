/// A deflate stream written by hand: plain numbers with the first bit lowest, code words with the first bit highest
/// (RFC 1951, 3.1.1).
struct BitString {
    private(set) var bits: [UInt8] = []

    /// Appends a number of `count` bits.
    mutating func number(_ value: Int, _ count: Int) {
        for bit in 0..<count { bits.append(UInt8(value >> bit & 1)) }
    }

    /// Appends a code word of `count` bits.
    mutating func word(_ value: Int, _ count: Int) {
        for bit in stride(from: count - 1, through: 0, by: -1) { bits.append(UInt8(value >> bit & 1)) }
    }

    /// The bytes, the last filled with zeros.
    var bytes: [UInt8] {
        stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<min(start + 8, bits.count)].enumerated().reduce(0) { $0 | $1.element << UInt8($1.offset) }
        }
    }

    /// Where a reader of `stream` stands that has read all bits so far: the byte of the next one.
    var end: Int { 2 + bits.count / 8 }

    /// The bytes in a zlib wrapper with a wrong checksum: for streams that fail before it matters.
    var stream: [UInt8] { [0x78, 0x9C] + bytes + [0, 0, 0, 0] }

    /// The head of a dynamic block, the last one: how many lengths there are and the lengths of the code for them, of
    /// symbols 0 … 18.
    static func dynamic(literals: Int, distances: Int, codeLengths: [Int: Int]) -> BitString {
        var bits = BitString()
        bits.number(1, 1)
        bits.number(2, 2)
        bits.number(literals - 257, 5)
        bits.number(distances - 1, 5)
        bits.number(15, 4)
        for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
            bits.number(codeLengths[symbol] ?? 0, 3)
        }
        return bits
    }

    /// The head of a fixed block, the last one.
    static var fixed: BitString {
        var bits = BitString()
        bits.number(1, 1)
        bits.number(1, 2)
        return bits
    }
}
