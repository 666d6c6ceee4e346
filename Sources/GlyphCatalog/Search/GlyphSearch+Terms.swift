import Database

/// What one term leads to: by the table of terms, by the words for emoji, or by an emoji itself.
extension GlyphSearch {
    /// What a term, its other number, and longer terms lead to.
    func hits(term: String) throws(CatalogError) -> [Int: Hit] {
        var hits = try hits(exactly: term, cost: 0)
        for other in GlyphName.otherNumbers(of: term) {
            for hit in try self.hits(exactly: other, cost: SearchCost.otherNumber).values { improve(&hits, hit) }
        }
        let beginnings = try self.hits(beginning: term)
        if isForeignAllowed(term), hits.values.allSatisfy(\.isPart) {
            // Who has typed `pho` is on the way to a photo, not in Welsh.
            let isUnspaced = TermParts.isUnspaced(term[...])
            let cost = isUnspaced ? 0 : care == .suggesting || !beginnings.isEmpty ? SearchCost.foreign(term) : 0
            let languages = care == .suggesting ? large : all
            for hit in try self.hits(keyword: term, languages, isBeginning: false, cost: cost).values {
                improve(&hits, hit)
            }
        }
        for hit in beginnings.values { improve(&hits, hit) }
        return hits
    }

    private func isForeignAllowed(_ term: String) -> Bool {
        term.utf8.count >= care.leastForeign || TermParts.isUnspaced(term[...])
    }

    func hits(exactly term: String, cost: Int) throws(CatalogError) -> [Int: Hit] {
        var hits: [Int: Hit] = [:]
        let rows = try catalog.query(
            "SELECT kind, glyph, subject, position FROM term WHERE term = ?", [.text(term)], readTerm)
        for (kind, glyph, subject, position, _) in rows {
            add(&hits, kind, glyph, subject, position, cost: cost)
        }
        // A word that several packs give to the same thing is surer than one that a single pack gives.
        var counts: [Int: Int] = [:]
        for hit in hits.values { counts[hit.subject, default: 0] += 1 }
        for (glyph, hit) in hits where hit.match == .tag && counts[hit.subject, default: 0] > 1 {
            hits[glyph]?.cost -= SearchCost.agreement
        }
        for hit in try self.hits(keyword: term, preferred, isBeginning: false, cost: cost).values {
            improve(&hits, hit)
        }
        return hits
    }

    private func hits(beginning: String) throws(CatalogError) -> [Int: Hit] {
        guard beginning.unicodeScalars.count >= care.leastBeginning || TermParts.isUnspaced(beginning[...]) else {
            return [:]
        }
        var hits: [Int: Hit] = [:]
        let isShort = beginning.utf8.count < 3
        let length = beginning.unicodeScalars.count
        // Too much begins with one letter or two: names are enough.
        let rows = try catalog.query(
            """
            SELECT kind, glyph, subject, position, length(term) FROM term
            WHERE term > ?1 AND term < ?1 || char(0x10FFFF) \(isShort ? "AND kind = 0" : "") LIMIT \(GlyphSearch.maximumRows)
            """,
            [.text(beginning)], readTerm)
        for (kind, glyph, subject, position, termLength) in rows {
            add(&hits, kind, glyph, subject, position, cost: SearchCost.beginning(lacking: termLength - length))
        }
        guard !isShort else { return hits }
        var keywords = try self.hits(keyword: beginning, preferred, isBeginning: true, cost: 0)
        if isForeignAllowed(beginning), keywords.isEmpty, hits.isEmpty {
            keywords = try self.hits(keyword: beginning, care == .suggesting ? large : all, isBeginning: true, cost: 0)
        }
        for hit in keywords.values { improve(&hits, hit) }
        return hits
    }

    /// The most terms that are looked at of those that begin alike.
    private static let maximumRows = 1_500
    /// The most emoji whose glyphs are looked up, the nearest first.
    private static let maximumEmoji = 40

