import Foundation
import GlyphCatalog
import IconCore
import IconKit

extension Command {
    private static let name = Parameter<[String]>.remainingArguments(
        "NAME", .text, isRequired: true, help: "The name of a list, a project, anything; in any language.")
    private static let isJSON = Parameter<Bool>.flag("json", help: "As JSON.")

    static let glyphsSuggest = Command(
        "suggest", summary: "Suggest an icon for a name: a glyph, and colours that fit",
        discussion: """
            There always is one, and the same for the same name: where nothing fits, the first letter. 'iconsmith render' with \
            words draws it; 'iconsmith batch --family' makes a set for many names.
            """,
        examples: [
            Example("iconsmith glyphs suggest Walk the dog", "a dog"),
            Example("iconsmith glyphs suggest 待辦事項 --lang zh-TW", "a check list"),
        ],
        parameters: [name, LanguageOption.ofNames, PicturesOption.pictures, isJSON]
    ) { values, console in
        let pictures = try PicturesOption.lines(values, console, isJSON: try values[isJSON])
        let finder = GlyphFinder(try DataOption.folder(values))
        let catalog = try finder.catalog()
        let suggestion = try catalog.suggestion(
            for: try values[name].joined(separator: " "),
            languages: try LanguageOption.languagesOfNames(values, catalog))
        let recipe = try Recipe(suggestion.draft)
        if try values[isJSON] {
            try console.printJSON(
                SuggestionReport(
                    glyph: suggestion.glyph.path.description, colors: suggestion.colors.title,
                    reason: suggestion.reason.rawValue, recipe: recipe.description))
            return
        }
        let colors = suggestion.colors.title.padding(toLength: 12, withPad: " ", startingAt: 0)
        let glyph = suggestion.glyph.path.description
        let padded = glyph.padding(toLength: max(32, glyph.count + 2), withPad: " ", startingAt: 0)
        let line = padded + colors + recipe.description
        guard let pictures else { return try console.print(line) }
        let icon = try Icon(recipe, glyph: try finder.named(suggestion.glyph))
        // The recipe is longer than what is left of a line beside the picture.
        try console.writeOutput(try pictures.text(icon, beside: [printable(glyph), suggestion.colors.title]))
        try console.print(recipe.description)
    }
}

/// What `glyphs suggest --json` prints.
private struct SuggestionReport: Encodable {
    let glyph: String
    let colors: String
    let reason: String
    let recipe: String
}
