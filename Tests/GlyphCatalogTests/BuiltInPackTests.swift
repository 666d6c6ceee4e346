import Foundation
import IconCore
import Testing

@testable import GlyphCatalog

/// What the catalogue takes from the three wheels.
@Suite struct BuiltInPackTests {
    private let sandbox: Sandbox
    private let catalog: Catalog
    private let outcome: PackLibrary.Outcome

    init() throws {
        sandbox = try Sandbox()
        try sandbox.installWheels(
            phosphor: TestWheels.phosphor([
                .init(name: "rocket", categories: ["Objects", "Map"], tags: ["space", "pétanque", "C++", "launch"]),
                .init(name: "activity", alias: "pulse"),
                .init(name: "acme-logo", categories: ["Brand"]),
                .init(name: "parallelogram", categories: ["Design", "Brand"]),
                .init(name: "lego"),
            ]),
            fontAwesome: TestWheels.fontAwesome([
                (
                    "house", ["home", "home-alt"], ["abode", "residence"], ["1f3e0", "f015", "68"],
                    ["buildings", "household"]
                ),
                ("n", [], ["letter"], ["4e"], ["alphabet"]),
                ("font-awesome", [], [], [], []),
            ]),
            materialDesign: TestWheels.materialDesign([
                "anvil", "anvil-outline", "google", "google-maps", "docker", "food-apple", "box", "box-cutter",
            ]))
        outcome = try sandbox.library.update()
        catalog = try Catalog(sandbox.folder)
    }

