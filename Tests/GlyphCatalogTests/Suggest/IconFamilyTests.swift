import IconCore
import Testing

@testable import GlyphCatalog

@Suite(.timeLimit(.minutes(1))) struct IconFamilyTests {
    private let sandbox: Sandbox
    private let catalog: Catalog
    private let names = (0..<30).map { "box \($0)" }

    init() throws {
        sandbox = try Sandbox()
        _ = try sandbox.library.add(
            try sandbox.squares(["box.svg", "heart.svg", "cart.svg", "basket.svg"]), named: "mine")
        catalog = try Catalog(sandbox.folder)
    }

    private func family(_ names: [String]) throws -> [Suggestion] {
        var family = IconFamily()
        return try names.map { try family.add($0, from: catalog) }
    }

    @Test func aNewMemberChangesNoOther() throws {
        let all = try family(names)
        for count in [1, 2, 7, 12, 13, 24, 25] { #expect(try family(Array(names[..<count])) == Array(all[..<count])) }
    }

    /// The brighter pairs first, then the darker ones, each once before any twice.
    @Test func colorsAreUsedUp() throws {
        let colors = try family(names).map { PlateColors($0.colors) }
        #expect(Set(colors[..<12]) == Set(Palette.original.map { PlateColors($0) }))
        #expect(Set(colors[12..<24]) == Set(Palette.deep.map { PlateColors($0) }))
        #expect(Set(colors[24...]).count == 6)
    }

    /// Of n colours, the two nearest are at least half as far apart as the n of any choice could be: what taking the farthest one
    /// each time guarantees (Gonzalez, 1985), less what is given up for colours that fit.
    @Test func fewMembersAreFarApart() throws {
        let plates = Palette.original.map { PlateColors($0) }
        func nearest(_ chosen: [PlateColors]) -> Double {
            var least = Double.infinity
            for (index, plate) in chosen.enumerated() {
                for other in chosen[..<index] { least = min(least, plate.distance(to: other)) }
            }
            return least
        }
        for count in 2...6 {
            var best = 0.0
            for bits in 0..<(1 << plates.count) where bits.nonzeroBitCount == count {
                best = max(best, nearest(plates.indices.filter { bits >> $0 & 1 == 1 }.map { plates[$0] }))
            }
            let chosen = nearest(try family(Array(names[..<count])).map { PlateColors($0.colors) })
            #expect(chosen >= best / 2 * IconFamily.farEnough, "\(count): \(chosen) of \(best)")
        }
    }

    @Test func theFirstMemberHasWhatFitsIt() throws {
        #expect(try family(["heart"]) == [catalog.suggestion(for: "heart")])
    }

    @Test func noGlyphTwiceWhereAnotherFits() throws {
        // Our table says cart and basket of the word.
        try sandbox.installWheels(
            phosphor: TestWheels.phosphor([.init(name: "shopping-cart"), .init(name: "basket"), .init(name: "heart")]),
            fontAwesome: TestWheels.fontAwesome([("anchor", [], [], [], [])]),
            materialDesign: TestWheels.materialDesign(["anchor"]))
        _ = try sandbox.library.update()
        let catalog = try Catalog(sandbox.folder)
        var family = IconFamily()
        let glyphs = try ["Groceries", "Supermarket", "Food shopping", "Heart"].map {
            try family.add($0, from: catalog).glyph.name
        }
        #expect(glyphs == ["shopping-cart", "basket", "shopping-cart", "heart"])
    }

    @Test func whatIsKeptIsLeftAlone() throws {
        let heart = GlyphPath(pack: "mine", name: "heart")
        let fitting = try catalog.suggestion(for: "heart").colors
        var family = IconFamily()
        family.keep(PlateColors(fitting), glyph: heart)
        let next = try family.add("heart", from: catalog)
        #expect(PlateColors(next.colors).distance(to: PlateColors(fitting)) > 0.2)
        // Any colours can be kept, those of no palette too.
        family.keep(PlateColors(Gradient(Color(red: 1, green: 2, blue: 3))), glyph: heart)
        let settled = try family.add("box", glyph: next.glyph, from: catalog)
        #expect(settled.glyph == next.glyph && settled.colors != next.colors && settled.colors != fitting)
    }

    @Test func alikePairsAreFound() throws {
        let glyph = try #require(Glyph(try GlyphData.read(Array("n M0 0h10v10H0z".utf8))))
        let name = GlyphReference(Array("test/shape".utf8))
        let looks = try [0, 4, 1, 0].map { index in
            let pair = Palette.original[index]
            return IconLook(try Recipe(background: Gradient(pair.first, pair.second), glyph: name), glyph: glyph)
        }
        let pairs = IconFamily.alikePairs(looks)
        #expect(pairs.map { [$0.first, $0.second] } == [[0, 3], [0, 2], [2, 3]])
        #expect(pairs[0].likeness == 1 && pairs[1].likeness == pairs[2].likeness)
        #expect(IconFamily.alikePairs([]) == [])
    }
}
