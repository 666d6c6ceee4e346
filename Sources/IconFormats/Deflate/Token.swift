/// One step of the encoder: a byte as it is, or the repetition of bytes that came before, or the same of that several times over,
/// as long runs want it. 32 bits, so that a block of tokens stays in the cache.
///
///     literal   0 ……………………… byte
///     match     1 | times − 1 (7 bits, from bit 24) | length − 3 (8 bits, from bit 16) | distance − 1 (15 bits)
struct Token: BitwiseCopyable {
    private let bits: UInt32

    private static let matchFlag: UInt32 = 1 << 31
    /// The most times that one token can say.
    static let mostTimes = 128

    private init(bits: UInt32) {
        self.bits = bits
    }

    static func literal(_ byte: UInt8) -> Token { Token(bits: UInt32(byte)) }

    /// - Parameters:
    ///   - length: 3 … 258.
    ///   - distance: 1 … 32 768.
    ///   - times: 1 … `mostTimes`.
    static func match(length: Int, distance: Int, times: Int = 1) -> Token {
        let lengthIndex = UInt32(truncatingIfNeeded: length &- 3)
        let more = UInt32(truncatingIfNeeded: times &- 1)
        return Token(
            bits: matchFlag | more &<< 24 | lengthIndex &<< 16 | UInt32(truncatingIfNeeded: distance &- 1))
    }

    var isMatch: Bool { bits & Self.matchFlag != 0 }
    /// The byte of a literal.
    var byte: Int { Int(truncatingIfNeeded: bits) }
    /// The length of a match, less 3: 0 … 255.
    var lengthIndex: Int { Int(truncatingIfNeeded: bits &>> 16 & 0xFF) }
    /// The distance of a match, less 1: 0 … 32 767.
    var distanceIndex: UInt32 { bits & 0x7FFF }

    var length: Int { lengthIndex &+ 3 }
    var distance: Int { Int(truncatingIfNeeded: distanceIndex) &+ 1 }
    /// How often a match is repeated, the first time included.
    var times: Int { Int(truncatingIfNeeded: bits &>> 24 & 0x7F) &+ 1 }
    /// The bytes that this token stands for.
    var byteCount: Int { isMatch ? length &* times : 1 }
}
