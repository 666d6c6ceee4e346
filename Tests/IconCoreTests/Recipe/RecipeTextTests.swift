import IconCore
import TestSupport
import Testing

@Suite struct RecipeTextTests {
    private func canonical(_ input: String) throws -> String {
        text(RecipeText.write(try RecipeText.read(bytes(input))))
    }

    @Test(arguments: [
        "colors=f62945-c11d28",
        "colors=f62945",
        "colors=f6294580-c11d28",
        "colors=f62945-c11d28&angle=135&glyph=phosphor/rocket&fg=000000&scale=0.5&x=0.1&y=-0.25&rotate=15.5&shape=circle",
        "colors=ff0000@0-00ff00@0.3333-0000ff@0.9&gradient=radial&space=oklab",
        "colors=f62945-c11d28&glyph=mine/%E6%B1%BD%E8%BB%8A",
        "colors=f62945-c11d28&shape=squircle@0.2237",
        "colors=f62945-c11d28&shape=rounded",
        "colors=f62945-c11d28&shape=superellipse@4.5",
        "colors=f62945-c11d28&shape=square",
    ])
    func canonicalTextIsKept(_ input: String) throws {
        #expect(try canonical(input) == input)
    }

    @Test(arguments: [
        ("shape=squircle@0.22&colors=F62945-c11d28&scale=.56&angle=540", "colors=f62945-c11d28"),
        ("colors=f00-0f0-00f", "colors=ff0000-00ff00-0000ff"),
        ("colors=f00@0-0f0@.5-00f@1", "colors=ff0000-00ff00-0000ff"),
        ("colors=f00-0f0@.2-00f-fff", "colors=ff0000@0-00ff00@0.2-0000ff@0.6-ffffff@1"),
        ("colors=f00&angle=-90", "colors=ff0000&angle=270"),
        ("colors=f00&angle=359.9999", "colors=ff0000&angle=0"),
        ("colors=f00&rotate=720", "colors=ff0000"),
        ("colors=f00&x=-0.00001&scale=0.123456", "colors=ff0000&scale=0.1235"),
        ("colors=f00&glyph=phosphor%2Frocket", "colors=ff0000&glyph=phosphor/rocket"),
        ("colors=f00&gradient=linear&space=srgb&fg=fff", "colors=ff0000"),
    ])
    func equalRecipesHaveEqualText(_ input: String, _ expected: String) throws {
        #expect(try canonical(input) == expected)
        #expect(try RecipeText.read(bytes(input)) == RecipeText.read(bytes(expected)))
    }

