/// The place of a list among its siblings: a fraction between 0 and 1 as text, whose characters are the digits of base 62
/// behind the point. Between two different places there is another, so moving a list writes that list only.
///
/// 1 … 200 characters of `0-9A-Za-z`, in the order of ASCII. The last is not `0`, so that equal fractions are equal texts.
/// Siblings are in the order of (position, id).
public struct Position: Hashable, Sendable {
    /// The longest text, in characters.
    public static let maximumLength = 200

    /// The place of a list without siblings: in the middle.
    public static let first = Position(trusted: "V")

    /// The digits.
    public let text: String

    /// Reads a position's text.
    ///
    /// - Throws: `StoreError.badPosition` for text that is none.
    public init(_ text: String) throws(StoreError) {
        let bytes = text.utf8
        guard (1...Position.maximumLength).contains(bytes.count), bytes.last != UInt8(ascii: "0"),
            bytes.allSatisfy(Position.isDigit)
        else { throw .badPosition(text) }
        self.text = text
    }

    /// Takes text that is known to be a position's.
    init(trusted text: String) {
        self.text = text
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }
}

extension Position: Comparable, CustomStringConvertible {
    /// The one further up first.
    public static func < (a: Position, b: Position) -> Bool { a.text.utf8.lexicographicallyPrecedes(b.text.utf8) }

    /// The text.
    public var description: String { text }
}
