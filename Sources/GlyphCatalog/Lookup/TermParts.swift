/// The parts of a folded term by which it is found too.
enum TermParts {
    /// The words of a term of several, without the shortest, which mostly join others: `carrito-de-compras` has `carrito` and
    /// `compras`.
    static func words(of term: String) -> [String] {
        let words = term.split(separator: "-")
        return words.count > 1 ? words.filter { isUnspaced($0) || $0.utf8.count > 2 }.map(String.init) : []
    }

    /// What is left of a term in a script without spaces from each later character on, so that what stands within it is found by
    /// how such a rest begins.
    static func inner(of term: String) -> [String] {
        guard !term.utf8.allSatisfy({ $0 < 0x80 }), isUnspaced(term[...]) else { return [] }
        return term.indices.dropFirst().map { String(term[$0...]) }
    }

    /// Whether a name has a word, in some form: a word of it begins with all but the last letter; or, in a script without spaces,
    /// the name contains it.
    static func isIn(_ name: String, _ word: String) -> Bool {
        if isUnspaced(word[...]) { return name.contains(word) }
        let stem = word.utf8.count > 4 ? word.dropLast() : word[...]
        return name.hasPrefix(stem) || name.split(separator: "-").contains { $0.hasPrefix(stem) }
    }

    /// Whether text is all in scripts that are written without spaces: Han, kana, Hangul (whose words take endings), Thai.
    static func isUnspaced(_ text: Substring) -> Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy(isUnspaced)
    }

    /// Whether text is all in katakana.
    static func isKatakana(_ text: String) -> Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy { (0x30A0...0x30FF).contains($0.value) }
    }

    static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0E7F, 0x3005...0x3007, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
