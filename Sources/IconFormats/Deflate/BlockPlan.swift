/// A block to be: how often its symbols occur, the codes that write them in the fewest bits, and its head
/// (RFC 1951, 3.2.6 and 3.2.7).
struct BlockPlan: ~Copyable {
    /// Filled by the owner before `design()`.
    var counts = SymbolCounts()
    /// The codes; their bits are there once the head is written.
    private(set) var literals = HuffmanCode(symbols: DeflateAlphabet.literalSymbols, longest: 15)
    private(set) var distances = HuffmanCode(symbols: DeflateAlphabet.distanceSymbols, longest: 15)
    /// The bits of the whole block.
    private(set) var bitCount = 0

    private var isFixed = false
    private var literalCount = 0
    private var distanceCount = 0
    private var lengthCodes = HuffmanCode(symbols: 19, longest: 7)
    private var lengthCodeCount = 0
    private var lengthCounts = ScratchBuffer<UInt32>(repeating: 0, count: 19)
    /// The head's symbols: code lengths 0 … 15, or 16, 17, 18 for repetitions; above them (from bit 8) a repetition's
    /// extra bits.
    private var headSymbols = ScratchBuffer<UInt16>(repeating: 0, count: literalAndDistanceSymbols)
    private var headLength = 0

    private static let literalAndDistanceSymbols = DeflateAlphabet.literalSymbols + DeflateAlphabet.distanceSymbols

    /// Finds the codes for the counts: those of a dynamic block, or the fixed ones where they do as well.
    mutating func design() {
        literals.assignLengths(counts.literals)
        distances.assignLengths(counts.distances)
        literalCount = literals.usedCount(least: 257)
        distanceCount = distances.usedCount(least: 1)
        runLengths()
        lengthCodes.assignLengths(lengthCounts)
        lengthCodeCount = 19
        while lengthCodeCount > 4, lengthCodes.lengths[DeflateAlphabet.codeLengthOrder[lengthCodeCount - 1]] == 0 {
            lengthCodeCount -= 1
        }
        let dynamic = headBitCount + literals.bitCount + distances.bitCount
        let fixed = 3 + fixedBitCount
        isFixed = fixed <= dynamic
        bitCount = min(fixed, dynamic) + counts.extraBits
    }

    private var headBitCount: Int {
        let repetitions = 2 * lengthCounts[16] + 3 * lengthCounts[17] + 7 * lengthCounts[18]
        return 3 + 5 + 5 + 4 + 3 * lengthCodeCount + lengthCodes.bitCount + Int(repetitions)
    }

    private var fixedBitCount: Int {
        var bits = 0
        for symbol in 0..<counts.literals.count { bits &+= 8 &* Int(counts.literals[symbol]) }
        for symbol in DeflateAlphabet.fixedNineBits { bits &+= Int(counts.literals[symbol]) }
        for symbol in DeflateAlphabet.fixedSevenBits { bits &-= Int(counts.literals[symbol]) }
        for symbol in 0..<counts.distances.count {
            bits &+= Int(counts.distances[symbol]) &* DeflateAlphabet.fixedDistanceLength
        }
        return bits
    }

    /// Turns the lengths of both codes, one behind the other, into runs.
    private mutating func runLengths() {
        headLength = 0
        lengthCounts.fill(lengthCounts.count, with: 0)
        let total = literalCount + distanceCount
        var index = 0
        while index < total {
            let length = codeLength(index)
            var run = 1
            while index + run < total, codeLength(index + run) == length { run += 1 }
            index += run
            if length == 0 {
                while run >= 11 { run -= appendRepetition(18, of: min(run, 138), least: 11) }
                if run >= 3 { run -= appendRepetition(17, of: run, least: 3) }
            } else {
                appendLength(length)
                run -= 1
                while run >= 3 { run -= appendRepetition(16, of: min(run, 6), least: 3) }
            }
            for _ in 0..<run { appendLength(length) }
        }
    }

    private func codeLength(_ index: Int) -> UInt8 {
        index < literalCount ? literals.lengths[index] : distances.lengths[index - literalCount]
    }

    private mutating func appendLength(_ length: UInt8) {
        headSymbols[headLength] = UInt16(length)
        headLength += 1
        lengthCounts[Int(length)] += 1
    }

    private mutating func appendRepetition(_ symbol: Int, of run: Int, least: Int) -> Int {
        headSymbols[headLength] = UInt16(symbol) | UInt16(run - least) << 8
        headLength += 1
        lengthCounts[symbol] += 1
        return run
    }

    /// Writes the block's head and returns the number of its bits.
    mutating func writeHead(isLast: Bool, to bits: inout BitWriter) -> Int {
        bits.append(isLast ? 1 : 0, count: 1)
        bits.append(isFixed ? 1 : 2, count: 2)
        if isFixed {
            setFixedLengths()
        } else {
            writeLengths(to: &bits)
        }
        literals.assignCodes()
        distances.assignCodes()
        return isFixed ? 3 : headBitCount
    }

    private mutating func setFixedLengths() {
        for symbol in 0..<DeflateAlphabet.literalSymbols {
            literals.setLength(DeflateAlphabet.fixedLiteralLength(symbol), of: symbol)
        }
        for symbol in 0..<DeflateAlphabet.distanceSymbols {
            distances.setLength(DeflateAlphabet.fixedDistanceLength, of: symbol)
        }
    }

    private mutating func writeLengths(to bits: inout BitWriter) {
        lengthCodes.assignCodes()
        bits.append(UInt64(literalCount - 257), count: 5)
        bits.append(UInt64(distanceCount - 1), count: 5)
        bits.append(UInt64(lengthCodeCount - 4), count: 4)
        for index in 0..<lengthCodeCount {
            bits.append(UInt64(lengthCodes.lengths[DeflateAlphabet.codeLengthOrder[index]]), count: 3)
        }
        for index in 0..<headLength {
            let symbol = Int(headSymbols[index] & 0xFF)
            bits.append(UInt64(lengthCodes.codes[symbol]), count: Int(lengthCodes.lengths[symbol]))
            let extra = UInt64(headSymbols[index] >> 8)
            switch symbol {
            case 16: bits.append(extra, count: 2)
            case 17: bits.append(extra, count: 3)
            case 18: bits.append(extra, count: 7)
            default: break
            }
        }
    }
}
