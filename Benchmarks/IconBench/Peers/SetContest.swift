import Foundation
import GlyphCatalog
import IconCommand
import IconCore
import IconFormats
import Synchronization

/// The platform set as files in memory, made by us and by each peer in turn on one core, and by us on all.
final class SetContest {
    private struct Opponent {
        let peer: PeerProcess
        let entry: PeerEntry
    }

    /// A drawing and all files that show it.
    private struct Output {
        let drawing: PlatformSet.Drawing
        let names: [String]
    }

    private static let job = "platform set, 54 files"
    private let set: PlatformSet
    /// The largest first, so that cores end at about the same time.
    private let outputs: [Output]
    private var opponents: [Opponent] = []
    private let folder: URL
    private let cores = ProcessInfo.processInfo.activeProcessorCount

    init(_ entries: [PeerEntry], _ team: PeerTeam, _ catalog: Catalog) throws {
        set = try PlatformSet(catalog)
        outputs = Dictionary(grouping: PlatformSet.files) { $0.drawing }
            .map { Output(drawing: $0, names: $1.map(\.name).sorted()) }
            .sorted { ($1.drawing.size, $0.names[0]) < ($0.drawing.size, $1.names[0]) }
        folder = try MemoryFolder.make("set")
        for entry in entries {
            guard let peer = team.peer(entry) else { continue }
            let target = try freshFolder()
            _ = try peer.ask("set", entry.method, target.path)
            let files = PlatformSet.files
            let isSame = try team.accepts(files.count, of: entry.label, in: Self.job) { number in
                let drawing = files[number].drawing
                return (target.appending(path: files[number].name), try set.scene(drawing).rgba(size: drawing.size))
            }
            if isSame { opponents.append(Opponent(peer: peer, entry: entry)) }
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// A new folder for each time: replacing files costs more.
    private func freshFolder() throws -> URL {
        let target = folder.appending(path: "files")
        try? FileManager.default.removeItem(at: target)
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: false)
        return target
    }

    /// Makes the set once.
    private func make(threads: Int) throws -> (work: Double, clock: Double, bytes: Double) {
        let target = try freshFolder().path
        let next = Mutex(0)
        let total = Mutex(0)
        let failure = Mutex<(any Error)?>(nil)
        let (set, outputs) = (set, outputs)
        @Sendable func drawAll() {
            do {
                while let index = next.withLock({ next in
                    defer { next += 1 }
                    return next < outputs.count ? next : nil
                }) {
                    let bytes = try Self.write(outputs[index], of: set, into: target)
                    total.withLock { $0 += bytes }
                }
            } catch {
                failure.withLock { $0 = error }
            }
        }
        let start = ProcessorTime.ofThread
        let clock = milliseconds {
            if threads == 1 {
                drawAll()
            } else {
                DispatchQueue.concurrentPerform(iterations: threads) { _ in drawAll() }
            }
        }
        let work = ProcessorTime.ofThread - start
        if let error = failure.withLock({ $0 }) { throw error }
        return (work, clock, Double(total.withLock { $0 }))
    }

    /// Draws once what several files show.
    private static func write(_ output: Output, of set: PlatformSet, into folder: String) throws -> Int {
        let file = try IconPNG.encode(try set.scene(output.drawing), size: output.drawing.size)
        for name in output.names {
            let descriptor = open("\(folder)/\(name)", O_WRONLY | O_CREAT | O_EXCL, 0o644)
            defer { close(descriptor) }
            guard descriptor >= 0, Glibc.write(descriptor, file, file.count) == file.count else {
                throw Failure("\(folder)/\(name) cannot be written")
            }
        }
        return file.count * output.names.count
    }
}

extension SetContest: Contest {
    var comparisons: [Comparison] {
        opponents.map {
            Comparison($0.entry.label, job: Self.job, target: $0.entry.target, sizeTarget: $0.entry.sizeTarget)
        }
            + (cores > 1
                ? [
                    Comparison(
                        "ours on one core", job: "\(Self.job), \(min(cores, 2)) cores", target: 1.7, hasFiles: false)
                ]
                : [])
    }

    func round() throws -> [(theirs: Comparison.Work, ours: Comparison.Work)] {
        func ours() throws -> Comparison.Work {
            let made = try [make(threads: 1), make(threads: 1), make(threads: 1)]
            return Comparison.Work(milliseconds: Samples(made.map(\.work)).median, bytes: made[0].bytes)
        }
        var before = try ours()
        var results: [(theirs: Comparison.Work, ours: Comparison.Work)] = []
        for opponent in opponents {
            let answer = try opponent.peer.ask("set", opponent.entry.method, try freshFolder().path)
            let after = try ours()
            results.append((Comparison.Work(milliseconds: answer[0], bytes: answer.last ?? 0), .mean(before, after)))
            before = after
        }
        guard cores > 1 else { return results }
        // By the clock, since processor time does not tell that two work at once.
        var (alone, together): ([Double], [Double]) = ([], [])
        for _ in 0..<5 {
            alone.append(try make(threads: 1).clock)
            together.append(try make(threads: 2).clock)
        }
        results.append(
            (
                Comparison.Work(milliseconds: Samples(alone).median, bytes: 0),
                Comparison.Work(milliseconds: Samples(together).median, bytes: 0)
            ))
        return results
    }
}
