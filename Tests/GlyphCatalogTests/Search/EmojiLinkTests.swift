import Database
import Testing

@testable import GlyphCatalog

/// Which emoji go with which glyphs.
@Suite struct EmojiLinkTests {
    private func entry(
        _ id: Int, _ name: String, pack: Int = 2, aliases: [String] = [], tags: [String] = [], emoji: [String] = []
    ) -> CatalogEntry {
        CatalogEntry(
            id: id, pack: pack, packID: "p\(pack)", isOwn: false, name: name, aliases: aliases, tags: tags,
            categories: [],
            emoji: emoji)
    }

    @Test func rules() {
        let maker = entry(9, "feather-pen", pack: 3, aliases: ["quill"], emoji: ["🪶\u{FE0F}"])
        let english = [
            AnnotationFile.Entry(emoji: "🪵", keywords: ["lumber", "timber"], name: "wood"),
            AnnotationFile.Entry(emoji: "🪓", keywords: ["chop", "timber"], name: "axe"),
        ]
        let cases: [(glyph: CatalogEntry, emoji: [String], isInherited: Bool)] = [
            (entry(1, "wood"), ["🪵"], false), (entry(2, "stick", aliases: ["Wood"]), ["🪵"], false),
            (entry(3, "quill"), ["🪶"], false), (maker, ["🪶"], false), (entry(4, "lumber"), ["🪵"], false),
            (entry(5, "timber"), [], false),  // a word for two emoji
            (entry(6, "stick", tags: ["wood", "axe"]), [], false),  // tags are no ground
            (entry(7, "axe-off-two"), ["🪓"], true), (entry(8, "off-axe"), [], false),
        ]
        let links = EmojiLinks(cases.map(\.glyph), english: english)
        for (glyph, emoji, isInherited) in cases {
            let found = links.links(of: glyph)
            #expect(found.map(\.emoji) == emoji, "\(glyph.name)")
            #expect(found.allSatisfy { $0.isInherited == isInherited && $0.glyph == glyph.id }, "\(glyph.name)")
        }
    }

    @Test func subjectsHaveOneGlyphOfAPack() {
        let subjects = Subjects([
            entry(1, "house", pack: 1), entry(2, "rocket", pack: 1), entry(3, "house", pack: 2, aliases: ["home"]),
            entry(4, "home-two", pack: 2, aliases: ["house"]), entry(5, "home", pack: 3), entry(6, "anvil", pack: 3),
        ]).subjectOfGlyph
        #expect(subjects == [1: 1, 2: 2, 3: 1, 4: 4, 5: 1, 6: 6])
    }

    @Test(.enabled(if: RealPacks.folder != nil, "ICONSMITH_PACKS names no folder"))
    func everyFactIsAboutAGlyph() throws {
        let catalog = try RealPacks.catalog()
        let names = Set(
            try catalog.query("SELECT name FROM glyph UNION SELECT name FROM alias") { $0.text(0) })
        #expect(EmojiFacts.emoji.count > 300)
        #expect(Set(EmojiFacts.emoji.keys).subtracting(names).isEmpty)
    }
}
