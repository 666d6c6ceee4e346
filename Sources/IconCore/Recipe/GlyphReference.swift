/// The name of a glyph in a pack, as `pack/name`. UTF-8 bytes: the core knows no Unicode, so whoever makes one from a
/// person's text brings it to normalization form C first.
public struct GlyphReference: Equatable, Hashable, Sendable {
    /// The pack: `phosphor`.
    public let pack: [UInt8]
    /// The name within the pack: `rocket`.
    public let name: [UInt8]

    /// The longest pack or name, in bytes.
    public static let maximumLength = 120

    /// A reference of its parts; nil when one is empty, longer than `maximumLength`, or has a control character, a space, bytes that are not UTF-8,
    /// or (but for the name) a slash.
    public init?(pack: [UInt8], name: [UInt8]) {
        func isSound(_ part: [UInt8]) -> Bool {
            (1...GlyphReference.maximumLength).contains(part.count) && part.allSatisfy { $0 > 0x20 && $0 != 0x7F }
                && isValidUTF8(part)
        }
        guard isSound(pack), isSound(name), !pack.contains(UInt8(ascii: "/")) else { return nil }
        self.pack = pack
        self.name = name
    }

    /// Reads `pack/name`, split at the first slash; nil when it is not of that form.
    public init?(_ text: [UInt8]) {
        guard let slash = text.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        self.init(pack: Array(text[..<slash]), name: Array(text[(slash + 1)...]))
    }

    /// `pack/name`.
    public var text: [UInt8] { pack + [UInt8(ascii: "/")] + name }
}
