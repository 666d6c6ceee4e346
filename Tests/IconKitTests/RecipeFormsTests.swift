import Foundation
import IconCore
import IconKit
import Testing

@Suite struct RecipeFormsTests {
    @Test(arguments: [
        "colors=f62945-c11d28",
        "colors=f62945-c11d2880&angle=135&glyph=phosphor/rocket&fg=000000&scale=0.5&x=0.1&y=-0.25&rotate=15.5&shape=circle",
        "colors=ff0000@0-00ff00@0.3333-0000ff@0.9&gradient=radial&space=oklab",
        "colors=f62945&angle=0&scale=1&x=1&y=-1&rotate=1",
        "colors=f62945&glyph=mine/%E6%B1%BD%22%5C%E8%BB%8A&shape=squircle@0.2237",
    ])
    func jsonComesBack(_ text: String) throws {
        let recipe = try Recipe(text)
        #expect(try Recipe(json: Data(recipe.json.utf8)) == recipe)
        #expect(recipe.description == text)
        // It is JSON by another reader's judgement too.
        let object = try JSONSerialization.jsonObject(with: Data(recipe.json.utf8))
        #expect(object is [String: Any])
    }

    @Test(arguments: [
        ("{\"colors\": [\"#F00\", \"#00f\"], \"scale\": 0.5}", "colors=ff0000-0000ff&scale=0.5"),
        ("{\"colors\": [\"#f00\"], \"fg\": \"#000\", \"angle\": 45}", "colors=ff0000&angle=45&fg=000000"),
        (
            "{\"colors\": [\"#f00\"], \"angle\": 0, \"x\": 0, \"rotate\": 360, \"scale\": 1}",
            "colors=ff0000&angle=0&scale=1"
        ),
    ])
    func jsonIsRead(_ json: String, _ expected: String) throws {
        #expect(try Recipe(json: Data(json.utf8)).description == expected)
    }

    @Test(arguments: [
        ("[]", "a recipe in JSON is an object"), ("{", "a recipe in JSON is an object"),
        ("{\"colors\": \"#f00\", \"size\": 5}", "unknown key 'size'"),
        ("{\"colors\": [1]}", "not a colour"), ("{\"colors\": [\"f00\"]}", "not a colour"),
        ("{\"colors\": [\"#f00\"], \"scale\": true}", "wrong kind"),
        ("{\"colors\": [\"#f00\"], \"scale\": null}", "wrong kind"),
        ("{\"colors\": [\"#f00\"], \"scale\": 99}", "0.05 to 2"),
        ("{\"colors\": [\"#f00&x=1\"]}", "hexadecimal"),
        ("{\"colors\": [\"#f00\"], \"x=1&y\": 1}", "unknown key"),
    ])
    func wrongJSONIsExplained(_ json: String, _ part: String) {
        do {
            _ = try Recipe(json: Data(json.utf8))
            Issue.record("accepted")
        } catch {
            #expect(error.description.contains(part), "\(error)")
        }
    }

    @Test(arguments: [
        ("colours=f00", "unknown key 'colours' (at byte 1); did you mean 'colors'?"),
        ("colors=f00&scle=1", "unknown key 'scle' (at byte 12); did you mean 'scale'?"),
        ("colors=f0g", "'colors' 'f0g' (at byte 8): byte 3 is not a hexadecimal digit (0-9, a-f)"),
        ("colors=f00&scale=9", "'scale' '9' (at byte 18): allowed are 0.05 to 2"),
        ("colors=f00&shape=blob", "allowed are square, squircle, rounded, circle, superellipse"),
        ("colors=f00&x=1&x=2", "'x' stands twice (at byte 16); write it once"),
        ("angle=3", "it has no colours"),
    ])
    func messagesSayWhatAndWhere(_ text: String, _ part: String) {
        do {
            _ = try Recipe(text)
            Issue.record("accepted")
        } catch {
            #expect(error.description.contains(part), "\(error)")
            #expect(!error.description.contains("\n"))
        }
    }

    /// Composed and decomposed accents name one glyph, percent-encoded or not.
    @Test(arguments: ["a/e%CC%81", "a/e\u{301}", "a/%C3%A9", "a/\u{E9}"])
    func namesHaveOneForm(_ name: String) throws {
        #expect(try Recipe("colors=f00&glyph=\(name)").description == "colors=ff0000&glyph=a/%C3%A9")
    }

    @Test func colorsHaveStrings() throws {
        #expect("\(try Color(hex: "#4EACF3"))" == "#4eacf3")
        #expect(Palette.original.map(\.title).contains("sky"))
    }
}
