import Database

/// Words of a query that are looked for as one.
struct SearchUnit {
    /// The words as one term: `ice-cream`.
    let term: String
    let words: [String]
    /// Whether it is a single sign, cut out of a word without spaces: it says less than one that stands alone.
    let isCutSign: Bool

    init(_ words: [String], isCutSign: Bool = false) {
        (term, self.words, self.isCutSign) = (words.joined(separator: "-"), words, isCutSign)
    }
}

/// How a query falls apart into what is looked for.
extension GlyphSearch {
    /// The most words of one unit.
    private static let maximumUnit = 4

    /// The units of a query: neighbouring words that together are a name or an everyday word (`ice cream`, `to do`), then single
    /// words, those of scripts without spaces cut where words end.
    func units(of query: SearchQuery) throws(CatalogError) -> [SearchUnit] {
        let known = try knownUnits(query.all)
        var units: [SearchUnit] = []
        var index = 0
        while index < query.all.count, units.count < SearchQuery.maximumWords {
            let longest = min(GlyphSearch.maximumUnit, query.all.count - index)
            let length = stride(from: longest, to: 1, by: -1).first {
                known.contains(query.all[index..<index + $0].joined(separator: "-"))
            }
            let words = Array(query.all[index..<index + (length ?? 1)])
            index += words.count
            if words.count > 1 {
                units.append(SearchUnit(words))
            } else if query.isTelling(words[0]) {
                let parts = TermParts.isUnspaced(words[0][...]) ? try parts(of: words[0]) : words
                units += parts.map { SearchUnit([$0], isCutSign: $0.count == 1 && $0 != words[0]) }
            }
        }
        return Array(units.prefix(SearchQuery.maximumWords))
    }

    /// The runs of two and more of these words that are a glyph's name or an everyday word, in either number.
    private func knownUnits(_ words: [String]) throws(CatalogError) -> Set<String> {
        guard words.count > 1 else { return [] }
        var forms: [String: String] = [:]
        for length in 2...max(2, min(GlyphSearch.maximumUnit, words.count)) {
            for start in 0...(words.count - length) {
                let term = words[start..<start + length].joined(separator: "-")
                for form in [term] + GlyphName.otherNumbers(of: term) { forms[form] = term }
            }
        }
        let list = "[\"" + forms.keys.sorted().joined(separator: "\",\"") + "\"]"
        let found = try catalog.query(
            """
            SELECT DISTINCT value FROM json_each(?)
            WHERE EXISTS (SELECT 1 FROM term WHERE term = value AND kind <= \(Schema.TermKind.everyday.rawValue))
            """,
            [.text(list)]
        ) { $0.text(0) }
        return Set(found.compactMap { forms[$0] })
    }

    /// A word without spaces that nothing has as it stands, cut into the longest ones that something has: 買菜清單 into 買菜 and 清單.
    /// Signs between them that only join or deny are left out.
    private func parts(of word: String) throws(CatalogError) -> [String] {
        func isWord(_ part: some StringProtocol) throws(CatalogError) -> Bool {
            let part = String(part)
            if ListWords.contains(part) { return true }
            // A sign left over is a word only where it is the name of something.
            return part.count == 1 ? try isName(part) : try isKnown(part)
        }
        // Katakana spell a foreign word as it sounds: a part of one means nothing.
        guard try !isWord(word), !TermParts.isKatakana(word) else { return [word] }
        var parts: [String] = []
        var rest = word[...]
        while !rest.isEmpty, parts.count < SearchQuery.maximumWords {
            var part = rest.prefix(GlyphSearch.maximumPart)
            while part.count > 1, try !isWord(part) { part = part.dropLast() }
            if SearchQuery.isTelling(String(part)), try isWord(part) { parts.append(String(part)) }
            rest = rest[part.endIndex...]
        }
        return parts.isEmpty ? [word] : parts
    }

    private static let maximumPart = 6

    /// The two words that a longer one is made of, as German does it and English now and then: `Geschenkideen`, `babysitter`; nil
    /// where it is not made of any. The first is the longest that leaves a word.
    func compoundParts(of word: String) throws(CatalogError) -> [String]? {
        let letters = Array(word.unicodeScalars)
        guard (6...GlyphSearch.maximumCompound).contains(letters.count), !TermParts.isUnspaced(word[...]) else {
            return nil
        }
        func text(_ letters: ArraySlice<Unicode.Scalar>) -> String { String(String.UnicodeScalarView(letters)) }
        for end in stride(from: letters.count - 3, through: 3, by: -1) {
            let tail = text(letters[end...])
            let languages = try languagesOfPart(tail)
            guard !languages.isEmpty else { continue }
            // What German puts between: nothing, Arbeit-s-zimmer, Sonne-n-schirm, Freund-es-kreis.
            for joint in ["", "s", "n", "es", "en"] where text(letters[..<end]).hasSuffix(joint) {
                let head = text(letters[..<(end - joint.count)])
                guard head.utf8.count >= 3 else { continue }
                // Two words of one language: in any two, nearly all can be cut somewhere.
                if try !languages.isDisjoint(with: languagesOfPart(head)) { return [head, tail] }
            }
        }
        return nil
    }

    private static let maximumCompound = 40

    /// The numbers of the languages in which a word is the name of something; 0 is English, by the packs' own words.
    private func languagesOfPart(_ word: String) throws(CatalogError) -> Set<Int> {
        if ListWords.contains(word) { return Set(context.languages.map(\.id) + [0]) }
        let found = try catalog.query(
            """
            SELECT 0 WHERE EXISTS (SELECT 1 FROM term WHERE term = ?1 AND kind <= ?2)
            UNION SELECT language FROM keyword
            WHERE language IN (SELECT value FROM json_each(?3)) AND term = ?1 AND kind <= ?4
            """,
            [
                .text(word), .integer(Schema.TermKind.everyday.rawValue), .text(all),
                .integer(Schema.KeywordKind.keyword.rawValue),
            ]
        ) { $0.integer(0) }
        return Set(found)
    }

    private func isName(_ term: String) throws(CatalogError) -> Bool { try !languagesOfPart(term).isEmpty }

    func isKnown(_ term: String) throws(CatalogError) -> Bool {
        try catalog.query(
            """
            SELECT EXISTS (SELECT 1 FROM term WHERE term = ?1)
                OR EXISTS (SELECT 1 FROM keyword WHERE language IN (SELECT value FROM json_each(?2)) AND term = ?1)
            """,
            [.text(term), .text(all)]
        ) { $0.integer(0) == 1 }.first ?? false
    }
}
