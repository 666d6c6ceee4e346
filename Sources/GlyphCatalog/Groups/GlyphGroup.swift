/// A group in which people browse glyphs. A glyph may be in several, and is in one at least.
public enum GlyphGroup: String, CaseIterable, Sendable {
    case people
    case nature
    case food
    case travel
    case sports
    case home
    case health
    case work
    case shopping
    case media
    case tech
    case celebrations
    case objects
    case symbols
    /// All glyphs of a person's own packs.
    case yours

    /// What a group is called, in each language of the app.
    private static let titles: [(group: GlyphGroup, english: String, traditionalChinese: String)] = [
        (.people, "People", "人物"),
        (.nature, "Animals & Nature", "動物與自然"),
        (.food, "Food & Drink", "食物與飲料"),
        (.travel, "Travel & Places", "旅遊與地點"),
        (.sports, "Sports & Games", "運動與遊戲"),
        (.home, "Home", "居家"),
        (.health, "Health", "健康"),
        (.work, "Work & School", "工作與學校"),
        (.shopping, "Shopping & Money", "購物與金錢"),
        (.media, "Music & Film", "影音"),
        (.tech, "Tech & Messages", "科技與通訊"),
        (.celebrations, "Celebrations", "節慶"),
        (.objects, "Objects", "物品"),
        (.symbols, "Symbols", "符號"),
        (.yours, "Yours", "你的圖像"),
    ]

    /// The group's name for people: in traditional characters for any Chinese, else in English.
    public func title(_ language: LanguageTag = .english) -> String {
        let names = GlyphGroup.titles.first { $0.group == self }
        let name = language.language == "zh" ? names?.traditionalChinese : names?.english
        return name ?? rawValue
    }

    /// The group's number in the catalogue.
    var number: Int { GlyphGroup.allCases.firstIndex(of: self) ?? 0 }
}
