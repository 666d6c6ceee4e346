import Foundation
import GlyphCatalog
import Testing

/// Whether people find what they look for in the real packs.
@Suite(.enabled(if: RealPacks.folder != nil, "ICONSMITH_PACKS names no folder"))
struct EverydaySearchTests {
    private static let hasWords = RealPacks.languages.missing.isEmpty

    @Test(
        .enabled(if: hasWords, "the words in many languages are not installed"),
        arguments: [
            ("english", "en", 159, 155, 3), ("chinese", "zh-TW", 64, 62, 3), ("german", "de", 20, 20, 5),
            ("spanish", "es", 20, 20, 5), ("japanese", "ja", 20, 20, 5), ("second", "en", 60, 58, 3),
            ("third", "en", 60, 56, 3),
        ])
    func aFittingGlyphIsAmongTheFirst(list: String, language: String, count: Int, hits: Int, first: Int) throws {
        let queries = try #require(EverydayQueries.lists[list])
        #expect(queries.count == count)
        let missed = try missed(queries, try #require(LanguageTag(language)), first: first)
        #expect(count - missed.count >= hits, "\(missed.joined(separator: "\n"))")
    }

    /// Signs that join, deny, or are a part of other words find nothing by themselves.
    @Test(.enabled(if: hasWords, "the words in many languages are not installed"))
    func wordsThatNameNoPictureInChinese() throws {
        let catalog = try RealPacks.catalog()
        let chinese = [try #require(LanguageTag("zh-TW")), .english]
        #expect(try catalog.search("找不到", languages: chinese).isEmpty)
        // Things, which one buys.
        let things = try catalog.search("找不到的東西", languages: chinese).map(\.glyph.name)
        #expect(Set(things).isSubset(of: ["basket", "shopping-cart"]))
        // To doze, of which 打 alone, to beat, begins much.
        #expect(try catalog.search("打瞌睡", languages: chinese, limit: 100).count < 5)
        let dogs = try catalog.search("狗", languages: chinese, limit: 100).map(\.glyph.name)
        #expect(dogs.first == "dog" && !dogs.contains { $0.contains("smiley") || $0.contains("face") })
    }

    private func missed(
        _ queries: [EverydayQueries], _ language: LanguageTag, first: Int
    ) throws -> [String] {
        let catalog = try RealPacks.catalog()
        return try queries.compactMap { query in
            let results = try catalog.search(
                query.query, languages: language == .english ? [.english] : [language, .english], limit: first)
            let found = results.map(\.glyph.description).joined(separator: " ")
            return results.contains { query.accepts($0.glyph.name) } ? nil : "\(query.query): \(found)"
        }
    }
}
