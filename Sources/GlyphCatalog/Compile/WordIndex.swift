import Database

/// Writes the tables by which glyphs are found: terms, links to emoji and what those are called, groups.
struct WordIndex {
    private let connection: Connection
    private let subjects: [Int: Int]
    /// The numbers of all emoji. In English all have their words, so that a word that has no glyph is not taken for a typo.
    private(set) var emojiIDs: [String: Int] = [:]
    private var linked: Set<Int> = []

    init(_ connection: Connection, _ subjects: [Int: Int]) {
        (self.connection, self.subjects) = (connection, subjects)
    }

    /// Of a subject, all glyphs.
    func addSubjects() throws(DatabaseError) {
        for (glyph, subject) in subjects.sorted(by: { $0.key < $1.key }) {
            try connection.run("INSERT INTO subject VALUES (?, ?)", [.integer(subject), .integer(glyph)])
        }
    }

    /// Writes emoji, links and the groups that follow from them.
    mutating func addLinks(
        _ linksOfEntries: [(entry: CatalogEntry, links: [EmojiLinks.Link])], english: [AnnotationFile.Entry],
        _ order: EmojiOrder
    ) throws(DatabaseError) {
        let names = Dictionary(english.map { ($0.emoji, $0.name) }, uniquingKeysWith: { first, _ in first })
        let all = Set(names.keys).union(linksOfEntries.flatMap { $0.links.map(\.emoji) })
        let sorted = all.sorted { (order.places[$0]?.index ?? .max, $0) < (order.places[$1]?.index ?? .max, $1) }
        for (index, emoji) in sorted.enumerated() {
            emojiIDs[emoji] = index + 1
            try connection.run(
                "INSERT INTO emoji VALUES (?, ?, ?)",
                [.integer(index + 1), .text(emoji), .optionalText(names[emoji] ?? nil)])
        }
        for (entry, links) in linksOfEntries {
            for link in links {
                guard let emoji = emojiIDs[link.emoji] else { continue }
                linked.insert(emoji)
                try connection.run(
                    "INSERT OR IGNORE INTO link VALUES (?, ?, ?, ?)",
                    [
                        .integer(emoji), .integer(link.isInherited ? 1 : 0), .integer(entry.id),
                        .integer(subject(of: entry.id)),
                    ])
            }
            let own = GroupRules.groups(
                name: entry.name, tags: entry.packID == Catalog.defaultPack ? entry.tags : [],
                categories: entry.categories,
                emoji: links.filter { !$0.isStandIn }.compactMap { link in
                    order.places[link.emoji].map { (link.emoji, $0) }
                },
                isOwn: entry.isOwn)
            for group in own.sorted(by: { $0.number < $1.number }) {
                try connection.run(
                    "INSERT INTO groupMember VALUES (?, ?)", [.integer(group.number), .integer(entry.id)])
            }
        }
    }

    /// What a glyph is found by of its own.
    func addTerms(of entry: CatalogEntry) throws(DatabaseError) {
        try addTerm(entry.name, .name, 0, entry)
        for (position, alias) in entry.aliases.enumerated() { try addTerm(alias, .alias, position, entry) }
        for (position, tag) in entry.tags.enumerated() { try addTerm(tag, .tag, position, entry) }
        // Categories are words that people look for too, after all tags.
        for category in entry.categories where category.scheme != "figma" {
            try addTerm(category.name, .tag, entry.tags.count, entry)
        }
        let words = entry.name.split(separator: "-")
        if words.count > 1 {
            for (position, word) in words.reversed().enumerated() { try addTerm(String(word), .word, position, entry) }
        }
        for part in TermParts.inner(of: entry.name) { try addTerm(part, .inner, 0, entry) }
    }

    /// Packs mostly agree on names, so what others call a thing besides leads to the default pack's glyph too: Font Awesome's
    /// `house` is also called `home`, so `home` finds Phosphor's `house`.
    func addBorrowedAliases(_ entries: [CatalogEntry]) throws(DatabaseError) {
        var owners: [String: [CatalogEntry]] = [:]
        for entry in entries where entry.packID == Catalog.defaultPack { owners[entry.name, default: []].append(entry) }
        for twin in entries where twin.packID != Catalog.defaultPack {
            let names = [twin.name] + twin.aliases.map { GlyphName.folded($0) }
            for name in names {
                for owner in owners[name] ?? [] {
                    for other in names where other != owner.name { try addTerm(other, .borrowedAlias, 0, owner) }
                }
            }
        }
    }

