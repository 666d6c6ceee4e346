import Database
import Foundation

/// Brings a database to the tables that this version knows.
struct Schema {
    /// Marks a database file as ours: "ICSL" (SQLite's `application_id`).
    static let applicationID = 0x4943_534C

    /// The database.
    let connection: Connection
    /// Where it is.
    let file: URL
    /// The steps that this version knows.
    let migrations: [Migration]

    /// Makes the tables of a new database, or does what steps an older one lacks, all of them or none.
    ///
    /// - Throws: `StoreError.notOurs` for a database of another program, `.newer` for one of a later version.
    func prepare() throws(StoreError) {
        if try stepsDone() == migrations.count { return }
        try connection.transaction(.write, failure: { StoreError($0, file) }) { () throws(StoreError) in
            // Somebody else may have done it while this waited.
            let done = try stepsDone()
            for (offset, migration) in migrations.enumerated().dropFirst(done) {
                // These numbers are in the first page, so they are part of the transaction too.
                let marks = "PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(offset + 1);"
                do throws(DatabaseError) {
                    try connection.execute("\(migration.sql); \(marks)")
                } catch {
                    throw StoreError(error, file, action: "make the tables of '\(migration.name)' in")
                }
            }
        }
    }

    /// How many of the steps were done before; 0 for a new database.
    private func stepsDone() throws(StoreError) -> Int {
        // In one statement, so that all is of one moment.
        let facts: [(version: Int, applicationID: Int, tables: Int)]
        do throws(DatabaseError) {
            facts = try connection.query(
                """
                SELECT user_version, application_id, (SELECT count(*) FROM sqlite_schema)
                FROM pragma_user_version, pragma_application_id
                """
            ) { ($0.integer(0), $0.integer(1), $0.integer(2)) }
        } catch {
            throw StoreError(error, file)
        }
        let (version, applicationID, tables) = facts.first ?? (0, 0, 0)
        // Whoever was stopped before the tables were made left an empty file.
        if applicationID == 0, version == 0, tables == 0 { return 0 }
        guard applicationID == Schema.applicationID else { throw .notOurs(file: file.path) }
        guard version <= migrations.count else {
            throw .newer(file: file.path, found: version, known: migrations.count)
        }
        guard version > 0 else { throw .damaged(file: file.path, problem: "it has version \(version)") }
        return version
    }
}
