import Foundation
import IconCore
import IconFormats
import IconKit

extension Command {
    /// `iconsmith batch`: a table of icons to a folder of files.
    static let batch = Command(
        "batch", summary: "Draw all icons of a table",
        discussion: """
            TABLE is CSV with a line of column names, or JSON with an object a line. Columns are name (in plain words) or \
            recipe, size, file, and any part of a recipe: colors, glyph, fg, shape, … Without file, the name makes one. \
            Options give what a row does not say; a name finds its glyph, and colours that fit.

            A file is written whole or not at all. What is there already and is as the table wants it stays, so a run that \
            was stopped goes on when it is started again. A row that cannot be made is named with its line and does not stop \
            the others; the exit code is then 1.

            --family makes one set of all rows: colours are spread so that icons are told apart, and no glyph is taken twice where \
            another fits as well. A row that is added changes no icon that is in the folder. Icons that are still too alike are named.
            """,
        examples: [
            Example("iconsmith batch lists.csv --to icons", "one icon a row"),
            Example("iconsmith batch lists.csv --to icons --family", "a set in which no two look alike"),
            Example("iconsmith batch names.jsonl --to icons --size 180 --shape circle", "the same for all rows"),
        ],
        parameters: [table, folder, size, isFamily] + RecipeOptions.parameters + [
            LanguageOption.ofNames, workers, isSmall, isJSON,
        ]
    ) { values, console in
        guard let target = try values[folder] else { throw UsageError("--to DIR is missing: where the files go") }
        let path = try values[table]
        let plan: BatchPlan
        do {
            plan = try BatchPlan(
                try BatchTable(try InputFile.read(path)), defaultSize: try values[size],
                changes: try RecipeOptions.changes(values))
        } catch let failure as Failure where !failure.message.hasPrefix("cannot read") {
            throw Failure("\(quoted(path, limit: 200)): \(failure.message)")
        }
        let url = URL(fileURLWithPath: target, isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw Failure("cannot make the folder \(quoted(target, limit: 200)): \(error.localizedDescription)")
        }
        let data = try DataOption.folder(values)
        let finder = GlyphFinder(data)
        let languages = try LanguageOption.languagesOfNames(values, try finder.catalog())
        let isFamily = try values[isFamily]
        let icons = BatchIcons(
            jobs: plan.jobs, languages: languages,
            family: isFamily ? try BatchFamily(plan.jobs, in: url, try finder.catalog(), languages) : nil)
        let runner = BatchRunner(icons, to: url, data: data, level: try values[isSmall] ? .smallest : .default)
        let line = BatchProgressLine(console, total: plan.jobs.count)
        let end = runner.run(
            workers: try values[workers] ?? ProcessInfo.processInfo.activeProcessorCount, report: line.show)
        line.finish()

        let failed = (plan.badRows + end.failed).sorted { $0.line < $1.line }
        for row in failed { console.report("line \(row.line): \(printable(row.problem, limit: 400))") }
        let alike = isFamily ? icons.alikePairs(finder) : []
        if try values[isJSON] {
            try console.printJSON(
                BatchReport(
                    written: end.written, kept: end.kept,
                    failed: failed.map { BatchReport.Row(line: $0.line, problem: $0.problem) },
                    alike: !isFamily
                        ? nil
                        : alike.map { pair in
                            BatchReport.Pair(
                                lines: [pair.first.line, pair.second.line],
                                likeness: (pair.likeness * 100).rounded() / 100)
                        }))
        } else {
            for pair in alike.prefix(shownPairs) {
                let percent = Int((pair.likeness * 100).rounded())
                console.report(
                    "too alike (\(percent) %): \(quoted(pair.first.path)) and \(quoted(pair.second.path))")
            }
            if alike.count > shownPairs {
                console.report("and \(alike.count - shownPairs) more pairs that are too alike")
            }
            try console.print("\(end.written) written, \(end.kept) kept, \(failed.count) failed")
        }
        guard failed.isEmpty else { throw Failure("\(failed.count) of the table's rows could not be made") }
    }

    private static let table = Parameter<String>.argument(
        "TABLE", .file, help: "A CSV or JSON-lines file; '-' is standard input.")
    private static let folder = Parameter<String?>.option("to", "DIR", .folder, help: "Where the files go. Required.")
    private static let size = Parameter<Int>.option(
        "size", short: "s", "PX", .integer(in: 1...SceneRenderer.maximumSize), default: "512",
        help: "The side of rows that do not say theirs.")
    private static let isFamily = Parameter<Bool>.flag(
        "family", help: "Make the icons one set: colours spread, glyphs not repeated.")
    private static let shownPairs = 10
    private static let workers = Parameter<Int?>.option(
        "jobs", short: "j", "N", .integer(in: 1...256),
        help: "How many icons at a time. Default: as many as there are cores.")
    private static let isSmall = Parameter<Bool>.flag("small", help: "Spend more time on smaller PNGs.")
    private static let isJSON = Parameter<Bool>.flag("json", help: "Say at the end what was made as JSON.")
}

/// What `batch --json` prints.
private struct BatchReport: Encodable {
    struct Row: Encodable {
        let line: Int
        let problem: String
    }

    /// Two rows whose icons are easily taken for one another.
    struct Pair: Encodable {
        let lines: [Int]
        let likeness: Double
    }

    let written: Int
    let kept: Int
    let failed: [Row]
    /// With --family only.
    let alike: [Pair]?
}
