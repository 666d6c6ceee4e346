import Foundation

/// What somebody typed, taken apart.
struct SearchQuery {
    /// More characters than this are not read: a name, not a text.
    static let maximumCharacters = 128
    /// More words than this are not looked for.
    static let maximumWords = 6

    /// The words, folded, without those that say nothing where others do.
    let words: [String]
    /// All words as one term: `shopping-cart`.
    let phrase: String
    /// The emoji, plain.
    let emoji: [String]

    init(_ text: String) {
        var letters = ""
        var emoji: [String] = []
        for character in text.prefix(SearchQuery.maximumCharacters) {
            if Emoji.isEmoji(character) {
                emoji.append(Emoji.plain(String(character)))
                letters.append(" ")
            } else {
                letters.append(character)
            }
        }
        self.emoji = Array(emoji.prefix(SearchQuery.maximumWords))
        phrase = GlyphName.folded(letters)
        let all = phrase.split(separator: "-").map(String.init)
        let telling = all.filter { !SearchQuery.fillers.contains($0) && ($0.utf8.count > 1 || all.count == 1) }
        words = Array((telling.isEmpty ? all : telling).prefix(SearchQuery.maximumWords))
    }

    /// Words that say nothing of a picture, of the languages in which names are mostly written.
    private static let fillers: Set<String> = [
        "the", "an", "and", "or", "of", "for", "to", "in", "on", "at", "my", "our", "with", "de", "la", "le", "el",
        "der", "die",
        "das", "und", "的", "和", "與", "与",
    ]
}
