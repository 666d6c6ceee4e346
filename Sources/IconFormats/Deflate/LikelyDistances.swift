/// The distances at which the next bytes of a picture probably stood before.
///
/// The first four are the picture's own: one pixel back (flat colour), above one pixel to the right (a gradient from corner
/// to corner is the row above moved by one pixel), straight above (what repeats from row to row), above one pixel to the left.
/// The others are the latest ones at which a long match was found: a gradient at another angle repeats itself
/// some rows above and some pixels aside, always the same ones. (A 1024 pixel icon with a gradient at 30° would be 1.35
/// times as large without them, and take four times as long.)
struct LikelyDistances {
    /// How many distances there are.
    static let count = 8
    /// The first of the found ones.
    static let firstFound = 4
    /// A shorter match is no sign that the picture repeats itself.
    private static let shortestRemembered = 16

    private var distances: InlineArray<8, Int>

    /// - Parameters:
    ///   - pixel: the bytes of a pixel, or 1 for anything but a picture.
    ///   - row: the bytes of a row including its filter byte, or 0 for anything but a picture.
    init(pixel: Int, row: Int) {
        let isInReach = row > pixel && row + pixel <= MatchWindow.reach
        distances = .init(repeating: pixel)
        guard isInReach else { return }
        (distances[1], distances[2], distances[3]) = (row - pixel, row, row + pixel)
    }

    /// A distance, 1 … `MatchWindow.reach`. Some may be equal.
    subscript(slot: Int) -> Int { distances[slot] }

    /// Takes in the distance of a match. Whether the found distances changed: the latest comes first, the one that was
    /// not met for longest is forgotten.
    mutating func remember(_ match: MatchWindow.Match) -> Bool {
        guard match.length >= Self.shortestRemembered else { return false }
        for slot in 0...Self.firstFound where distances[slot] == match.distance { return false }
        var slot = Self.count - 1
        for known in (Self.firstFound + 1)..<Self.count where distances[known] == match.distance { slot = known }
        while slot > Self.firstFound {
            distances[slot] = distances[slot - 1]
            slot -= 1
        }
        distances[slot] = match.distance
        return true
    }
}
