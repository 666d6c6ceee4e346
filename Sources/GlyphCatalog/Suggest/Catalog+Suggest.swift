import Database
import Foundation
import IconCore

extension Catalog {
    /// The icon for a name of anything: a list, a project, a folder.
    ///
    ///     try catalog.suggestion(for: "Mum's birthday")       // a cake on pink
    ///     try catalog.suggestion(for: "待辦事項")               // a check list on blue
    ///     try catalog.suggestion(for: "Xyzzy")                // the letter X
    ///
    /// There always is one, for any text, and it is the same for the same name, languages and catalogue. An emoji in the name
    /// decides; then the words that say what it is about (`ListWords`); then any word. Of colours, those that fit what the glyph
    /// shows (`FittingColors`), one pair of them for each name.
    ///
    /// - Parameters:
    ///   - name: the first 128 characters count.
    ///   - languages: whose words come first. Others are tried where these have nothing that fits.
    /// - Throws: only when the catalogue cannot be read, or has no glyph at all.
    public func suggestion(
        for name: String, languages: [LanguageTag] = [.english]
    ) throws(CatalogError) -> Suggestion {
        guard let first = try suggestions(for: name, languages: languages, limit: 1).first else {
            throw .damagedCatalog(file: file.path, problem: "it has no glyphs")
        }
        return first
    }

    /// The suggestion for a name, and others that fit nearly as well, the best first; at least one, no two of one subject.
    ///
    /// - Parameter limit: how many at most; 1 or more.
    public func suggestions(
        for name: String, languages: [LanguageTag] = [.english], limit: Int = 4
    ) throws(CatalogError) -> [Suggestion] {
        let hits = try fittingHits(name, languages)
        var found: [(glyph: CatalogGlyph, reason: Suggestion.Reason)] = []
        for hit in hits.prefix(limit) where hit.cost <= hits[0].cost + SuggestionCost.nearlyAsWell {
            if let glyph = try glyph(id: hit.glyph) { found.append((glyph, .meaning)) }
        }
        if found.isEmpty, let glyph = try initial(of: name) { found = [(glyph, .letter)] }
        if found.isEmpty, let glyph = try neutralGlyph() { found = [(glyph, .neutral)] }
        var suggestions: [Suggestion] = []
        for (glyph, reason) in found {
            let colors = FittingColors.pair(for: glyph.name, groups: try groups(of: glyph), of: name)
            suggestions.append(Suggestion(glyph: glyph, colors: colors, reason: reason))
        }
        return suggestions
    }

    /// How much worse a glyph may fit than the best one and still be among the suggestions, in the units of `SearchCost`.
    private enum SuggestionCost {
        static let nearlyAsWell = 3
    }

    private func fittingHits(
        _ name: String, _ languages: [LanguageTag]
    ) throws(CatalogError) -> [GlyphSearch.Hit] {
        let search = try GlyphSearch(self, languages, nil, .suggesting)
        let query = SearchQuery(name)
        let units = try search.units(of: query)
        let telling = units.filter { unit in !unit.words.allSatisfy(ListWords.contains) }
        var hits = try search.merged(telling, [])
        if hits.isEmpty { hits = try search.merged(units, []) }
        // Who writes an emoji has chosen a picture; the words choose among those that show it.
        let emoji = try search.merged([], query.emoji)
        if !emoji.isEmpty {
            let both = try search.merged(telling, query.emoji)
            hits = both.filter { emoji[$0.key] != nil }
        }
        return search.ranked(hits)
    }

    /// The glyph of the letter or digit that a name begins with.
    private func initial(of name: String) throws(CatalogError) -> CatalogGlyph? {
        guard let letter = SearchQuery(name).phrase.first, letter.isASCII else { return nil }
        let kind = letter.isNumber ? "numeric" : "alpha"
        // Font Awesome names letters by themselves; elsewhere `x` is a cross.
        if let glyph = try firstGlyph(named: ["\(letter)"], in: .fontAwesome) { return glyph }
        return try firstGlyph(named: ["\(kind)-\(letter)"])
    }

    /// What stands for any list.
    private func neutralGlyph() throws(CatalogError) -> CatalogGlyph? {
        if let glyph = try firstGlyph(named: ["list-bullets", "list", "format-list-bulleted"]) { return glyph }
        return try query("SELECT min(id) FROM glyph") { $0.integer(0) }.first.flatMap { id throws(CatalogError) in
            try glyph(id: id)
        }
    }

    /// The glyph of the first of these names that a built-in pack has, or this one.
    private func firstGlyph(
        named names: [String], in pack: BuiltInPack? = nil
    ) throws(CatalogError) -> CatalogGlyph? {
        for name in names {
            let ids = try query(
                """
                SELECT glyph.id FROM pack JOIN glyph ON glyph.pack = pack.id
                WHERE glyph.name = ?1 AND NOT pack.isOwn AND pack.name = ifnull(?2, pack.name) ORDER BY pack.id LIMIT 1
                """,
                [.text(name), .optionalText(pack?.id)]
            ) { $0.integer(0) }
            if let id = ids.first { return try glyph(id: id) }
        }
        return nil
    }
}
