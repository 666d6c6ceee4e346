import Database

/// One search: gathers what fits each word, and puts it together.
struct GlyphSearch {
    private let catalog: Catalog
    private let context: SearchContext
    private let members: Set<Int>?
    /// The languages asked for, as a JSON array of their numbers, and those of them that are not English.
    private let preferred: String
    private let english: Set<Int>
    private let all: String

    /// A glyph that fits.
    struct Hit {
        var glyph: Int
        var subject: Int
        var cost: Int
        /// Decides among equals.
        var position: Int
        var match: SearchResult.Match
        /// Whether it fits by a part of a term only.
        var isPart = false
    }

    init(_ catalog: Catalog, _ languages: [LanguageTag], _ group: GlyphGroup?) throws(CatalogError) {
        self.catalog = catalog
        if let known = catalog.searchContext {
            context = known
        } else {
            context = try SearchContext(catalog)
            catalog.searchContext = context
        }
        members = if let group { try catalog.members(of: group) } else { nil }
        preferred = context.ids(of: languages)
        english = Set(context.languages.filter { $0.tag == .english }.map(\.id))
        all = "[" + context.languages.map { "\($0.id)" }.joined(separator: ",") + "]"
    }

    /// All that fits, the best first, one of each subject.
    func hits(_ query: SearchQuery) throws(CatalogError) -> [Hit] {
        var lists: [[Int: Hit]] = []
        for emoji in query.emoji { lists.append(try hits(emoji: emoji)) }
        var words = query.words
        if words.count == 1, TermParts.isUnspaced(words[0][...]) { words = try parts(of: words[0]) }
        for word in words { lists.append(try hits(word: word)) }

        var merged = merge(lists)
        if words != [query.phrase], !query.phrase.isEmpty {
            // All words as one term, and the words of a script without spaces as they stood.
            for hit in try hits(term: query.phrase).values { improve(&merged, hit) }
        }
        return ranked(merged)
    }

    // MARK: One word

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
        if hits.isEmpty, try !isKnown(word) {
            for form in try typos(of: word) {
                for hit in try self.hits(exactly: form, cost: SearchCost.typo).values { improve(&hits, hit) }
            }
        }
        return hits
    }

    /// What a term, its other number, and longer terms lead to.
    private func hits(term: String) throws(CatalogError) -> [Int: Hit] {
        var hits = try hits(exactly: term, cost: 0)
        for other in GlyphName.otherNumbers(of: term) {
            for hit in try self.hits(exactly: other, cost: SearchCost.otherNumber).values { improve(&hits, hit) }
        }
        if hits.values.allSatisfy(\.isPart) {
            for hit in try self.hits(keyword: term, all, isBeginning: false, cost: 0).values { improve(&hits, hit) }
        }
        for hit in try self.hits(beginning: term).values { improve(&hits, hit) }
        return hits
    }

    private func hits(exactly term: String, cost: Int) throws(CatalogError) -> [Int: Hit] {
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
        if keywords.isEmpty, hits.isEmpty {
            keywords = try self.hits(keyword: beginning, all, isBeginning: true, cost: 0)
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

    /// A word without spaces that nothing has as it stands, cut into the longest ones that something has: 買菜清單 into 買菜 and 清單.
    private func parts(of word: String) throws(CatalogError) -> [String] {
        guard try !isKnown(word) else { return [word] }
        var parts: [String] = []
        var rest = word[...]
        while !rest.isEmpty, parts.count < SearchQuery.maximumWords {
            var part = rest.prefix(GlyphSearch.maximumPart)
            while part.count > 1, try !isKnown(String(part)) { part = part.dropLast() }
            let isWord = part.count > 1 ? true : try isKnown(String(part))
            if isWord { parts.append(String(part)) }
            rest = rest[part.endIndex...]
        }
        return parts.isEmpty ? [word] : parts
    }

    private static let maximumPart = 6

    private func isKnown(_ term: String) throws(CatalogError) -> Bool {
        try catalog.query(
            """
            SELECT EXISTS (SELECT 1 FROM term WHERE term = ?1)
                OR EXISTS (SELECT 1 FROM keyword WHERE language IN (SELECT value FROM json_each(?2)) AND term = ?1)
            """,
            [.text(term), .text(all)]
        ) { $0.integer(0) == 1 }.first ?? false
    }

    // MARK: An emoji

    private func hits(emoji: String) throws(CatalogError) -> [Int: Hit] {
        let found = try catalog.query("SELECT id, name FROM emoji WHERE emoji = ?", [.text(emoji)]) {
            (id: $0.integer(0), name: $0.text(1))
        }.first
        guard let found else { return [:] }
        var hits: [Int: Hit] = [:]
        try addGlyphs(of: found.id, cost: 0, to: &hits)
        if hits.isEmpty {
            var lists: [[Int: Hit]] = []
            for word in SearchQuery(found.name).words { lists.append(try self.hits(exactly: word, cost: 0)) }
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

    // MARK: Putting together

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
        let pack = context.packs[context.pack(of: glyph)].cost
        improve(
            &hits,
            Hit(
                glyph: glyph, subject: subject, cost: cost + SearchCost.of(kind) + place + pack, position: position,
                match: match, isPart: kind == .inner))
    }

    private func improve(_ hits: inout [Int: Hit], _ hit: Hit) {
        if let old = hits[hit.glyph], (old.cost, old.position) <= (hit.cost, hit.position) { return }
        hits[hit.glyph] = hit
    }

    /// What fits several words fits better than what fits one.
    private func merge(_ lists: [[Int: Hit]]) -> [Int: Hit] {
        guard lists.count > 1 else { return lists.first ?? [:] }
        var merged: [Int: (hit: Hit, sum: Int, count: Int, hasLast: Bool)] = [:]
        for (index, list) in lists.enumerated() {
            for hit in list.values {
                var entry = merged[hit.glyph] ?? (hit, 0, 0, false)
                if hit.cost < entry.hit.cost { entry.hit = hit }
                entry.sum += hit.cost
                entry.count += 1
                entry.hasLast = index == lists.count - 1
                merged[hit.glyph] = entry
            }
        }
        return merged.mapValues { entry in
            var hit = entry.hit
            hit.cost =
                entry.sum / entry.count + (entry.count - 1) * SearchCost.separateWord
                + (lists.count - entry.count) * SearchCost.missingWord
                + (entry.hasLast ? 0 : SearchCost.missingLastWord)
            return hit
        }
    }

    private func ranked(_ hits: [Int: Hit]) -> [Hit] {
        var agreement: [Int: Int] = [:]
        for hit in hits.values { agreement[hit.subject, default: 0] += 1 }
        let sorted = hits.values.sorted { a, b in
            (a.cost, context.pack(of: a.glyph), -agreement[a.subject, default: 0], a.position, a.glyph)
                < (b.cost, context.pack(of: b.glyph), -agreement[b.subject, default: 0], b.position, b.glyph)
        }
        var seen: Set<Int> = []
        return sorted.filter { seen.insert($0.subject).inserted }
    }

    private func readTerm(_ row: Row) -> (Schema.TermKind, Int, Int, Int, Int) {
        (
            Schema.TermKind(rawValue: row.integer(0)) ?? .tag, row.integer(1), row.integer(2), row.integer(3),
            row.integer(4)
        )
    }
}
