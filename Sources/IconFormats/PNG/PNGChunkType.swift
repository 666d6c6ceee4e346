/// The type of a chunk: four ASCII letters, as one number, first letter most significant (PNG 3rd edition, 5.3).
public struct PNGChunkType: RawRepresentable, Equatable, Sendable {
    /// The four letters.
    public let rawValue: UInt32

    /// A type of four letters; any number may be given.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    private init(_ first: Unicode.Scalar, _ second: Unicode.Scalar, _ third: Unicode.Scalar, _ fourth: Unicode.Scalar) {
        rawValue = first.value << 24 | second.value << 16 | third.value << 8 | fourth.value
    }

    /// IHDR: size and pixel format.
    public static let header = PNGChunkType("I", "H", "D", "R")
    /// sRGB: the colours are sRGB.
    public static let standardRGB = PNGChunkType("s", "R", "G", "B")
    /// iTXt: a text in UTF-8 with a name.
    public static let text = PNGChunkType("i", "T", "X", "t")
    /// PLTE: the colours of a palette.
    public static let palette = PNGChunkType("P", "L", "T", "E")
    /// tRNS: the alpha of the palette's colours, or the one colour that is transparent.
    public static let transparency = PNGChunkType("t", "R", "N", "S")
    /// IDAT: compressed pixels.
    public static let pixels = PNGChunkType("I", "D", "A", "T")
    /// IEND: the end.
    public static let end = PNGChunkType("I", "E", "N", "D")

    /// Whether a reader that does not know the type may not go on: its first letter is a capital.
    var isCritical: Bool { rawValue & 0x2000_0000 == 0 }

    /// Whether all four are letters.
    var isValid: Bool {
        for shift in stride(from: UInt32(24), through: 0, by: -8) {
            let letter = UInt8(truncatingIfNeeded: rawValue >> shift) | 0x20
            guard letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") else { return false }
        }
        return true
    }
}