    @Test func packsAndTheirNotices() throws {
        #expect(outcome.isCompiled && outcome.problems.isEmpty)
        #expect(
            try catalog.packs() == [
                PackInfo(
                    id: "phosphor", title: "Phosphor", version: "2.1.0", licence: "MIT",
                    notice: "Phosphor Icons, MIT License, Copyright (c) 2023 Phosphor Icons", isOwn: false,
                    glyphCount: 3,
                    sourceFile: "py_phosphor_icons-0.1.1-py3-none-any.whl"),
                PackInfo(
                    id: "fontawesome", title: "Font Awesome Free", version: "6.6.0", licence: "CC BY 4.0",
                    notice: "Font Awesome Free 6.6.0 by @fontawesome - https://fontawesome.com, Icons: CC BY 4.0",
                    isOwn: false, glyphCount: 2, sourceFile: "fontawesomefree-6.6.0-py3-none-any.whl"),
                PackInfo(
                    id: "mdi", title: "Material Design Icons", version: "7.4.47", licence: "Apache 2.0",
                    notice: "Material Design Icons, Apache License 2.0, Copyright (c) Pictogrammers", isOwn: false,
                    glyphCount: 3, sourceFile: "justmyresource_mdi-7.4.47.post1-py3-none-any.whl"),
            ])
    }

    @Test func brandsAndOutlinesAreLeftOut() throws {
        #expect(
            try catalog.list().map(\.description) == [
                "phosphor/activity", "phosphor/parallelogram", "phosphor/rocket", "fontawesome/house", "fontawesome/n",
                "mdi/anvil", "mdi/box-cutter", "mdi/food-apple",
            ])
    }

    @Test func metadataIsKept() throws {
        let rocket = try #require(try catalog.glyph(pack: "phosphor", name: "rocket"))
        #expect(
            try catalog.details(of: rocket)
                == GlyphDetails(
                    aliases: [], tags: ["space", "pétanque", "C++", "launch"],
                    categories: [
                        GlyphCategory(scheme: "figma", name: "Objects"), GlyphCategory(scheme: "phosphor", name: "Map"),
                        GlyphCategory(scheme: "phosphor", name: "Objects"),
                    ], emoji: ["🚀"]))
        let house = try #require(try catalog.glyph(pack: "fa", name: "house"))
        #expect(
            try catalog.details(of: house)
                == GlyphDetails(
                    aliases: ["home", "home-alt"], tags: ["abode", "residence", "House"],
                    categories: [
                        GlyphCategory(scheme: "fontawesome", name: "buildings"),
                        GlyphCategory(scheme: "fontawesome", name: "household"),
                    ], emoji: ["🏠"]))
        let letter = try #require(try catalog.glyph(pack: "fontawesome", name: "n"))
        #expect(try catalog.details(of: letter).categories == [GlyphCategory(scheme: "fontawesome", name: "alphabet")])
        #expect(try catalog.details(of: letter).emoji.isEmpty)
        let activity = try #require(try catalog.glyph(pack: "phosphor", name: "activity"))
        #expect(try catalog.details(of: activity).aliases == ["pulse"])
    }

    @Test func contentIsTheDrawing() throws {
        let house = try #require(try catalog.glyph(pack: "fontawesome", name: "house"))
        #expect(
            house.path.description == "fontawesome/house" && house.viewBox == Rect(x: 0, y: 0, width: 512, height: 512))
        #expect(try GlyphData.read(house.data) == [GlyphShape(path: PathData.read(Array("M1 1h2v9H1z".utf8)))])
        #expect(house.digest == SHA256.hash(house.data))
    }

    @Test func damagedWheelsAreNamed() throws {
        let wheel = sandbox.folder.packs.appending(path: "fontawesomefree-6.6.0-py3-none-any.whl")
        let sound = try Data(contentsOf: wheel)
        let before = try sandbox.snapshot()["glyphs.sqlite"]
        let broken: [(String, Data)] = [
            ("cut short", sound.prefix(sound.count / 2)), ("empty", Data()),
            ("no zip", Data(repeating: 65, count: 5000)),
            ("nothing in it", Data(TestZip(["a.txt": "b"]).bytes)),
            ("no metadata", Data(TestWheels.phosphor([]).bytes)),
            (
                "broken metadata",
                Data(TestZip(["fontawesomefree/static/fontawesomefree/metadata/icons.json": "{\"a\": 3}"]).bytes)
            ),
        ]
        for (name, bytes) in broken {
            try bytes.write(to: wheel)
            let error = try #require(catalogError { () throws(CatalogError) in _ = try sandbox.library.update() })
            guard case .damagedPack(wheel.path, _) = error else {
                Issue.record("\(name): \(error)")
                continue
            }
            let text = error.description
            #expect(text.contains(wheel.path) && text.contains("run 'iconsmith packs update'") && !text.contains("\n"))
            #expect(try sandbox.snapshot()["glyphs.sqlite"] == before, "\(name)")
        }
    }

    @Test func flippedBitsInAWheelAreNoticed() throws {
        let wheel = sandbox.folder.packs.appending(path: "py_phosphor_icons-0.1.1-py3-none-any.whl")
        var bytes = TestZip()
        bytes.add("py_phosphor_icons/search/metadata.json", Array("[]".utf8), checksum: 0x1234_5678)
        try Data(bytes.bytes).write(to: wheel)
        let error = catalogError { () throws(CatalogError) in _ = try sandbox.library.update() }
        guard case .damagedPack(wheel.path, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func namesThatNoGlyphCanHave() throws {
        try sandbox.installWheels(
            phosphor: TestWheels.phosphor([.init(name: "moon"), .init(name: "moon"), .init(name: "Big Moon")]))
        let outcome = try sandbox.library.update()
        #expect(outcome.packs.first?.glyphCount == 1)
        #expect(
            outcome.problems["phosphor"]?.map(\.file) == [
                "py_phosphor_icons/svgs/flat/fill/Big Moon-fill.svg", "py_phosphor_icons/svgs/flat/fill/moon-fill.svg",
            ])
    }

    @Test func twoVersionsOfAPack() throws {
        try sandbox.write("data/packs/fontawesomefree-6.7.0-py3-none-any.whl", "")
        let error = catalogError { () throws(CatalogError) in _ = try sandbox.library.update() }
        let files = ["fontawesomefree-6.6.0-py3-none-any.whl", "fontawesomefree-6.7.0-py3-none-any.whl"]
        #expect(error == .severalFiles(pack: "fontawesome", files: files))
    }

    @Test func fetchedPacksTakeThePlaceOfOlderOnes() throws {
        let fetched = sandbox.root.appending(path: "fetched")
        try sandbox.write(
            "fetched/py_phosphor_icons-0.2.0-py3-none-any.whl", TestWheels.phosphor([.init(name: "moon")]).bytes)
        let outcome = try sandbox.library.update(installing: fetched)
        #expect(outcome.isCompiled && outcome.packs.map(\.glyphCount) == [1, 2, 3])
        let wheels = [
            "fontawesomefree-6.6.0-py3-none-any.whl", "justmyresource_mdi-7.4.47.post1-py3-none-any.whl",
            "py_phosphor_icons-0.2.0-py3-none-any.whl",
        ]
        #expect(try sandbox.snapshot().keys.sorted() == ["glyphs.sqlite"] + wheels.map { "packs/\($0)" })
        #expect(try !sandbox.library.update(installing: fetched).isCompiled)
        #expect(try !sandbox.library.update().isCompiled)

        // A damaged one changes nothing; a folder without any is said.
        let before = try sandbox.snapshot()
        try sandbox.write("fetched/fontawesomefree-7.0.0-py3-none-any.whl", "junk")
        let damage = catalogError { () throws(CatalogError) in _ = try sandbox.library.update(installing: fetched) }
        guard case .damagedPack = damage else {
            Issue.record("\(String(describing: damage))")
            return
        }
        #expect(try sandbox.snapshot() == before)
        let nothing = catalogError { () throws(CatalogError) in _ = try sandbox.library.update(installing: sandbox.root)
        }
        #expect(nothing == .noPacks(folder: sandbox.root.path))
    }

    @Test func anyOfThePacksWillDo() throws {
        let other = try Sandbox()
        try other.installWheels(materialDesign: TestWheels.materialDesign(["anvil"]))
        #expect(try other.library.update().packs.map(\.id) == ["mdi"])
    }

    @Test func noPacks() throws {
        let empty = try Sandbox()
        let error = catalogError { () throws(CatalogError) in _ = try empty.library.update() }
        #expect(error == .noPacks(folder: empty.folder.packs.path))
        #expect(error?.description.contains("Scripts/fetch-packs \(empty.folder.packs.path)") == true)
    }
}
