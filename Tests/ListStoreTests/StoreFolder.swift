import Database
import Foundation
import Synchronization

@testable import ListStore

/// A temporary folder for a store. Deleted with the value.
final class StoreFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "iconsmith-store-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The database's file.
    var file: URL { url.appending(path: "lists.sqlite") }

    /// The store, opened.
    func store() throws -> ListStore { try ListStore(folder: url) }

    /// Writes the database's file.
    func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: file) }

    /// Runs SQL on the database, past the store.
    func execute(_ sql: String) throws { try Connection(file.path, .live).execute(sql) }

    /// The rows of a statement, each as its columns' text, past the store.
    func rows(_ sql: String, columns: Int32 = 1) throws -> [[String]] {
        try Connection(file.path, .live).query(sql) { row in (0..<columns).map { row.text($0) } }
    }

    /// Puts lists without parents into the database, past the store.
    func fill(_ count: Int) throws {
        let connection = try Connection(file.path, .live)
        try connection.transaction(.write, failure: { $0 }) { () throws(DatabaseError) in
            for index in 1...count {
                let id = ListID(trusted: UInt128(index) << 80 | 7 << 76 | 0b10 << 62)
                try connection.run(
                    "INSERT INTO list VALUES (?, ?, 'colors=000000', NULL, ?, 1, ?, 0, 0, NULL, NULL)",
                    [.blob(id.bytes), .text("List \(index)"), .text("V\(index)1"), .integer(index)])
            }
            try connection.run("UPDATE lastChange SET change = ?", [.integer(count)])
        }
    }
}

/// A clock that a test sets.
final class TestClock: Sendable {
    private let time: Mutex<Int>

    init(_ milliseconds: Int) {
        time = Mutex(milliseconds)
    }

    func set(_ milliseconds: Int) { time.withLock { $0 = milliseconds } }

    func now() -> Timestamp { Timestamp(milliseconds: time.withLock { $0 }) }
}

/// A recipe for lists whose icon does not matter.
let plainRecipe = "colors=4eacf3-0278e1&glyph=phosphor/shopping-cart"

/// What a list of this name has.
func content(
    _ name: String, in parent: ListID? = nil, at position: String? = nil, recipe: String = plainRecipe
) throws -> ListContent {
    try ListContent(
        name: name, recipe: recipe, parent: parent,
        position: position.map { text throws(StoreError) in try Position(text) })
}

extension ListStore {
    /// Creates a list of this name.
    @discardableResult
    func add(_ name: String, in parent: ListID? = nil, at position: String? = nil) throws -> StoredList {
        try create(.make(), content(name, in: parent, at: position)).list
    }

    /// What it answers with these lists.
    func answer(_ lists: [StoredList], cursor: Int) throws -> ListChanges {
        ListChanges(store: try self.lists().store, lists: lists, cursor: cursor)
    }

    /// The names of the lists directly in another, in order.
    func names(in parent: ListID? = nil) throws -> [String] { try level(parent).map(\.name) }
}

/// The error that something ends in; nil when it goes well.
func storeError(_ body: () throws -> Void) -> StoreError? {
    do {
        try body()
        return nil
    } catch {
        return error as? StoreError
    }
}
