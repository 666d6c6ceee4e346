import Synchronization

/// The name of a list for programs: a UUID of version 7 (RFC 9562), which begins with the time it was made at. Whoever creates
/// a list makes its id, so that creating it twice does no harm.
public struct ListID: Hashable, Sendable {
    /// All 128 bits, the first byte of the UUID highest.
    let bits: UInt128

    /// A UUID of version 7; nil for other bits.
    init?(bits: UInt128) {
        guard bits >> 76 & 0xF == 7, bits >> 62 & 0b11 == 0b10 else { return nil }
        self.bits = bits
    }

    /// Takes bits that are known to be of version 7.
    init(trusted bits: UInt128) {
        self.bits = bits
    }

    /// The same from its 16 bytes; nil for other bytes.
    init?(bytes: [UInt8]) {
        guard bytes.count == 16 else { return nil }
        self.init(bits: bytes.reduce(0) { $0 << 8 | UInt128($1) })
    }

    /// Reads the canonical form, 36 characters in lower case: `0192f0c1-7a3b-7c4d-8e5f-0123456789ab`.
    ///
    /// - Throws: `StoreError.badID` for any other text.
    public init(_ text: String) throws(StoreError) {
        let bytes = Array(text.utf8)
        var bits: UInt128 = 0
        for (offset, byte) in bytes.enumerated() where !(ListID.dashes.contains(offset) && byte == UInt8(ascii: "-")) {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): bits = bits << 4 | UInt128(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): bits = bits << 4 | UInt128(byte - UInt8(ascii: "a") + 10)
            default: throw .badID(text)
            }
        }
        guard bytes.count == 36, ListID.dashes.allSatisfy({ bytes[$0] == UInt8(ascii: "-") }),
            let id = ListID(bits: bits)
        else { throw .badID(text) }
        self = id
    }

    /// The 16 bytes, in the order of the text.
    var bytes: [UInt8] { (0..<16).map { UInt8(truncatingIfNeeded: bits >> (120 - 8 * $0)) } }

    /// Where the dashes are.
    private static let dashes = [8, 13, 18, 23]
}

extension ListID: Comparable {
    /// By the time they were made at. Texts are in the same order.
    public static func < (a: ListID, b: ListID) -> Bool { a.bits < b.bits }
}

extension ListID: CustomStringConvertible {
    /// The canonical text.
    public var description: String {
        var text = ""
        for (index, byte) in bytes.enumerated() {
            if [4, 6, 8, 10].contains(index) { text += "-" }
            if byte < 16 { text += "0" }
            text += String(byte, radix: 16)
        }
        return text
    }
}

extension ListID {
    /// A new id, greater than all that this process made before.
    public static func make() -> ListID {
        clock.withLock { $0.next(at: .now()) { .random(in: 0...UInt64.max) } }
    }

    private static let clock = Mutex(ListIDClock())
}
