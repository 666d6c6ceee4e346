import CSQLite

/// A prepared statement.
final class Statement {
    private let pointer: OpaquePointer
    private let sql: String

    /// Takes over a statement made by SQLite.
    init(_ pointer: OpaquePointer, _ sql: String) {
        self.pointer = pointer
        self.sql = sql
    }

    deinit {
        sqlite3_finalize(pointer)
    }

    /// Sets all parameters, in order.
    func bind(_ values: [SQLValue]) throws(DatabaseError) {
        precondition(Int(sqlite3_bind_parameter_count(pointer)) == values.count)
        for (offset, value) in values.enumerated() {
            let index = Int32(offset + 1)
            let status =
                switch value {
                case .integer(let number): sqlite3_bind_int64(pointer, index, Int64(number))
                case .real(let number): sqlite3_bind_double(pointer, index, number)
                case .text(let text): sqlite3_bind_text(pointer, index, text, -1, Statement.copied)
                case .blob(let bytes): sqlite3_bind_blob(pointer, index, bytes, Int32(bytes.count), Statement.copied)
                case .null: sqlite3_bind_null(pointer, index)
                }
            guard status == SQLITE_OK else { throw error() }
        }
    }

    /// Goes on to the next row; false behind the last one.
    func step() throws(DatabaseError) -> Bool {
        switch sqlite3_step(pointer) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw error()
        }
    }

    /// Makes the statement ready to run again.
    func reset() {
        sqlite3_reset(pointer)
    }

    /// The row that `step` went to.
    var row: Row { Row(pointer) }

    private func error() -> DatabaseError { DatabaseError(sqlite3_db_handle(pointer), sql: sql) }

    /// `SQLITE_TRANSIENT`: SQLite makes its own copy of what is bound.
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}

/// The columns of a row, from 0. Valid until the statement steps on.
package struct Row {
    private let pointer: OpaquePointer

    fileprivate init(_ pointer: OpaquePointer) {
        self.pointer = pointer
    }

    /// A whole number; 0 for NULL.
    package func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(pointer, column)) }

    /// A whole number; nil for NULL.
    package func optionalInteger(_ column: Int32) -> Int? {
        sqlite3_column_type(pointer, column) == SQLITE_NULL ? nil : integer(column)
    }

    /// A number; 0 for NULL.
    package func real(_ column: Int32) -> Double { sqlite3_column_double(pointer, column) }

    /// Text; empty for NULL.
    package func text(_ column: Int32) -> String { optionalText(column) ?? "" }

    /// Text; nil for NULL.
    package func optionalText(_ column: Int32) -> String? {
        sqlite3_column_text(pointer, column).map { String(cString: $0) }
    }

    /// Bytes; none for NULL.
    package func blob(_ column: Int32) -> [UInt8] {
        guard let start = sqlite3_column_blob(pointer, column) else { return [] }
        return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(pointer, column))))
    }
}
