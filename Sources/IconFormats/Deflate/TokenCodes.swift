/// What a block writes for each token: the code of a length and its extra bits are one value, ready to be shifted into
/// place. A match is then two look-ups, a literal one.
struct TokenCodes: ~Copyable {
    /// Bits, and above them (from bit 24) their number.
    struct Code: BitwiseCopyable {
        private let packed: UInt32

        init(bits: UInt32, count: Int) {
            packed = bits | UInt32(truncatingIfNeeded: count) &<< 24
        }

        var bits: UInt64 { UInt64(packed & 0xFF_FFFF) }
        var count: Int { Int(packed &>> 24) }
    }

    /// By byte.
    private(set) var literals = ScratchBuffer(repeating: Code(bits: 0, count: 0), count: 256)
    /// By length, less 3.
    private(set) var lengths = ScratchBuffer(repeating: Code(bits: 0, count: 0), count: 256)
    /// By distance symbol, without the extra bits.
    private(set) var distances = ScratchBuffer(
        repeating: Code(bits: 0, count: 0), count: DeflateAlphabet.distanceSymbols)

    /// Fills the tables from the codes of a block.
    mutating func set(literals literalCode: borrowing HuffmanCode, distances distanceCode: borrowing HuffmanCode) {
        for byte in 0..<256 { literals[byte] = Self.code(of: byte, in: literalCode) }
        for index in 0..<256 {
            let symbol = DeflateAlphabet.lengthSymbol(index)
            let extra = index - DeflateAlphabet.lengthBase(symbol)
            let codeLength = Int(literalCode.lengths[DeflateAlphabet.firstLength + symbol])
            let bits =
                UInt32(literalCode.codes[DeflateAlphabet.firstLength + symbol]) | UInt32(extra) << UInt32(codeLength)
            lengths[index] = Code(bits: bits, count: codeLength + DeflateAlphabet.lengthExtraBits(symbol))
        }
        for symbol in 0..<DeflateAlphabet.distanceSymbols {
            distances[symbol] = Self.code(of: symbol, in: distanceCode)
        }
    }

    private static func code(of symbol: Int, in code: borrowing HuffmanCode) -> Code {
        Code(bits: UInt32(code.codes[symbol]), count: Int(code.lengths[symbol]))
    }
}
