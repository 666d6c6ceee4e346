/// Which groups a glyph is in, by what its makers say of it, by its emoji, and by its name.
enum GroupRules {
    /// The groups of a glyph. Never none.
    static func groups(
        name: String, tags: [String], categories: [GlyphCategory], emoji: [(text: String, place: EmojiOrder.Place)],
        isOwn: Bool
    ) -> Set<GlyphGroup> {
        var groups: Set<GlyphGroup> = isOwn ? [.yours] : []
        for category in categories { groups.formUnion(byCategory["\(category.scheme): \(category.name)"] ?? []) }
        for tag in tags { groups.formUnion(byPhosphorTag[tag] ?? []) }
        for (text, place) in emoji { if let group = byEmoji[text] ?? group(of: place) { groups.insert(group) } }
        let words = name.split(separator: "-").map(String.init)
        groups.formUnion(words.lazy.compactMap { byWord[$0] }.prefix(1))
        if groups.subtracting([.yours]).isEmpty, !isOwn {
            groups.insert(words.first.map { symbolWords.contains($0) } == true ? .symbols : .objects)
        }
        return groups
    }

    private static let byCategory: [String: Set<GlyphGroup>] = {
        let rules: [GlyphGroup: (fontAwesome: String, phosphor: [String])] = [
            .people: ("users-people emoji hands childhood", ["phosphor: People", "figma: People"]),
            .nature: (
                "animals nature weather astronomy",
                ["phosphor: Nature", "phosphor: Weather", "figma: Weather & Nature"]
            ),
            .food: ("food-beverage fruits-vegetables", []),
            .travel: (
                "transportation travel-hotel maps buildings maritime camping automotive",
                ["phosphor: Map", "figma: Maps & Travel"]
            ),
            .sports: ("sports-fitness gaming", ["phosphor: Games", "figma: Games"]),
            .home: ("household", []),
            .health: ("medical-health", ["figma: Health & Wellness"]),
            .work: (
                "business education editing files writing charts-diagrams",
                ["phosphor: Office", "phosphor: Editor", "figma: Office & Editing", "figma: Education"]
            ),
            .shopping: ("shopping money", ["phosphor: Finance", "figma: Commerce"]),
            .media: ("music-audio film-video photos-images media-playback", ["phosphor: Media", "figma: Media"]),
            .tech: (
                "devices-hardware connectivity coding communication",
                [
                    "phosphor: System", "phosphor: Development", "phosphor: Communication", "figma: System & Devices",
                    "figma: Development", "figma: Communication",
                ]
            ),
            .celebrations: ("holidays halloween religion charity", []),
            .objects: (
                "clothing-fashion construction science science-fiction design energy moving logistics",
                ["phosphor: Objects"]
            ),
            .symbols: (
                """
                arrows shapes mathematics punctuation-symbols alphabet numbers text-formatting toggle alert spinners gender \
                accessibility security time
                """,
                [
                    "phosphor: Arrows", "phosphor: Design", "figma: Arrows", "figma: Math & Finance", "figma: Time",
                    "figma: Security & Warnings", "figma: Design",
                ]
            ),
        ]
        var result: [String: Set<GlyphGroup>] = [:]
        for (group, names) in rules {
            for name in names.fontAwesome.split(whereSeparator: \.isWhitespace) {
                result["fontawesome: \(name)", default: []].insert(group)
            }
            for name in names.phosphor { result[name, default: []].insert(group) }
        }
        return result
    }()

    /// Phosphor has no category for these.
    private static let byPhosphorTag: [String: Set<GlyphGroup>] = table([
        .food: "food dining restaurants alcohol beverages fruit vegetable dessert",
        .home: "furniture appliances bathroom kitchen cleaning laundry",
        .celebrations: "holidays party birthday christmas",
    ]).mapValues { [$0] }

    /// The group of an emoji, by Unicode's grouping.
    private static func group(of place: EmojiOrder.Place) -> GlyphGroup? {
        bySubgroup[place.subgroup.replacing(" ", with: "-")] ?? byEmojiGroup[place.group]
    }

    /// Where Unicode's grouping is not what people look for: carts stand with sponges there.
    private static let byEmoji: [String: GlyphGroup] = ["🛒": .shopping, "🧺": .shopping, "🎟": .media]

    private static let byEmojiGroup: [String: GlyphGroup] = [
        "Smileys & Emotion": .people, "People & Body": .people, "Animals & Nature": .nature, "Food & Drink": .food,
        "Travel & Places": .travel, "Activities": .sports, "Objects": .objects, "Symbols": .symbols,
        "Flags": .symbols,
    ]

    private static let bySubgroup = table([
        .people: "person-activity family",
        .nature: "sky-&-weather monkey-face cat-face",
        .sports: "person-sport",
        .home: "household",
        .health: "medical",
        .work: "book-paper writing office",
        .shopping: "money",
        .media: "sound music musical-instrument light-&-video arts-&-crafts",
        .tech: "phone computer mail",
        .celebrations: "event",
        .symbols: "heart time emotion",
    ])

