/// A deflate decoder (RFC 1951) for streams that lie in memory as a whole. Nothing about the input is trusted: the output
/// has a bound, every code is checked before it is used, and time is linear in input and output.
///
/// Errors follow zlib: what zlib's inflate accepts is accepted, with the same bytes, and nothing else.
struct Inflater: ~Copyable {
    /// A deflate stream is at most so many times shorter than its data: a match of 258 bytes takes two bits. (M. Adler,
    /// zlib's technical details.)
    static let greatestRatio = 1_032

    /// The data. The first `length` bytes are there.
    private(set) var output: ScratchBuffer<UInt8>
    private(set) var length = 0
    private let allowed: Int

    private var literals = HuffmanDecoder()
    private var distances = HuffmanDecoder()
    private var codeLengths = HuffmanDecoder()
    private var lengths = ScratchBuffer<UInt8>(
        repeating: 0, count: DeflateAlphabet.literalSymbols + DeflateAlphabet.distanceSymbols)

    /// A decoder of a stream of `inputLength` bytes into at most `allowed` bytes. Takes as much memory as such a stream
    /// can fill.
    init(inputLength: Int, allowed: Int) {
        self.allowed = allowed
        let reachable = inputLength.multipliedReportingOverflow(by: Self.greatestRatio)
        output = ScratchBuffer(repeating: 0, count: reachable.overflow ? allowed : min(allowed, reachable.partialValue))
    }

    /// The memory of the data, given away.
    consuming func takeOutput() -> ScratchBuffer<UInt8> { output }

    /// Decodes the stream in `input` from byte `start` on and returns the index behind its last byte.
    mutating func inflate(_ input: Span<UInt8>, from start: Int) throws(InflateError) -> Int {
        var reader = BitReader(at: start)
        var isLast = false
        while !isLast {
            reader.refill(input)
            let offset = reader.offset
            isLast = reader.take(1) == 1
            let type = reader.take(2)
            try reader.checkNotTruncated(input)
            switch type {
            case 0:
                try copyStored(input, &reader)
            case 1:
                setFixedCodes()
                try decodeBlock(input, &reader)
            case 2:
                try readCodes(input, &reader)
                try decodeBlock(input, &reader)
            default:
                throw .blockType(offset: offset)
            }
        }
        return reader.alignToByte()
    }

    private mutating func copyStored(_ input: Span<UInt8>, _ reader: inout BitReader) throws(InflateError) {
        let start = reader.alignToByte()
        reader.refill(input)
        let count = reader.take(16)
        let complement = reader.take(16)
        try reader.checkNotTruncated(input)
        guard count ^ complement == 0xFFFF else {
            throw .storedLength(
                offset: start, found: UInt16(truncatingIfNeeded: count),
                complement: UInt16(truncatingIfNeeded: complement))
        }
        let first = reader.alignToByte()
        guard count <= input.count - first else { throw .truncated(offset: input.count) }
        guard count <= output.count - length else { throw .tooLong(allowed: allowed) }
        output.copy(input, from: first, count: count, to: length)
        length += count
        reader = BitReader(at: first + count)
    }

    private mutating func setFixedCodes() {
        let literalCount = DeflateAlphabet.literalSymbols
        for symbol in 0..<literalCount { lengths[symbol] = UInt8(DeflateAlphabet.fixedLiteralLength(symbol)) }
        for symbol in 0..<DeflateAlphabet.distanceSymbols {
            lengths[literalCount + symbol] = UInt8(DeflateAlphabet.fixedDistanceLength)
        }
        // Both codes are complete.
        try? literals.set(lengths, 0..<literalCount, mayBeSparse: false)
        try? distances.set(lengths, literalCount..<lengths.count, mayBeSparse: false)
    }

    /// Reads the codes of a dynamic block (RFC 1951, 3.2.7).
    private mutating func readCodes(_ input: Span<UInt8>, _ reader: inout BitReader) throws(InflateError) {
        let start = reader.offset
        let literalCount = reader.take(5) + 257
        let distanceCount = reader.take(5) + 1
        let codeLengthCount = reader.take(4) + 4
        try reader.checkNotTruncated(input)
        guard literalCount <= DeflateAlphabet.literalSymbolsInUse, distanceCount <= DeflateAlphabet.distanceSymbolsInUse
        else { throw .codeCount(offset: start, literals: literalCount, distances: distanceCount) }

        lengths.fill(19, with: 0)
        for index in 0..<codeLengthCount {
            reader.refill(input)
            lengths[DeflateAlphabet.codeLengthOrder[index]] = UInt8(truncatingIfNeeded: reader.take(3))
        }
        try reader.checkNotTruncated(input)
        try Self.set(&codeLengths, lengths, 0..<19, .codeLengths, offset: reader.offset)
        try readLengths(literalCount + distanceCount, input, &reader)
        guard lengths[DeflateAlphabet.endOfBlock] > 0 else { throw .noEndOfBlock(offset: reader.offset) }
        try Self.set(&literals, lengths, 0..<literalCount, .literals, offset: reader.offset)
        try Self.set(
            &distances, lengths, literalCount..<(literalCount + distanceCount), .distances, offset: reader.offset)
    }

