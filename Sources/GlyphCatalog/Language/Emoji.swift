/// Emoji as text.
enum Emoji {
    /// An emoji without what only changes its look: variation selectors and skin tones.
    static func plain(_ emoji: some StringProtocol) -> String {
        var result = String.UnicodeScalarView()
        let tones: ClosedRange<UInt32> = 0x1F3FB...0x1F3FF
        for scalar in emoji.unicodeScalars where scalar != "\u{FE0F}" && scalar != "\u{FE0E}" {
            if !tones.contains(scalar.value) || emoji.unicodeScalars.count == 1 { result.append(scalar) }
        }
        return String(result)
    }

    /// Whether a character is an emoji or another sign that stands for a thing, and no letter, digit or punctuation.
    static func isEmoji(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first, first.value > 0x7F else { return false }
        return first.properties.isEmoji || first.properties.generalCategory == .otherSymbol
    }
}
