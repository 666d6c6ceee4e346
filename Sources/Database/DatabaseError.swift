import CSQLite

/// What SQLite said.
package struct DatabaseError: Error, Equatable, Sendable {
    /// The extended result code.
    package var code: Int32
    /// Its own words.
    package var message: String
    /// The statement, where there was one.
    package var sql: String?

    /// Whether the file is not a sound database.
    package var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT].contains(code & 0xFF) }
}
