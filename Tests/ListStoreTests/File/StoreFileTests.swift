import Database
import Foundation
import TestSupport
import Testing

@testable import ListStore

/// The database's file: what it is, and what else may be in its place.
@Suite struct StoreFileTests {
    private let folder: StoreFolder

    init() throws {
        folder = try StoreFolder()
    }

    @Test func folderAndFileAreMade() throws {
        let place = folder.url.appending(path: "a b/?#%/ü")
        let store = try ListStore(folder: place)
        #expect(store.file.path == place.path + "/lists.sqlite")
        try store.add("A")
        #expect(FileManager.default.fileExists(atPath: store.file.path))
    }

    @Test func settings() throws {
        let store = try folder.store()
        let settings = try store.read { table throws(StoreError) in
            try ["journal_mode", "synchronous", "foreign_keys", "trusted_schema"].map { name throws(StoreError) in
                try table.query("PRAGMA \(name)", []) { $0.text(0) }.first ?? ""
            }
        }
        #expect(settings == ["wal", "2", "1", "0"])
    }

    /// What is empty was left by a program that was stopped before it wrote anything.
    @Test func anEmptyFileIsANewOne() throws {
        try folder.write([])
        try folder.store().add("A")
        #expect(try folder.store().count() == 1)
    }

    @Test func whatIsNoDatabase() throws {
        for bytes in [[1, 2], [UInt8](repeating: 7, count: 10_000), Array("SQLite format 3\0".utf8)] {
            try folder.write(bytes)
            let error = storeError { _ = try folder.store() }
            guard case .damaged(folder.file.path, _) = error else {
                Issue.record("\(bytes.prefix(20)): \(String(describing: error))")
                continue
            }
            #expect(error?.description.hasSuffix("; put a backup in its place, or move it away to begin anew") == true)
            #expect(try Data(contentsOf: folder.file) == Data(bytes))
        }
    }

    @Test(arguments: [
        "CREATE TABLE x (y)", "PRAGMA application_id = 7", "PRAGMA user_version = 1; CREATE TABLE list (id)",
    ])
    func otherProgramsDatabases(sql: String) throws {
        try folder.execute(sql)
        let before = try Data(contentsOf: folder.file)
        #expect(storeError { _ = try folder.store() } == .notOurs(file: folder.file.path))
        #expect(try Data(contentsOf: folder.file) == before)
    }

    @Test func aNewerVersion() throws {
        try folder.store().add("A")
        try folder.execute("PRAGMA user_version = 99")
        let before = try Data(contentsOf: folder.file)
        let error = storeError { _ = try folder.store() }
        #expect(error == .newer(file: folder.file.path, found: 99, known: 1))
        #expect(
            error?.description
                == "the lists in \(folder.file.path) were written by a newer Iconsmith (version 99, this one knows 1); use that one"
        )
        #expect(try Data(contentsOf: folder.file) == before)
        try folder.execute("PRAGMA user_version = 0")
        #expect(storeError { _ = try folder.store() } == .damaged(file: folder.file.path, problem: "it has version 0"))
    }

    @Test func aFolderInItsPlace() throws {
        try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: false)
        #expect(
            storeError { _ = try folder.store() }
                == .file(folder.file.path, action: "use", problem: "unable to open database file (Is a directory)"))
    }

    @Test func noFolderCanBeMade() throws {
        try folder.write([])
        let place = folder.file.appending(path: "data")
        guard case .file(let path, "make the folder", _) = storeError({ _ = try ListStore(folder: place) }) else {
            Issue.record("not refused")
            return
        }
        #expect(path.hasPrefix(folder.file.path))
    }

    /// Rows that the rules of the tables would not have let in.
    @Test(arguments: ["position = ' '", "position = '~'", "position = ''", "id = x'00'", "parent = x'0102'"])
    func damagedRows(assignment: String) throws {
        let store = try folder.store()
        let list = try store.add("A")
        try folder.execute(
            "PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF; UPDATE list SET \(assignment)")
        let expected = StoreError.damaged(
            file: folder.file.path, problem: "a list has an id or a position that is none")
        #expect(storeError { _ = try store.lists() } == expected)
        #expect(storeError { _ = try store.changes(since: 0) } == expected)
        if assignment.hasPrefix("position") {
            #expect(storeError { try store.add("B") } == expected)
            #expect(storeError { try store.delete(list.id, version: 1) } == expected)
        }
    }

    /// Whatever bytes change, a call gives lists or an error: never a crash.
    @Test(arguments: [UInt64](1...60))
    func flippedBytes(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var store: ListStore? = try folder.store()
        var parent: ListID?
        for index in 0..<60 { parent = try store?.add("List \(index)", in: index % 3 == 0 ? nil : parent).id }
        store = nil
        var bytes = [UInt8](try Data(contentsOf: folder.file))
        for _ in 0..<Int.random(in: 1...200, using: &generator) {
            bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        try folder.write(bytes)
        guard let store = try? folder.store() else { return }
        for list in (try? store.lists().lists) ?? [] {
            _ = try? store.move(list.id, to: parent, version: list.version)
            _ = try? store.delete(list.id, version: list.version)
            _ = try? store.restore(list.id, version: list.version + 1)
            _ = try? store.level(list.id)
        }
        _ = try? store.changes(since: 0)
        _ = try? store.add("New")
    }
}
