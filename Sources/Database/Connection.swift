import CSQLite

/// A connection to one database file, for one thread at a time. Statements are prepared once and kept.
package final class Connection {
    private let handle: OpaquePointer
    private(set) var statements: [String: Statement] = [:]

    /// How a database file is opened.
    package enum Mode {
        /// A new file of our own that nobody else knows yet. No journal and no syncing: if anything fails it is thrown
        /// away, and whoever writes it syncs it before giving it its name.
        case create
        /// A finished file. It is never changed in place, only replaced as a whole, so no locks and no journal are
        /// looked for (`immutable`).
        case read
        /// A file that several programs read and change at any time; made where it is missing. What was committed stays,
        /// even when the machine loses its power. Whoever finds another at work waits for `patience`.
        case live
    }

    /// How long a live database waits for another program to finish, in milliseconds.
    package static let patience: Int32 = 10_000

    /// Opens the database file at `path`.
    package init(_ path: String, _ mode: Mode) throws(DatabaseError) {
        var handle: OpaquePointer?
        let access = mode == .read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let query = mode == .read ? "mode=ro&immutable=1" : "mode=rwc"
        let uri = "file:\(Connection.percentEncoded(path))?\(query)"
        let flags = access | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let status = sqlite3_open_v2(uri, &handle, flags, nil)
        guard status == SQLITE_OK, let handle else {
            let error = handle.map { DatabaseError($0) } ?? DatabaseError(code: status, message: "out of memory")
            sqlite3_close_v2(handle)
            throw error
        }
        self.handle = handle
        switch mode {
        case .create:
            try execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON;")
        case .read:
            // A file from elsewhere must not run anything of its own (sqlite.org/security.html).
            try execute("PRAGMA trusted_schema = OFF; PRAGMA query_only = ON;")
        case .live:
            sqlite3_busy_timeout(handle, Connection.patience)
            try execute("PRAGMA trusted_schema = OFF; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL;")
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

    /// Whether the file cannot be written: it or the disk that it is on is protected.
    package var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

    /// Changes how long it waits for another program to finish, in milliseconds; 0 and less stand for not at all.
    package func wait(atMost milliseconds: Int32) {
        sqlite3_busy_timeout(handle, milliseconds)
    }

    /// Keeps changes in a log beside the file (WAL), so that nobody who reads waits for one who writes. The file remembers
    /// it. A file system that cannot do so goes on with SQLite's usual journal.
    package func keepWriteAheadLog() throws(DatabaseError) {
        try execute("PRAGMA journal_mode = WAL")
    }

    /// What a transaction may do.
    package enum Access: String {
        /// Read. Everything read in it is of one moment.
        case read = "BEGIN"
        /// Read and write. There is only one such at a time, in all programs.
        case write = "BEGIN IMMEDIATE"
    }

    /// Runs `body` as one transaction. Where it throws, or committing does, nothing of it was done.
    ///
    /// - Parameter failure: the error of `body`'s kind for one of the database.
    package func transaction<Result, Failure: Error>(
        _ access: Access, failure: (DatabaseError) -> Failure, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        func run(_ sql: String) throws(Failure) {
            do throws(DatabaseError) {
                try self.run(sql)
            } catch {
                throw failure(error)
            }
        }
        try run(access.rawValue)
        do throws(Failure) {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // After some errors SQLite has rolled back by itself.
            if sqlite3_get_autocommit(handle) == 0 { try? self.run("ROLLBACK") }
            throw error
        }
    }

    /// Runs statements that return nothing.
    package func execute(_ sql: String) throws(DatabaseError) {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw DatabaseError(handle, sql: sql) }
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
        else { throw DatabaseError(handle, sql: sql) }
        let statement = Statement(pointer, sql)
        statements[sql] = statement
        return statement
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
