import Database

/// One search: gathers what fits each word, and puts it together.
struct GlyphSearch {
    let catalog: Catalog
    let context: SearchContext
    let members: Set<Int>?
    /// The languages asked for, as a JSON array of their numbers.
    let preferred: String
    let english: Set<Int>
    /// All languages.
    let all: String
    let care: Care

    /// How far to go for a word that nothing has as it stands.
    enum Care {
        /// Somebody looks through results, and wants some.
        case searching
        /// The first result is taken unseen: no guesses at words that are short enough to be anything.
        case suggesting

        /// The least length of a word that may be a typo.
        var leastTypo: Int { self == .searching ? OneTypo.lengths.lowerBound : 5 }
        /// The least length of a word that may be of any language, in Latin letters.
        var leastForeign: Int { self == .searching ? 1 : 4 }
    }

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

    init(
        _ catalog: Catalog, _ languages: [LanguageTag], _ group: GlyphGroup?, _ care: Care = .searching
    ) throws(CatalogError) {
        self.catalog = catalog
        self.care = care
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
        let units = try units(of: query)
        var merged = try merged(units, query.emoji)
        if units.map(\.term) != [query.phrase], !query.phrase.isEmpty {
            // All words as one term, and the words of a script without spaces as they stood.
            for hit in try hits(term: query.phrase).values { improve(&merged, hit) }
        }
        return ranked(merged)
    }

    /// What fits any of these units and emoji, by glyph.
    func merged(_ units: [SearchUnit], _ emoji: [String]) throws(CatalogError) -> [Int: Hit] {
        var lists: [[Int: Hit]] = []
        for emoji in emoji { lists.append(try hits(emoji: emoji)) }
        for unit in units { lists.append(try hits(unit: unit)) }
        return merge(lists)
    }

    /// What fits several words fits better than what fits one.
    func merge(_ lists: [[Int: Hit]]) -> [Int: Hit] {
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

    func ranked(_ hits: [Int: Hit]) -> [Hit] {
        var agreement: [Int: Int] = [:]
        for hit in hits.values { agreement[hit.subject, default: 0] += 1 }
        let sorted = hits.values.sorted { a, b in
            (a.cost, context.pack(of: a.glyph), -agreement[a.subject, default: 0], a.position, a.glyph)
                < (b.cost, context.pack(of: b.glyph), -agreement[b.subject, default: 0], b.position, b.glyph)
        }
        var seen: Set<Int> = []
        return sorted.filter { seen.insert($0.subject).inserted }
    }

    func improve(_ hits: inout [Int: Hit], _ hit: Hit) {
        if let old = hits[hit.glyph], (old.cost, old.position) <= (hit.cost, hit.position) { return }
        hits[hit.glyph] = hit
    }
}
