/// Reads the symbols of one prefix code (RFC 1951, 3.2.2).
///
/// Words of up to ten bits are found in a table by the next ten bits. Longer ones are rare, since a word of eleven bits
/// stands for a symbol met once in 2048; they are found by counting: words of one length are consecutive numbers, in the
/// order of their symbols (as M. Adler describes in zlib's puff).
struct HuffmanDecoder: ~Copyable {
    /// The longest word.
    static let longest = 15
    private static let tableBits = 10

    /// By the next ten bits: symbol × 16 + length of its word; 0 where the word is longer or there is none.
    private var table = ScratchBuffer<UInt16>(repeating: 0, count: 1 << tableBits)
    /// How many words there are of each length.
    private var counts: InlineArray<16, Int> = .init(repeating: 0)
    /// All symbols with a word, by length and then by symbol.
    private var symbols = ScratchBuffer<UInt16>(repeating: 0, count: DeflateAlphabet.literalSymbols)

    /// What is wrong with a set of word lengths.
    enum Fault: Error {
        case oversubscribed
        case incomplete
    }

    /// Takes in a code, given as the length of each symbol's word, 0 … 15, in `lengths[range]`.
    ///
    /// - Parameter mayBeSparse: whether a single word of one bit, or none at all, is a code too.
    mutating func set(
        _ lengths: borrowing ScratchBuffer<UInt8>, _ range: Range<Int>, mayBeSparse: Bool
    ) throws(Fault) {
        counts = .init(repeating: 0)
        for index in range { counts[Int(lengths[index])] += 1 }
        let words = range.count - counts[0]
        counts[0] = 0
        var free = 1
        for length in 1...Self.longest {
            free = free << 1 - counts[length]
            if free < 0 { throw .oversubscribed }
        }
        let isSparse = words == 0 || words == 1 && counts[1] == 1
        if free > 0, !(mayBeSparse && isSparse) { throw .incomplete }
        sortSymbols(lengths, range)
        fillTable()
    }

    private mutating func sortSymbols(_ lengths: borrowing ScratchBuffer<UInt8>, _ range: Range<Int>) {
        var ends: InlineArray<16, Int> = .init(repeating: 0)
        for length in 1..<Self.longest { ends[length + 1] = ends[length] + counts[length] }
        for index in range where lengths[index] > 0 {
            let length = Int(lengths[index])
            symbols[ends[length]] = UInt16(truncatingIfNeeded: index - range.lowerBound)
            ends[length] += 1
        }
    }

    private mutating func fillTable() {
        table.fill(table.count, with: 0)
        var word = 0
        var index = 0
        for length in 1...Self.tableBits {
            for _ in 0..<counts[length] {
                let entry = symbols[index] << 4 | UInt16(truncatingIfNeeded: length)
                var slot = Self.reversed(word, length)
                while slot < table.count {
                    table[slot] = entry
                    slot += 1 << length
                }
                word += 1
                index += 1
            }
            word <<= 1
        }
    }

    private static func reversed(_ word: Int, _ length: Int) -> Int {
        var (rest, result) = (word, 0)
        for _ in 0..<length {
            result = result << 1 | rest & 1
            rest >>= 1
        }
        return result
    }

    /// The symbol whose word the next bits are, times 16, plus the length of the word; 0 if they are no word.
    @inline(__always)
    func decode(_ bits: UInt64) -> Int {
        let entry = table[Int(truncatingIfNeeded: bits & (1 &<< UInt64(Self.tableBits) &- 1))]
        return entry != 0 ? Int(entry) : decodeLong(bits)
    }

    private func decodeLong(_ bits: UInt64) -> Int {
        var rest = bits
        var word = 0
        // The first word of the length and its place among the symbols.
        var first = 0
        var index = 0
        for length in 1...Self.longest {
            word |= Int(truncatingIfNeeded: rest & 1)
            rest >>= 1
            let count = counts[length]
            if word - first < count { return Int(symbols[index + word - first]) << 4 | length }
            index += count
            first = (first + count) << 1
            word <<= 1
        }
        return 0
    }
}
