import Foundation
import IconCore
import Testing

@testable import GlyphCatalog

/// A person's own packs: adding and removing them.
@Suite struct OwnPackTests {
    private let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test func folderOfDrawings() throws {
        let icons = try sandbox.squares(["Ünïcode Name.svg", "sub/deep/My_Cart.SVG", "b.svg", "日本.svg"])
        try sandbox.write("squares/readme.txt", "hello")
        try sandbox.write("squares/.hidden.svg", "no drawing")
        try sandbox.write("squares/__MACOSX/b.svg", "no drawing")
        let outcome = try sandbox.library.add(icons, named: "  My Icons ")
        #expect(outcome.isCompiled)
        #expect(outcome.problems == [:])
        let pack = try #require(outcome.packs.first)
        #expect(pack.id == "my-icons" && pack.title == "My Icons" && pack.glyphCount == 4 && pack.isOwn)
        #expect(pack.licence == nil && pack.notice == nil && pack.sourceFile == "own/my-icons.zip")
        let catalog = try Catalog(sandbox.folder)
        #expect(try catalog.list().map(\.name) == ["b", "my-cart", "unicode-name", "日本"])
        #expect(try catalog.find("my cart")?.path.description == "my-icons/my-cart")
        #expect(try catalog.find("日本")?.path.description == "my-icons/日本")
    }

    @Test func folderAndZipGiveTheSame() throws {
        let names = ["a.svg", "b/ü.svg", "日本.svg"]
        _ = try sandbox.library.add(try sandbox.squares(names), named: "one")
        let other = try Sandbox()
        var zip = TestZip()
        for (index, name) in names.enumerated() {
            zip.add(name, Array(Sandbox.square(index + 1).utf8), isUTF8: index == 1)
        }
        zip.add("notes.txt", [1, 2, 3])
        _ = try other.library.add(try other.write("pack.zip", zip.bytes), named: "one")
        #expect(try Catalog(sandbox.folder).list() == Catalog(other.folder).list())
        #expect(try Catalog(sandbox.folder).digest() == Catalog(other.folder).digest())
        #expect(try sandbox.snapshot()["packs/own/one.zip"] == other.snapshot()["packs/own/one.zip"])
    }

    @Test func brokenFilesAreReportedAndLeftOut() throws {
        let icons = try sandbox.squares(["good.svg", "sub/GOOD.svg"])
        try sandbox.write("squares/text.svg", #"<svg viewBox="0 0 9 9"><text>Hi</text></svg>"#)
        try sandbox.write("squares/half.svg", "<svg><path d='M0 0h1v1z'/>")
        try sandbox.write("squares/path.svg", "<svg viewBox='0 0 9 9'>\n<path d='M0 0 L x'/></svg>")
        try sandbox.write("squares/🚀.svg", Sandbox.square(3))
        try sandbox.write("squares/long.svg", [UInt8](repeating: 32, count: (4 << 20) + 1))
        try sandbox.write("squares/\(String(repeating: "n", count: 121)).svg", Sandbox.square(3))
        let outcome = try sandbox.library.add(icons, named: "mine")
        #expect(outcome.packs.first?.glyphCount == 1)
        #expect(
            outcome.problems["mine"]?.map(\.description) == [
                "half.svg: line 1: not well-formed XML: the file ends too early, or goes on after its end",
                "long.svg: has more than 4 MiB",
                "\(String(repeating: "n", count: 121)).svg: its name has more than 120 bytes",
                "path.svg: line 2, <path>: path data, byte 7: a number is expected",
                "sub/GOOD.svg: has the same name as good.svg: good",
                "text.svg: line 1, <text>: text cannot be turned into paths; convert it to plain paths in a drawing "
                    + "program first",
                "🚀.svg: its name has no letter or digit",
            ])
        // What came of the files that were kept can be asked for later.
        #expect(try Catalog(sandbox.folder).problems(pack: "mine").map(\.file).contains("text.svg"))
    }