    /// The first word of a name that is here tells the group. Mostly for Material Design Icons, which have names only.
    private static let byWord = table([
        .people: """
        account human face emoticon baby head hand hands user users person people child woman man wizard ninja pirate mother
        """,
        .nature: """
        weather flower tree leaf cow cat dog duck fish bee bird bug butterfly dolphin donkey elephant horse horseshoe jellyfish
        kangaroo koala ladybug owl panda penguin pig rabbit rodent shark sheep snail snake spider tortoise turtle unicorn bat
        paw feather forest grass sprout mushroom cactus pine moon sun mosquito earth island terrain volcano waves waterfall
        """,
        .food: """
        food fruit cup glass bottle bread cake candy carrot cheese chili coffee cookie corn cupcake egg hamburger ice kettle
        muffin noodles nutrition pasta peanut pizza popcorn pot pretzel rice sausage silverware taco tea baguette barley beer
        bowl chef grill keg leek liquor spoon turkey wine bacon
        """,
        .travel: """
        airplane airport ambulance anchor bicycle bike boat bridge bus car caravan castle church city compass domain ferry
        gondola helicopter highway home-city hospital lighthouse map moped motorbike parking pier plane rickshaw road rocket
        sail ship submarine subway tank taxi town tractor traffic train tram transit truck van warehouse seat passport
        """,
        .sports: """
        basketball football soccer tennis volleyball baseball badminton golf hockey rugby ski skateboard snowboard swim rowing
        run karate kayaking gymnastics boxing bowling billiards chess dice cards gamepad controller puzzle dumbbell weight
        trophy medal podium whistle yoga surfing sledding cricket curling handball kabaddi fencing hiking jump-rope meditation
        """,
        .home: """
        home bed sofa chair lamp lamps lightbulb door doorbell fridge stove microwave dishwasher washing tumble
        shower toilet bathtub broom vacuum blinds curtains ceiling fan fireplace garage faucet countertop wardrobe dresser
        toaster blender iron mirror rug vanity bunk cradle fence gate greenhouse mower radiator air hvac thermostat balcony
        """,
        .health: """
        medical hospital-box doctor pill stethoscope bandage tooth toothbrush lungs brain heart-pulse virus bacteria needle iv
        medication diabetes blood bone allergy mortar prescription wheelchair crutch
        """,
        .work: """
        book bookshelf briefcase calendar chart clipboard desk file folder form format notebook note office paperclip pen
        pencil printer school presentation projector stamper typewriter archive bulletin fountain abacus calculator library
        """,
        .shopping: """
        cash cart basket bank credit currency wallet shopping store storefront sale receipt invoice piggy hand-coin checkbook
        purse barcode safe gold bag
        """,
        .media: """
        music movie video image camera film filmstrip microphone headphones speaker radio play playlist pause record album
        guitar piano trumpet violin saxophone bugle disc cassette volume theater drama palette brush billboard podcast replay
        """,
        .tech: """
        email message phone cellphone monitor laptop desktop keyboard mouse wifi bluetooth network server database code cloud
        lan usb printer-3d router tablet harddisk memory chip cpu robot satellite antenna access api application battery
        camcorder console web webcam forum chat comment deskphone fax cast television remote led source git
        """,
        .celebrations: "party balloon firework gift halloween ornament snowman candle ghost pumpkin menorah stocking",
        .symbols: """
        arrow alpha numeric roman math alphabet arrange align axis border checkbox check chevron circle close code-braces
        equal exclamation format function greek hexagon language-x less minus not octagon percent plus pound relation
        rhombus shape sigma sign square star triangle vector zodiac sort set select selection ray menu lock shield
        """,
    ])

    /// How names of signs begin that no rule above knows.
    private static let symbolWords: Set<String> = [
        "ab", "abjad", "abugida", "all", "alert", "ampersand", "angle", "approximately", "asterisk", "at", "auto",
        "backspace",
        "bullet", "cancel", "caps", "closed", "collapse", "comma", "contain", "content", "copyright", "cosine", "cross",
        "cube",
        "cursor", "decagram", "decimal", "delete", "delta", "details", "diameter", "distribute", "division", "dots",
        "drag",
        "eject", "ellipse", "epsilon", "expand", "exponent", "fast", "flip", "fraction", "fullscreen", "gamma",
        "gender",
        "gesture", "gradient", "greater", "grid", "help", "hexadecimal", "hexagram", "information", "invert", "lambda",
        "layers",
        "loading", "login", "logout", "matrix", "merge", "more", "move", "multiplication", "nas", "navigation", "new",
        "null",
        "octahedron", "octagram", "om", "omega", "opacity", "open", "pan", "pentagon", "pi", "power", "priority",
        "progress",
        "radiobox", "rectangle", "redo", "reflect", "refresh", "registered", "repeat", "reorder", "resize", "restart",
        "rewind",
        "rotate", "rounded", "shuffle", "sine", "size", "skip", "slash", "square", "step", "stop", "subdirectory",
        "swap",
        "syllabary", "symbol", "sync", "tangram", "tilde", "toggle", "trademark", "transfer", "transition", "unfold",
        "undo",
        "variable", "view", "yin",
    ]

    private static func table(_ rules: [GlyphGroup: String]) -> [String: GlyphGroup] {
        var result: [String: GlyphGroup] = [:]
        for group in GlyphGroup.allCases {
            for word in (rules[group] ?? "").split(whereSeparator: \.isWhitespace) where result[String(word)] == nil {
                result[String(word)] = group
            }
        }
        return result
    }
}
