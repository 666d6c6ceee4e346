import Foundation
import Testing

@testable import GlyphCatalog

@Suite struct GroupTests {
    @Test func everyGlyphIsInAGroup() throws {
        let sandbox = try Sandbox()
        try sandbox.installWheels(
            phosphor: TestWheels.phosphor([
                .init(name: "dog", categories: ["Nature"]), .init(name: "thing", categories: []),
                .init(name: "soup", categories: ["Objects"], tags: ["food"]),
            ]),
            fontAwesome: TestWheels.fontAwesome([("rocket", [], [], [], ["transportation", "science-fiction"])]),
            materialDesign: TestWheels.materialDesign(["food-soup", "arrow-up-bold", "qwertz", "grapes"]))
        _ = try sandbox.library.add(try sandbox.squares(["food-a.svg", "qwertz.svg"]), named: "mine")
        _ = try PackLibrary(sandbox.folder, languages: try TestWords.install(in: sandbox)).update()
        let catalog = try Catalog(sandbox.folder)

        func groups(_ pack: String, _ name: String) throws -> [GlyphGroup] {
            try catalog.groups(of: try #require(try catalog.glyph(pack: pack, name: name)))
        }
        #expect(try groups("phosphor", "dog").contains(.nature) && groups("phosphor", "thing") == [.objects])
        #expect(try groups("phosphor", "soup").contains(.food) && groups("fa", "rocket") == [.travel, .objects])
        #expect(try groups("mdi", "food-soup") == [.food] && groups("mdi", "arrow-up-bold") == [.symbols])
        #expect(try groups("mdi", "qwertz") == [.objects] && groups("mdi", "grapes") == [.food], "by its emoji")
        #expect(try groups("mine", "qwertz") == [.yours] && groups("mine", "food-a") == [.food, .yours])

        let counts = try catalog.groups()
        #expect(counts.map(\.group) == GlyphGroup.allCases.filter { group in counts.contains { $0.group == group } })
        for (group, count) in counts { #expect(try catalog.list(group: group).count == count) }
        let all = Set(try GlyphGroup.allCases.flatMap { try catalog.list(group: $0) })
        #expect(try all == Set(catalog.list()))
        #expect(try catalog.list(pack: "mine", group: .food).map(\.description) == ["mine/food-a"])
    }

    @Test func titles() throws {
        let chinese = try #require(LanguageTag("zh_TW.UTF-8"))
        #expect(GlyphGroup.food.title() == "Food & Drink" && GlyphGroup.food.title(chinese) == "食物與飲料")
        for language in [LanguageTag.english, chinese] {
            #expect(Set(GlyphGroup.allCases.map { $0.title(language) }).count == GlyphGroup.allCases.count)
            for group in GlyphGroup.allCases { #expect(group.title(language) != group.rawValue) }
        }
    }

    @Test(.enabled(if: RealPacks.folder != nil, "ICONSMITH_PACKS names no folder"))
    func realPacks() throws {
        let catalog = try RealPacks.catalog()
        let counts = Dictionary(uniqueKeysWithValues: try catalog.groups().map { ($0.group, $0.glyphCount) })
        for group in GlyphGroup.allCases where group != .yours { #expect(counts[group, default: 0] >= 50, "\(group)") }
        let listed = Set(try GlyphGroup.allCases.flatMap { try catalog.list(group: $0) })
        #expect(try listed.count == catalog.list().count)
        for (name, group) in [
            ("phosphor/pizza", GlyphGroup.food), ("phosphor/dog", .nature), ("phosphor/armchair", .home),
            ("phosphor/soccer-ball", .sports), ("phosphor/gift", .celebrations), ("phosphor/airplane", .travel),
            ("phosphor/pill", .health), ("fontawesome/person-running", .sports), ("mdi/fridge", .home),
            ("mdi/cow", .nature),
            ("mdi/cart", .shopping), ("mdi/weather-rainy", .nature), ("mdi/image-filter-frames", .media),
        ] {
            let path = try #require(GlyphPath(name))
            let glyph = try #require(try catalog.glyph(pack: path.pack, name: path.name))
            #expect(try catalog.groups(of: glyph).contains(group), "\(name)")
        }
    }
}
