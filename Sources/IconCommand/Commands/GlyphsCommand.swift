import Foundation
import GlyphCatalog
import IconCore
import IconKit

extension Command {
    /// `iconsmith glyphs`: what there is to draw.
    static let glyphs = Command(
        "glyphs", summary: "Search and list glyphs, and show what is known of one",
        commands: [glyphsSearch, glyphsSuggest, glyphsGroups, glyphsList, glyphsShow])

    private static let packOption = Parameter<String?>.option(
        "pack", short: "p", "PACK", .text, help: "Only the glyphs of this pack.")
    private static let namesOnly = Parameter<Bool>.flag("names", help: "Without the pack in front.")
    private static let isJSON = Parameter<Bool>.flag("json", help: "As JSON.")

    private static let glyphsList = Command(
        "list", summary: "List the names of all glyphs",
        examples: [
            Example("iconsmith glyphs list --pack phosphor", "one pack's"),
            Example("iconsmith glyphs list --group food", "one group's"),
        ],
        parameters: [packOption, GroupOption.group, namesOnly, isJSON]
    ) { values, console in
        let catalog = try Catalog(try DataOption.folder(values))
        let isBare = try values[namesOnly]
        let names = try catalog.list(pack: try values[packOption], group: try values[GroupOption.group]).map {
            isBare ? $0.name : $0.description
        }
        if try values[isJSON] {
            try console.printJSON(names)
        } else {
            try console.writeOutput(Array(names.map { $0 + "\n" }.joined().utf8))
        }
    }

    private static let words = Parameter<[String]>.remainingArguments(
        "GLYPH", .text(completion: .lines(of: ["glyphs", "list"])), isRequired: true,
        help: "PACK/NAME, or words that are looked up loosely.")

    private static let glyphsShow = Command(
        "show", summary: "Show what is known of a glyph",
        examples: [Example("iconsmith glyphs show phosphor/rocket", "its other names, tags and licence")],
        parameters: [words, PicturesOption.pictures, isJSON]
    ) { values, console in
        let pictures = try PicturesOption.lines(values, console, isJSON: try values[isJSON])
        let finder = GlyphFinder(try DataOption.folder(values))
        let record = try finder.looseRecord(try values[words].joined(separator: " "))
        let catalog = try finder.catalog()
        let details = try catalog.details(of: record)
        let pack = try catalog.pack(record.pack)
        let glyph = try finder.named(record)
        let report = GlyphReport(
            name: record.path.description, pack: pack.title, licence: pack.licence, notice: pack.notice,
            aliases: details.aliases, tags: details.tags,
            groups: try catalog.groups(of: record).map(\.rawValue),
            categories: details.categories.map { "\($0.scheme): \($0.name)" }, emoji: details.emoji,
            data: String(decoding: record.data, as: UTF8.self),
            digest: record.digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined(),
            fullness: (glyph.glyph.fullness * 1_000).rounded() / 1_000)
        if try values[isJSON] {
            try console.printJSON(report)
        } else {
            var lines = report.lines[...]
            // Further lines may be longer than a terminal is wide, and would go on below the picture.
            if let pictures, let name = lines.popFirst() {
                try console.writeOutput(try pictures.text(glyph, beside: [name, "", "", ""]))
            }
            for line in lines { try console.print(line) }
        }
    }
}

/// What `glyphs show` prints.
private struct GlyphReport: Encodable {
    let name: String
    let pack: String
    let licence: String?
    let notice: String?
    let aliases: [String]
    let tags: [String]
    let groups: [String]
    let categories: [String]
    let emoji: [String]
    let data: String
    let digest: String
    let fullness: Double

    var lines: [String] {
        var rows: [(String, String)] = [("pack", pack)]
        rows += licence.map { [("licence", $0)] } ?? []
        rows += notice.map { [("notice", $0)] } ?? []
        for (title, values) in [
            ("also called", aliases), ("tags", tags), ("groups", groups), ("categories", categories), ("emoji", emoji),
        ]
        where !values.isEmpty {
            rows.append((title, values.joined(separator: ", ")))
        }
        rows.append(("outlines", "\(data.utf8.count) bytes, sha256 \(digest.prefix(16))…"))
        rows.append(("fullness", "\(fullness)"))
        return [printable(name)]
            + rows.map { row in
                "  " + row.0.padding(toLength: 12, withPad: " ", startingAt: 0) + printable(row.1, limit: 1_000)
            }
    }
}
