/// The least number of letters to insert, delete, replace or swap with their neighbour that turns `a` into `b` (optimal
/// string alignment: no letter is touched twice), or nil when it is above `limit`.
/// Time is the product of the lengths, and less where the limit ends it early; callers bound the lengths.
package func editDistance<Letter: Equatable>(_ a: [Letter], _ b: [Letter], limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    // Rows of the table of distances between beginnings of `a` and of `b`: two back, the last, the one being filled.
    var before = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = last
    for i in 0..<a.count {
        row[0] = i + 1
        var least = row[0]
        for j in 0..<b.count {
            var distance = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { distance = min(distance, before[j - 1] + 1) }
            row[j + 1] = distance
            least = min(least, distance)
        }
        // A later row can be no better than the best of two rows before it less one swap, so the last row decides.
        guard min(least, last.min() ?? 0) <= limit else { return nil }
        (before, last, row) = (last, row, before)
    }
    return last[b.count] <= limit ? last[b.count] : nil
}