    private static func set(
        _ code: inout HuffmanDecoder, _ lengths: borrowing ScratchBuffer<UInt8>, _ range: Range<Int>,
        _ alphabet: InflateError.Alphabet, offset: Int
    ) throws(InflateError) {
        do throws(HuffmanDecoder.Fault) {
            try code.set(lengths, range, mayBeSparse: alphabet != .codeLengths)
        } catch {
            switch error {
            case .oversubscribed: throw .oversubscribedCode(offset: offset, alphabet)
            case .incomplete: throw .incompleteCode(offset: offset, alphabet)
            }
        }
    }

    /// Reads the lengths of both codes, one behind the other, with repetitions.
    private mutating func readLengths(
        _ count: Int, _ input: Span<UInt8>, _ reader: inout BitReader
    ) throws(InflateError) {
        var index = 0
        while index < count {
            reader.refill(input)
            let offset = reader.offset
            let word = codeLengths.decode(reader.bits)
            reader.skip(word & 15)
            var value: UInt8 = 0
            var run = 1
            switch word >> 4 {
            case 16:
                guard index > 0 else { throw .repeatedLength(offset: offset) }
                value = lengths[index - 1]
                run = 3 + reader.take(2)
            case 17: run = 3 + reader.take(3)
            case 18: run = 11 + reader.take(7)
            default: value = UInt8(truncatingIfNeeded: word >> 4)
            }
            try reader.checkNotTruncated(input)
            guard run <= count - index else { throw .repeatedLength(offset: offset) }
            for _ in 0..<run {
                lengths[index] = value
                index += 1
            }
        }
    }

    /// Decodes symbols up to the end of the block. A match takes at most 48 bits (15 + 5 and 15 + 13), so that one refill
    /// is enough for each.
    private mutating func decodeBlock(_ input: Span<UInt8>, _ reader: inout BitReader) throws(InflateError) {
        while true {
            reader.refill(input)
            let word = literals.decode(reader.bits)
            let symbol = word >> 4
            let offset = reader.offset
            reader.skip(word & 15)
            try reader.checkNotTruncated(input)
            if symbol < DeflateAlphabet.endOfBlock {
                guard word != 0 else { throw unusedCode(.literals, offset, input, reader) }
                guard length < output.count else { throw .tooLong(allowed: allowed) }
                output[length] = UInt8(truncatingIfNeeded: symbol)
                length &+= 1
            } else if symbol == DeflateAlphabet.endOfBlock {
                return
            } else {
                guard symbol < DeflateAlphabet.literalSymbolsInUse else {
                    throw .symbol(offset: offset, found: symbol, .literals)
                }
                try copyMatch(symbol - DeflateAlphabet.firstLength, input, &reader)
            }
        }
    }

    @inline(__always)
    private mutating func copyMatch(
        _ lengthSymbol: Int, _ input: Span<UInt8>, _ reader: inout BitReader
    ) throws(InflateError) {
        let count =
            DeflateAlphabet.lengthBase(lengthSymbol) + 3
            + reader.take(DeflateAlphabet.lengthExtraBits(lengthSymbol))
        let offset = reader.offset
        let word = distances.decode(reader.bits)
        guard word != 0 else { throw unusedCode(.distances, offset, input, reader) }
        let symbol = word >> 4
        reader.skip(word & 15)
        guard symbol < DeflateAlphabet.distanceSymbolsInUse else {
            try reader.checkNotTruncated(input)
            throw .symbol(offset: offset, found: symbol, .distances)
        }
        let distance = DeflateAlphabet.distanceBase(symbol) + 1 + reader.take(DeflateAlphabet.distanceExtraBits(symbol))
        try reader.checkNotTruncated(input)
        guard distance <= length else { throw .distance(offset: offset, found: distance, allowed: length) }
        guard count <= output.count - length else { throw .tooLong(allowed: allowed) }
        output.repeatLast(distance, count: count, to: length)
        length &+= count
    }

    /// Bits that are no word are an error of their own only where the stream does not end among them.
    private func unusedCode(
        _ alphabet: InflateError.Alphabet, _ offset: Int, _ input: Span<UInt8>, _ reader: BitReader
    ) -> InflateError {
        reader.count < 1 ? .truncated(offset: input.count) : .unusedCode(offset: offset, alphabet)
    }
}
