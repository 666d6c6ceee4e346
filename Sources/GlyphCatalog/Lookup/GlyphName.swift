import Foundation
import IconCore

/// Names of glyphs, and the form in which names and words are compared.
enum GlyphName {
    /// The longest name, in bytes: what a recipe can hold.
    static let maximumLength = GlyphReference.maximumLength

    /// The form in which a name is kept and looked up: lower case, Latin letters without accents, full-width and other
    /// compatibility forms as usual ones (NFKC), and one dash for every run of what is neither letter nor digit.
    /// `Shopping_Cart (2)` gives `shopping-cart-2`; text without any letter or digit gives nothing.
    static func folded(_ text: String) -> String {
        if let ascii = foldedASCII(text) { return ascii }
        var result = ""
        var needsDash = false
        // Most East Asian text has nothing to decompose, which Foundation takes long to find out.
        let isPlain = text.unicodeScalars.allSatisfy {
            (0x3041...0x3096).contains($0.value) || (0x30A1...0x30FC).contains($0.value)
                || (0x4E00...0x9FFF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value) || $0 == " "
        }
        let decomposed = isPlain ? text : text.decomposedStringWithCompatibilityMapping.lowercased()
        // Decomposed, so that an accent is a mark of its own; recomposed at the end. Only the marks of Latin, Greek and
        // Cyrillic go: those of kana, Hangul and Indic scripts make other letters.
        for scalar in decomposed.unicodeScalars {
            if (0x0300...0x036F).contains(scalar.value) { continue }
            if isPart(scalar) {
                if needsDash, !result.isEmpty { result.append("-") }
                needsDash = false
                if let letters = plainLetters[scalar] {
                    result += letters
                } else {
                    result.unicodeScalars.append(scalar)
                }
            } else {
                needsDash = true
            }
        }
        return isPlain ? result : result.precomposedStringWithCanonicalMapping
    }

    /// The same for text of ASCII alone, which most is, many times as fast; nil for other text.
    private static func foldedASCII(_ text: String) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var needsDash = false
        for byte in text.utf8 {
            guard byte < 0x80 else { return nil }
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"):
                if needsDash, !bytes.isEmpty { bytes.append(UInt8(ascii: "-")) }
                needsDash = false
                bytes.append(byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte)
            default: needsDash = true
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Latin letters that have no accent to lose, as those write them who lack them on their keyboards.
    private static let plainLetters: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ı": "i", "þ": "th",
    ]

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
