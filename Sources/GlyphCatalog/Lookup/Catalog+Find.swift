extension Catalog {
    /// The glyph that fits a word or a few words best, or nil when nothing fits.
    ///
    /// Every way in which a glyph can fit has a distance, and so has its pack; the least sum is taken. A person's own packs
    /// and the default pack are nearest, so that icons of one list look like one family; another pack's glyph is taken
    /// when it fits clearly better.
    ///
    /// | fits by | distance | | pack | distance |
    /// |---|---|---|---|---|
    /// | its name | 0 | | a person's own | 0 |
    /// | another name of it | 1 | | `phosphor` | 0 |
    /// | what another pack calls it | 2 | | `fontawesome` | 4 |
    /// | a word of its name | 4 | | `mdi` | 6 |
    /// | a tag that another pack gives it too | 5 | | | |
    /// | a tag | 9 | | | |
    /// | how its name begins (four letters at least) | 20 | | | |
    /// | any of these, in the other number (carts) | 2 more | | | |
    ///
    /// Among equals: own packs first; then what other packs agree on; then the tag that stands nearer the front of its
    /// makers' list, or the name of fewer words; then the alphabet.
    public func find(_ words: String) throws(CatalogError) -> CatalogGlyph? {
        let term = GlyphName.folded(words)
        guard !term.isEmpty else { return nil }
        var candidates = try matches(term, isOtherNumber: false)
        for other in GlyphName.otherNumbers(of: term) {
            candidates += try matches(other, isOtherNumber: true)
        }
        if candidates.isEmpty, term.count >= 4 { candidates = try matches(beginning: term) }
        try countAgreement(&candidates)
        let best = candidates.min { a, b in
            (a.distance, a.pack, -a.agreement, a.rank.0, a.rank.1, a.name)
                < (b.distance, b.pack, -b.agreement, b.rank.0, b.rank.1, b.name)
        }
        return try best.flatMap { candidate throws(CatalogError) in try glyph(id: candidate.glyph) }
    }

    /// A glyph that fits in one way.
    private struct Candidate {
        var glyph: Int
        var name: String
        /// The pack's place in the order of packs.
        var pack: Int
        var position: Int
        var distance: Int
        var isTag: Bool
        /// How many glyphs of other packs that show the same thing fit too.
        var agreement = 0

        /// Among equals: of tags the ones that stand nearer the front of their makers' lists, of names the short ones.
        var rank: (Int, Int) {
            let wordCount = name.count { $0 == "-" } + 1
            return isTag ? (position, wordCount) : (wordCount, position)
        }
    }

    /// A word that several packs give to the same thing is surer than one that a single pack gives.
    private func countAgreement(_ candidates: inout [Candidate]) throws(CatalogError) {
        let fitting = Set(candidates.map(\.glyph))
        for index in candidates.indices {
            let twins = try query("SELECT twin FROM twin WHERE glyph = ?", [.integer(candidates[index].glyph)]) {
                $0.integer(0)
            }
            candidates[index].agreement = twins.count { fitting.contains($0) }
            if candidates[index].isTag, candidates[index].agreement > 0 {
                candidates[index].distance += Catalog.agreedTagDistance - Catalog.distance(.tag)
            }
        }
    }

    private func matches(_ term: String, isOtherNumber: Bool) throws(CatalogError) -> [Candidate] {
        try query(
            """
            SELECT glyph.id, glyph.name, glyph.pack, pack.name, pack.isOwn, kind, position
            FROM term JOIN glyph ON glyph.id = term.glyph JOIN pack ON pack.id = glyph.pack
            WHERE term = ?
            """,
            [.text(term)]
        ) { row in
            let kind = Schema.TermKind(rawValue: row.integer(5)) ?? .tag
            return Candidate(
                glyph: row.integer(0), name: row.text(1), pack: row.integer(2), position: row.integer(6),
                distance: Catalog.distance(kind) + (isOtherNumber ? 2 : 0)
                    + Catalog.distance(pack: row.text(3), isOwn: row.integer(4) == 1), isTag: kind == .tag)
        }
    }

    /// Glyphs whose name begins with `beginning`.
    private func matches(beginning: String) throws(CatalogError) -> [Candidate] {
        try query(
            """
            SELECT glyph.id, glyph.name, glyph.pack, pack.name, pack.isOwn
            FROM term JOIN glyph ON glyph.id = term.glyph JOIN pack ON pack.id = glyph.pack
            WHERE term >= ? AND term < ? AND kind = \(Schema.TermKind.name.rawValue) LIMIT 1000
            """,
            [.text(beginning), .text(beginning + "\u{10FFFF}")]
        ) { row in
            Candidate(
                glyph: row.integer(0), name: row.text(1), pack: row.integer(2), position: row.text(1).count,
                distance: 20 + Catalog.distance(pack: row.text(3), isOwn: row.integer(4) == 1), isTag: false)
        }
    }

    private static let agreedTagDistance = 5

    private static func distance(_ kind: Schema.TermKind) -> Int {
        switch kind {
        case .name: 0
        case .alias: 1
        case .borrowedAlias: 2
        case .word: 4
        case .tag: 9
        }
    }

    private static func distance(pack: String, isOwn: Bool) -> Int {
        if isOwn { return 0 }
        switch BuiltInPack(id: pack) {
        case .phosphor: return 0
        case .fontAwesome: return 4
        case .materialDesign, nil: return 6
        }
    }
}
