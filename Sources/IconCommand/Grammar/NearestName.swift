/// The name that someone who typed `typed` most likely meant, or nil when none is near.
///
/// Near is a name that begins with what was typed, or one whose distance is at most a third of the typed length (1 for
/// short words). Of equally near names the first wins.
package func nearestName(to typed: String, among names: [String]) -> String? {
    let word = Array(typed.lowercased().utf8)
    // Nobody means a name with something that long; the distance would cost its square.
    guard (2...64).contains(word.count) else { return nil }
    let allowed = max(1, word.count / 3)
    var best: (name: String, distance: Int)?
    for name in names {
        let candidate = Array(name.lowercased().utf8)
        let distance = candidate.starts(with: word) ? 0 : editDistance(word, candidate)
        guard distance <= allowed, distance < best?.distance ?? .max else { continue }
        best = (name, distance)
    }
    return best?.name
}

/// The least number of insertions, deletions, replacements and swaps of neighbours that turn one word into the other
/// (optimal string alignment: no part is edited twice).
func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
        var row = [i + 1]
        for j in b.indices {
            var distance = min(row[j] + 1, previous[j + 1] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                distance = min(distance, beforePrevious[j - 1] + 1)
            }
            row.append(distance)
        }
        (beforePrevious, previous) = (previous, row)
    }
    return previous[b.count]
}