    /// Our own table. A glyph is that of the first built-in pack that has its name.
    func addEverydayWords(_ entries: [CatalogEntry]) throws(DatabaseError) {
        var named: [String: CatalogEntry] = [:]
        for entry in entries where !entry.isOwn && named[entry.name] == nil { named[entry.name] = entry }
        for rule in EverydayWords.rules {
            for (position, name) in rule.glyphs.enumerated() {
                guard let entry = named[name] else { continue }
                for word in rule.words {
                    try addTerm(word, .everyday, position, entry)
                    for part in TermParts.inner(of: word) { try addTerm(part, .inner, position, entry) }
                }
            }
        }
    }

    /// Puts glyphs in the order in which people browse: by how many everyday words of our table lead to them, then those that show
    /// what an emoji shows, then all others; among equals as packs and names go. So a cart, a gift and a receipt come first, and
    /// the many kinds of arrows do not.
    func addBrowsingOrder() throws(DatabaseError) {
        try connection.execute(
            """
            INSERT INTO browsing (glyph) SELECT id
            FROM glyph LEFT JOIN (
                SELECT glyph, count(*) AS words FROM term WHERE kind = \(Schema.TermKind.everyday.rawValue) GROUP BY glyph
            ) AS known ON known.glyph = id
            ORDER BY coalesce(words, 0) DESC,
                EXISTS (SELECT 1 FROM link WHERE link.glyph = id AND isInherited = 0) DESC, pack, name
            """)
    }

    /// The numbers of the emoji that have a glyph.
    var linkedEmoji: [String: Int] { emojiIDs.filter { linked.contains($0.value) } }

    /// What emoji are called. The words are put in order by SQLite before they are written, so that the table grows at its end
    /// and is packed tightly.
    func addKeywords(_ languages: [(language: String, keywords: [Annotations.Keyword])]) throws(DatabaseError) {
        try connection.execute(
            "CREATE TEMP TABLE unsorted (term TEXT, language INTEGER, kind INTEGER, emoji INTEGER)")
        for (index, language) in languages.enumerated() {
            try connection.run("INSERT INTO language VALUES (?, ?)", [.integer(index + 1), .text(language.language)])
            for keyword in language.keywords {
                try connection.run(
                    "INSERT INTO unsorted VALUES (?, ?, ?, ?)",
                    [
                        .text(keyword.term), .integer(index + 1), .integer(keyword.kind.rawValue),
                        .integer(keyword.emoji),
                    ])
            }
        }
        try connection.execute(
            """
            INSERT INTO keyword SELECT term, language, kind, emoji FROM unsorted ORDER BY language, term, kind, emoji;
            DROP TABLE unsorted;
            """)
    }

    private func addTerm(
        _ text: String, _ kind: Schema.TermKind, _ position: Int, _ entry: CatalogEntry
    ) throws(DatabaseError) {
        let term = GlyphName.folded(text)
        guard !term.isEmpty else { return }
        // Among equals: of tags those that stand nearer the front of their makers' lists, of names the short ones.
        let wordCount = entry.name.count { $0 == "-" } + 1
        let place =
            kind == .tag || kind == .everyday
            ? position * WordIndex.placeStep + min(wordCount, WordIndex.placeStep - 1)
            : wordCount * 64 + min(position, 63)
        try connection.run(
            "INSERT OR IGNORE INTO term VALUES (?, ?, ?, ?, ?)",
            [
                .text(term), .integer(kind.rawValue), .integer(entry.id), .integer(place),
                .integer(subject(of: entry.id)),
            ])
    }

    /// How far apart the positions of two tags or two glyphs of our table are: between them the shorter name decides.
    static let placeStep = 16

    private func subject(of glyph: Int) -> Int { subjects[glyph] ?? glyph }
}
