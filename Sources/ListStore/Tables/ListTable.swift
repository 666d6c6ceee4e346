import Database
import Foundation

/// The rows of lists, within a transaction. All SQL about lists is here and in its extensions.
struct ListTable {
    /// The database, in a transaction.
    let connection: Connection
    /// Where it is.
    let file: URL

    /// The list of this id, be it in the trash.
    func list(_ id: ListID) throws(StoreError) -> StoredList? {
        try lists("SELECT \(ListTable.columns) FROM list WHERE id = ?", [.id(id)]).first
    }

    /// All lists that are not in the trash, those of one parent together and in order.
    func all() throws(StoreError) -> [StoredList] {
        try lists(
            "SELECT \(ListTable.columns) FROM list WHERE deletion IS NULL ORDER BY parent, position, id")
    }

    /// The lists directly in another one, or in none, in order.
    func level(_ parent: ListID?) throws(StoreError) -> [StoredList] {
        try lists(
            """
            SELECT \(ListTable.columns) FROM list WHERE parent IS ? AND deletion IS NULL ORDER BY position, id
            """,
            [.id(parent)])
    }

    /// All lists that changed after the change of this number, in the order of their changes, those in the trash too.
    func changed(since change: Int) throws(StoreError) -> [StoredList] {
        try lists("SELECT \(ListTable.columns) FROM list WHERE change > ? ORDER BY change", [.integer(change)])
    }

    /// The number of the last change.
    func lastChange() throws(StoreError) -> Int { try number("SELECT change FROM lastChange") }

    /// Which store this is.
    func storeID() throws(StoreError) -> UUID {
        let text = try query("SELECT id FROM store", []) { $0.text(0) }.first ?? ""
        guard let id = UUID(uuidString: text) else { throw .damaged(file: file.path, problem: "it has no id") }
        return id
    }

    /// How many lists are not in the trash.
    func count() throws(StoreError) -> Int { try number("SELECT count(*) FROM list WHERE deletion IS NULL") }

    /// How many lists there are, those in the trash too.
    func countOfAll() throws(StoreError) -> Int { try number("SELECT count(*) FROM list") }

    /// Adds a new list.
    func insert(_ id: ListID, _ content: ListContent, _ position: Position, at time: Timestamp) throws(StoreError) {
        try run(
            """
            INSERT INTO list (id, name, recipe, parent, position, version, change, createdAt, changedAt)
            VALUES (?, ?, ?, ?, ?, 1, ?, ?, ?)
            """,
            [
                .id(id), .text(content.name), .text(content.recipe), .id(content.parent), .text(position.text),
                .integer(try nextChange()), .integer(time.milliseconds), .integer(time.milliseconds),
            ])
    }

    /// Gives a list another content.
    func update(_ id: ListID, _ content: ListContent, _ position: Position, at time: Timestamp) throws(StoreError) {
        try run(
            """
            UPDATE list SET name = ?, recipe = ?, parent = ?, position = ?, version = version + 1, change = ?, changedAt = ?
            WHERE id = ?
            """,
            [
                .text(content.name), .text(content.recipe), .id(content.parent), .text(position.text),
                .integer(try nextChange()), .integer(time.milliseconds), .id(id),
            ])
    }

    /// The number of a new change.
    private func nextChange() throws(StoreError) -> Int {
        try number("UPDATE lastChange SET change = change + 1 RETURNING change")
    }

    /// What `lists` reads.
    static let columns = "id, name, recipe, parent, position, version, change, createdAt, changedAt, deletedAt"

    /// Lists, of a statement that gives `columns`.
    func lists(_ sql: String, _ values: [SQLValue] = []) throws(StoreError) -> [StoredList] {
        let rows = try query(sql, values, StoredList.init)
        let lists = rows.compactMap { $0 }
        guard lists.count == rows.count else {
            throw .damaged(file: file.path, problem: "a list has an id or a position that is none")
        }
        return lists
    }

    /// The number in the first row and column; 0 where there is none.
    func number(_ sql: String, _ values: [SQLValue] = []) throws(StoreError) -> Int {
        try query(sql, values) { $0.integer(0) }.first ?? 0
    }

    /// The rows of a statement, each turned into a value.
    func query<Value>(_ sql: String, _ values: [SQLValue], _ read: (Row) -> Value) throws(StoreError) -> [Value] {
        do throws(DatabaseError) {
            return try connection.query(sql, values, read)
        } catch {
            throw StoreError(error, file)
        }
    }

    /// Runs a statement that returns nothing.
    func run(_ sql: String, _ values: [SQLValue]) throws(StoreError) {
        do throws(DatabaseError) {
            try connection.run(sql, values)
        } catch {
            throw StoreError(error, file)
        }
    }
}

extension SQLValue {
    /// An id, or NULL for nil.
    static func id(_ id: ListID?) -> SQLValue { id.map { .blob($0.bytes) } ?? .null }
}

extension StoredList {
    /// Reads `ListTable.columns`; nil where an id or the position is damaged.
    init?(_ row: Row) {
        let parent = row.blob(3)
        guard let id = ListID(bytes: row.blob(0)), parent.isEmpty || ListID(bytes: parent) != nil,
            let position = try? Position(row.text(4))
        else { return nil }
        self.init(
            id: id, name: row.text(1), recipe: row.text(2), parent: ListID(bytes: parent),
            position: position, version: row.integer(5), change: row.integer(6),
            createdAt: Timestamp(milliseconds: row.integer(7)), changedAt: Timestamp(milliseconds: row.integer(8)),
            deletedAt: row.optionalInteger(9).map(Timestamp.init))
    }
}
