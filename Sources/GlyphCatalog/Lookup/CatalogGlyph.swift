public import IconCore

/// A glyph of the catalogue.
public struct CatalogGlyph: Equatable, Sendable {
    /// The number of the glyph in the catalogue it came from.
    let id: Int
    /// The id of its pack: `phosphor`.
    public let pack: String
    /// Its name in the pack: `rocket`.
    public let name: String
    /// Its shapes, in the form of `GlyphData`.
    public let data: [UInt8]
    /// The SHA-256 of `data`: names the content where the name alone would not do.
    public let digest: [UInt8]
    /// The part of the plane that the glyph was drawn for. Placing goes by the ink, not by this.
    public let viewBox: Rect

    /// `phosphor/rocket`.
    public var path: GlyphPath { GlyphPath(pack: pack, name: name) }
}

/// What the makers of a pack say of a glyph.
public struct GlyphDetails: Equatable, Sendable {
    /// Other names.
    public var aliases: [String]
    /// Words that people may look for, the fittest first.
    public var tags: [String]
    /// The groups it is in.
    public var categories: [GlyphCategory]
    /// Emoji and symbols of the same meaning.
    public var emoji: [String]
}

/// Where a glyph stands: its pack and its name in it.
public struct GlyphPath: Hashable, Sendable {
    /// The id of the pack: `phosphor`.
    public var pack: String
    /// The name in the pack: `rocket`.
    public var name: String

    /// The glyph `name` of `pack`.
    public init(pack: String, name: String) {
        self.pack = pack
        self.name = name
    }
}

extension GlyphPath: LosslessStringConvertible {
    /// Reads `pack/name`; nil when it is not two parts with a `/` between. Whether there is such a glyph, the catalogue
    /// says.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        self.init(pack: String(parts[0]), name: String(parts[1]))
    }

    /// `phosphor/rocket`, as recipes write it.
    public var description: String { "\(pack)/\(name)" }
}
