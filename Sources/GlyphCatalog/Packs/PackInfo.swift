/// A glyph pack, as the catalogue knows it.
public struct PackInfo: Equatable, Sendable {
    /// The pack's short name, the first part of a glyph's name: `phosphor`.
    public var id: String
    /// The pack's name for people.
    public var title: String
    /// The version of the pack's art; nil where it has none.
    public var version: String?
    /// The name of the licence of the art; nil for own packs, of which nobody said.
    public var licence: String?
    /// What must be said wherever the art is shown or passed on; nil for own packs.
    public var notice: String?
    /// Whether a person added it.
    public var isOwn: Bool
    /// How many glyphs the catalogue has of it.
    public var glyphCount: Int
    /// The name of the file it was compiled from, below the folder of packs.
    public var sourceFile: String
}

extension PackInfo {
    /// Whether every exported file must carry the notice: Creative Commons' attribution licences ask for it, the others only
    /// where the pack itself is passed on.
    public var asksForAttribution: Bool { licence?.hasPrefix("CC BY") == true }
}

/// A file of a pack that gave no glyph, and why.
public struct PackProblem: Equatable, Sendable {
    /// The file's path in the pack.
    public var file: String
    /// Why, as one line without the file's name.
    public var problem: String
}

extension PackProblem: CustomStringConvertible {
    /// One line for a person.
    public var description: String { "\(file): \(problem)" }
}

/// A group that a pack's makers put glyphs in.
public struct GlyphCategory: Hashable, Sendable {
    /// Whose grouping it is: `phosphor`, `figma` (a second one of Phosphor's) or `fontawesome`.
    public var scheme: String
    /// The group's name in that grouping.
    public var name: String
}
