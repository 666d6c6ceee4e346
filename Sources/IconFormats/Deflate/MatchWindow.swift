/// The last 32 768 bytes and the bytes not coded yet, with what it takes to find where the bytes to come stood before:
/// at the likely distances of a picture, which needs no table, and anywhere, by a hash of four bytes.
///
/// Hash tables: `heads` holds the latest position of each hash, `chain` the position before each position with the same
/// hash. Positions count all bytes ever taken in, over all streams. A new stream starts more than a window's length
/// behind the old one, so that nothing of the old tables is in reach and they need no clearing.
///
/// Indices count from the start of `bytes`. Past `filled` the memory holds what is left from before: no decision may
/// depend on it.
struct MatchWindow: ~Copyable {
    /// A place where the next bytes stood before. No match: length 0.
    struct Match {
        var length = 0
        var distance = 0
    }

    /// The shortest and longest match (RFC 1951, 3.2.5).
    static let shortestMatch = 3
    static let longestMatch = 258
    /// How far back a match may begin. The format allows one more; then chain slots would be overwritten while in use.
    static let reach = 32_767
    /// The bytes a parser must see behind a position to code it as if it saw the whole stream.
    static let lookahead = 2 * longestMatch
    /// The bytes that can be taken in at once, beside those in reach.
    static let room = 3 << 15

    /// The bytes a hash is made of, and the shortest match found by it.
    private static let hashedBytes = 4
    private static let hashBits: UInt32 = 15
    private static let chainMask: UInt32 = 32_767
    private static let capacity = 1 << 15 + room
    /// A comparison of eight bytes may begin at the last byte.
    private static let slack = 8
    /// Farther than a match can reach, so that a zero in the tables is no place.
    private static let firstOrigin: UInt32 = 1 << 16

    /// First what was coded, then what was not.
    private(set) var bytes = ScratchBuffer<UInt8>(repeating: 0, count: capacity + slack)
    /// The end of the bytes taken in.
    private(set) var filled = 0
    /// Where the bytes begin that are not coded yet. The parser moves it.
    var cursor = 0
    /// Where to look first.
    var likely = LikelyDistances(pixel: 1, row: 0)

    private var heads = ScratchBuffer<UInt32>(repeating: 0, count: 1 << Int(hashBits))
    private var chain = ScratchBuffer<UInt32>(repeating: 0, count: Int(chainMask) + 1)
    /// The position of index 0.
    private var origin = firstOrigin
    /// The index of the first byte that is not in the tables yet.
    private var inserted = 0

    /// Forgets the stream before and begins a new one in the same memory.
    ///
    /// Streams of more than 2³¹ bytes are right too, but may then depend on the streams before.
    mutating func start(likely distances: LikelyDistances) {
        origin &+= UInt32(filled) &+ Self.firstOrigin
        if origin > 1 << 31 {
            heads.fill(heads.count, with: 0)
            origin = Self.firstOrigin
        }
        (filled, cursor, inserted) = (0, 0, 0)
        likely = distances
    }

    /// Takes in bytes of `source` from `start` on, as many as there is room for, and returns the end of what it took.
    mutating func append(_ source: Span<UInt8>, from start: Int) -> Int {
        if filled == Self.capacity { slide() }
        let length = min(source.count - start, Self.capacity - filled)
        bytes.copy(source, from: start, count: length, to: filled)
        filled += length
        return start + length
    }

    /// Drops what lies further back than a match can reach.
    private mutating func slide() {
        let dropped = max(cursor - Self.reach - 1, 0)
        bytes.moveToFront(dropped..<filled)
        origin &+= UInt32(dropped)
        filled -= dropped
        cursor -= dropped
        inserted = max(inserted - dropped, 0)
    }

    /// How many bytes from `index` on equal those `distance` before them, at most `limit`.
    func matchLength(at index: Int, distance: Int, limit: Int) -> Int {
        var length = 0
        while length < limit {
            let difference = bytes.word64(at: index &+ length) ^ bytes.word64(at: index &+ length &- distance)
            if difference != 0 { return min(length &+ difference.trailingZeroBitCount &>> 3, limit) }
            length &+= 8
        }
        return limit
    }

    /// The longest match at the likely distances, the first of equals.
    func likelyMatch(at index: Int) -> Match {
        let limit = min(filled - index, Self.longestMatch)
        var best = Match()
        guard limit >= Self.shortestMatch else { return best }
        let next = bytes.word32(at: index)
        for slot in 0..<LikelyDistances.count {
            let distance = likely[slot]
            guard distance <= index, best.length < limit else { continue }
            // The first three bytes decide.
            guard (next ^ bytes.word32(at: index &- distance)) &<< 8 == 0 else { continue }
            let length = matchLength(at: index, distance: distance, limit: limit)
            if length > best.length { best = Match(length: length, distance: distance) }
        }
        return best
    }

    /// Puts matches anywhere into `list`, from `start` on, each longer than the one before and the first longer than
    /// `least`. Returns the end of the list, at most 255 behind `start`.
    ///
    /// Looks at `depth` earlier places at most, the nearest first, and stops at a match of `niceLength`.
    mutating func findMatches(
        at index: Int, longerThan least: Int, depth: Int, niceLength: Int, into list: inout ScratchBuffer<Token>,
        from start: Int
    ) -> Int {
        var end = start
        let limit = min(filled - index, Self.longestMatch)
        guard limit >= Self.hashedBytes else { return end }
        insert(upTo: index)
        var longest = max(least, Self.hashedBytes - 1)
        var rest = depth
        let next = bytes.word32(at: index)
        let position = origin &+ UInt32(truncatingIfNeeded: index)
        var place = heads[Self.hash(next)]
        while rest > 0, longest < limit {
            let back = position &- place
            guard back <= UInt32(Self.reach) else { break }
            let distance = Int(truncatingIfNeeded: back)
            guard distance <= index else { break }
            let candidate = index &- distance
            if bytes[candidate &+ longest] == bytes[index &+ longest], bytes.word32(at: candidate) == next {
                let length = matchLength(at: index, distance: distance, limit: limit)
                if length > longest {
                    longest = length
                    list[end] = .match(length: length, distance: distance)
                    end &+= 1
                    if length >= niceLength { break }
                }
            }
            let before = chain[Int(truncatingIfNeeded: place & Self.chainMask)]
            // A slot that was used again leads forward instead of back.
            guard position &- before > back else { break }
            place = before
            rest &-= 1
        }
        return end
    }

    /// Puts the positions before `end` that are missing in the tables into them.
    private mutating func insert(upTo end: Int) {
        while inserted < end {
            let position = origin &+ UInt32(truncatingIfNeeded: inserted)
            let slot = Self.hash(bytes.word32(at: inserted))
            chain[Int(truncatingIfNeeded: position & Self.chainMask)] = heads[slot]
            heads[slot] = position
            inserted &+= 1
        }
    }

    /// Leaves the positions before `end` out of the tables.
    mutating func skip(upTo end: Int) {
        inserted = max(inserted, end)
    }

    /// Multiplicative hashing (D. Knuth, The Art of Computer Programming 3, 6.4): 2³² over the golden ratio.
    private static func hash(_ fourBytes: UInt32) -> Int {
        Int(truncatingIfNeeded: (fourBytes &* 0x9E37_79B1) &>> (32 &- hashBits))
    }
}
