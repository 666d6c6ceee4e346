/// A value bound to a statement.
package enum SQLValue: Sendable {
    case integer(Int)
    case real(Double)
    case text(String)
    case blob([UInt8])
    case null

    /// Text, or NULL for nil.
    package static func optionalText(_ text: String?) -> SQLValue { text.map { .text($0) } ?? .null }
}
