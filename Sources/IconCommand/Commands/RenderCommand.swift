import Foundation
import GlyphCatalog
import IconCore
import IconFormats
import IconKit

extension Command {
    /// `iconsmith render`: one icon to one file.
    static let render = Command(
        "render", summary: "Draw an icon as PNG or SVG",
        discussion: """
            WORDS may be the name of anything: 'shopping cart', 'Groceries', "Mum's birthday". They get a glyph and colours that \
            fit, as 'iconsmith glyphs suggest' says. --glyph takes exactly the glyph it names. Without either, the plate is bare.

            The file's ending says what is written, .png or .svg. Without -o the image goes to standard output.
            """,
        examples: [
            Example("iconsmith render rocket -o rocket.png", "an icon for a word"),
            Example("iconsmith render heart --colors f62945-c11d28 --angle 135 --shape circle -o heart.svg", "as SVG"),
            Example("iconsmith render --recipe heart.svg --size 180 -o heart-180.png", "the same icon at another size"),
        ],
        parameters: [words, glyph, recipeOption] + RecipeOptions.parameters
            + [LanguageOption.ofNames, size, output, format, isSmall, isJSON]
    ) { values, console in
        let request = try RenderRequest(values)
        if let note = request.note { console.report(note) }
        let file = try request.encoded()
        let path = try values[output] ?? "-"
        let isReported = try values[isJSON]
        guard path != "-" || !isReported else {
            throw UsageError("--json says what was written to a file; name one with -o")
        }
        try OutputFile.write(image: [UInt8](file), to: path, console: console)
        guard path != "-" else { return }
        let glyph = request.icon.glyph?.name.description
        if isReported {
            try console.printJSON(
                RenderReport(
                    file: path, format: request.format.rawValue, size: request.size, bytes: file.count, glyph: glyph,
                    recipe: request.icon.recipe.description))
        } else {
            let subject = glyph ?? "a bare plate"
            try console.print("\(printable(path, limit: 200)): \(subject), \(request.size) px, \(file.count) bytes")
        }
    }

    fileprivate static let words = Parameter<[String]>.remainingArguments(
        "WORDS", .text(completion: .lines(of: ["glyphs", "list", "--pack", "phosphor", "--names"])), isRequired: false,
        help: "What to draw, in plain words.")
    fileprivate static let glyph = Parameter<String?>.option(
        "glyph", short: "g", "PACK/NAME", .text(completion: .lines(of: ["glyphs", "list"])),
        help: "Exactly this glyph, such as phosphor/rocket.")
    fileprivate static let recipeOption = Parameter<String?>.option(
        "recipe", short: "r", "RECIPE", .file,
        help: "Start from a recipe: its text, its JSON form, or a PNG or SVG that was made with it.")
    fileprivate static let size = Parameter<Int?>.option(
        "size", short: "s", "PX", .integer(in: 1...SceneRenderer.maximumSize),
        help: "The side in pixels, 1 to 8192. Default: that of the file given with --recipe, or 512.")
    fileprivate static let output = Parameter<String?>.option(
        "output", short: "o", "FILE", .file, help: "Where to write; '-' is standard output.")
    fileprivate static let format = Parameter<ImageFormat?>.option(
        "format", "FORMAT", .choice, help: "png or svg, for standard output or an ending that says neither.")
    fileprivate static let isSmall = Parameter<Bool>.flag(
        "small", help: "Spend more time on a smaller PNG. The pixels are the same.")
    fileprivate static let isJSON = Parameter<Bool>.flag("json", help: "With -o: say what was made as JSON.")
}

/// What can be written.
enum ImageFormat: String, CaseIterable, Sendable {
    case png, svg

    /// The format that a file's ending names.
    init?(path: String) {
        self.init(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
    }
}

/// What `render --json` prints.
private struct RenderReport: Encodable {
    let file: String
    let format: String
    let size: Int
    let bytes: Int
    let glyph: String?
    let recipe: String
}

/// A checked command line of `render`.
private struct RenderRequest {
    let icon: Icon
    let size: Int
    let format: ImageFormat
    /// What the person should know although all went well.
    private(set) var note: String?
    private let isSmall: Bool

    init(_ values: ParsedValues) throws {
        format = try RenderRequest.format(values)
        isSmall = try values[Command.isSmall]
        let words = try values[Command.words].joined(separator: " ")
        let name = try values[Command.glyph]
        guard words.isEmpty || name == nil else {
            throw UsageError("WORDS and --glyph both say what to draw; give one of them")
        }
        let finder = GlyphFinder(try DataOption.folder(values))
        let source = try values[Command.recipeOption].map { try RecipeSource($0) }
        let base = source?.recipe.description ?? ColorPairs.standardRecipe
        let changes = try RecipeOptions.changes(values)
        var changed = try RecipeOptions.changed(base, by: changes)
        size = try values[Command.size] ?? source?.size ?? 512

        let glyph: NamedGlyph?
        if let name {
            guard let path = GlyphPath(name) else {
                throw UsageError(
                    "--glyph: \(quoted(name)) is not of the form PACK/NAME, such as phosphor/\(printable(name))")
            }
            glyph = try finder.strict(path)
        } else if !words.isEmpty {
            let languages = try LanguageOption.languagesOfNames(values, try finder.catalog())
            let found = try finder.suggested(words, languages)
            if source == nil, changes[.colors] == nil { changed = try found.icon.coloring(changed) }
            if !found.icon.isMeant {
                let near = try finder.catalog().nearestNames(to: words).map { printable($0) }
                note =
                    "nothing fits \(quoted(words)), so it shows \(found.icon.glyph); "
                    + (near.isEmpty ? "see 'iconsmith glyphs list'" : "nearest: \(near.joined(separator: ", "))")
            }
            glyph = found.glyph
        } else if let carried = source?.glyph {
            glyph = carried
        } else {
            glyph = try changed.glyph.flatMap { try finder.named($0) }
        }
        var draft = changed.draft
        draft.glyph = glyph?.name ?? changed.glyph
        icon = try Icon(try Recipe(draft), glyph: glyph)
    }

    private static func format(_ values: ParsedValues) throws -> ImageFormat {
        let asked = try values[Command.format]
        guard let path = try values[Command.output], path != "-" else { return asked ?? .png }
        let named = ImageFormat(path: path)
        if let asked, let named, asked != named {
            throw UsageError("--format \(asked.rawValue) does not go with the ending of \(quoted(path, limit: 200))")
        }
        guard let format = asked ?? named else {
            throw UsageError("the ending of \(quoted(path, limit: 200)) is neither .png nor .svg; give --format")
        }
        return format
    }

    func encoded() throws -> Data {
        switch format {
        case .png: try icon.png(size: size, level: isSmall ? .smallest : .default)
        case .svg: try icon.svg(size: size)
        }
    }
}
