import IconCore

/// Which colours fit what a glyph shows: leaves are green, hearts are red. Of the pairs that fit, the name chooses one, so that two
/// lists with the same glyph mostly differ in colour.
enum FittingColors {
    /// The pair for a glyph, always the same one for the same name.
    ///
    /// - Parameters:
    ///   - glyph: the glyph's name, folded.
    ///   - groups: the groups that it is in.
    ///   - name: of what is to have the icon.
    static func pair(for glyph: String, groups: [GlyphGroup], of name: String) -> NamedColors {
        let words = glyph.split(separator: "-").map(String.init)
        let fitting =
            // The whole name says more than a word of it, and its last word mostly what it is.
            byWord[glyph] ?? words.reversed().lazy.compactMap { byWord[$0] }.first
            ?? groups.lazy.compactMap { byGroup[$0] }.first ?? neutral
        // Any even spread will do; SHA-256 is the one that is here.
        let digest = SHA256.hash(Array(GlyphName.folded(name).utf8))
        return fitting[Int(digest[0]) % fitting.count]
    }

    /// Yellow is only where it must be: white does not stand out on it.
    private static let byGroup: [GlyphGroup: [NamedColors]] = [
        .people: pairs("pink violet sky orange"),
        .nature: pairs("green teal"),
        .food: pairs("vermilion orange red"),
        .travel: pairs("sky cyan blue"),
        .sports: pairs("orange green vermilion"),
        .home: pairs("teal orange sky"),
        .health: pairs("red pink teal"),
        .work: pairs("blue sky violet"),
        .shopping: pairs("sky teal green"),
        .media: pairs("purple pink violet"),
        .tech: pairs("sky blue violet"),
        .celebrations: pairs("pink purple red"),
        .objects: pairs("teal sky violet"),
        .symbols: pairs("blue sky violet"),
    ]
    private static let neutral = pairs("sky blue violet teal")

    /// Words of glyphs' names, and the pairs that fit. A word belongs to the first line that has it.
    private static let byWord: [String: [NamedColors]] = {
        let lines: [(colors: String, words: String)] = [
            ("red pink", "heart heartbeat cherries cherry lips lipstick candle kiss ribbon"),
            (
                "red vermilion",
                "siren first-aid alarm stop fire-truck extinguisher hospital warning alert bell pepper ladybug"
            ),
            (
                "vermilion orange",
                "fire flame campfire grill pizza hamburger thermometer engine lighter volcano popcorn"
            ),
            (
                "orange vermilion",
                "coffee carrot basketball pumpkin cat cookie bread egg croissant chef-hat cooking-pot halloween fox"
            ),
            (
                "orange yellow",
                "sun lightbulb star lightning crown bee cheese taxi beer stein banana lemon sun-horizon honey"
            ),
            (
                "orange teal",
                "dog horse bone armchair couch box package suitcase-rolling backpack hammer toolbox wrench"
            ),
            (
                "green teal",
                "plant leaf tree tree-evergreen clover cactus recycle frog turtle grains tennis-ball flower-lotus soccer-ball shovel"
            ),
            ("green teal", "money coins currency trend-up chart-line-up"),
            ("teal green", "tent mountains boot footprints map compass first-aid-kit stethoscope prescription"),
            (
                "cyan sky",
                "drop waves fish swimming person-simple-swim swimming-pool snowflake shower bathtub washing-machine umbrella island"
            ),
            ("sky blue", "cloud airplane airplane-tilt airplane-takeoff envelope train bus bicycle globe cloud-sun"),
            (
                "blue sky",
                "briefcase anchor car truck bank building buildings building-apartment building-office police shield-check"
            ),
            (
                "blue violet",
                "list-checks list-bullets check-square calendar-check calendar chart-bar folder kanban clipboard"
            ),
            (
                "violet blue",
                "moon moon-stars bed ghost planet rocket rocket-launch game-controller graduation-cap alien code robot brain"
            ),
            (
                "purple violet",
                "music-notes music-note wine martini grape grapes magic-wand disco-ball guitar piano-keys microphone microphone-stage playlist film-slate palette"
            ),
            (
                "pink purple",
                "cake gift flower flower-tulip piggy-bank baby baby-carriage ice-cream ring balloon confetti candy hand-heart unicorn church mother"
            ),
        ]
        var result: [String: [NamedColors]] = [:]
        for line in lines {
            for word in line.words.split(separator: " ") where result[String(word)] == nil {
                result[String(word)] = pairs(line.colors)
            }
        }
        return result
    }()

    private static func pairs(_ names: String) -> [NamedColors] {
        names.split(separator: " ").compactMap { name in
            Palette.original.first { $0.name.description == name }
        }
    }
}
