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
        /// Where there is none: how many bytes on there may be one.
        var next = 1
    }

    /// The shortest and longest match (RFC 1951, 3.2.5).
    static let shortestMatch = 3
    static let longestMatch = 258
    /// How far back a match may begin. The format allows one more; then chain slots would be overwritten while in use.
    static let reach = 32_767
    /// The bytes a parser must see behind a position to code it as if it saw the whole stream.
    static let lookahead = 2 * longestMatch
    /// The bytes that can be taken in beside those in reach: what a parser leaves for later, at most 33 284, and a row of the widest
    /// picture, 65 537.
    static let room = 98_821

    /// The bytes a hash is made of, and the shortest match found by it.
    private static let hashedBytes = 4
    private static let mostHashBits = 15
    private static let fewestHashBits = 8
    /// The most bytes that it holds.
    static let capacity = 1 << 15 + room
    /// A comparison of eight bytes may begin at the last byte.
    private static let slack = 8
    /// Farther than a match can reach, so that a zero in the tables is no place.
    private static let firstOrigin: UInt32 = 1 << 16

    /// First what was coded, then what was not.
    private(set) var bytes = ScratchBuffer<UInt8>(repeating: 0, count: slack)
    /// The end of the bytes taken in.
    private(set) var filled = 0
    /// Where the bytes begin that are not coded yet. The parser moves it.
    var cursor = 0
    /// Where to look first.
    var likely = LikelyDistances()

    private var heads = ScratchBuffer<UInt32>(repeating: 0, count: 0)
    private var chain = ScratchBuffer<UInt32>(repeating: 0, count: 0)
    private var hashBits = fewestHashBits
    private var chainMask: UInt32 = 0
    /// The position of index 0.
    private var origin = firstOrigin
    /// The index of the first byte that is not in the tables yet.
    private var inserted = 0

    /// Forgets the stream before and begins a new one in the same memory.
    ///
    /// Streams of more than 2³¹ bytes are right too, but may then depend on the streams before.
    ///
    /// - Parameters:
    ///   - length: the bytes of the stream.
    ///   - pixel: see `LikelyDistances.start`.
    ///   - row: see `LikelyDistances.start`.
    mutating func start(length: Int, pixel: Int, row: Int) {
        let size = min(length, Self.capacity) + Self.slack
        if size > bytes.count { bytes = ScratchBuffer(repeating: 0, count: size) }
        hashBits = Self.fewestHashBits
        while hashBits < Self.mostHashBits, 2 << hashBits <= length { hashBits += 1 }
        // A place in the chain for each position in reach.
        let places = 2 << hashBits <= Self.reach ? 2 << hashBits : Self.reach + 1
        chainMask = UInt32(places - 1)
        origin &+= UInt32(filled) &+ Self.firstOrigin
        if origin > 1 << 31 || heads.count < 1 << hashBits || chain.count < places {
            heads = ScratchBuffer(repeating: 0, count: max(1 << hashBits, heads.count))
            // A slot is read only for a position of this stream, whose slot was written with it.
            chain = ScratchBuffer(uninitialized: max(places, chain.count))
            origin = Self.firstOrigin
        }
        (filled, cursor, inserted) = (0, 0, 0)
        likely.start(pixel: pixel, row: row)
    }

    private var capacity: Int { min(bytes.count - Self.slack, Self.capacity) }

    /// Begins the stream again, all of which must still be here.
    mutating func rewind(pixel: Int, row: Int) {
        origin &+= UInt32(filled) &+ Self.firstOrigin
        (cursor, inserted) = (0, 0)
        likely.start(pixel: pixel, row: row)
    }

    /// Whether so many bytes can be taken in at once.
    func hasRoom(for length: Int) -> Bool { length <= capacity - filled }

    /// Makes room for bytes by dropping what lies further back than a match can reach.
    mutating func makeRoom(for length: Int) {
        if !hasRoom(for: length) { slide() }
    }

    /// Takes in the `length` bytes that `write` sets from an index on; there must be room for them.
    @inline(__always)
    mutating func append(_ length: Int, _ write: (inout ScratchBuffer<UInt8>, Int) -> Void) {
        precondition(hasRoom(for: length))
        write(&bytes, filled)
        filled += length
    }

    /// Takes in bytes of `source` from `start` on, as many as there is room for, and returns the end of what it took.
    mutating func append(_ source: Span<UInt8>, from start: Int) -> Int {
        let length = min(source.count - start, capacity - filled)
        bytes.copy(source, from: start, count: length, to: filled)
        filled += length
        return start + length
    }

    /// Drops what lies further back than a match can reach.
    private mutating func slide() {
        let dropped = max(cursor - Self.reach - 1, 0)
        bytes.move(dropped..<filled, to: 0)
        origin &+= UInt32(dropped)
        filled -= dropped
        cursor -= dropped
        inserted = max(inserted - dropped, 0)
    }

    /// How many bytes from `index` on equal those `distance` before them, at most `limit`.
    @inline(__always)
    func matchLength(at index: Int, distance: Int, limit: Int) -> Int {
        bytes.equalBytes(at: index, distance: distance, limit: limit)
    }

    /// Whether the longest match begins at an index one pixel back: the cheapest there is.
    @inline(__always)
    func isFlat(at index: Int) -> Bool {
        let length = MatchWindow.longestMatch
        return likely[0] <= index && filled - index >= length
            && matchLength(at: index, distance: likely[0], limit: length) == length
    }

    /// The longest match at the likely distances, the first of equals.
    @inline(__always)
    func likelyMatch(at index: Int) -> Match {
        let limit = min(filled - index, Self.longestMatch)
        guard limit >= Self.shortestMatch else { return Match() }
        guard index >= likely.farthest, limit >= 8 else { return firstLikelyMatch(at: index, limit: limit) }
        let found =
            if likely.count <= 4 {
                bytes.longestMatch(at: index, distances: likely.distances, slots: 4, limit: limit)
            } else {
                bytes.longestMatch(at: index, distances: likely.distances, slots: 8, limit: limit)
            }
        return Match(length: found.length, distance: found.distance, next: found.next)
    }

    /// The same where some distances lead before the first byte, or near the end.
    private func firstLikelyMatch(at index: Int, limit: Int) -> Match {
        var best = Match(length: Self.shortestMatch - 1, distance: 0)
        for slot in 0..<likely.count where likely[slot] <= index {
            let length = matchLength(at: index, distance: likely[slot], limit: limit)
            if length > best.length { best = Match(length: length, distance: likely[slot]) }
        }
        return best.distance > 0 ? best : Match()
    }

    /// The longest match anywhere if it is longer than `least`, the nearest of equals; or else no match.
    ///
    /// Looks at `depth` earlier places at most, the nearest first, and stops at a match of `niceLength`.
    mutating func longestMatch(at index: Int, longerThan least: Int, depth: Int, niceLength: Int) -> Match {
        var best = Match()
        let limit = min(filled - index, Self.longestMatch)
        guard limit >= Self.hashedBytes else { return best }
        insert(upTo: index)
        var longest = max(least, Self.hashedBytes - 1)
        guard longest < limit else { return best }
        // What the unchecked accesses below rest on: `longest` stays below `limit`, the bytes up to `limit` are there, and a
        // candidate lies before `index`.
        precondition(index >= 0 && index <= bytes.count - limit - Self.slack && chain.count > Int(chainMask))
        let (here, chain) = (UnsafeRawPointer(bytes.base + index), self.chain.base)
        let next = UInt32(littleEndian: here.loadUnaligned(as: UInt32.self))
        // The four bytes that end with the first one a longer match must have.
        var last = here.loadUnaligned(fromByteOffset: longest &- 3, as: UInt32.self)
        let position = origin &+ UInt32(truncatingIfNeeded: index)
        let mostBack = UInt32(truncatingIfNeeded: min(index, Self.reach))
        var place = head(next)
        for _ in 0..<depth {
            let back = position &- place
            guard back <= mostBack, back > 0 else { break }
            let distance = Int(truncatingIfNeeded: back)
            let candidate = here - distance
            if candidate.loadUnaligned(fromByteOffset: longest &- 3, as: UInt32.self) == last,
                UInt32(littleEndian: candidate.loadUnaligned(as: UInt32.self)) == next
            {
                let length = matchLength(at: index, distance: distance, limit: limit)
                if length > longest {
                    longest = length
                    best = Match(length: length, distance: distance)
                    if length >= min(niceLength, limit) { break }
                    last = here.loadUnaligned(fromByteOffset: longest &- 3, as: UInt32.self)
                }
            }
            let before = chain[Int(truncatingIfNeeded: place & chainMask)]
            // A slot that was used again leads forward instead of back.
            guard position &- before > back else { break }
            place = before
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
        var place = head(next)
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
            let before = chain[Int(truncatingIfNeeded: place & chainMask)]
            // A slot that was used again leads forward instead of back.
            guard position &- before > back else { break }
            place = before
            rest &-= 1
        }
        return end
    }

    /// Puts the positions before `end` that are missing in the tables into them.
    @inline(__always)
    private mutating func insert(upTo end: Int) {
        guard inserted < end else { return }
        // What the unchecked accesses below rest on: a hash has `hashBits` bits, a chain slot is at most `chainMask`, and four bytes
        // are read from before `end` on.
        precondition(inserted >= 0 && end <= bytes.count - Self.hashedBytes)
        precondition(heads.count >= 1 &<< hashBits && chain.count > Int(chainMask))
        let (bytes, heads, chain) = (UnsafeRawPointer(self.bytes.base), self.heads.base, self.chain.base)
        let (shift, mask) = (UInt32(truncatingIfNeeded: 32 &- hashBits), chainMask)
        var position = origin &+ UInt32(truncatingIfNeeded: inserted)
        for index in inserted..<end {
            let next = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self))
            let slot = Int(truncatingIfNeeded: Self.hash(next) &>> shift)
            chain[Int(truncatingIfNeeded: position & mask)] = heads[slot]
            heads[slot] = position
            position &+= 1
        }
        inserted = end
    }

    /// Leaves the positions before `end` out of the tables.
    @inline(__always)
    mutating func skip(upTo end: Int) {
        inserted = max(inserted, end)
    }

    /// Multiplicative hashing (D. Knuth, The Art of Computer Programming 3, 6.4): 2³² over the golden ratio. The highest
    /// `hashBits` bits count.
    @inline(__always)
    private static func hash(_ fourBytes: UInt32) -> UInt32 { fourBytes &* 0x9E37_79B1 }

    /// The latest position with the hash of these bytes.
    @inline(__always)
    private func head(_ fourBytes: UInt32) -> UInt32 {
        heads[Int(truncatingIfNeeded: Self.hash(fourBytes) &>> UInt32(truncatingIfNeeded: 32 &- hashBits))]
    }
}
