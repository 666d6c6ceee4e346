/// The words that one typo away from a word: a letter wrong, missing or too many, or two that changed places.
enum OneTypo {
    /// Shorter words have too many neighbours, longer ones nobody types.
    static let lengths = 4...24

    /// All such words, letters being those of the word's script; none for scripts whose signs are words.
    static func forms(of word: String) -> [String] {
        let letters = Array(word.unicodeScalars)
        guard lengths.contains(letters.count), let alphabet = alphabet(of: letters) else { return [] }
        var forms: [String] = []
        func add(_ scalars: some Sequence<Unicode.Scalar>) {
            forms.append(String(String.UnicodeScalarView(scalars)))
        }
        for index in 0...letters.count {
            let (head, tail) = (letters[..<index], letters[index...])
            for letter in alphabet {
                add(head + [letter] + tail)
                if index < letters.count { add(head + [letter] + tail.dropFirst()) }
            }
            if index < letters.count { add(head + tail.dropFirst()) }
            if index + 1 < letters.count { add(head + [letters[index + 1], letters[index]] + tail.dropFirst(2)) }
        }
        return forms
    }

    private static func alphabet(of letters: [Unicode.Scalar]) -> [Unicode.Scalar]? {
        for range in alphabets where letters.contains(where: range.contains) {
            return letters.allSatisfy { range.contains($0) || $0 == "-" } ? range.scalars : nil
        }
        return nil
    }

    private static let alphabets = [
        Alphabet(first: "a", last: "z"), Alphabet(first: "а", last: "я"), Alphabet(first: "α", last: "ω"),
    ]

    private struct Alphabet {
        let first: Unicode.Scalar
        let last: Unicode.Scalar

        func contains(_ scalar: Unicode.Scalar) -> Bool { (first.value...last.value).contains(scalar.value) }
        var scalars: [Unicode.Scalar] { (first.value...last.value).compactMap(Unicode.Scalar.init) }
    }
}
