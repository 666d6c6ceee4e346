import Database
import IconCore

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
