import Database

/// What one word leads to: as a term, by a synonym, by a typo, or by the words it is made of.
extension GlyphSearch {
    /// What a unit leads to. Words that belong together still stand for themselves, after what they mean together.
    func hits(unit: SearchUnit) throws(CatalogError) -> [Int: Hit] {
        // What such a sign begins, or is a part of, is mostly something else.
        if unit.isCutSign { return try hits(exactly: unit.term, cost: 0).filter { !$0.value.isPart } }
        guard unit.words.count > 1 else { return try hits(word: unit.term) }
        var hits = try hits(term: unit.term)
        var lists: [[Int: Hit]] = []
        for word in unit.words { lists.append(try self.hits(word: word)) }
        for var hit in merge(lists).values {
            hit.cost += SearchCost.takenApart
            improve(&hits, hit)
        }
        return hits
    }

    /// What fits these units, by glyph. Where some of them are found for sure, those that are only guessed at, by a beginning, a
    /// typo or another language, say nothing: in `School Anna` the school counts.
    func sureHits(_ units: [SearchUnit]) throws(CatalogError) -> [Int: Hit] {
        var lists: [[Int: Hit]] = []
        for unit in units { lists.append(try hits(unit: unit)) }
        let sure = lists.filter { $0.values.contains { $0.cost < SearchCost.beginning(lacking: 0) } }
        return merge(sure.isEmpty ? lists : sure)
    }

    private func hits(word: String) throws(CatalogError) -> [Int: Hit] {
        var hits = try hits(term: word)
        if hits.isEmpty {
            for (position, term) in try synonyms(of: word).enumerated() {
                for var hit in try self.hits(exactly: term, cost: SearchCost.synonym + position).values {
                    hit.match = .synonym
                    improve(&hits, hit)
                }
            }
        }
        if hits.isEmpty, word.unicodeScalars.count >= care.leastTypo, try !isKnown(word) {
            for form in try typos(of: word) {
                for hit in try self.hits(exactly: form, cost: SearchCost.typo).values { improve(&hits, hit) }
            }
        }
        if hits.isEmpty, let parts = try compoundParts(of: word) {
            var lists: [[Int: Hit]] = []
            // The first part says what it is about, so it stands last here, where it counts most: Skiurlaub is skiing.
            for part in parts.reversed() where !ListWords.contains(part) { lists.append(try self.hits(term: part)) }
            for var hit in merge(lists).values {
                hit.cost += SearchCost.takenApart
                improve(&hits, hit)
            }
        }
        return hits
    }

    private func synonyms(of word: String) throws(CatalogError) -> [String] {
        try catalog.query("SELECT term FROM synonym WHERE word = ? ORDER BY position", [.text(word)]) { $0.text(0) }
    }

    /// The terms that one typo makes of this word.
    private func typos(of word: String) throws(CatalogError) -> [String] {
        let forms = OneTypo.forms(of: word)
        guard !forms.isEmpty else { return [] }
        // Folded words of letters need no escapes.
        let list = "[\"" + forms.joined(separator: "\",\"") + "\"]"
        let terms = try catalog.query(
            "SELECT DISTINCT value FROM json_each(?) WHERE EXISTS (SELECT 1 FROM term WHERE term = value)",
            [.text(list)]
        ) { $0.text(0) }
        guard terms.isEmpty else { return terms }
        return try catalog.query(
            """
            SELECT DISTINCT form.value FROM json_each(?1) AS form
            WHERE EXISTS (SELECT 1 FROM keyword WHERE language IN (SELECT value FROM json_each(?2)) AND term = form.value)
            """,
            [.text(list), .text(preferred)]
        ) { $0.text(0) }
    }
}
