import Foundation
import GlyphCatalog
import IconKit

extension Parameters {
    /// More languages than these are not read.
    private static let maximumLanguages = 8

    /// The languages that a request searches and reads in, by its parameter `lang`, the first one first. English is always among
    /// them.
    ///
    /// What is given may be a list, as browsers have one: `de-AT,de;q=0.9,en`. Its order counts, weights do not. Tags that name no
    /// language (`C`, `x-private`) are passed over: who prefers a language that is not here does without it, and it is no mistake.
    ///
    /// - Throws: the problem of a text that cannot be a language tag.
    func languages() throws(Problem) -> [LanguageTag] {
        var languages: [LanguageTag] = []
        for entry in (self["lang"] ?? "").split(separator: ",").prefix(Parameters.maximumLanguages) {
            let text = entry.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
            // As in `Accept-Language`: any other.
            if text == "*" { continue }
            guard LanguageTag.isWellFormed(text) else {
                // What cannot be shown as it is would only puzzle.
                let found = printable(text) == text ? ", not \(quoted(text))" : ""
                throw Problem(.parameter, "Give lang as a language, such as en, de or zh-TW\(found).", field: "lang")
            }
            if let tag = LanguageTag(text), !languages.contains(tag) { languages.append(tag) }
        }
        return languages.contains(.english) ? languages : languages + [.english]
    }
}
