import GlyphCatalog

/// The group of glyphs that a command keeps to.
enum GroupOption {
    static let group = Parameter<GlyphGroup?>.option(
        "group", short: "g", "GROUP", .choice, help: "Only the glyphs of this group, as 'glyphs groups' names it.")
}
