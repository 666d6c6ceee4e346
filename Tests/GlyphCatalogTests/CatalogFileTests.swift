import Foundation
import IconCore
import TestSupport
import Testing

@testable import GlyphCatalog

/// The catalogue's file: when it is made, and what damage does to it.
@Suite(.timeLimit(.minutes(1))) struct CatalogFileTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.installWheels(
            phosphor: TestWheels.phosphor([.init(name: "house", tags: ["home"]), .init(name: "rocket")]),
            materialDesign: TestWheels.materialDesign((0..<200).map { "glyph-\($0)" }))
    }

    private func inode() throws -> UInt64 {
        try #require(
            try FileManager.default.attributesOfItem(atPath: sandbox.folder.catalog.path)[.systemFileNumber] as? UInt64)
    }

    @Test func compiledOnlyWhenSomethingChanged() throws {
        #expect(try sandbox.library.update().isCompiled)
        let first = try inode()
        let again = try sandbox.library.update()
        #expect(!again.isCompiled && again.packs.map(\.glyphCount) == [2, 200])
        #expect(try inode() == first)
        #expect(try sandbox.library.update(isForced: true).isCompiled)

        let digest = try Catalog(sandbox.folder).digest()
        try sandbox.installWheels(phosphor: TestWheels.phosphor([.init(name: "house"), .init(name: "rocket")]))
        #expect(try sandbox.library.update().isCompiled)
        #expect(try Catalog(sandbox.folder).digest() == digest, "tags are no content")
        try sandbox.installWheels(phosphor: TestWheels.phosphor([.init(name: "rocket"), .init(name: "house")]))
        #expect(try sandbox.library.update().isCompiled)
        #expect(try Catalog(sandbox.folder).digest() != digest, "two drawings changed places")

        try FileManager.default.removeItem(
            at: sandbox.folder.packs.appending(path: "py_phosphor_icons-0.1.1-py3-none-any.whl"))
        #expect(try sandbox.library.update().packs.map(\.id) == ["mdi"])
    }

    @Test func progressCountsEveryGlyph() throws {
        var seen: [CompileProgress] = []
        _ = try sandbox.library.update { seen.append($0) }
        #expect(seen.first == CompileProgress(pack: "Phosphor", done: 0, total: 2))
        #expect(seen.last == CompileProgress(pack: "Material Design Icons", done: 200, total: 200))
        #expect(seen.count == 3 + 201)
    }

    @Test func equalPacksGiveEqualDigests() throws {
        let other = try Sandbox()
        _ = try sandbox.library.update()
        for name in try FileManager.default.contentsOfDirectory(atPath: sandbox.folder.packs.path) where name != ".lock"
        {
            try other.write("data/packs/\(name)", Array(Data(contentsOf: sandbox.folder.packs.appending(path: name))))
        }
        _ = try other.library.update()
        let digest = try Catalog(sandbox.folder).digest()
        #expect(try Catalog(other.folder).digest() == digest && digest.count == 32)
    }

    @Test func missing() throws {
        let error = catalogError { () throws(CatalogError) in _ = try Catalog(sandbox.folder) }
        #expect(error == .noCatalog(file: sandbox.folder.catalog.path))
        #expect(
            error?.description
                == "there is no glyph catalogue at \(sandbox.folder.catalog.path); run 'iconsmith packs update'")
    }

    @Test func garbage() throws {
        for bytes in [[], [1], [UInt8](repeating: 7, count: 10_000), Array("SQLite format 3\0".utf8)] {
            let file = try sandbox.write("data/glyphs.sqlite", bytes)
            let error = catalogError { () throws(CatalogError) in _ = try Catalog(sandbox.folder) }
            guard case .damagedCatalog(file.path, _) = error else {
                Issue.record("\(bytes.prefix(20)): \(String(describing: error))")
                continue
            }
            #expect(error?.description.hasSuffix("; run 'iconsmith packs update'") == true)
        }
        #expect(try sandbox.library.update().isCompiled)
        #expect(try Catalog(sandbox.folder).find("rocket") != nil)
    }

    @Test func otherPeoplesDatabases() throws {
        _ = try sandbox.library.update()
        var bytes = [UInt8](try Data(contentsOf: sandbox.folder.catalog))
        bytes[63] = 9  // user_version, big-endian at 60 (sqlite.org/fileformat2.html)
        try sandbox.write("data/glyphs.sqlite", bytes)
        let path = sandbox.folder.catalog.path
        #expect(
            catalogError { () throws(CatalogError) in _ = try Catalog(sandbox.folder) }
                == .otherSchema(file: path, found: 9, needed: Schema.version))
        bytes[70] = 9  // application_id, at 68
        try sandbox.write("data/glyphs.sqlite", bytes)
        #expect(
            catalogError { () throws(CatalogError) in _ = try Catalog(sandbox.folder) }
                == .damagedCatalog(file: path, problem: "it is something else"))
        #expect(try sandbox.library.update().isCompiled)
    }

    @Test func cutShort() throws {
        _ = try sandbox.library.update()
        let bytes = [UInt8](try Data(contentsOf: sandbox.folder.catalog))
        for length in stride(from: 0, to: bytes.count, by: bytes.count / 13) {
            try sandbox.write("data/glyphs.sqlite", Array(bytes[..<length]))
            let error = catalogError { () throws(CatalogError) in
                let catalog = try Catalog(sandbox.folder)
                for glyph in try catalog.list() { _ = try catalog.glyph(pack: glyph.pack, name: glyph.name) }
            }
            guard case .damagedCatalog = error else {
                Issue.record("\(length) of \(bytes.count): \(String(describing: error))")
                continue
            }
        }
    }

    /// Whatever bytes change, a look-up gives the right glyph, no glyph, or an error: never a wrong drawing, never a crash.
    @Test(arguments: [UInt64](1...60))
    func flippedBytes(seed: UInt64) throws {
        _ = try sandbox.library.update()
        let sound = try Catalog(sandbox.folder)
        let expected = try #require(try sound.find("rocket"))
        var generator = SeededGenerator(seed: seed)
        var bytes = [UInt8](try Data(contentsOf: sandbox.folder.catalog))
        for _ in 0..<Int.random(in: 1...200, using: &generator) {
            bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        try sandbox.write("data/glyphs.sqlite", bytes)
        guard let catalog = try? Catalog(sandbox.folder) else { return }
        if let glyph = try? catalog.glyph(pack: "phosphor", name: "rocket") {
            #expect(glyph.data == expected.data, "seed \(seed)")
        }
        if let glyph = try? catalog.find("home") { #expect(SHA256.hash(glyph.data) == glyph.digest, "seed \(seed)") }
        _ = try? catalog.nearestNames(to: "roket")
        _ = try? catalog.packs()
    }

    @Test func anOpenCatalogueStaysWhatItWas() throws {
        _ = try sandbox.library.update()
        let open = try Catalog(sandbox.folder)
        try sandbox.installWheels(phosphor: TestWheels.phosphor([.init(name: "moon")]))
        _ = try sandbox.library.update()
        #expect(try open.find("rocket")?.path.description == "phosphor/rocket")
        #expect(try Catalog(sandbox.folder).find("rocket") == nil)
    }

    @Test func whatAKilledCompilationLeavesIsNoHindrance() async throws {
        _ = try sandbox.library.update()
        let before = try Catalog(sandbox.folder).digest()
        // The process dies between two glyphs, with the new catalogue half written.
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = sandbox.folder.url.path as String] in
            let library = PackLibrary(DataFolder(URL(fileURLWithPath: path)))
            _ = try library.update(isForced: true) { progress in
                if progress.done == 150 { kill(getpid(), SIGKILL) }
            }
        }
        #expect(try sandbox.snapshot().keys.contains("glyphs.sqlite.new"))
        #expect(try Catalog(sandbox.folder).digest() == before)
        #expect(try sandbox.library.update(isForced: true).isCompiled)
        #expect(try Catalog(sandbox.folder).digest() == before)
        #expect(try !sandbox.snapshot().keys.contains("glyphs.sqlite.new"))
    }

    @Test func manyAtOnce() throws {
        let library = sandbox.library
        let folder = sandbox.folder
        let icons = try sandbox.squares(["a.svg"])
        _ = try library.update()
        DispatchQueue.concurrentPerform(iterations: 12) { index in
            do {
                switch index % 3 {
                case 0: _ = try library.update(isForced: true)
                case 1: _ = try library.add(icons, named: "pack-\(index)")
                default:
                    for _ in 0..<20 {
                        let catalog = try Catalog(folder)
                        #expect(try catalog.find("rocket")?.path.description == "phosphor/rocket")
                    }
                }
            } catch {
                Issue.record("\(index): \(error)")
            }
        }
        #expect(try Catalog(folder).packs().map(\.id) == ["pack-1", "pack-10", "pack-4", "pack-7", "phosphor", "mdi"])
        #expect(try !library.update().isCompiled)
    }

    @Test func whereNothingCanBeWritten() throws {
        let file = try sandbox.write("file", "")
        let library = PackLibrary(DataFolder(file.appending(path: "data")))
        guard
            case .file(let path, "make the folder", _) = catalogError({ () throws(CatalogError) in
                _ = try library.update()
            })
        else {
            Issue.record("not refused")
            return
        }
        #expect(path.hasPrefix(file.path))
    }

    @Test(arguments: [
        (["XDG_DATA_HOME": "/x/data", "HOME": "/home/a"], "/x/data/iconsmith"),
        (["HOME": "/home/a"], "/home/a/.local/share/iconsmith"),
        (["XDG_DATA_HOME": "", "HOME": "/home/a"], "/home/a/.local/share/iconsmith"),
        (["XDG_DATA_HOME": "relative", "HOME": "/home/a"], "/home/a/.local/share/iconsmith"),
    ])
    func standardFolder(environment: [String: String], path: String) {
        #expect(DataFolder.standard(environment: environment).url.path == path)
    }
}
