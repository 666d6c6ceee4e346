import Foundation
import GlyphCatalog
import IconCore
import Testing

/// The three real packs, where the environment variable `ICONSMITH_PACKS` names the folder that `Scripts/fetch-packs` filled.
@Suite(.enabled(if: RealPacks.folder != nil, "ICONSMITH_PACKS names no folder"))
struct RealPacksTests {
    /// What the packs hold (counted in the wheels) less what is left out.
    @Test func counts() throws {
        let packs = try RealPacks.catalog().packs()
        #expect(packs.map(\.id) == ["phosphor", "fontawesome", "mdi"])
        #expect(packs.map(\.version) == ["2.1.0", "6.6.0", "7.4.47"])
        #expect(
            packs.map(\.glyphCount) == [
                1_512 - 79 - 5,  // logos; five glyphs that show somebody's
                1_395 - 4,  // of the solid style; its own two logos, two signs of a film
                7_447 - 1_940 - 289,  // outlines; brands
            ])
        let catalog = try RealPacks.catalog()
        for pack in packs { #expect(try catalog.problems(pack: pack.id).isEmpty) }
    }

    @Test func everyGlyphCanBeRead() throws {
        let catalog = try RealPacks.catalog()
        for path in try catalog.list() {
            let glyph = try #require(try catalog.glyph(pack: path.pack, name: path.name))
            let shapes = try GlyphData.read(glyph.data)
            #expect(!shapes.isEmpty && glyph.data.count < 10_000 && glyph.viewBox.minX == 0, "\(path)")
        }
    }

    /// A drawing that was read wrongly mostly leaves its view box or shrinks to nothing.
    @Test func everyGlyphFillsItsViewBox() throws {
        let catalog = try RealPacks.catalog()
        for path in try catalog.list() where path.name.count % 4 == 0 {
            let glyph = try #require(try catalog.glyph(pack: path.pack, name: path.name))
            var ink: Rect?
            for box in try GlyphData.read(glyph.data).compactMap(\.path.inkBox) { ink = ink?.union(box) ?? box }
            let box = try #require(ink)
            let edge = glyph.viewBox.expanded(by: glyph.viewBox.longestSide * 0.05)
            #expect(edge.contains(box), "\(path)")
            #expect(box.longestSide > glyph.viewBox.longestSide * 0.15, "\(path)")
        }
    }

    @Test func everydaySubjectsAreFound() throws {
        let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Scripts/everyday-subjects.txt")
        let subjects = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
        #expect(subjects.count == 64)
        let catalog = try RealPacks.catalog()
        var packs: [String: Int] = [:]
        for subject in subjects {
            let glyph = try #require(try catalog.find(subject), "\(subject)")
            packs[glyph.pack, default: 0] += 1
        }
        #expect(packs["phosphor", default: 0] >= 56, "one family: \(packs)")
    }

    @Test(arguments: [
        ("groceries", "phosphor/shopping-cart"), ("home", "phosphor/house"), ("search", "phosphor/magnifying-glass"),
        ("mail", "phosphor/envelope"), ("cookies", "phosphor/cookie"), ("workout", "phosphor/barbell"),
        ("cart", "phosphor/shopping-cart"), ("petrol", "phosphor/gas-pump"), ("laundry", "phosphor/washing-machine"),
        ("beaver", "phosphor/paw-print"), ("anvil", "mdi/anvil"), ("vacuum", "mdi/vacuum"), ("qqxyz", nil),
    ])
    func words(word: String, path: String?) throws {
        #expect(try RealPacks.catalog().find(word)?.path.description == path)
    }

    @Test(arguments: [
        ("phosphor", "apple-logo android-logo gitlab-logo-simple sketch-logo pix-logo article-medium lego"),
        ("fontawesome", "github apple google font-awesome web-awesome jedi"),
        (
            "mdi",
            "github google google-chrome apple android docker microsoft-windows language-swift linux box meteor git unity"
        ),
    ])
    func brandsAreGone(pack: String, names: String) throws {
        let catalog = try RealPacks.catalog()
        for name in names.split(separator: " ") {
            #expect(try catalog.glyph(pack: pack, name: String(name)) == nil, "\(pack)/\(name)")
        }
        #expect(try catalog.glyph(pack: "phosphor", name: "parallelogram") != nil)
        #expect(try catalog.glyph(pack: "mdi", name: "food-apple") != nil)
    }

    @Test func nothingIsNamedForABrand() throws {
        let names = try RealPacks.catalog().list()
        let marks =
            /(^|-)(google|microsoft|facebook|twitter|youtube|github|linkedin|instagram|amazon|logo|xbox|nintendo)(-|$)/
        #expect(names.filter { $0.name.contains(marks) }.isEmpty)
        #expect(names.filter { $0.name.hasSuffix("-outline") && $0.pack == "mdi" }.isEmpty)
    }

    @Test func metadata() throws {
        let catalog = try RealPacks.catalog()
        let house = try #require(try catalog.glyph(pack: "fa", name: "house"))
        let details = try catalog.details(of: house)
        #expect(details.aliases == ["home", "home-alt", "home-lg-alt"] && details.emoji == ["🏠"])
        #expect(details.categories.map(\.name).contains("buildings"))
        let acorn = try #require(try catalog.glyph(pack: "phosphor", name: "acorn"))
        #expect(try catalog.details(of: acorn).tags.contains("groceries"))
        #expect(try catalog.details(of: acorn).categories.map(\.name) == ["Weather & Nature", "Finance", "Nature"])
    }
}
