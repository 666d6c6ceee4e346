extension Catalog {
    /// The names that look most like a mistyped one, the most alike first, each a name that `find` or `glyph` knows.
    ///
    /// - Parameters:
    ///   - name: what somebody wrote.
    ///   - pack: the pack whose names to compare with; all packs where it is nil.
    ///   - count: how many to return at most.
    public func nearestNames(to name: String, pack: String? = nil, count: Int = 3) throws(CatalogError) -> [String] {
        let wanted = Array(GlyphName.folded(name).prefix(GlyphName.maximumLength).unicodeScalars)
        guard !wanted.isEmpty, count > 0 else { return [] }
        let filter = pack == nil ? "" : "AND pack.name = ?"
        let values: [SQLValue] = if let pack { [.text(try packID(pack))] } else { [] }
        let names = try query(
            """
            SELECT term, min(glyph.pack) FROM term JOIN glyph ON glyph.id = term.glyph JOIN pack ON pack.id = glyph.pack
            WHERE kind <= \((pack == nil ? Schema.TermKind.alias : .name).rawValue) \(filter) GROUP BY term
            """,
            values
        ) { (name: $0.text(0), pack: $0.integer(1)) }

        var best: [(distance: Int, pack: Int, name: String)] = []
        for candidate in names {
            // Nothing farther than the last of the best is of interest, which ends most comparisons early.
            let limit = best.count < count ? Int.max : best[count - 1].distance
            guard let distance = editDistance(wanted, Array(candidate.name.unicodeScalars), limit: limit) else {
                continue
            }
            best.append((distance, candidate.pack, candidate.name))
            best.sort { ($0.distance, $0.pack, $0.name) < ($1.distance, $1.pack, $1.name) }
            if best.count > count { best.removeLast() }
        }
        return best.map(\.name)
    }
}

/// The least number of letters to insert, delete, replace or swap with their neighbour that turns `a` into `b` (optimal
/// string alignment: no letter is touched twice), or nil when it is above `limit`.
func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int) -> Int? {
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
