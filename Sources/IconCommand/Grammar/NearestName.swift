import IconCore

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
        let distance = candidate.starts(with: word) ? 0 : editDistance(word, candidate, limit: allowed)
        guard let distance, distance < best?.distance ?? .max else { continue }
        best = (name, distance)
    }
    return best?.name
}
