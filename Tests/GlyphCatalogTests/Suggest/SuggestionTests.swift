import IconCore
import TestSupport
import Testing

@testable import GlyphCatalog

/// Suggestions over small packs and words of our own.
@Suite(.timeLimit(.minutes(1))) struct SuggestionTests {
    private let sandbox: Sandbox
    private let catalog: Catalog

    init() throws {
        sandbox = try Sandbox()
        try sandbox.installWheels(
            phosphor: TestWheels.phosphor([
                .init(name: "dog", tags: ["puppy"]), .init(name: "heart"), .init(name: "x"),
                .init(name: "list-bullets"),
                .init(name: "shopping-cart", tags: ["groceries"]), .init(name: "list-checks"), .init(name: "ice-cream"),
                .init(name: "snowflake", tags: ["ice"]), .init(name: "cow", tags: ["cream"]), .init(name: "gift"),
            ]),
            fontAwesome: TestWheels.fontAwesome([("x", [], [], [], []), ("7", [], [], [], [])]),
            materialDesign: TestWheels.materialDesign(["alpha-q"]))
        let library = PackLibrary(sandbox.folder, languages: try TestWords.install(in: sandbox))
        _ = try library.update()
        catalog = try Catalog(sandbox.folder)
    }

    private func glyph(_ name: String) throws -> String {
        try catalog.suggestion(for: name).glyph.path.description
    }

    @Test func whatItIsAboutDecides() throws {
        #expect(try glyph("Dog list") == "phosphor/dog" && glyph("New things for the dog") == "phosphor/dog")
        #expect(try glyph("Groceries for Mum") == "phosphor/shopping-cart")
        #expect(try glyph("Ice cream") == "phosphor/ice-cream", "words that belong together are one")
        #expect(try glyph("Geschenkideen") == "phosphor/gift", "a compound is made of words")
        #expect(try glyph("狗") == glyph("Hund"))
        // A word for a kind of list counts where nothing else does.
        #expect(try glyph("To do") == "phosphor/list-checks")
    }

    @Test func anEmojiDecides() throws {
        #expect(try glyph("Dog ❤️") == "phosphor/heart")
        #expect(try glyph("🦄 dog") == "phosphor/dog", "one without a glyph does not")
    }

    @Test func whereNothingFitsThereIsALetter() throws {
        let letter = try catalog.suggestion(for: "Xqzt")
        #expect(letter.glyph.path.description == "fontawesome/x" && letter.reason == .letter, "not Phosphor's cross")
        #expect(try glyph("7qqz") == "fontawesome/7" && glyph("Qqzzt") == "mdi/alpha-q")
        for name in ["", "  ", "?!", "ქქქ", "zzqzq"] {
            let suggestion = try catalog.suggestion(for: name)
            #expect(suggestion.glyph.path.description == "phosphor/list-bullets" && suggestion.reason == .neutral)
        }
        // A short word is not taken for a typo of another.
        #expect(try catalog.suggestion(for: "dgo").reason != .meaning)
    }

    @Test func anyPackWillDo() throws {
        let other = try Sandbox()
        _ = try other.library.add(try other.squares(["wheel.svg", "box.svg"]), named: "mine")
        let catalog = try Catalog(other.folder)
        #expect(try catalog.suggestion(for: "box").glyph.path.description == "mine/box")
        let neutral = try catalog.suggestion(for: "qqq")
        #expect(neutral.glyph.path.description == "mine/box" && neutral.reason == .neutral)
    }

    @Test func colorsFitAndStay() throws {
        let red = Palette.original.filter { ["red", "pink"].contains($0.name.description) }
        var seen: [String: Int] = [:]
        for number in 0..<20 {
            let colors = try catalog.suggestion(for: "heart \(number)").colors
            #expect(red.contains(colors))
            seen[colors.name.description, default: 0] += 1
            #expect(try catalog.suggestion(for: "HEART_\(number)").colors == colors, "spelling does not matter")
        }
        #expect(seen.count == 2, "names with the same glyph mostly differ: \(seen)")
    }

    @Test func theFirstOfTheSuggestionsIsTheSuggestion() throws {
        for name in ["dog", "toy", "qqq", "ice cream", ""] {
            let all = try catalog.suggestions(for: name)
            #expect(try all.first == catalog.suggestion(for: name) && all.count <= 4)
            #expect(Set(all.map(\.glyph.path)).count == all.count)
        }
    }

    @Test(arguments: [UInt64.random(in: .min ... .max)])
    func thereIsOneForAnyText(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            var scalars = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...150, using: &generator) {
                let top: UInt32 = Bool.random(using: &generator) ? 0x7F : 0x1FBFF
                if let scalar = Unicode.Scalar(UInt32.random(in: 0...top, using: &generator)) { scalars.append(scalar) }
            }
            let name = String(scalars)
            let suggestion = try catalog.suggestion(for: name)
            #expect(try Recipe(suggestion.draft).glyph != nil, "seed \(seed)")
            #expect(try catalog.suggestion(for: name) == suggestion, "seed \(seed)")
        }
    }
}
