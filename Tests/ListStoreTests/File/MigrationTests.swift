import Database
import Foundation
import Testing

@testable import ListStore

/// Databases as older versions of the program left them.
@Suite struct MigrationTests {
    private let folder: StoreFolder

    init() throws {
        folder = try StoreFolder()
    }

    /// Everything that makes up the tables, without the comments and spaces of its SQL.
    private func schema() throws -> [[String]] {
        try folder.rows("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name", columns: 2).map {
            row in
            [row[0], row[1].replacing(/--.*/, with: "").split(whereSeparator: \.isWhitespace).joined(separator: " ")]
        }
    }

    @Test func version1OpensWithAllThatIsInIt() throws {
        try folder.execute(FrozenSchema.version1 + FrozenSchema.lists1)
        let store = try folder.store()
        let lists = try store.lists()
        #expect(lists.lists.map(\.name) == ["Groceries", "Caf\u{E9}"] && lists.cursor == 7)
        #expect(lists.store == UUID(uuidString: "919108f7-52d1-4320-9bac-f847db4148a8"))
        let cafe = lists.lists[1]
        #expect(
            cafe
                == StoredList(
                    id: try ListID("017f22e2-79b0-7cc3-98c4-dc0c0c073990"), name: "Caf\u{E9}",
                    recipe: "colors=ff0000&glyph=mdi/coffee", parent: lists.lists[0].id, position: try Position("a0V"),
                    version: 2, change: 5, createdAt: Timestamp(milliseconds: 1_645_557_742_000),
                    changedAt: Timestamp(milliseconds: 1_645_557_743_250), deletedAt: nil))
        let gone = try store.changes(since: 5).lists
        #expect(gone.map(\.name) == ["Old", "Older"] && gone.allSatisfy(\.isDeleted))
        #expect(try store.restore(gone[0].id, version: 2).map(\.name) == ["Old", "Older"])
        #expect(try folder.rows("PRAGMA user_version") == [["\(Migration.all.count)"]])
    }

    /// A step that was published is never changed.
    @Test func step1MakesVersion1() throws {
        _ = try ListStore(folder: folder.url, migrations: Array(Migration.all.prefix(1)), now: Timestamp.now)
        let made = try schema()
        try FileManager.default.removeItem(at: folder.file)
        try folder.execute(FrozenSchema.version1)
        #expect(try schema() == made)
    }

    private let colour = Migration(
        name: "colour", sql: "ALTER TABLE list ADD COLUMN colour TEXT; CREATE TABLE photo (x);")

    @Test func stepsAreDoneOnceAndInOrder() throws {
        try folder.store().add("A")
        let twice = Migration(name: "twice", sql: "UPDATE list SET name = name || '+', colour = 'red'")
        for _ in 0..<2 {
            let store = try ListStore(
                folder: folder.url, migrations: Migration.all + [colour, twice], now: Timestamp.now)
            #expect(try store.names() == ["A+"])
        }
        #expect(try folder.rows("PRAGMA user_version") == [["\(Migration.all.count + 2)"]])
        #expect(storeError { _ = try folder.store() } == .newer(file: folder.file.path, found: 3, known: 1))
    }

    @Test func aStepThatFailsLeavesAllAsItWas() throws {
        try folder.store().add("A")
        let before = try schema()
        let wrong = Migration(name: "wrong", sql: "UPDATE list SET name = 'B'; INSERT INTO nowhere VALUES (1);")
        let error = storeError {
            _ = try ListStore(folder: folder.url, migrations: Migration.all + [colour, wrong], now: Timestamp.now)
        }
        #expect(
            error
                == .file(
                    folder.file.path, action: "make the tables of 'wrong' in", problem: "no such table: nowhere"))
        #expect(try schema() == before)
        #expect(try folder.store().names() == ["A"])
    }

    @Test func manyMigrateAtOnce() throws {
        try folder.store().add("A")
        let steps = Migration.all + [Migration(name: "once", sql: "UPDATE list SET name = name || '+'")]
        DispatchQueue.concurrentPerform(iterations: 12) { index in
            do {
                _ = try ListStore(folder: folder.url, migrations: steps, now: Timestamp.now)
            } catch {
                Issue.record("\(index): \(error)")
            }
        }
        #expect(try folder.rows("SELECT name FROM list") == [["A+"]])
    }
}