    private func hits(
        keyword term: String, _ languages: String, isBeginning: Bool, cost: Int
    ) throws(CatalogError) -> [Int: Hit] {
        let length = term.unicodeScalars.count
        let rows = try catalog.query(
            """
            SELECT kind, emoji, language, length(term) FROM keyword
            WHERE language IN (SELECT value FROM json_each(?2))
                AND \(isBeginning ? "term > ?1 AND term < ?1 || char(0x10FFFF)" : "term = ?1") LIMIT \(GlyphSearch.maximumRows)
            """,
            [.text(term), .text(languages)]
        ) { (kind: $0.integer(0), emoji: $0.integer(1), language: $0.integer(2), length: $0.integer(3)) }
        var costs: [Int: (cost: Int, isPart: Bool)] = [:]
        for row in rows {
            let kind = Schema.KeywordKind(rawValue: row.kind) ?? .inner
            // In Latin letters, a word that only comes near decides nothing in a language that nobody asked for.
            if care == .suggesting, languages != preferred, kind.rawValue > Schema.KeywordKind.namedKeyword.rawValue,
                term.utf8.allSatisfy({ $0 < 0x80 })
            {
                continue
            }
            let own =
                cost + SearchCost.of(kind, isEnglish: english.contains(row.language))
                + (isBeginning ? SearchCost.beginning(lacking: row.length - length) : 0)
            if own < costs[row.emoji]?.cost ?? .max { costs[row.emoji] = (own, kind == .inner) }
        }
        var hits: [Int: Hit] = [:]
        let nearest = costs.sorted { ($0.value.cost, $0.key) < ($1.value.cost, $1.key) }.prefix(
            GlyphSearch.maximumEmoji)
        for (emoji, fit) in nearest { try addGlyphs(of: emoji, cost: fit.cost, isPart: fit.isPart, to: &hits) }
        return hits
    }

    func hits(emoji: String) throws(CatalogError) -> [Int: Hit] {
        let found = try catalog.query("SELECT id, name FROM emoji WHERE emoji = ?", [.text(emoji)]) {
            (id: $0.integer(0), name: $0.text(1))
        }.first
        guard let found else { return [:] }
        var hits: [Int: Hit] = [:]
        try addGlyphs(of: found.id, cost: 0, to: &hits)
        if hits.isEmpty {
            var lists: [[Int: Hit]] = []
            for word in SearchQuery(found.name).all { lists.append(try self.hits(exactly: word, cost: 0)) }
            hits = merge(lists)
        }
        return hits
    }

    private func addGlyphs(
        of emoji: Int, cost: Int, isPart: Bool = false, to hits: inout [Int: Hit]
    ) throws(CatalogError) {
        let links = try catalog.query(
            "SELECT glyph, subject, isInherited FROM link WHERE emoji = ? ORDER BY isInherited, glyph LIMIT 60",
            [.integer(emoji)]
        ) { (glyph: $0.integer(0), subject: $0.integer(1), isInherited: $0.integer(2) == 1) }
        for link in links where members?.contains(link.glyph) != false {
            // A goblin has a dog in its name in Chinese; the angry face that stands in for it has none.
            if isPart, link.isInherited { continue }
            let pack = context.packs[context.pack(of: link.glyph)].cost
            improve(
                &hits,
                Hit(
                    glyph: link.glyph, subject: link.subject,
                    cost: cost + pack + (link.isInherited ? SearchCost.inheritedLink : 0), position: emoji,
                    match: .emoji,
                    isPart: isPart))
        }
    }

    private func add(
        _ hits: inout [Int: Hit], _ kind: Schema.TermKind, _ glyph: Int, _ subject: Int, _ position: Int, cost: Int
    ) {
        guard members?.contains(glyph) != false else { return }
        let match: SearchResult.Match =
            switch kind {
            case .name: .name
            case .alias, .borrowedAlias: .alias
            case .everyday: .everyday
            case .word, .inner: .word
            case .tag: .tag
            }
        // Our table puts the fittest first, so there its order counts.
        let place = kind == .everyday ? min(position / WordIndex.placeStep, SearchCost.laterPlace) : 0
        let pack = kind == .everyday ? 0 : context.packs[context.pack(of: glyph)].cost
        improve(
            &hits,
            Hit(
                glyph: glyph, subject: subject, cost: cost + SearchCost.of(kind) + place + pack, position: position,
                match: match, isPart: kind == .inner))
    }

    private func readTerm(_ row: Row) -> (Schema.TermKind, Int, Int, Int, Int) {
        (
            Schema.TermKind(rawValue: row.integer(0)) ?? .tag, row.integer(1), row.integer(2), row.integer(3),
            row.integer(4)
        )
    }
}
