/// Cuts a stream of tokens into blocks and writes them.
///
/// Tokens arrive in segments. A segment joins the block before it unless the two are smaller as blocks of their own, heads
/// included: a picture's plain margin and its busy middle get codes of their own only where that pays. A segment that the
/// codes would not shorten is stored as it is.
struct BlockWriter: ~Copyable {
    /// The tokens of a segment. More of them: fewer codes to design. Fewer: blocks begin nearer to where the picture changes.
    static let segmentLength = 4_096
    /// A parser may go beyond a segment by this, to end with a match.
    static let overshoot = 512
    private static let capacity = 8 * (segmentLength + overshoot)

    /// The tokens not written yet: first those of the block, then those of the segment.
    var tokens = ScratchBuffer<Token>(repeating: .literal(0), count: capacity)
    /// Where the segment begins.
    private(set) var segmentStart = 0

    private var bits = BitWriter()
    private var block = BlockPlan()
    private var segment = BlockPlan()
    private var union = BlockPlan()
    private var codes = TokenCodes()

    /// Begins a stream, whether or not the one before was finished.
    mutating func start() {
        segmentStart = 0
        bits = BitWriter()
    }

    /// Ends a segment, the tokens from `segmentStart` up to `end`.
    ///
    /// - Parameter raw: the bytes they stand for, as indices of `window`; from below zero if they have left it.
    mutating func closeSegment(at end: Int, raw: Range<Int>, of window: borrowing ScratchBuffer<UInt8>) {
        guard end > segmentStart else { return }
        segment.counts.clear()
        for index in segmentStart..<end { segment.counts.add(tokens[index]) }
        segment.design()
        // Bytes that have left the window are more than 32 768, and 4096 tokens of 48 bits at most are fewer bits.
        if raw.lowerBound >= 0, StoredBlock.bitCount(raw.count) <= segment.bitCount {
            writeBlock()
            window.withSpan(raw) { StoredBlock.write($0, to: &bits) }
            return
        }
        if segmentStart > 0 {
            union.counts.clear()
            union.counts.add(block.counts)
            union.counts.add(segment.counts)
            union.design()
            let isWorthwhile = union.bitCount <= block.bitCount + segment.bitCount
            if isWorthwhile, end <= Self.capacity - Self.segmentLength - Self.overshoot {
                swap(&block, &union)
                segmentStart = end
                return
            }
        }
        let first = segmentStart
        writeBlock()
        tokens.moveToFront(first..<end)
        swap(&block, &segment)
        segmentStart = end - first
    }

    /// Writes what is left as the last block and gives the stream away.
    mutating func finish() -> [UInt8] {
        if segmentStart == 0 {
            block.counts.clear()
            block.design()
        }
        write(block: segmentStart, isLast: true)
        return bits.take()
    }

    /// Writes the tokens of the block, if there are any.
    private mutating func writeBlock() {
        guard segmentStart > 0 else { return }
        write(block: segmentStart, isLast: false)
        segmentStart = 0
    }

    private mutating func write(block end: Int, isLast: Bool) {
        let headBits = block.writeHead(isLast: isLast, to: &bits)
        codes.set(literals: block.literals, distances: block.distances)
        let endCode = block.literals.lengths[DeflateAlphabet.endOfBlock]
        bits.append(tokens, 0..<end, with: codes, bitCount: block.bitCount - headBits - Int(endCode))
        bits.append(UInt64(block.literals.codes[DeflateAlphabet.endOfBlock]), count: Int(endCode))
    }
}
