import IconCore
import Testing

@Suite struct IconLookTests {
    private static let name = GlyphReference(Array("test/shape".utf8))

    private func glyph(_ data: String) throws -> Glyph {
        try #require(Glyph(try GlyphData.read(Array("n \(data)".utf8))))
    }

    private func look(_ pair: Int, _ glyph: Glyph?, x: Double = 0) throws -> IconLook {
        let colors = Palette.original[pair]
        let recipe = try Recipe(
            background: Gradient(colors.first, colors.second), glyph: glyph == nil ? nil : IconLookTests.name, x: x)
        return IconLook(recipe, glyph: glyph)
    }

    private let square = "M0 0h10v10H0z"
    private let bar = "M0 0h10v1H0z"

    @Test func anIconIsAllLikeItself() throws {
        for glyph in [try glyph(square), try glyph(bar), nil] {
            #expect(try look(3, glyph).likeness(to: look(3, glyph)) == 1)
        }
    }

    @Test func likenessGoesBothWays() throws {
        let (a, b) = (try look(0, glyph(square)), try look(4, glyph(bar)))
        #expect(a.likeness(to: b) == b.likeness(to: a))
        #expect(a.likeness(to: b) < 0.3)
    }

    /// A square with a hole of half its area is half of what either covers, but for what evening out sizes does to it.
    @Test func silhouettesCompareByArea() throws {
        let whole = try look(0, glyph(square))
        let half = try look(0, glyph("M0 0h10v10H0zM0 0v5h10V0z"))  // The upper half wound the other way: a hole.
        let index = whole.silhouetteLikeness(to: half)
        #expect(abs(index - 0.5) < 0.12, "\(index)")
        #expect(whole.colorLikeness(to: half) == 1)
        #expect(abs(whole.likeness(to: half) - (1 + index) / 2) < 1e-12)
        // Apart from one another they have nothing in common.
        #expect(try look(0, glyph(square), x: -0.6).silhouetteLikeness(to: look(0, glyph(square), x: 0.6)) == 0)
        #expect(try look(0, nil).silhouetteLikeness(to: whole) == 0)
    }

    @Test func colorsCompareByEye() throws {
        let shape = try glyph(square)
        let red = try look(0, shape)
        #expect(try red.colorLikeness(to: look(4, shape)) == 0, "red and green")
        let (near, far) = (try red.colorLikeness(to: look(1, shape)), try red.colorLikeness(to: look(11, shape)))
        #expect(0 < far && far < near && near < 1, "vermilion is nearer to red than pink is")
        // The same glyph on neighbouring plates is too alike, on others it is not.
        #expect(try red.likeness(to: look(1, shape)) >= IconLook.tooAlike)
        #expect(try red.likeness(to: look(6, shape)) < IconLook.tooAlike)
    }
}
