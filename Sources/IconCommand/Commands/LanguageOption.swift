import Foundation
import GlyphCatalog
import IconKit

/// The language in which somebody searches or reads.
enum LanguageOption {
    static let language = Parameter<LanguageTag?>.option(
        "lang", short: "l", "LANG", format,
        help: "The language of the words: de, zh-TW … Default: that of the system, and English.")

    /// The languages of a command, the first one first.
    static func languages(_ values: ParsedValues) throws -> [LanguageTag] {
        guard let tag = try values[language] else {
            return LanguageTag.preferred(environment: ProcessInfo.processInfo.environment)
        }
        return tag == .english ? [tag] : [tag, .english]
    }

    /// The language of names from which icons are made. Not the system's by itself: the same words give the same icon everywhere.
    static let ofNames = Parameter<LanguageTag?>.option(
        "lang", short: "l", "LANG", format,
        help: "The language of the words: de, zh-TW … Default: English, and any other where English has nothing.")

    /// The languages of names, the first one first; checked against the catalogue.
    static func languagesOfNames(_ values: ParsedValues, _ catalog: @autoclosure () throws -> Catalog) throws
        -> [LanguageTag]
    {
        guard let tag = try values[ofNames], tag != .english else { return [.english] }
        try catalog().requireWords(in: tag)
        return [tag, .english]
    }

    private static let format = ValueFormat<LanguageTag> { text throws(InvalidValue) in
        guard let tag = LanguageTag(text) else {
            throw InvalidValue("\(quoted(text)) is not a language, such as en, de or zh-TW")
        }
        return tag
    }
}
