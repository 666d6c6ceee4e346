/// Links glyphs to emoji of the same meaning, which carry words of all languages.
///
/// A glyph goes with
/// 1. what our table says (`EmojiFacts`), and besides, by the first of these rules that gives something, with
/// 2. what the glyph's makers say: Font Awesome does of some;
/// 3. the emoji whose English name its name, or another of its names, is;
/// 4. the emoji of a glyph of Font Awesome that has this name;
/// 5. the emoji of which alone it is an English keyword;
/// 6. that of what its name begins with: `car-profile` goes with `car`.
///
/// Emoji that no glyph shows go with the nearest one that our second table says (`EmojiStandIns`).
///
/// Tags are no ground for a link: they are wrong half the time (a baby carriage is tagged `child`).
struct EmojiLinks {
    /// A link of a glyph to an emoji.
    struct Link {
        var glyph: Int
        var emoji: String
        /// Whether only the beginning of its name has the meaning, or the glyph stands in for one that nobody has.
        var isInherited: Bool
        /// Whether the glyph shows only something near.
        var isStandIn = false
    }

    private var emojiOfName: [String: [String]] = [:]
    private var standIns: [Int: [String]] = [:]

    /// - Parameters:
    ///   - entries: all glyphs.
    ///   - english: what emoji are called in English; none where there is no language data.
    init(_ entries: [CatalogEntry], english: [AnnotationFile.Entry]) {
        // The weakest first, so that stronger ones take their places.
        var owners: [String: [String]] = [:]
        for entry in english {
            for keyword in entry.keywords { owners[GlyphName.folded(keyword), default: []].append(entry.emoji) }
        }
        for (keyword, emoji) in owners where emoji.count == 1 { emojiOfName[keyword] = emoji }
        for entry in entries where !entry.emoji.isEmpty {
            for alias in entry.aliases { emojiOfName[GlyphName.folded(alias)] = entry.emoji.map { Emoji.plain($0) } }
        }
        for entry in entries where !entry.emoji.isEmpty {
            emojiOfName[entry.name] = entry.emoji.map { Emoji.plain($0) }
        }
        for entry in english.reversed() {
            if let name = entry.name { emojiOfName[GlyphName.folded(name)] = [entry.emoji] }
        }
        for (name, emoji) in EmojiFacts.emoji {
            emojiOfName[name] = [emoji] + (emojiOfName[name] ?? []).filter { $0 != emoji }
        }
        emojiOfName[""] = nil
        var named: Set<String> = []
        for entry in entries where !entry.isOwn && named.insert(entry.name).inserted {
            standIns[entry.id] = EmojiStandIns.emoji[entry.name]
        }
    }

    /// The links of a glyph, maybe none.
    func links(of entry: CatalogEntry) -> [Link] {
        ownLinks(of: entry)
            + (standIns[entry.id] ?? []).map { Link(glyph: entry.id, emoji: $0, isInherited: true, isStandIn: true) }
    }

    private func ownLinks(of entry: CatalogEntry) -> [Link] {
        var emoji = entry.emoji.map { Emoji.plain($0) }
        if !emoji.isEmpty, let fact = EmojiFacts.emoji[entry.name] { emoji.append(fact) }
        for name in [entry.name] + entry.aliases.map({ GlyphName.folded($0) }) where emoji.isEmpty {
            emoji = emojiOfName[name] ?? []
        }
        if !emoji.isEmpty { return emoji.map { Link(glyph: entry.id, emoji: $0, isInherited: false) } }
        var words = entry.name.split(separator: "-")
        while words.count > 1 {
            words.removeLast()
            if let emoji = emojiOfName[words.joined(separator: "-")] {
                return emoji.map { Link(glyph: entry.id, emoji: $0, isInherited: true) }
            }
        }
        return []
    }
}
