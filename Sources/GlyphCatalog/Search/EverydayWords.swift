/// Everyday words, and the glyphs that fit, for what no source covers or covers badly. Ours; a test proves that every glyph exists.
///
/// A line is `words, words … = glyph glyph …`: several words for the same thing, the fittest glyph first. A glyph is named as in the
/// first built-in pack that has it. To add a word, write it into its line or add a line. Languages have files of their own; lines do
/// not say theirs, so a word that means something else in another language stays out.
enum EverydayWords {
    /// One line of the table.
    struct Rule {
        /// Folded, like all terms.
        var words: [String]
        var glyphs: [String]
    }

    /// All lines.
    static let rules: [Rule] = [english, chinese, european, japaneseAndKorean].joined(separator: "\n").split(
        separator: "\n"
    ).map { line in
        let sides = line.split(separator: "=", maxSplits: 1)
        return Rule(
            words: sides[0].split(separator: ",").map { GlyphName.folded(String($0)) },
            glyphs: sides[1].split(separator: " ").map(String.init))
    }
}
