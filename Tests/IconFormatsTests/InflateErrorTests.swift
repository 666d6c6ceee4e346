import Testing

@testable import IconFormats

/// Each kind of malformed stream and the exact error it gives. Offsets count from the start of the stream, of which two
/// bytes are the zlib header.
@Suite struct InflateErrorTests {
    private func expect(
        _ expected: InflateError, _ stream: [UInt8], allowed: Int = 1_000,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(throws: expected, sourceLocation: sourceLocation) { try Zlib.decompress(stream, allowed: allowed) }
    }

    @Test func headers() {
        expect(.header(found: 0x789D), [0x78, 0x9D, 3, 0])
        expect(.header(found: 0x7700), [0x77, 0x00, 3, 0])
        // A window of 65 536 bytes.
        expect(.header(found: 0x8819), [0x88, 0x19, 3, 0])
        expect(.presetDictionary, [0x78, 0xBB, 0, 0])
    }

    @Test func blockTypes() {
        var bits = BitString()
        bits.number(1, 1)
        bits.number(3, 2)
        expect(.blockType(offset: 2), bits.stream)
    }

    @Test func storedBlocks() {
        expect(
            .storedLength(offset: 3, found: 5, complement: 0xFFFB), [0x78, 0x9C, 1, 5, 0, 0xFB, 0xFF, 0, 0, 0, 0, 0])
        expect(.truncated(offset: 9), [0x78, 0x9C, 1, 5, 0, 0xFA, 0xFF, 1, 2])
    }

    @Test func codeCounts() {
        expect(
            .codeCount(offset: 2, literals: 287, distances: 1),
            BitString.dynamic(literals: 287, distances: 1, codeLengths: [:]).stream)
        expect(
            .codeCount(offset: 2, literals: 286, distances: 31),
            BitString.dynamic(literals: 286, distances: 31, codeLengths: [:]).stream)
    }

    @Test func codesForCodeLengths() {
        let oversubscribed = BitString.dynamic(literals: 257, distances: 1, codeLengths: [0: 1, 1: 1, 2: 1])
        expect(.oversubscribedCode(offset: oversubscribed.end, .codeLengths), oversubscribed.stream)
        let single = BitString.dynamic(literals: 257, distances: 1, codeLengths: [0: 1])
        expect(.incompleteCode(offset: single.end, .codeLengths), single.stream)
        let empty = BitString.dynamic(literals: 257, distances: 1, codeLengths: [:])
        expect(.incompleteCode(offset: empty.end, .codeLengths), empty.stream)
    }

    @Test func repetitions() {
        var first = BitString.dynamic(literals: 257, distances: 1, codeLengths: [1: 1, 16: 1])
        let start = first.end
        first.word(1, 1)
        first.number(0, 2)
        expect(.repeatedLength(offset: start), first.stream)

        var beyond = BitString.dynamic(literals: 257, distances: 1, codeLengths: [1: 1, 18: 1])
        beyond.word(1, 1)
        beyond.number(138 - 11, 7)
        let second = beyond.end
        beyond.word(1, 1)
        beyond.number(138 - 11, 7)
        expect(.repeatedLength(offset: second), beyond.stream)
    }

    /// The head of a block whose code lengths are the given ones; runs of zeros are written as such. Words for lengths:
    /// 0 `00`, 1 `01`, 2 `10`, a run of zeros `11`.
    private func block(literals: [Int], distances: [Int]) -> BitString {
        var bits = BitString.dynamic(
            literals: literals.count, distances: distances.count, codeLengths: [0: 2, 1: 2, 2: 2, 18: 2])
        var lengths = (literals + distances)[...]
        while let length = lengths.first {
            let run = lengths.prefix { $0 == 0 }.prefix(138).count
            bits.word(run < 11 ? length : 0b11, 2)
            if run >= 11 { bits.number(run - 11, 7) }
            lengths = lengths.dropFirst(run < 11 ? 1 : run)
        }
        return bits
    }

    /// Code lengths of literals, all zero but for some.
    private func literals(_ lengths: [Int: Int], count: Int = 257) -> [Int] {
        (0..<count).map { lengths[$0] ?? 0 }
    }

