import Foundation
import GlyphCatalog
import IconCommand

extension Program {
    /// The program of `Scripts/bench`.
    static let bench = Program(
        "bench", version: "1", summary: "Measure Iconsmith", commands: [run, again])

    private static let only = Parameter<[SubjectKind]>.repeatedOption(
        "only", "SUBJECT", .choice, help: "Measure only this subject.")
    private static let rounds = Parameter<Int>.option(
        "rounds", "N", .integer(in: 1...1_000), default: "7", help: "How often each subject is measured.")
    private static let isCheck = Parameter<Bool>.flag(
        "check", help: "Once, and little of it: only to see that all subjects run. Nothing is kept.")
    private static let isBaseline = Parameter<Bool>.flag(
        "keep", help: "Keep the results as the baseline that later runs are compared with.")
    private static let isCounting = Parameter<Bool>.flag(
        "count", help: "Count the instructions of hot stages too, which takes a minute or two.")
    private static let peers = Parameter<[String]>.repeatedOption(
        "peer", "COMMAND", .text, help: "A program that does the same, with its arguments behind blanks.")
    private static let data = Parameter<String>.argument(
        "DATA", .folder, help: "A data folder with the compiled packs.")
    private static let tool = Parameter<String>.argument("TOOL", .file, help: "The program iconsmith.")
    private static let folder = Parameter<String>.argument("RESULTS", .folder, help: "Where results are kept.")
    private static let sources = Parameter<String>.argument("SOURCES", .folder, help: "The folder Benchmarks.")
    private static let build = Parameter<String>.argument("BUILD", .text, help: "How all this was built.")

    private static let run = Command(
        "run", summary: "Measure, and say what moved",
        parameters: [data, tool, folder, sources, build, only, peers, rounds, isCheck, isCounting, isBaseline]
    ) { values, console in
        let surroundings = Surroundings(
            data: DataFolder(URL(filePath: try values[data], directoryHint: .isDirectory)),
            tool: URL(filePath: try values[tool]),
            peers: try values[peers].map { $0.split(separator: " ").map(String.init) },
            results: URL(filePath: try values[folder], directoryHint: .isDirectory),
            sources: URL(filePath: try values[sources], directoryHint: .isDirectory), isCheck: try values[isCheck])
        var kinds = try values[only].isEmpty ? SubjectKind.usual : try values[only]
        if try values[isCounting], !kinds.contains(.instructions) { kinds.append(.instructions) }
        let machine = Machine(build: try values[build])
        try console.print(machine.text)
        let (results, comparisons) = try measure(
            kinds, surroundings, rounds: try values[isCheck] ? 1 : try values[rounds], machine: machine,
            console: console)
        let ratios = ComparisonTable(comparisons, results)
        try show(results, ratios, comparisons, console)
        guard try !values[isCheck] else { return }
        try keep(results, ratios, in: surroundings.results, asBaseline: try values[isBaseline], console: console)
    }

    private static func show(
        _ results: Results, _ ratios: ComparisonTable, _ comparisons: [Comparison], _ console: Console
    ) throws {
        let table = results.table(without: Set(comparisons.flatMap { $0.measures.map(\.name) }))
        for lines in [table.count > 1 ? table : [], ratios.markdown] where !lines.isEmpty {
            try console.print("")
            for line in lines { try console.print(line) }
        }
        if !ratios.missed.isEmpty {
            try console.print("\nmissed:")
            for line in ratios.missed { try console.print("  \(line)") }
        }
        for line in results.remarks { try console.print("note: \(line)") }
    }

    private static let job = Parameter<String>.argument(
        "JOB", .text,
        help:
            "A measure of raster, such as 'opaque 1024', or 'png' or 'encode' and a kind of icons, such as 'png 1024 radial'."
    )
    private static let times = Parameter<Int>.argument("TIMES", .integer(in: 0...1_000_000), help: "How often.")

    /// For instruction counters and profilers: the count for N times less that for none, over N.
    private static let again = Command(
        "repeat", summary: "Do one job again and again, and nothing else", parameters: [data, job, times]
    ) { values, console in
        let catalog = try Catalog(DataFolder(URL(filePath: try values[data], directoryHint: .isDirectory)))
        let name = try values[job]
        let job = try RepeatJob(name, catalog)
        for _ in 0..<(try values[times]) { try job.run() }
        try console.print("\(try values[times]) times \(job.count) icons")
    }

    /// Measures subjects by turns, every other round from the last to the first.
    private static func measure(
        _ kinds: [SubjectKind], _ surroundings: Surroundings, rounds: Int, machine: Machine, console: Console
    ) throws -> (results: Results, comparisons: [Comparison]) {
        var subjects: [any Subject] = []
        for kind in kinds {
            console.report("preparing \(kind.rawValue)")
            subjects.append(try kind.subject(surroundings))
        }
        var samples = subjects.map { $0.measures.map { _ in [Double]() } }
        for round in 0..<rounds {
            console.report("round \(round + 1) of \(rounds)")
            for index in round.isMultiple(of: 2) ? Array(subjects.indices) : subjects.indices.reversed() {
                for (measure, value) in try subjects[index].round().enumerated() {
                    samples[index][measure].append(value)
                }
            }
        }
        let rows = zip(subjects, samples).flatMap { subject, samples in
            zip(subject.measures, samples).map { measure, values in
                Results.Row(
                    name: measure.name, unit: measure.unit, target: measure.target, samples: Samples(values))
            }
        }
        let results = Results(machine: machine, date: Date(), rows: rows, remarks: subjects.flatMap(\.remarks))
        return (results, subjects.flatMap(\.comparisons))
    }

    private static func keep(
        _ results: Results, _ ratios: ComparisonTable, in folder: URL, asBaseline isBaseline: Bool, console: Console
    ) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try results.write(to: folder.appending(path: "results.json"))
        if !ratios.isEmpty { try Data(ratios.tsv.utf8).write(to: folder.appending(path: "peers.tsv")) }
        let file = folder.appending(path: "baseline.json")
        let baseline = try? Results.read(file)
        try console.print("")
        if let baseline, baseline.machine == results.machine {
            let moved = results.moved(since: baseline, without: ratios.namesOfTheirs)
            let since = "since the baseline of \(baseline.date.ISO8601Format())"
            try console.print(moved.isEmpty ? "nothing moved beyond noise \(since)" : "moved beyond noise \(since):")
            for line in moved { try console.print("  \(line)") }
        } else if let baseline {
            try console.print(
                "the baseline is of another machine or build, so nothing is compared: \(baseline.machine.text)")
        }
        if isBaseline || baseline == nil {
            try results.withOthers(of: baseline).write(to: file)
            try console.print("these results are the baseline now")
        }
    }
}
