import Foundation
import GlyphCatalog

/// Words in several languages, laid out as Debian does, with words of our own.
enum TestWords {
    /// What is written below a sandbox's folder `share`.
    static func install(in sandbox: Sandbox) throws -> LanguageData {
        for (language, words) in languages {
            let lines = words.map { emoji, keywords, name in
                """
                <annotation cp="\(emoji)">\(keywords)</annotation>
                <annotation cp="\(emoji)" type="tts">\(name)</annotation>
                """
            }
            try sandbox.write(
                "share/unicode/cldr/common/annotations/\(language).xml",
                """
                <?xml version="1.0" encoding="UTF-8" ?>
                <!DOCTYPE ldml SYSTEM "../../common/dtd/ldml.dtd">
                <ldml><identity><language type="x"/></identity><annotations>
                \(lines.joined(separator: "\n"))
                </annotations></ldml>
                """)
        }
        try sandbox.write(
            "share/unicode/emoji/emoji-test.txt",
            """
            # group: Animals & Nature
            # subgroup: animal-mammal
            1F415 ; fully-qualified # 🐕 E0.7 dog
            # group: Food & Drink
            # subgroup: food-fruit
            1F347 ; fully-qualified # 🍇 E0.6 grapes
            # group: Smileys & Emotion
            # subgroup: heart
            2764 FE0F ; fully-qualified # ❤️ E0.6 red heart
            1F493 ; fully-qualified # 💓 E0.6 beating heart
            """)
        let head = "  1 This is the licence, which is not read.\n"
        try sandbox.write(
            "share/wordnet/index.noun",
            head + """
                hound n 1 2 @ ~ 1 0 00000001
                cutlass n 2 1 @ 2 0 00000002 00000003
                mongrel n 3 1 @ 3 0 00000009 00000008 00000001
                dog n 1 2 @ ~ 1 1 00000001
                sword n 1 1 @ 1 1 00000003

                """)
        try sandbox.write("share/wordnet/index.verb", head)
        return LanguageData(in: [sandbox.root.appending(path: "share")])
    }

    private static let languages: [String: [(String, String, String)]] = [
        "en": [
            ("🐕", "pet | animal", "dog"), ("🍇", "fruit | grape", "grapes"), ("❤", "love | emotion", "red heart"),
            ("💓", "emotion | beating &amp; pulsing", "beating heart"), ("🦫", "dam", "beaver"),
        ],
        "de": [
            ("🐕", "Haustier | Tier | Köter", "Hund"), ("🍇", "Frucht", "Weintrauben"), ("❤", "Gefühl", "rotes Herz"),
            ("💓", "Herz pocht", "schlagendes Herz"),
        ],
        "de_CH": [("🐕", "↑↑↑", "↑↑↑"), ("🍇", "Trübel", "Trübel")],
        "zh": [("🐕", "宠物 | 动物", "狗"), ("❤", "心 | 爱", "红心"), ("💓", "心跳", "心跳")],
        "zh_Hant": [("🐕", "動物", "狗"), ("❤", "心 | 愛", "紅心"), ("💓", "心跳 | 開心", "心跳")],
        "pt": [("🍇", "hund", "uvas")],
    ]
}
