import Database

extension Catalog {
    /// The glyphs that fit words best, the best first.
    ///
    ///     try catalog.search("groceries")                     // a cart, a basket, …
    ///     try catalog.search("狗")                            // in any language
    ///     try catalog.search("🎂")                            // an emoji will do too
    ///     try catalog.search("shop", limit: 8)                // while somebody types
    ///
    /// How results are ranked, `SearchCost` says; equal catalogues give equal results. Case, accents and full-width forms do not
    /// matter. Each word fits by itself, by its other number, as the beginning of a word, by a synonym, or with one typo, in this
    /// order. Glyphs of several packs that show the same thing are one result.
    ///
    /// - Parameters:
    ///   - words: what to look for: words in any language, or emoji. The first 128 characters and six words count.
    ///   - languages: whose words come first. Others are tried where these have nothing that fits.
    ///   - group: the group to look in; all where it is nil.
    ///   - limit: how many results at most.
    public func search(
        _ words: String, languages: [LanguageTag] = [.english], group: GlyphGroup? = nil, limit: Int = 24
    ) throws(CatalogError) -> [SearchResult] {
        let hits = try GlyphSearch(self, languages, group).hits(SearchQuery(words)).prefix(max(limit, 0))
        var results: [SearchResult] = []
        for hit in hits {
            let glyphs = try query(subject: hit.subject)
            guard let glyph = glyphs.first(where: { $0.id == hit.glyph }) else { continue }
            results.append(
                SearchResult(
                    glyph: glyph.path, variants: glyphs.filter { $0.id != hit.glyph }.map(\.path), match: hit.match,
                    id: hit.glyph))
        }
        return results
    }

    /// The glyph that fits words best, or nil when nothing fits: the first result of `search`.
    public func find(_ words: String, languages: [LanguageTag] = [.english]) throws(CatalogError) -> CatalogGlyph? {
        try search(words, languages: languages, limit: 1).first.flatMap { result throws(CatalogError) in
            try glyph(id: result.id)
        }
    }

    /// Checks that the catalogue has words in a language.
    ///
    /// - Throws: `unknownLanguage` when it has none. English it always has, from the packs themselves.
    public func requireWords(in language: LanguageTag) throws(CatalogError) {
        guard language != .english else { return }
        let known = try query("SELECT name FROM language ORDER BY name") { $0.text(0) }
        guard known.contains(where: { LanguageTag($0) == language }) else {
            throw .unknownLanguage(language.description, known: known)
        }
    }

    private func query(subject: Int) throws(CatalogError) -> [(id: Int, path: GlyphPath)] {
        try query(
            """
            SELECT glyph.id, pack.name, glyph.name FROM subject JOIN glyph ON glyph.id = subject.glyph
            JOIN pack ON pack.id = glyph.pack WHERE subject = ? ORDER BY glyph.id
            """,
            [.integer(subject)]
        ) { ($0.integer(0), GlyphPath(pack: $0.text(1), name: $0.text(2))) }
    }
}
