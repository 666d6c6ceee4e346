import Testing

@testable import GlyphCatalog

/// Our table of everyday words.
@Suite struct EverydayWordsTests {
    @Test func theTableIsSound() {
        for rule in EverydayWords.rules {
            #expect(!rule.words.isEmpty && !rule.words.contains(""), "\(rule)")
            #expect(!rule.glyphs.isEmpty && Set(rule.glyphs).count == rule.glyphs.count, "\(rule)")
        }
        var lines: [String: Int] = [:]
        for rule in EverydayWords.rules { for word in Set(rule.words) { lines[word, default: 0] += 1 } }
        #expect(lines.filter { $0.value > 1 }.isEmpty, "words with two lines")
    }

    @Test(.enabled(if: RealPacks.folder != nil, "ICONSMITH_PACKS names no folder"))
    func everyGlyphExists() throws {
        let names = Set(try RealPacks.catalog().list().map(\.name))
        let missing = Set(EverydayWords.rules.flatMap(\.glyphs)).subtracting(names)
        #expect(missing.isEmpty)
    }
}
