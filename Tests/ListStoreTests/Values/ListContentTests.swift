import IconKit
import TestSupport
import Testing

@testable import ListStore

@Suite struct ListContentTests {
    @Test(arguments: [
        ("Groceries", "Groceries"), ("  Groceries \n", "Groceries"), ("\u{3000}買い物\u{A0}", "買い物"), ("a  b", "a  b"),
        ("Cafe\u{301}", "Caf\u{E9}"),
        ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"),
        ("\r\nx\r\n", "x"), (String(repeating: "é", count: 200), String(repeating: "é", count: 200)),
        (" \u{301}a", " \u{301}a"),  // An accent on a space is no white space.
    ])
    func nameIsTaken(text: String, name: String) throws {
        let taken = try content(text).name
        #expect(Array(taken.utf8) == Array(name.utf8))
        #expect(Array(try content(taken).name.utf8) == Array(name.utf8), "once more changes nothing")
    }

    @Test func longestName() throws {
        let family = "\u{1F469}\u{1F3FD}\u{200D}\u{2764}\u{FE0F}\u{200D}\u{1F48B}\u{200D}\u{1F468}\u{1F3FF}"
        #expect(try content(String(repeating: family, count: 200)).name.count == 200)
        #expect(
            storeError { _ = try content(String(repeating: family, count: 201)) }
                == .nameTooLong(found: 201, allowed: 200, unit: .characters))
        #expect(try content(" " + String(repeating: "x", count: 200) + " ").name.count == 200)
        let stack = "a" + String(repeating: "\u{301}", count: 10_000)
        #expect(
            storeError { _ = try content(stack) } == .nameTooLong(found: 20_001, allowed: 16_384, unit: .bytes))
    }

    @Test(arguments: ["", " ", "\t\n", "\u{3000}\u{A0}", "\u{200B}", " \u{200D}\u{FEFF} "])
    func nameThatCannotBeSeen(text: String) {
        #expect(storeError { _ = try content(text) } == .emptyName)
    }

    @Test(arguments: ["\0", "\n", "\t", "\u{1B}", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}"] as [Unicode.Scalar])
    func controlCharacters(scalar: Unicode.Scalar) {
        #expect(storeError { _ = try content("a\(scalar)b") } == .controlCharacter(scalar))
    }

    @Test func controlCharacterIsNamed() {
        #expect(
            storeError { _ = try content("a\u{1B}b") }?.description
                == "the name has the control character U+001B; write it on one line, as plain text")
    }

    @Test func recipeIsMadeCanonical() throws {
        let made = try content("a", recipe: "glyph=phosphor/caf%65%cc%81&colors=4EACF3-0278e1ff&angle=180")
        #expect(made.recipe == "colors=4eacf3-0278e1&glyph=phosphor/caf%C3%A9")
        #expect(try content("a", recipe: made.recipe) == made)
    }

    @Test(arguments: [
        "", "colors=", "colours=000", "colors=000&colors=000", "colors=000&glyph=rocket", "colors=000&scale=9",
    ])
    func badRecipe(recipe: String) throws {
        let expected = try #require(iconError(recipe))
        #expect(storeError { _ = try content("a", recipe: recipe) } == .recipe(expected))
        #expect(StoreError.recipe(expected).description == expected.description)
    }

    private func iconError(_ recipe: String) -> IconError? {
        do throws(IconError) {
            _ = try Recipe(recipe)
            return nil
        } catch {
            return error
        }
    }
}
