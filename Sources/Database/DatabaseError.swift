import CSQLite
import Foundation

/// What SQLite said.
package struct DatabaseError: Error, Equatable, Sendable {
    /// The extended result code.
    package var code: Int32
    /// Its own words, and the system's where the system refused something.
    package var message: String
    /// The statement, where there was one.
    package var sql: String?

    /// An error with this code and these words.
    package init(code: Int32, message: String) {
        self.code = code
        self.message = message
    }

    /// The last error of a connection.
    init(_ connection: OpaquePointer?, sql: String? = nil) {
        code = sqlite3_extended_errcode(connection)
        message = String(cString: sqlite3_errmsg(connection))
        self.sql = sql
        let reason = sqlite3_system_errno(connection)
        if [SQLITE_CANTOPEN, SQLITE_IOERR].contains(code & 0xFF), reason != 0 {
            message += " (\(String(cString: strerror(reason))))"
        }
    }

    /// What is the matter, as far as a person can do something about it.
    package enum Kind: Sendable {
        /// The file is not a sound database.
        case damage
        /// The file or its folder cannot be written.
        case readOnly
        /// The disk is full.
        case full
        /// Another program was at work for longer than `Connection.patience`.
        case busy
        case other
    }

    /// What is the matter.
    package var kind: Kind {
        switch code & 0xFF {
        case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT: .damage
        case SQLITE_READONLY, SQLITE_PERM: .readOnly
        case SQLITE_FULL: .full
        case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
        default: .other
        }
    }
}
