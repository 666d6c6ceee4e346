/// The distances at which the next bytes of a picture probably stood before.
///
/// The first ones are the picture's own: one pixel back (flat colour), above one pixel to the right (a gradient from corner
/// to corner is the row above moved by one pixel), straight above (what repeats from row to row), above one pixel to the left.
/// The others are the latest ones at which a long match was found: a gradient at another angle repeats itself
/// some rows above and some pixels aside, always the same ones. (A 1024 pixel icon with a gradient at 30° would be 1.35
/// times as large without them, and take four times as long.)
struct LikelyDistances: ~Copyable {
    /// The most distances there are.
    static let capacity = 8
    /// A shorter match is no sign that the picture repeats itself.
    private static let shortestRemembered = 16

    /// Behind the last one, the first is repeated.
    private(set) var distances = ScratchBuffer<Int>(repeating: 1, count: capacity)
    /// How many distances there are.
    private(set) var count = 1
    /// The greatest so far.
    private(set) var farthest = 1
    /// How many are the picture's own; the found ones follow.
    private(set) var fixedCount = 1

    /// Begins a stream.
    ///
    /// - Parameters:
    ///   - pixel: the bytes of a pixel, or 1 for anything but a picture.
    ///   - row: the bytes of a row including its filter byte, or 0 for anything but a picture.
    mutating func start(pixel: Int, row: Int) {
        let isInReach = row > pixel && row + pixel <= MatchWindow.reach
        fixedCount = isInReach ? 4 : 1
        count = fixedCount
        distances.fill(Self.capacity, with: pixel)
        farthest = isInReach ? row + pixel : pixel
        guard isInReach else { return }
        (distances[1], distances[2], distances[3]) = (row - pixel, row, row + pixel)
    }

    /// A distance, 1 … `MatchWindow.reach`, for a slot below `count`.
    @inline(__always)
    subscript(slot: Int) -> Int { distances[slot] }

    /// Whether a distance is one of the picture's own.
    @inline(__always)
    func isFixed(_ distance: Int) -> Bool {
        for slot in 0..<fixedCount where distances[slot] == distance { return true }
        return false
    }

    /// Takes in the distance of a match. Whether the found distances changed: the latest comes first, the one that was
    /// not met for longest is forgotten.
    mutating func remember(_ match: MatchWindow.Match) -> Bool {
        guard match.length >= Self.shortestRemembered else { return false }
        var slot = 0
        while slot < count, distances[slot] != match.distance { slot &+= 1 }
        guard slot > fixedCount || slot == count else { return false }
        if slot == count {
            if count < Self.capacity { count += 1 } else { slot -= 1 }
        }
        while slot > fixedCount {
            distances[slot] = distances[slot - 1]
            slot -= 1
        }
        distances[slot] = match.distance
        farthest = max(farthest, match.distance)
        return true
    }
}
