extension Program {
    /// The program `iconsmith`.
    package static let iconsmith = Program(
        "iconsmith", version: "0.1.0", summary: "Make icons from a word, a glyph and colours",
        discussion: """
            An icon is made from a recipe: colours, a glyph, a shape. Every file that is written carries its recipe and can \
            be opened again with --recipe.
            """,
        examples: [
            Command.Example("iconsmith render rocket -o rocket.png", "an icon for a word"),
            Command.Example(
                "iconsmith render --glyph phosphor/rocket --colors 4eacf3-0278e1 -o r.svg", "exactly this glyph"),
            Command.Example("iconsmith render --recipe rocket.png --colors red -o red.png", "the same in red"),
        ],
        options: [DataOption.data],
        commands: [.render, .batch, .serve, .glyphs, .packs, .colors, .recipe])
}
