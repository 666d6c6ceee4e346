import GlyphCatalog
import IconKit

extension Parameters {
    /// The languages that a request searches and reads in, by its parameter `lang`, the first one first. English is always among
    /// them.
    func languages() throws(Problem) -> [LanguageTag] {
        guard let text = self["lang"] else { return [.english] }
        guard let tag = LanguageTag(text) else {
            // What cannot be shown as it is would only puzzle.
            let found = printable(text) == text ? ", not \(quoted(text))" : ""
            throw Problem(.parameter, "Give lang as a language, such as en, de or zh-TW\(found).", field: "lang")
        }
        return tag == .english ? [tag] : [tag, .english]
    }
}
