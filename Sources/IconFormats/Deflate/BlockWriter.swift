/// Cuts a stream of tokens into blocks and writes them.
///
/// Tokens arrive in segments. A segment joins the block before it unless the two are smaller as blocks of their own, heads
/// included: a picture's plain margin and its busy middle get codes of their own only where that pays. A segment that the
/// codes would not shorten is stored as it is.
struct BlockWriter: ~Copyable {
    /// The tokens of a segment. More of them: fewer codes to design. Fewer: blocks begin nearer to where the picture changes.
    static let segmentLength = 8_192
    /// A parser may go beyond a segment by this, to end with a match.
    static let overshoot = 512
    private static let capacity = 8 * (segmentLength + overshoot)
    private static let unionLimit = capacity - segmentLength - overshoot

    /// The tokens not written yet: first those of the block, then those of the segment.
    var tokens = ScratchBuffer<Token>(uninitialized: 0)
    /// Where the segment begins.
    private(set) var segmentStart = 0

    private var bits = BitWriter()
    private var block = BlockPlan()
    private var segment = BlockPlan()
    private var union = BlockPlan()
    private var codes = TokenCodes()

    /// Begins a stream, whether or not the one before was finished.
    ///
    /// - Parameter length: the bytes that the tokens will stand for.
    mutating func start(length: Int) {
        let size = min(length, Self.capacity)
        if tokens.count < size { tokens = ScratchBuffer(uninitialized: size) }
        segmentStart = 0
        bits.start(capacity: length / 64)
    }

    /// Writes bytes as they are, before the first token.
    mutating func append(_ bytes: Span<UInt8>) { bits.append(contentsOf: bytes) }

    /// Ends a segment, the tokens from `segmentStart` up to `end`.
    ///
    /// - Parameter raw: the bytes they stand for, as indices of `window`; from below zero if the first of them have left it.
    mutating func closeSegment(at end: Int, raw: Range<Int>, of window: borrowing ScratchBuffer<UInt8>) {
        guard end > segmentStart else { return }
        segment.counts.count(tokens, segmentStart..<end)
        segment.design()
        // Of what was coded, so many bytes are in the window whenever it was moved last.
        if raw.count <= MatchWindow.reach, StoredBlock.bitCount(raw.count) <= segment.bitCount {
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
            if isWorthwhile, end <= Self.unionLimit {
                swap(&block, &union)
                segmentStart = end
                return
            }
        }
        let first = segmentStart
        writeBlock()
        tokens.move(first..<end, to: 0)
        swap(&block, &segment)
        segmentStart = end - first
    }

    /// Writes what is left as the last block, and a checksum, and gives the stream away.
    mutating func finish(checksum: UInt32) -> [UInt8] {
        if segmentStart == 0 {
            block.counts.clear()
            block.design()
        }
        write(block: segmentStart, isLast: true)
        bits.alignToByte()
        for shift in stride(from: UInt32(24), through: 0, by: -8) {
            bits.append(UInt64(checksum >> shift & 0xFF), count: 8)
        }
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
