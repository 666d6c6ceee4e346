/// A language as people and systems write it: `de`, `pt-BR`, `zh_TW.UTF-8`, `zh_Hant`.
public struct LanguageTag: Hashable, Sendable {
    /// The language's code: `zh`.
    let language: String
    /// The script, where it tells two written languages apart; else empty.
    let script: String

    /// English.
    public static let english = LanguageTag(language: "en", script: "")

    private init(language: String, script: String) {
        (self.language, self.script) = (language, script)
    }

    /// Reads a language tag (BCP 47) or a locale's name (POSIX); nil when it is neither, or names no language, such as `C`, `POSIX`
    /// and `x-private`. Regions do not matter, except that Chinese of Taiwan, Hong Kong and Macau is written in traditional
    /// characters; nor do extensions, of which browsers have some: `de-DE-u-mu-celsius`.
    public init?(_ text: String) {
        guard let subtags = LanguageTag.subtags(text) else { return nil }
        // One letter or digit begins an extension (RFC 5646, 2.2.6).
        var parts = subtags.prefix { $0.utf8.count > 1 }
        guard let first = parts.popFirst(), (2...3).contains(first.utf8.count) else { return nil }
        let scripts = ["hant", "hans", "latn", "cyrl", "arab"]
        var script = parts.first { scripts.contains($0) } ?? ""
        if script.isEmpty, first == "zh" || first == "yue", parts.contains(where: { ["tw", "hk", "mo"].contains($0) }) {
            script = "hant"
        }
        // Cantonese is written traditionally, and shares its words with Chinese so written.
        if first == "yue", script.isEmpty { script = "hant" }
        if script == "hans" { script = "" }
        self.init(language: first == "yue" ? "zh" : first == "nb" ? "no" : first, script: script)
    }

    /// Whether a text could be a language tag or a locale's name, be it of a language that nobody has heard of.
    public static func isWellFormed(_ text: String) -> Bool { subtags(text) != nil }

    /// The parts of a tag in lower case, without the encoding and variant of a locale's name; nil when it is none.
    private static func subtags(_ text: String) -> [String]? {
        let name = text.prefix { $0 != "." && $0 != "@" }
        let parts = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
        let areSubtags = parts.allSatisfy {
            $0.utf8.count <= 8 && $0.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
        }
        return parts.isEmpty || !areSubtags ? nil : parts
    }

    /// The languages of a process, the person's own first, English always among them: the first of `LC_ALL`, `LC_MESSAGES` and
    /// `LANG` that is set (POSIX, 8.2).
    public static func preferred(environment: [String: String]) -> [LanguageTag] {
        let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        guard let tag = name.flatMap({ LanguageTag($0) }), tag != english else { return [english] }
        return [tag, english]
    }
}

extension LanguageTag: CustomStringConvertible {
    /// As a language tag: `zh-hant`.
    public var description: String { script.isEmpty ? language : "\(language)-\(script)" }
}
