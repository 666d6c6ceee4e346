public import IconCore

extension IconFamily {
    /// What a comparison of all icons with one another came to.
    public struct AlikePairs: Equatable, Sendable {
        /// How many pairs are easily taken for one another.
        public var count = 0
        /// The most alike of them, `maximumKept` at most; of equal ones the earlier.
        public var most: [AlikePair] = []
        /// The most pairs that are kept.
        public static let maximumKept = 1_000
    }

    /// The most looks that are compared: time grows with the square of their number, a second for about ten thousand.
    public static let maximumCompared = 20_000

    /// The pairs of looks that are easily taken for one another. Of more than `maximumCompared` looks the rest is passed over.
    public static func alikePairs(_ looks: [IconLook]) -> AlikePairs {
        var pairs = AlikePairs()
        for second in looks.indices.prefix(maximumCompared) {
            for first in 0..<second {
                // Half of the likeness is colour, so most pairs need no second glance.
                guard looks[first].colorLikeness(to: looks[second]) >= 2 * IconLook.tooAlike - 1 else { continue }
                let likeness = looks[first].likeness(to: looks[second])
                guard likeness >= IconLook.tooAlike else { continue }
                pairs.count += 1
                pairs.most.append(AlikePair(first: first, second: second, likeness: likeness))
                if pairs.most.count >= 2 * AlikePairs.maximumKept { keepMost(&pairs) }
            }
        }
        keepMost(&pairs)
        return pairs
    }

    private static func keepMost(_ pairs: inout AlikePairs) {
        pairs.most.sort { ($1.likeness, $0.second, $0.first) < ($0.likeness, $1.second, $1.first) }
        pairs.most.removeLast(max(0, pairs.most.count - AlikePairs.maximumKept))
    }
}
