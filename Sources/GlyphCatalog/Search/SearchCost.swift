/// How far a glyph is from what was looked for. Every way in which it can fit has a cost, and so has its pack; the least sum comes
/// first. A person's own packs and the default pack cost nothing, so that icons of one list look like one family; another pack's
/// glyph comes first when it fits clearly better.
///
/// | fits by | cost | | how exactly | cost |
/// |---|---|---|---|---|
/// | its name | 0 | | the word itself | 0 |
/// | another name of it | 1 | | the other number (carts) | 2 |
/// | what another pack calls it | 2 | | its beginning | 20 and 1 for each letter missing, 6 at most |
/// | our table of everyday words, first; later | 2; 3, 4 | | one typo | 30 |
/// | a word of its name | 4 | | | |
/// | a tag that another pack gives it too | 5 | | **pack** | |
/// | a tag | 9 | | a person's own, `phosphor` | 0 |
/// | an emoji's name; a word for it that the name has, another, a part of one | 10; 11, 12, 14 (3; 5, 6, 9 where not in English) | | `fontawesome` | 4 |
/// | a synonym | 14 and as the synonym fits | | `mdi` | 6 |
/// | part of a longer word in a script without spaces | 12 | | | |
/// | any emoji that only the beginning of its name has, or that it stands in for | 5 more | | | |
enum SearchCost {
    static let otherNumber = 2
    static let typo = 30
    /// The most that a glyph costs for not standing first in its line of our table.
    static let laterPlace = 2
    static let synonym = 14
    /// The words of something that they mean together, each by itself.
    static let takenApart = 8
    static let inheritedLink = 5
    /// What a tag costs less when another pack's glyph of the same thing fits too: a word that several give is surer.
    static let agreement = 4
    /// A word that a glyph does not fit at all, where another word does.
    static let missingWord = 60
    /// The last word mostly says what it is, those before it what kind.
    static let missingLastWord = 4
    /// Each further word that fits separately rather than as part of one term.
    static let separateWord = 2

    static func of(_ kind: Schema.TermKind) -> Int {
        switch kind {
        case .name: 0
        case .alias: 1
        case .borrowedAlias, .everyday: 2
        case .word: 4
        case .tag: 9
        case .inner: 12
        }
    }

    static func of(_ kind: Schema.KeywordKind, isEnglish: Bool) -> Int {
        switch kind {
        case .name: isEnglish ? 10 : 3
        case .namedKeyword: isEnglish ? 11 : 5
        case .keyword: isEnglish ? 12 : 6
        case .word: isEnglish ? 14 : 9
        case .inner: 12
        }
    }

    /// The cost of missing this many letters at the end.
    static func beginning(lacking count: Int) -> Int { 20 + min(count, 6) }

    static func pack(_ id: String, isOwn: Bool) -> Int {
        if isOwn { return 0 }
        switch BuiltInPack(id: id) {
        case .phosphor: return 0
        case .fontAwesome: return 4
        case .materialDesign, nil: return 6
        }
    }
}