    @Test(arguments: [
        ("", RecipeError.colorsMissing),
        ("angle=90", .colorsMissing),
        ("colors", .pairExpected(RecipeSpan(0, 6))),
        ("=f00", .pairExpected(RecipeSpan(0, 4))),
        ("colors=f00&", .pairExpected(RecipeSpan(11, 0))),
        ("colors=f00&&x=1", .pairExpected(RecipeSpan(11, 0))),
        ("colours=f00", .unknownKey(RecipeSpan(0, 7))),
        ("colors=f00&Angle=3", .unknownKey(RecipeSpan(11, 5))),
        ("colors=f00&x=1&x=1", .repeatedKey(.x, RecipeSpan(15, 1))),
        ("colors=", .value(.colors, .color(.digitCount(found: 0)), RecipeSpan(7, 0))),
        ("colors=f00-", .value(.colors, .color(.digitCount(found: 0)), RecipeSpan(7, 4))),
        ("colors=f0g", .value(.colors, .color(.digitExpected(offset: 2)), RecipeSpan(7, 3))),
        ("colors=1-2-3-4-5-6-7-8-9", .value(.colors, .color(.digitCount(found: 1)), RecipeSpan(7, 17))),
        (
            "colors=111-222-333-444-555-666-777-888-999",
            .value(.colors, .gradient(.stopCount(found: 9)), RecipeSpan(7, 35))
        ),
        ("colors=f00@0.5-0f0@0.4", .value(.colors, .gradient(.offset(index: 1)), RecipeSpan(7, 15))),
        ("colors=f00@2", .value(.colors, .gradient(.offset(index: 0)), RecipeSpan(7, 5))),
        ("colors=f00@x", .value(.colors, .number, RecipeSpan(7, 5))),
        ("colors=f00&scale=NaN", .value(.scale, .number, RecipeSpan(17, 3))),
        ("colors=f00&scale=1e999", .value(.scale, .number, RecipeSpan(17, 5))),
        ("colors=f00&scale=0", .value(.scale, .outOfRange(0.05...2), RecipeSpan(17, 1))),
        ("colors=f00&scale=0.5px", .value(.scale, .number, RecipeSpan(17, 5))),
        ("colors=f00&angle=1e9", .value(.angle, .outOfRange(-3_600...3_600), RecipeSpan(17, 3))),
        ("colors=f00&shape=blob", .value(.shape, .word, RecipeSpan(17, 4))),
        ("colors=f00&shape=circle@1", .value(.shape, .word, RecipeSpan(17, 8))),
        ("colors=f00&shape=rounded@0.6", .value(.shape, .outOfRange(0...0.5), RecipeSpan(17, 11))),
        ("colors=f00&gradient=radial&angle=90", .value(.angle, .radial, RecipeSpan(33, 2))),
        ("colors=f00&glyph=rocket", .value(.glyph, .glyph, RecipeSpan(17, 6))),
        ("colors=f00&glyph=a/%zz", .value(.glyph, .encoding, RecipeSpan(17, 5))),
        ("colors=f00&glyph=a/%ff", .value(.glyph, .encoding, RecipeSpan(17, 5))),
        ("colors=f00&glyph=a/b+c", .value(.glyph, .glyph, RecipeSpan(17, 5))),
        ("colors=f00&fg=", .value(.fg, .color(.digitCount(found: 0)), RecipeSpan(14, 0))),
    ])
    func mistakesAreNamedWithTheirPlace(_ input: String, _ expected: RecipeError) {
        #expect(throws: expected) { try RecipeText.read(bytes(input)) }
    }

    @Test func longTextIsRefusedUnread() {
        let long = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20)
        #expect(throws: RecipeError.tooLong(found: 1 << 20)) { try RecipeText.read(long) }
    }

    /// Random recipes come back from their text, and their text is the same again.
    @Test func recipesComeBack() throws {
        for seed in UInt64(1)...500 {
            var random = SeededGenerator(seed: seed)
            func color() -> Color {
                Color(
                    red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
                    blue: .random(in: 0...255, using: &random),
                    alpha: Bool.random(using: &random) ? 255 : .random(in: 0...255, using: &random))
            }
            let offsets = (0..<Int.random(in: 1...8, using: &random)).map { _ in
                Double.random(in: 0...1, using: &random)
            }
            let stops = offsets.sorted().map { GradientStop(color: color(), offset: $0) }
            let shapes: [IconShape] = [
                .square, .circle, .squircle(ratio: .random(in: 0...0.327, using: &random)),
                .rounded(ratio: .random(in: 0...0.5, using: &random)),
                .superellipse(exponent: .random(in: 2...32, using: &random)),
            ]
            let recipe = try Recipe(
                background: Gradient(
                    shape: Bool.random(using: &random)
                        ? .radial : .linear(angle: .random(in: -3_600...3_600, using: &random)),
                    stops: stops, space: Bool.random(using: &random) ? .oklab : .srgb),
                glyph: GlyphReference(bytes("pack/né me&=%".filter { $0 != " " })), foreground: color(),
                scale: .random(in: 0.05...2, using: &random), x: .random(in: -1...1, using: &random),
                y: .random(in: -1...1, using: &random), rotation: .random(in: -3_600...3_600, using: &random),
                shape: shapes[Int.random(in: 0..<shapes.count, using: &random)])
            let written = RecipeText.write(recipe)
            let found = try RecipeText.read(written)
            // An angle means nothing to a radial gradient and is not kept.
            #expect(found == recipe, "seed \(seed): \(text(written))")
            #expect(RecipeText.write(found) == written, "seed \(seed)")
        }
    }
}
