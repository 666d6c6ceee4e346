import Foundation
import IconCore

/// Names of glyphs, and the form in which names and words are compared.
enum GlyphName {
    /// The longest name, in bytes: what a recipe can hold.
    static let maximumLength = GlyphReference.maximumLength

    /// The form in which a name is kept and looked up: lower case, Latin letters without accents, and one dash for every run
    /// of what is neither letter nor digit. `Shopping_Cart (2)` gives `shopping-cart-2`; text without any letter or digit
    /// gives nothing.
    static func folded(_ text: String) -> String {
        var result = ""
        var needsDash = false
        // Decomposed, so that an accent is a mark of its own; recomposed at the end. Only the marks of Latin, Greek and
        // Cyrillic go: those of kana, Hangul and Indic scripts make other letters.
        for scalar in text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
            if (0x0300...0x036F).contains(scalar.value) { continue }
            if isPart(scalar) {
                if needsDash, !result.isEmpty { result.append("-") }
                needsDash = false
                result.unicodeScalars.append(scalar)
            } else {
                needsDash = true
            }
        }
        return result.precomposedStringWithCanonicalMapping
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .nonspacingMark, .spacingMark:
            true
        default: false
        }
    }

    /// The same name with its last word in the other number: `shopping-carts` for `shopping-cart`, and the other way
    /// round. English only; forms that are no words do no harm, as nothing has such a name.
    static func otherNumbers(of name: String) -> [String] {
        let start = name.lastIndex(of: "-").map { name.index(after: $0) } ?? name.startIndex
        let word = String(name[start...])
        guard word.count > 1 else { return [] }
        let forms = EnglishNumber.singulars(of: word) + EnglishNumber.plurals(of: word)
        return forms.map { name[..<start] + $0 }
    }
}

/// English singulars and plurals, by rule and a short list.
private enum EnglishNumber {
    private static let irregular = [
        ("man", "men"), ("woman", "women"), ("child", "children"), ("foot", "feet"),
        ("tooth", "teeth"), ("mouse", "mice"), ("goose", "geese"), ("die", "dice"), ("ox", "oxen"),
    ]

    static func singulars(of word: String) -> [String] {
        if let pair = irregular.first(where: { $0.1 == word }) { return [pair.0] }
        guard word.hasSuffix("s"), !word.hasSuffix("ss") else { return [] }
        let stem = String(word.dropLast())
        if stem.hasSuffix("ie") { return [stem.dropLast(2) + "y", stem] }
        if stem.hasSuffix("ve") { return [stem, stem.dropLast(2) + "f", stem.dropLast(2) + "fe"] }
        return stem.hasSuffix("e") ? [stem, String(stem.dropLast())] : [stem]
    }

    static func plurals(of word: String) -> [String] {
        if let pair = irregular.first(where: { $0.0 == word }) { return [pair.1] }
        if word.hasSuffix("y") { return [word + "s", word.dropLast() + "ies"] }
        if word.hasSuffix("fe") { return [word + "s", word.dropLast(2) + "ves"] }
        if word.hasSuffix("f") { return [word + "s", word.dropLast() + "ves"] }
        return [word + "s", word + "es"]
    }
}
