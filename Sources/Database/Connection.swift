import CSQLite

/// A connection to one database file, for one thread at a time. Statements are prepared once and kept.
package final class Connection {
    private let handle: OpaquePointer
    private var statements: [String: Statement] = [:]

    /// How a database file is opened.
    package enum Mode {
        /// A new file of our own that nobody else knows yet. No journal and no syncing: if anything fails it is thrown
        /// away, and whoever writes it syncs it before giving it its name.
        case create
        /// A finished file. It is never changed in place, only replaced as a whole, so no locks and no journal are
        /// looked for (`immutable`).
        case read
    }

    /// Opens the database file at `path`.
    package init(_ path: String, _ mode: Mode) throws(DatabaseError) {
        var handle: OpaquePointer?
        let flags =
            mode == .create
            ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_URI : SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
        let query = mode == .create ? "mode=rwc" : "mode=ro&immutable=1"
        let uri = "file:\(Connection.percentEncoded(path))?\(query)"
        let status = sqlite3_open_v2(uri, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard status == SQLITE_OK, let handle else {
            let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(handle)
            throw DatabaseError(code: status, message: message)
        }
        self.handle = handle
        if mode == .create {
            try execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON;")
        } else {
            // A file from elsewhere must not run anything of its own (sqlite.org/security.html).
            try execute("PRAGMA trusted_schema = OFF; PRAGMA query_only = ON;")
        }
    }

    deinit {
        statements.removeAll()  // Statements must end before their connection.
        sqlite3_close_v2(handle)
    }

    /// The size of the open file in bytes, even where another has taken its name since; nil when it cannot be told.
    package var fileSize: Int? {
        var file: UnsafeMutablePointer<sqlite3_file>?
        let status = withUnsafeMutablePointer(to: &file) {
            sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, $0)
        }
        var size: sqlite3_int64 = 0
        guard status == SQLITE_OK, let file, file.pointee.pMethods?.pointee.xFileSize(file, &size) == SQLITE_OK else {
            return nil
        }
        return Int(size)
    }

    /// Runs statements that return nothing.
    package func execute(_ sql: String) throws(DatabaseError) {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw error(sql) }
    }

    /// Runs one statement that returns nothing.
    package func run(_ sql: String, _ values: [SQLValue] = []) throws(DatabaseError) {
        let statement = try prepared(sql)
        defer { statement.reset() }
        try statement.bind(values)
        while try statement.step() {}
    }

    /// The rows of one statement, each turned into a value.
    package func query<Value>(
        _ sql: String, _ values: [SQLValue] = [], _ read: (Row) -> Value
    ) throws(DatabaseError) -> [Value] {
        let statement = try prepared(sql)
        defer { statement.reset() }
        try statement.bind(values)
        var result: [Value] = []
        while try statement.step() { result.append(read(statement.row)) }
        return result
    }

    private func prepared(_ sql: String) throws(DatabaseError) -> Statement {
        if let statement = statements[sql] { return statement }
        var pointer: OpaquePointer?
        guard sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil) == SQLITE_OK,
            let pointer
        else { throw error(sql) }
        let statement = Statement(pointer, sql)
        statements[sql] = statement
        return statement
    }

    private func error(_ sql: String) -> DatabaseError {
        DatabaseError(
            code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)), sql: sql)
    }

    /// A path as part of a URI (RFC 3986), which `?`, `#` and `%` would end or change.
    private static func percentEncoded(_ path: String) -> String {
        path.utf8.reduce(into: "") { result, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                UInt8(ascii: "."), UInt8(ascii: "~"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}
