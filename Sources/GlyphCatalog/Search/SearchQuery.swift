import Foundation

/// What somebody typed, taken apart.
struct SearchQuery {
    /// More characters than this are not read: a name, not a text.
    static let maximumCharacters = 128
    /// More units than this are not looked for.
    static let maximumWords = 6
    /// More words than this are not read.
    static let maximumRead = 12

    /// All words, folded.
    let all: [String]
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
        phrase = GlyphName.folded(SearchQuery.withoutApostrophes(letters))
        all = phrase.split(separator: "-").prefix(SearchQuery.maximumRead).map(String.init)
        hasTelling = all.contains { SearchQuery.isTelling($0) }
    }

    private let hasTelling: Bool

    /// Whether a word says something of a picture; any does where no word does.
    func isTelling(_ word: String) -> Bool { !hasTelling || SearchQuery.isTelling(word) }

    /// Whether a word says something of a picture.
    static func isTelling(_ word: String) -> Bool { !fillers.contains(word) && word.utf8.count > 1 }

    /// `Mum's` as `mums`, `l'école` as two words: the form in which tables have them.
    private static func withoutApostrophes(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let index = rest.firstIndex(where: { $0 == "'" || $0 == "’" || $0 == "ʼ" }) {
            result += rest[..<index]
            rest = rest[rest.index(after: index)...]
            let isGenitive = rest.first.map { "sStT".contains($0) } == true && rest.dropFirst().first?.isLetter != true
            if !isGenitive { result += " " }
        }
        return result + rest
    }

    /// Words that say nothing of a picture, of the languages in which names are mostly written.
    private static let fillers: Set<String> = [
        "the", "an", "and", "or", "of", "for", "to", "in", "on", "at", "my", "our", "with", "de", "la", "le", "el",
        "der", "die",
        "das", "und", "的", "和", "與", "与", "了", "不", "沒", "没", "是", "在", "到", "把", "被", "也", "都", "很", "嗎", "吗", "呢",
    ]
}
