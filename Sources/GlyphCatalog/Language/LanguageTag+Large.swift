extension LanguageTag {
    /// The languages that a name may be in when nobody says: those with most readers. In smaller ones nearly every short word means
    /// something, and so do people's names.
    static let large: [LanguageTag] = [
        "en", "zh", "zh-Hant", "ja", "ko", "de", "es", "fr", "it", "pt", "nl", "pl", "sv", "da", "no", "nb", "fi", "cs",
        "hu",
        "ro", "el", "tr", "ru", "uk", "ar", "he", "fa", "hi", "bn", "th", "vi", "id",
    ].compactMap { LanguageTag($0) }
}
