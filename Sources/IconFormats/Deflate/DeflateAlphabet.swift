/// The symbols of deflate's two alphabets and what they stand for (RFC 1951, 3.2.5).
enum DeflateAlphabet {
    /// Bytes, the end of the block, lengths. The last two never occur.
    static let literalSymbols = 288
    /// Distances. The last two never occur.
    static let distanceSymbols = 32
    /// The symbols that may occur.
    static let literalSymbolsInUse = 286
    static let distanceSymbolsInUse = 30
    static let endOfBlock = 256
    static let firstLength = 257

    /// The symbol of a length, given less 3, as what it lies above 257: four symbols for each power of two.
    @inline(__always)
    static func lengthSymbol(_ lengthIndex: Int) -> Int {
        guard lengthIndex >= 8 else { return lengthIndex }
        // 284 could also say 258, but 285 says it in fewer bits.
        guard lengthIndex < 255 else { return 28 }
        let log = Int.bitWidth &- 1 &- lengthIndex.leadingZeroBitCount
        return 4 &* (log &- 1) &+ (lengthIndex &>> (log &- 2) & 3)
    }

    /// The extra bits of a length symbol, given less 257.
    @inline(__always)
    static func lengthExtraBits(_ symbol: Int) -> Int {
        symbol < 8 || symbol == 28 ? 0 : symbol &>> 2 &- 1
    }

    /// The shortest length, less 3, of a length symbol, given less 257.
    @inline(__always)
    static func lengthBase(_ symbol: Int) -> Int {
        guard symbol >= 8 else { return symbol }
        return symbol == 28 ? 255 : (4 | symbol & 3) &<< lengthExtraBits(symbol)
    }

    /// The symbol of a distance, given less 1: two symbols for each power of two.
    @inline(__always)
    static func distanceSymbol(_ distanceIndex: UInt32) -> Int {
        guard distanceIndex >= 2 else { return Int(truncatingIfNeeded: distanceIndex) }
        let log = 31 &- distanceIndex.leadingZeroBitCount
        return 2 &* log &+ Int(truncatingIfNeeded: distanceIndex &>> UInt32(truncatingIfNeeded: log &- 1) & 1)
    }

    /// The extra bits of a distance symbol.
    @inline(__always)
    static func distanceExtraBits(_ symbol: Int) -> Int {
        symbol < 4 ? 0 : symbol &>> 1 &- 1
    }

    /// The shortest distance, less 1, of a distance symbol.
    @inline(__always)
    static func distanceBase(_ symbol: Int) -> Int {
        symbol < 2 ? symbol : (2 | symbol & 1) &<< (symbol &>> 1 &- 1)
    }

    /// The lengths of the codes of a fixed block (RFC 1951, 3.2.6).
    @inline(__always)
    static func fixedLiteralLength(_ symbol: Int) -> Int {
        fixedNineBits.contains(symbol) ? 9 : fixedSevenBits.contains(symbol) ? 7 : 8
    }
    /// The literals whose codes do not have eight bits in a fixed block.
    static let fixedNineBits = 144..<256
    static let fixedSevenBits = 256..<280
    static let fixedDistanceLength = 5

    /// The symbols of the code for code lengths, in the order in which a dynamic block gives their lengths
    /// (RFC 1951, 3.2.7).
    static let codeLengthOrder: InlineArray<19, Int> = [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ]
}