    @Test func linksAreNotFollowed() throws {
        let icons = try sandbox.squares(["good.svg"])
        let secret = try sandbox.squares(["secret.svg"], in: "elsewhere")
        let files = FileManager.default
        try files.createSymbolicLink(
            at: icons.appending(path: "link.svg"), withDestinationURL: secret.appending(path: "secret.svg"))
        try files.createSymbolicLink(at: icons.appending(path: "folder"), withDestinationURL: secret)
        try files.createSymbolicLink(at: icons.appending(path: "loop"), withDestinationURL: icons)
        let outcome = try sandbox.library.add(icons, named: "mine")
        #expect(outcome.packs.first?.glyphCount == 1)
        let problem = "is a link; links are not followed"
        #expect(
            outcome.problems["mine"]?.map(\.description) == ["folder", "link.svg", "loop"].map { "\($0): \(problem)" })
    }

    @Test func pathsOutOfAZipAreRefused() throws {
        let square = Array(Sandbox.square(2).utf8)
        var zip = TestZip()
        for path in ["good.svg", "../up.svg", "/etc/abs.svg", "a/../../b.svg", "..\\dos.svg", "a/b\\c.svg"] {
            zip.add(path, square)
        }
        zip.add("link.svg", Array("good.svg".utf8), mode: 0o120777)
        zip.add("broken.svg", square, checksum: 1)
        let outcome = try sandbox.library.add(try sandbox.write("pack.zip", zip.bytes), named: "mine")
        #expect(try Catalog(sandbox.folder).list().map(\.description) == ["mine/good"])
        let problems = try #require(outcome.problems["mine"])
        try #require(problems.count == 7)
        let refused = ["../dos.svg", "../up.svg", "/etc/abs.svg", "a/../../b.svg", "a/b\\c.svg"]
        #expect(problems.map(\.file) == refused + ["broken.svg", "link.svg"])
        #expect(problems.prefix(5).allSatisfy { $0.problem == "its path leads out of the zip file" })
        #expect(problems[5].problem.hasPrefix("cannot be unpacked: "))
        #expect(problems[6].problem == "is no plain file; links are not followed")
        #expect(FileManager.default.fileExists(atPath: sandbox.root.appending(path: "up.svg").path) == false)
    }

    @Test func aPathThatIsThereTwice() throws {
        var zip = TestZip()
        zip.add("a.svg", Array(Sandbox.square(2).utf8))
        zip.add("a.svg", Array(Sandbox.square(5).utf8))
        let outcome = try sandbox.library.add(try sandbox.write("pack.zip", zip.bytes), named: "mine")
        #expect(outcome.problems["mine"]?.map(\.description) == ["a.svg: is there twice; the first one is taken"])
        let glyph = try #require(try Catalog(sandbox.folder).find("a"))
        #expect(try GlyphData.read(glyph.data).first?.path.inkBox == Rect(x: 0, y: 0, width: 2, height: 2))
    }

    @Test func bombsAreBounded() throws {
        // 256 MiB of spaces in 256 kB, made by Python's zipfile: an independent writer, and one that compresses.
        let bomb = sandbox.root.appending(path: "bomb.zip")
        try run(
            """
            import zipfile, sys
            with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as z:
                z.writestr("bomb.svg", b" " * (256 << 20))
                z.writestr("good.svg", sys.argv[2])
            """, bomb.path, Sandbox.square(2))
        let outcome = try sandbox.library.add(bomb, named: "mine")
        #expect(outcome.packs.first?.glyphCount == 1)
        #expect(outcome.problems["mine"]?.map(\.description) == ["bomb.svg: has more than 4 MiB"])

        let many = sandbox.root.appending(path: "many.zip")
        try run(
            """
            import zipfile, sys
            with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as z:
                for i in range(20): z.writestr(f"{i}.svg", b" " * (4 << 20))
            """, many.path)
        let error = catalogError { () throws(CatalogError) in _ = try sandbox.library.add(many, named: "many") }
        #expect(error == .packTooLarge(many.path, problem: "its SVG files have more than 64 MiB in all"))
    }

    @Test func tooManyFiles() throws {
        var zip = TestZip()
        for index in 0...10_000 { zip.add("\(index).svg", [60]) }
        let file = try sandbox.write("many.zip", zip.bytes)
        let error = catalogError { () throws(CatalogError) in _ = try sandbox.library.add(file, named: "many") }
        #expect(error == .packTooLarge(file.path, problem: "it has more than 10000 SVG files"))
    }

    @Test func tooDeepFolders() throws {
        let icons = try sandbox.squares(["a.svg"])
        try sandbox.write("squares/" + String(repeating: "d/", count: 17) + "b.svg", Sandbox.square(1))
        let error = catalogError { () throws(CatalogError) in _ = try sandbox.library.add(icons, named: "deep") }
        #expect(error == .packTooLarge(icons.path, problem: "folders are nested more than 16 deep"))
    }

    @Test func whatIsNoPack() throws {
        func failure(_ source: URL) -> CatalogError? {
            catalogError { () throws(CatalogError) in _ = try sandbox.library.add(source, named: "mine") }
        }
        let missing = sandbox.root.appending(path: "missing")
        #expect(failure(missing) == .file(missing.path, action: "read", problem: "there is no such file or folder"))
        let text = try sandbox.write("a.svg", Sandbox.square(1))
        #expect(failure(text) == .notAPack(text.path))
        let zip = TestZip(["a.svg": Sandbox.square(1)]).bytes
        let half = try sandbox.write("half.zip", Array(zip[..<(zip.count - 30)]))
        guard case .damagedSource(half.path, _) = failure(half) else {
            Issue.record("\(String(describing: failure(half)))")
            return
        }
        let empty = try sandbox.write("empty/readme.txt", "").deletingLastPathComponent()
        #expect(failure(empty) == .noGlyphs(empty.path, problems: []))
        let bad = try sandbox.write("bad/a.svg", "<svg/>").deletingLastPathComponent()
        let error = failure(bad)
        #expect(error == .noGlyphs(bad.path, problems: [PackProblem(file: "a.svg", problem: "nothing is drawn")]))
        #expect(
            error?.description
                == "\(bad.path) holds no usable SVG file; the first problem: a.svg: nothing is drawn")
        #expect(try sandbox.snapshot().isEmpty)
    }

    @Test(arguments: [
        "", "  ", "-", "9lives", "phosphor", "FA", "mdi", "fontawesome", "日本", "a\u{7}b", "line\nbreak",
        String(repeating: "n", count: 60), "../../etc",
    ])
    func namesThatAPackCannotHave(name: String) throws {
        let icons = try sandbox.squares(["a.svg"])
        let error = catalogError { () throws(CatalogError) in _ = try sandbox.library.add(icons, named: name) }
        if name == "../../etc" {
            #expect(error == nil && FileManager.default.fileExists(atPath: sandbox.folder.packs.path + "/own/etc.zip"))
        } else {
            #expect(error == .badPackName(name))
        }
    }

    @Test func failuresChangeNothing() throws {
        try sandbox.installWheels(materialDesign: TestWheels.materialDesign(["anvil"]))
        let icons = try sandbox.squares(["a.svg"])
        _ = try sandbox.library.add(icons, named: "mine")
        let before = try sandbox.snapshot()
        let bad = try sandbox.write("bad/a.svg", "<svg/>").deletingLastPathComponent()
        let library = sandbox.library
        #expect(
            catalogError { () throws(CatalogError) in _ = try library.add(icons, named: "Mine") } == .packExists("mine")
        )
        #expect(catalogError { () throws(CatalogError) in _ = try library.add(bad, named: "other") } != nil)
        #expect(catalogError { () throws(CatalogError) in _ = try library.add(icons, named: "mdi") } != nil)
        #expect(catalogError { () throws(CatalogError) in _ = try library.remove("mdi") } == .packIsBuiltIn("mdi"))
        #expect(
            catalogError { () throws(CatalogError) in _ = try library.remove("other") }
                == .unknownPack("other", known: ["mine"]))
        #expect(try sandbox.snapshot() == before)

        // Nor when a built-in pack turns out to be damaged while an own one is added.
        try sandbox.write("data/packs/fontawesomefree-6.6.0-py3-none-any.whl", "junk")
        let error = catalogError { () throws(CatalogError) in _ = try library.add(icons, named: "other") }
        guard case .damagedPack = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        var after = try sandbox.snapshot()
        after["packs/fontawesomefree-6.6.0-py3-none-any.whl"] = nil
        #expect(after == before)
    }

    @Test func removing() throws {
        let icons = try sandbox.squares(["a.svg"])
        _ = try sandbox.library.add(icons, named: "One")
        _ = try sandbox.library.add(icons, named: "Two")
        #expect(try sandbox.library.remove("One").packs.map(\.id) == ["two"])
        #expect(try sandbox.snapshot().keys.sorted() == ["glyphs.sqlite", "packs/own/two.zip"])
        #expect(try sandbox.library.remove("two").packs.isEmpty)
        #expect(try sandbox.snapshot().isEmpty)
    }

    @Test func aDamagedOwnPackCanBeRemoved() throws {
        let icons = try sandbox.squares(["a.svg"])
        _ = try sandbox.library.add(icons, named: "one")
        _ = try sandbox.library.add(icons, named: "two")
        let file = try sandbox.write("data/packs/own/one.zip", "junk")
        let error = catalogError { () throws(CatalogError) in _ = try sandbox.library.update() }
        guard case .damagedPack(file.path, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try Catalog(sandbox.folder).find("a")?.path.description == "one/a")
        #expect(try sandbox.library.remove("one").packs.map(\.id) == ["two"])
    }

    @Test func theCatalogueCanBeMadeAgainFromWhatIsKept() throws {
        let icons = try sandbox.squares(["a.svg", "b.svg"])
        try sandbox.write("squares/bad.svg", "<svg/>")
        _ = try sandbox.library.add(icons, named: "My Pack")
        let (list, digest) = (try Catalog(sandbox.folder).list(), try Catalog(sandbox.folder).digest())
        try FileManager.default.removeItem(at: icons)
        try FileManager.default.removeItem(at: sandbox.folder.catalog)
        let outcome = try sandbox.library.update()
        #expect(try Catalog(sandbox.folder).list() == list && Catalog(sandbox.folder).digest() == digest)
        #expect(outcome.packs.map(\.title) == ["My Pack"] && outcome.problems["my-pack"]?.map(\.file) == ["bad.svg"])
    }

    /// Runs a Python program with arguments.
    private func run(_ program: String, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", program] + arguments
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }
}
