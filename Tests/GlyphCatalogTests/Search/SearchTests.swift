import Foundation
import TestSupport
import Testing

@testable import GlyphCatalog

/// Search over small packs and words of our own.
@Suite(.timeLimit(.minutes(1))) struct SearchTests {
    private let sandbox: Sandbox
    private let catalog: Catalog

    init() throws {
        sandbox = try Sandbox()
        try sandbox.installWheels(
            phosphor: TestWheels.phosphor([
                .init(name: "dog", tags: ["puppy"]), .init(name: "dog-house", tags: ["kennel"]), .init(name: "heart"),
                .init(name: "heartbeat"), .init(name: "grapes", tags: ["wine"]), .init(name: "sword"),
                .init(name: "shopping-cart", tags: ["groceries"]), .init(name: "umbrella"), .init(name: "beaker"),
                .init(name: "red-ball", tags: ["toy"]), .init(name: "red-heart", tags: ["toy", "love"]),
            ]),
            fontAwesome: TestWheels.fontAwesome([
                ("dog", [], ["puppy"], ["1f415"], ["animals"]), ("cart-shopping", ["shopping-cart"], [], [], []),
                ("kennel", [], [], [], []),
            ]),
            materialDesign: TestWheels.materialDesign(["dog", "dog-side", "glyph-ball"]))
        let library = PackLibrary(sandbox.folder, languages: try TestWords.install(in: sandbox))
        _ = try library.update()
        catalog = try Catalog(sandbox.folder)
    }

    private func names(
        _ words: String, _ language: String = "en", group: GlyphGroup? = nil, limit: Int = 24
    ) throws -> [String] {
        let tag = try #require(LanguageTag(language))
        return try catalog.search(words, languages: [tag, .english], group: group, limit: limit).map(
            \.glyph.description)
    }

    @Test func oneResultForASubject() throws {
        let results = try catalog.search("dog")
        #expect(results.first?.glyph.description == "phosphor/dog")
        #expect(results.first?.variants.map(\.description) == ["fontawesome/dog", "mdi/dog"])
        #expect(results.first?.match == .name)
        #expect(results.filter { $0.glyph.name == "dog" }.count == 1)
        #expect(try catalog.search("cart shopping").first?.variants.map(\.description) == ["fontawesome/cart-shopping"])
    }

    /// The nearer way of fitting comes first, and the default pack before others.
    @Test(arguments: [
        ("dog", ["phosphor/dog", "phosphor/dog-house"]),  // a name before a word of a name
        ("dogs", ["phosphor/dog"]), ("heart", ["phosphor/heart", "phosphor/red-heart", "phosphor/heartbeat"]),
        ("puppy", ["phosphor/dog"]), ("kennel", ["fontawesome/kennel", "phosphor/dog-house"]),
        ("toys", ["phosphor/red-ball", "phosphor/red-heart"]),
        ("he", ["phosphor/heart", "phosphor/heartbeat"]), ("umbrela", ["phosphor/umbrella"]),
        ("ubmrella", ["phosphor/umbrella"]), ("hound", ["phosphor/dog"]), ("cutlass", ["phosphor/sword"]),
        ("groceries", ["phosphor/shopping-cart"]), ("ball", ["phosphor/red-ball", "mdi/glyph-ball"]),
    ])
    func ranking(words: String, first: [String]) throws {
        #expect(try Array(names(words).prefix(first.count)) == first)
    }

    @Test func severalWords() throws {
        // What fits both comes before what fits one; words that say nothing are passed over.
        #expect(try names("love toy").first == "phosphor/red-heart")
        #expect(try names("toy, with love").first == "phosphor/red-heart")
        #expect(try names("the umbrella of my dog").prefix(2) == ["phosphor/dog", "phosphor/umbrella"])
        #expect(try names("the").isEmpty && names("my dog's").first == "phosphor/dog")
    }

    @Test func otherLanguages() throws {
        #expect(try names("Hund", "de").first == "phosphor/dog")
        #expect(try names("KÖTER", "de").first == "phosphor/dog" && names("koter", "de").first == "phosphor/dog")
        #expect(try names("Trübel", "de").first == "phosphor/grapes", "a region's words are the language's")
        // Where the languages asked for have nothing, all others are tried.
        #expect(try names("Weintrauben").first == "phosphor/grapes")
        #expect(try names("Haust", "de").first == "phosphor/dog")
        // The language asked for goes first: in another, `hund` is something else here.
        #expect(try !names("hund", "de").contains("phosphor/grapes"))
        #expect(try names("hund", "pt").first == "phosphor/grapes")
    }

    @Test func scriptsWithoutSpaces() throws {
        for language in ["en", "zh-TW", "zh"] {
            let hearts = try names("心", language)
            #expect(hearts.first == "phosphor/heart" || hearts.first == "phosphor/red-heart", "\(language): \(hearts)")
        }
        #expect(try names("狗", "zh").first == "phosphor/dog" && names("動物").first == "phosphor/dog")
        #expect(try names("物", "zh-TW").contains("phosphor/dog"), "the end of 動物")
        // Cut into two, of which the last says what it is.
        #expect(try names("狗購物", "zh-TW").prefix(2) == ["phosphor/shopping-cart", "phosphor/dog"])
        #expect(try names("購物清單").first == "phosphor/shopping-cart")
        #expect(try names("ｄｏｇ").first == "phosphor/dog", "full-width letters")
    }

    @Test func emoji() throws {
        #expect(try names("🐕") == ["phosphor/dog", "phosphor/dog-house", "mdi/dog-side"])
        #expect(try names("❤️").first == "phosphor/heart", "with a variation selector")
        #expect(try names("🐕 🍇").contains("phosphor/grapes"))
        #expect(try names("🚀").isEmpty)
    }

    @Test func noGuessWhereTheWordIsKnown() throws {
        // One letter from `beaker`, but a beaver is something, of which there is just no glyph.
        #expect(try names("beaver").isEmpty)
        #expect(try names("beakr") == ["phosphor/beaker"])
        #expect(try names("dgo").isEmpty, "too short to guess")
        #expect(try names("xumbrelax").isEmpty, "two typos")
    }

    @Test func groupsAndLimits() throws {
        #expect(try names("dog", limit: 1) == ["phosphor/dog"] && names("dog", limit: 0).isEmpty)
        #expect(try names("grapes", group: .food) == ["phosphor/grapes"])
        #expect(try names("grapes", group: .celebrations).isEmpty)
        #expect(try names("dog", group: .nature).first == "phosphor/dog")
    }

    @Test(arguments: ["", " ", "!?", "\u{FE0F}", "'; DROP TABLE term; --", "\u{0}", "%", "🏽"])
    func nothingToLookFor(words: String) throws {
        #expect(try names(words).isEmpty)
    }

    /// No text crashes it or takes long; equal text gives equal results.
    @Test func anyText() throws {
        var generator = SeededGenerator(seed: 7)
        let pieces = ["dog", "心", "購物", "🐕", "é", " ", "-", "ｶﾞ", "\u{301}", "👨‍👩‍👧", "한", "x", "ß", "'", "\"", "\\"]
        for _ in 0..<150 {
            let text = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
                pieces[Int.random(in: 0..<pieces.count, using: &generator)]
            }.joined()
            let first = try catalog.search(text)
            #expect(try Catalog(sandbox.folder).search(text) == first, "\(text)")
        }
        for text in [String(repeating: "dog ", count: 50_000), String(repeating: "心", count: 50_000)] {
            #expect(try names(text).count > 0)
        }
        #expect(try names(String(repeating: "d", count: 100_000)).isEmpty)
    }

    @Test func languagesThatThereAre() throws {
        try catalog.requireWords(in: .english)
        try catalog.requireWords(in: try #require(LanguageTag("de-AT")))
        let klingon = try #require(LanguageTag("tlh"))
        let error = catalogError { () throws(CatalogError) in try catalog.requireWords(in: klingon) }
        guard case .unknownLanguage("tlh", let known) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(known == ["de", "de_CH", "en", "pt", "zh", "zh_Hant"])
    }
}