    @Test func literalCodes() {
        let oversubscribed = block(literals: literals([0: 1, 1: 1, 256: 1]), distances: [0])
        expect(.oversubscribedCode(offset: oversubscribed.end, .literals), oversubscribed.stream)
        let incomplete = block(literals: literals([0: 2, 256: 2]), distances: [0])
        expect(.incompleteCode(offset: incomplete.end, .literals), incomplete.stream)
        let endless = block(literals: literals([0: 1, 1: 1]), distances: [0])
        expect(.noEndOfBlock(offset: endless.end), endless.stream)
    }

    /// A single literal word of one bit is a code too, which can say nothing but the end.
    @Test func blockOfNothingButItsEnd() throws {
        var end = block(literals: literals([256: 1]), distances: [0])
        end.word(0, 1)
        #expect(try Zlib.decompress([0x78, 0x9C] + end.bytes + [0, 0, 0, 1], allowed: 0) == [])

        var other = block(literals: literals([256: 1]), distances: [0])
        let offset = other.end
        other.word(1, 1)
        expect(.unusedCode(offset: offset, .literals), other.stream)
    }

    @Test func distanceCodes() {
        // Words: literal 0 `0`, the end `10`, a match of length 3 `11`.
        let literals = literals([0: 1, 256: 2, 257: 2], count: 258)
        let single = block(literals: literals, distances: [2])
        expect(.incompleteCode(offset: single.end, .distances), single.stream)
        let incomplete = block(literals: literals, distances: [1, 2])
        expect(.incompleteCode(offset: incomplete.end, .distances), incomplete.stream)
        let oversubscribed = block(literals: literals, distances: [1, 1, 2])
        expect(.oversubscribedCode(offset: oversubscribed.end, .distances), oversubscribed.stream)

        // A single word of one bit is a code: here its other half is used. So is no word at all, unless one is wanted.
        for lengths in [[1], [0]] {
            var bits = block(literals: literals, distances: lengths)
            bits.word(0, 1)
            bits.word(0b11, 2)
            let offset = bits.end
            bits.word(1, 1)
            expect(.unusedCode(offset: offset, .distances), bits.stream)
        }
    }

    /// The distance that a single word of one bit stands for, and data without matches and distances.
    @Test func sparseDistanceCodesAreRead() throws {
        let literals = literals([0: 1, 256: 2, 257: 2], count: 258)
        var match = block(literals: literals, distances: [1])
        match.word(0, 1)
        match.word(0b11, 2)
        match.word(0, 1)
        match.word(0b10, 2)
        // Four zeros: the sums are 1 and 4.
        #expect(try Zlib.decompress([0x78, 0x9C] + match.bytes + [0, 4, 0, 1], allowed: 4) == [0, 0, 0, 0])

        var plain = block(literals: literals, distances: [0])
        plain.word(0, 1)
        plain.word(0b10, 2)
        #expect(try Zlib.decompress([0x78, 0x9C] + plain.bytes + [0, 1, 0, 1], allowed: 1) == [0])
    }

    @Test func symbolsThatDoNotExist() {
        for symbol in [286, 287] {
            var bits = BitString.fixed
            bits.word(0b1100_0000 + symbol - 280, 8)
            expect(.symbol(offset: 2, found: symbol, .literals), bits.stream)
        }
        for symbol in [30, 31] {
            var bits = BitString.fixed
            bits.word(0b0011_0000, 8)
            bits.word(1, 7)
            bits.word(symbol, 5)
            expect(.symbol(offset: 4, found: symbol, .distances), bits.stream)
        }
    }

    @Test func distances() {
        // One byte, then a match of length 3 from two bytes before.
        var bits = BitString.fixed
        bits.word(0b0011_0000, 8)
        bits.word(1, 7)
        bits.word(1, 5)
        expect(.distance(offset: 4, found: 2, allowed: 1), bits.stream)
    }

    @Test func checksumsAndWhatFollows() throws {
        let good = Zlib.compress([1, 2, 3])
        var wrong = good
        wrong[wrong.count - 1] ^= 1
        expect(.checksum(found: 0x000D_0006, computed: 0x000D_0007), wrong)
        expect(.trailingBytes(offset: good.count), good + [0])
    }
}
