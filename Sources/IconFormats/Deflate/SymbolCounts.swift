/// How often each symbol of deflate's two alphabets occurs in a run of tokens that ends a block.
struct SymbolCounts: ~Copyable {
    private(set) var literals = ScratchBuffer<UInt32>(repeating: 0, count: DeflateAlphabet.literalSymbols)
    private(set) var distances = ScratchBuffer<UInt32>(repeating: 0, count: DeflateAlphabet.distanceSymbols)
    /// The bits that follow the symbols of lengths and distances as they are.
    private(set) var extraBits = 0
    /// Matches by length, less 3.
    private var lengths = ScratchBuffer<UInt32>(uninitialized: 256)

    /// Leaves only the end of the block.
    mutating func clear() {
        literals.fill(literals.count, with: 0)
        distances.fill(distances.count, with: 0)
        literals[DeflateAlphabet.endOfBlock] = 1
        extraBits = 0
    }

    /// Counts the tokens of a range, and nothing else.
    mutating func count(_ tokens: borrowing ScratchBuffer<Token>, _ range: Range<Int>) {
        clear()
        lengths.fill(lengths.count, with: 0)
        for index in range {
            let token = tokens[index]
            if token.isMatch {
                let times = UInt32(truncatingIfNeeded: token.times)
                lengths[token.lengthIndex] &+= times
                distances[DeflateAlphabet.distanceSymbol(token.distanceIndex)] &+= times
            } else {
                literals[token.byte] &+= 1
            }
        }
        for index in 0..<lengths.count where lengths[index] > 0 {
            let symbol = DeflateAlphabet.lengthSymbol(index)
            literals[DeflateAlphabet.firstLength &+ symbol] &+= lengths[index]
            extraBits &+= Int(lengths[index]) &* DeflateAlphabet.lengthExtraBits(symbol)
        }
        for symbol in 0..<distances.count {
            extraBits &+= Int(distances[symbol]) &* DeflateAlphabet.distanceExtraBits(symbol)
        }
    }

    /// Counts one token more.
    @inline(__always)
    mutating func add(_ token: Token) {
        if token.isMatch {
            let length = DeflateAlphabet.lengthSymbol(token.lengthIndex)
            let distance = DeflateAlphabet.distanceSymbol(token.distanceIndex)
            let times = UInt32(truncatingIfNeeded: token.times)
            literals[DeflateAlphabet.firstLength &+ length] &+= times
            distances[distance] &+= times
            extraBits &+=
                token.times &* (DeflateAlphabet.lengthExtraBits(length) &+ DeflateAlphabet.distanceExtraBits(distance))
        } else {
            literals[token.byte] &+= 1
        }
    }

    /// Counts the tokens of another run, as part of the same block.
    mutating func add(_ other: borrowing SymbolCounts) {
        for symbol in 0..<literals.count { literals[symbol] &+= other.literals[symbol] }
        for symbol in 0..<distances.count { distances[symbol] &+= other.distances[symbol] }
        literals[DeflateAlphabet.endOfBlock] = 1
        extraBits &+= other.extraBits
    }

    /// Halves all counts when they are more than `limit` in all, so that what is counted later weighs more.
    mutating func fade(to limit: Int) {
        var total: UInt32 = 0
        for symbol in 0..<literals.count { total &+= literals[symbol] }
        guard total > limit else { return }
        for symbol in 0..<literals.count { literals[symbol] /= 2 }
        for symbol in 0..<distances.count { distances[symbol] /= 2 }
    }
}
