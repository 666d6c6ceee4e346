/// Which glyphs of different packs show the same thing: those that share a name. A subject has the number of its first glyph, and at
/// most one glyph of each pack.
struct Subjects {
    private(set) var subjectOfGlyph: [Int: Int] = [:]

    init(_ entries: [CatalogEntry]) {
        var subjectOfName: [String: Int] = [:]
        var packs: [Int: Set<Int>] = [:]
        func joins(_ entry: CatalogEntry, _ name: String) -> Int? {
            subjectOfName[name].flatMap { packs[$0]?.contains(entry.pack) == true ? nil : $0 }
        }
        for entry in entries {
            let aliases = entry.aliases.map { GlyphName.folded($0) }
            let subject = ([entry.name] + aliases).lazy.compactMap { joins(entry, $0) }.first ?? entry.id
            subjectOfGlyph[entry.id] = subject
            packs[subject, default: []].insert(entry.pack)
            for name in [entry.name] + aliases where subjectOfName[name] == nil { subjectOfName[name] = subject }
        }
    }
}
