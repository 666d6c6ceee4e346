import Foundation
import GlyphCatalog
import IconCommand

/// How many instructions jobs take, counted by Valgrind's callgrind, in all and by stage: numbers that do not depend on what else
/// the machine does. A stage is a part of our sources.
final class InstructionSubject: Subject {
    private static let counter = "/usr/bin/valgrind"
    /// Those that are counted by stage too.
    private static let staged = [
        "png 1024 diagonal", "png 1024 diagonal masked", "png 1024 vertical", "png 180 diagonal",
    ]
    private static let whole = ["opaque 1024", "masked 1024", "coverage 1024", "flatten 1024", "encode 1024 diagonal"]
    private let data: DataFolder
    private let folder: URL
    /// Counted in the first round; the others would give the same.
    private var counted: [Double]?
    private var notes: [String] = []
    let measures: [Measure]

    init(_ surroundings: Surroundings) throws {
        data = surroundings.data
        folder = try MemoryFolder.make("instructions")
        guard FileManager.default.isExecutableFile(atPath: Self.counter) else {
            measures = []
            notes = ["left out: instructions, without \(Self.counter)"]
            return
        }
        func measure(_ job: String, _ part: String = "") -> Measure {
            Measure("instructions: \(job)\(part), of one icon", .instructions)
        }
        measures =
            Self.whole.map { measure($0) }
            + Self.staged.flatMap { job in
                [measure(job)] + InstructionStage.allCases.map { measure(job, ", \($0.rawValue)") }
            }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func round() throws -> [Double] {
        if let counted { return counted }
        guard !measures.isEmpty else { return [] }
        var values = try Self.whole.map { try count($0).total }
        for job in Self.staged {
            let counts = try count(job)
            values.append(counts.total)
            values += InstructionStage.allCases.map { counts.byStage[$0] ?? 0 }
            let files = counts.byFile.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(8)
            let list = files.map { "\($0.key) \(Int(($0.value / counts.total * 100).rounded())) %" }
            notes.append("where the instructions of '\(job)' are: \(list.joined(separator: ", "))")
        }
        counted = values
        return values
    }

    var remarks: [String] { notes }

    /// What three times take over what once takes, so that neither the start nor the first use of anything counts.
    private func count(_ job: String) throws -> InstructionCounts {
        let (once, thrice) = (try run(job, times: 1), try run(job, times: 3))
        return (thrice.counts - once.counts).divided(by: Double(thrice.icons - once.icons) * 1e6)
    }

    private func run(_ job: String, times: Int) throws -> (counts: InstructionCounts, icons: Int) {
        let file = folder.appending(path: "counts")
        let process = Process()
        process.executableURL = URL(filePath: Self.counter)
        process.arguments = [
            "--tool=callgrind", "--callgrind-out-file=\(file.path)", Bundle.main.executablePath ?? "", "repeat",
            data.url.path, job, "\(times)",
        ]
        // Sets in an order of their own would count differently each time.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let said = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        // "3 times 8 icons"
        let words = said.split(whereSeparator: \.isWhitespace)
        guard process.terminationStatus == 0, words.count == 4, let icons = Int(words[2]) else {
            throw Failure("\(Self.counter) did not count '\(job)'")
        }
        return (try InstructionCounts(String(contentsOf: file, encoding: .utf8)), times * icons)
    }
}
