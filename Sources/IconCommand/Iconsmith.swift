extension Program {
    /// The program `iconsmith`.
    package static let iconsmith = Program(
        "iconsmith", version: "0.1.0", summary: "Make icons from a word, a glyph and colours", commands: [])
}
