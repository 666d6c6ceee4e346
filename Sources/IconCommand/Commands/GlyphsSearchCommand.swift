import Foundation
import GlyphCatalog
import IconKit

extension Command {
    private static let words = Parameter<[String]>.remainingArguments(
        "WORDS", .text, isRequired: true, help: "What to look for, in any language, or an emoji.")
    private static let limit = Parameter<Int>.option(
        "limit", short: "n", "N", .integer(in: 1...1_000), default: "12", help: "How many results at most.")
    private static let isJSON = Parameter<Bool>.flag("json", help: "As JSON.")

    static let glyphsSearch = Command(
        "search", summary: "Find glyphs by words in any language, or by an emoji",
        discussion: """
            The best comes first. With each glyph stand those of other packs that show the same thing.
            """,
        examples: [
            Example("iconsmith glyphs search groceries", "a cart, a basket"),
            Example("iconsmith glyphs search Fahrrad --lang de", "a bicycle"),
            Example("iconsmith glyphs search 購物 --limit 3", "words of any language will do"),
        ],
        parameters: [
            words, LanguageOption.language, limit, GroupOption.group, PicturesOption.pictures, isJSON,
        ]
    ) { values, console in
        let pictures = try PicturesOption.lines(values, console, isJSON: try values[isJSON])
        let finder = GlyphFinder(try DataOption.folder(values))
        let catalog = try finder.catalog()
        let languages = try LanguageOption.languages(values)
        if let asked = try values[LanguageOption.language] { try catalog.requireWords(in: asked) }
        let results = try catalog.search(
            try values[words].joined(separator: " "), languages: languages, group: try values[GroupOption.group],
            limit: try values[limit])
        if try values[isJSON] {
            try console.printJSON(
                results.map {
                    SearchReport(
                        glyph: $0.glyph.description, variants: $0.variants.map(\.description), match: $0.match.rawValue)
                })
            return
        }
        for result in results {
            let name = result.glyph.description
            let variants = result.variants.map(\.description).joined(separator: " ")
            if let pictures {
                let lines = [printable(name), printable(variants, limit: 1_000)]
                try console.writeOutput(try pictures.text(try finder.strict(result.glyph), beside: lines))
                continue
            }
            let padded = name.padding(toLength: max(32, name.count + 2), withPad: " ", startingAt: 0)
            try console.print(printable(variants.isEmpty ? name : padded + variants, limit: 1_000))
        }
        if results.isEmpty { console.report("nothing fits; see 'iconsmith glyphs groups' and 'iconsmith glyphs list'") }
    }

    static let glyphsGroups = Command(
        "groups", summary: "List the groups of glyphs, with how many each has",
        examples: [Example("iconsmith glyphs groups --lang zh-TW", "their names in Chinese")],
        parameters: [LanguageOption.language, isJSON]
    ) { values, console in
        let language = try LanguageOption.languages(values).first ?? .english
        let groups = try Catalog(try DataOption.folder(values)).groups()
        if try values[isJSON] {
            try console.printJSON(
                groups.map {
                    GroupReport(group: $0.group.rawValue, title: $0.group.title(language), glyphs: $0.glyphCount)
                })
            return
        }
        for (group, count) in groups {
            let columns = [
                group.rawValue.padding(toLength: 14, withPad: " ", startingAt: 0),
                "\(count) glyphs".padding(toLength: 13, withPad: " ", startingAt: 0), group.title(language),
            ]
            try console.print(columns.joined(separator: " "))
        }
    }
}

/// What `glyphs search --json` prints of a result.
private struct SearchReport: Encodable {
    let glyph: String
    let variants: [String]
    let match: String
}

/// What `glyphs groups --json` prints of a group.
private struct GroupReport: Encodable {
    let group: String
    let title: String
    let glyphs: Int
}
