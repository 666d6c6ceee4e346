/// The least number of insertions, deletions, replacements and swaps of neighbours that turn one word into the other
/// (optimal string alignment: no part is edited twice). Time is the product of the lengths; callers bound them.
package func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
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
