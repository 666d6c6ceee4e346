import CSQLite

/// What SQLite said.
struct DatabaseError: Error, Equatable {
    /// The extended result code.
    var code: Int32
    var message: String
    /// The statement, where there was one.
    var sql: String?

    /// Whether the file is not a sound database.
    var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT].contains(code & 0xFF) }
}
