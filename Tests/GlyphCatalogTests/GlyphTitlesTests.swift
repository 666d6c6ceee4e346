import Testing

@testable import GlyphCatalog

/// What glyphs are called for those who do not read English.
@Suite struct GlyphTitlesTests {
    @Test func theTableIsSound() {
        let glyphs = GlyphTitles.lines.map(\.glyph)
        #expect(Set(glyphs).count == glyphs.count)
        for (glyph, title) in GlyphTitles.lines { #expect(!glyph.isEmpty && !title.isEmpty, "\(glyph)") }
    }

    @Test func aTitleIsOursElseThatOfAnEmojiOfTheSameName() {
        let titles = GlyphTitles(
            english: [
                AnnotationFile.Entry(emoji: "🛒", name: "shopping cart"),
                AnnotationFile.Entry(emoji: "🐷", name: "pig face"),
                AnnotationFile.Entry(emoji: "🎁", name: "gift"),
            ],
            chinese: [
                AnnotationFile.Entry(emoji: "🛒", name: "購物車"), AnnotationFile.Entry(emoji: "🐷", name: "豬頭"),
                AnnotationFile.Entry(emoji: "🎁", name: "贈品"),
            ])
        func title(_ name: String, aliases: [String] = [], isOwn: Bool = false) -> String? {
            titles.title(
                of: CatalogEntry(
                    id: 1, pack: 1, packID: "p", isOwn: isOwn, name: name, aliases: aliases, tags: [], categories: [],
                    emoji: ["🐷"]))
        }
        #expect(title("shopping-cart") == "購物車")
        #expect(title("cart", aliases: ["Shopping Cart"]) == "購物車")
        #expect(title("gift") == "禮物")
        #expect(title("piggy-bank") == "存錢筒")
        #expect(title("piggy") == nil)
        #expect(title("shopping-cart", isOwn: true) == nil)
    }

    @Test(.enabled(if: RealPacks.folder != nil, "ICONSMITH_PACKS names no folder"))
    func everyGlyphExists() throws {
        let names = Set(try RealPacks.catalog().list().map(\.name))
        #expect(Set(GlyphTitles.lines.map(\.glyph)).subtracting(names).isEmpty)
    }

    @Test(
        .enabled(
            if: RealPacks.folder != nil && RealPacks.languages.missing.isEmpty,
            "packs or words in many languages are missing"))
    func allThatOneSeesFirstHasATitle() throws {
        let catalog = try RealPacks.catalog()
        let chinese = try #require(LanguageTag("zh-TW"))
        let untitled = try catalog.glyphs(offset: 0, limit: 240).filter { try catalog.title(of: $0, chinese) == nil }
        #expect(untitled.map(\.name) == [])
        let first = try catalog.glyphs(offset: 0, limit: 1)[0]
        #expect(try catalog.title(of: first, .english) == nil)
    }
}
