import Foundation
import GlyphCatalog
import IconKit

extension Command {
    /// `iconsmith packs`: where glyphs come from.
    static let packs = Command(
        "packs", summary: "List, add, remove and compile glyph packs",
        commands: [packsList, packsAdd, packsRemove, packsUpdate])

    private static let isJSON = Parameter<Bool>.flag("json", help: "As JSON.")

    private static let packsList = Command(
        "list", summary: "List the packs that are there", parameters: [isJSON]
    ) { values, console in
        let packs = try Catalog(try DataOption.folder(values)).packs()
        if try values[isJSON] {
            try console.printJSON(packs.map(PackReport.init))
            return
        }
        for pack in packs {
            let licence = pack.isOwn ? "your own" : pack.licence ?? ""
            let columns = [
                pack.id.padding(toLength: max(14, pack.id.count + 2), withPad: " ", startingAt: 0),
                "\(pack.glyphCount) glyphs".padding(toLength: 14, withPad: " ", startingAt: 0), pack.title,
                pack.version ?? "", licence.isEmpty ? "" : "(\(licence))",
            ]
            try console.print(columns.filter { !$0.isEmpty }.joined(separator: " "))
        }
    }

    private static let source = Parameter<String>.argument(
        "SOURCE", .file, help: "A folder or a zip file of SVGs. Names of glyphs are those of the files.")
    private static let name = Parameter<String?>.option(
        "name", short: "n", "NAME", .text, help: "What to call the pack. Default: the name of SOURCE.")

    private static let packsAdd = Command(
        "add", summary: "Add a pack of your own from a folder or zip of SVGs",
        examples: [Example("iconsmith packs add Drawings --name mine", "then: iconsmith render --glyph mine/NAME")],
        parameters: [source, name]
    ) { values, console in
        let path = try values[source]
        let url = URL(fileURLWithPath: path)
        let title = try values[name] ?? url.deletingPathExtension().lastPathComponent
        let progress = ProgressLine(console)
        defer { progress.finish() }
        let outcome = try PackLibrary(try DataOption.folder(values)).add(url, named: title, progress: progress.show)
        progress.finish()
        let added = outcome.packs.first { $0.isOwn && $0.title == title } ?? outcome.packs.first { $0.isOwn }
        let problems = added.flatMap { outcome.problems[$0.id] } ?? []
        for problem in problems { console.report("left out: \(printable(problem.description, limit: 300))") }
        if let added { try console.print("added \(added.id): \(added.glyphCount) glyphs") }
    }

    private static let pack = Parameter<String>.argument(
        "PACK", .text, help: "The pack's id, as 'packs list' shows it.")

    private static let packsRemove = Command(
        "remove", summary: "Remove a pack of your own", parameters: [pack]
    ) { values, console in
        let id = try values[pack]
        let progress = ProgressLine(console)
        defer { progress.finish() }
        _ = try PackLibrary(try DataOption.folder(values)).remove(id, progress: progress.show)
        progress.finish()
        try console.print("removed \(printable(id))")
    }

    private static let fetched = Parameter<String?>.optionalArgument(
        "FOLDER", .folder, help: "A folder of fetched packs to take in first.")
    private static let isForced = Parameter<Bool>.flag("force", help: "Compile even if nothing has changed.")

    private static let packsUpdate = Command(
        "update", summary: "Compile the catalogue of glyphs, if a pack has changed",
        discussion: """
            The packs that everyone has are fetched by 'Scripts/fetch-packs FOLDER' of the project; 'iconsmith packs update FOLDER' \
            takes them from there.
            """,
        parameters: [fetched, isForced]
    ) { values, console in
        let library = PackLibrary(try DataOption.folder(values))
        let source = try values[fetched].map { URL(fileURLWithPath: $0, isDirectory: true) }
        let progress = ProgressLine(console)
        defer { progress.finish() }
        let outcome = try library.update(installing: source, isForced: try values[isForced], progress: progress.show)
        progress.finish()
        let count = outcome.packs.reduce(0) { $0 + $1.glyphCount }
        let verb = outcome.isCompiled ? "compiled" : "up to date:"
        let missing = library.languages.missing.map(\.rawValue)
        if !missing.isEmpty {
            console.report(
                "search knows fewer words than it could: install \(missing.joined(separator: ", ")) (Debian) and run this again"
            )
        }
        try console.print("\(verb) \(count) glyphs of \(outcome.packs.map(\.id).joined(separator: ", "))")
    }
}

/// What `packs list --json` prints of a pack.
private struct PackReport: Encodable {
    let id: String
    let title: String
    let version: String?
    let licence: String?
    let notice: String?
    let isOwn: Bool
    let glyphs: Int

    init(_ pack: PackInfo) {
        (id, title, version, licence) = (pack.id, pack.title, pack.version, pack.licence)
        (notice, isOwn, glyphs) = (pack.notice, pack.isOwn, pack.glyphCount)
    }
}
