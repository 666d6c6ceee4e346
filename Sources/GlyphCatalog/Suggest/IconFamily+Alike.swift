public import IconCore

extension IconFamily {
    /// The pairs of looks that are easily taken for one another, the most alike first; of equal ones the earlier.
    ///
    /// Takes time with the square of the count: a second for about ten thousand.
    public static func alikePairs(_ looks: [IconLook]) -> [AlikePair] {
        var pairs: [AlikePair] = []
        for second in looks.indices {
            for first in 0..<second {
                // Half of the likeness is colour, so most pairs need no second glance.
                guard looks[first].colorLikeness(to: looks[second]) >= 2 * IconLook.tooAlike - 1 else { continue }
                let likeness = looks[first].likeness(to: looks[second])
                if likeness >= IconLook.tooAlike {
                    pairs.append(AlikePair(first: first, second: second, likeness: likeness))
                }
            }
        }
        return pairs.sorted { (-$0.likeness, $0.second, $0.first) < (-$1.likeness, $1.second, $1.first) }
    }
}
