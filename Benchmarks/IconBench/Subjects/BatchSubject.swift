import Foundation
import GlyphCatalog
import IconCommand
import IconKit
import Synchronization

/// How many icons a second `iconsmith batch` makes as a process, start and files and all, beside what the library makes of the
/// same recipes in memory.
final class BatchSubject: Subject {
    /// So many different glyphs, from all packs.
    private static let glyphCount = 200
    private static let size = 180

    private let tool: URL
    private let data: DataFolder
    private let icons: [Icon]
    private let folder: URL
    private let namedCount: Int
    private let cores = ProcessInfo.processInfo.activeProcessorCount

    let measures = [
        Measure("batch: library, one thread", .perSecond),
        Measure("batch: library, all cores", .perSecond),
        Measure("batch: process, all cores", .perSecond),
        Measure("batch: process over library", .ratio, target: 0.7),
        Measure("batch: process over library, in processor time", .ratio),
        Measure("batch: process, rows by name", .perSecond),
    ]

    init(_ surroundings: Surroundings) throws {
        tool = surroundings.tool
        data = surroundings.data
        let count = surroundings.isCheck ? 40 : 10_000
        namedCount = surroundings.isCheck ? 10 : 2_000
        let glyphs = try BatchSubject.glyphs(try Catalog(surroundings.data))
        icons = try (0..<count).map { index in
            let pair = Palette.original[index % Palette.original.count]
            return try Icon(colors: ["\(pair.first)", "\(pair.second)"], glyph: glyphs[index % glyphs.count])
        }
        folder = try MemoryFolder.make("batch")
        try table(
            "recipe,size,file", icons.indices.map { "\(icons[$0].recipe),\(BatchSubject.size),\($0).png" },
            "recipes.csv")
        let names = TypedPrefixes.wholeNames
        try table(
            "name,size,file",
            (0..<namedCount).map { index in
                // Two names joined, so that hardly any comes twice.
                let name = "\(names[index % names.count]) \(names[index / names.count % names.count])"
                return "\(name),\(BatchSubject.size),\(index).png"
            }, "names.csv")
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Glyphs evenly from the whole catalogue.
    private static func glyphs(_ catalog: Catalog) throws -> [NamedGlyph] {
        let paths = try catalog.list()
        return try (0..<glyphCount).compactMap { index in
            let path = paths[index * paths.count / glyphCount]
            return try catalog.glyph(pack: path.pack, name: path.name).map {
                try NamedGlyph(GlyphReference(named: path.description), data: $0.data)
            }
        }
    }

    private func table(_ header: String, _ rows: [String], _ name: String) throws {
        let text = ([header] + rows).map { $0 + "\n" }.joined()
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    func round() throws -> [Double] {
        // The library's half before and half after, so that a drift of the machine falls on both sides alike.
        let half = icons.count / 2
        let alone = try drawn(icons[..<min(2_000, icons.count)], threads: 1)
        let before = try drawn(icons[..<half], threads: cores)
        let process = try batch("recipes.csv", count: icons.count)
        let after = try drawn(icons[half...], threads: cores)
        let library = Speed(icons: icons.count, clock: before.clock + after.clock, work: before.work + after.work)
        let named = try batch("names.csv", count: namedCount)
        return [
            alone.perSecond, library.perSecond, process.perSecond, process.perSecond / library.perSecond,
            library.work / process.work, named.perSecond,
        ]
    }

    /// How fast some icons were made.
    private struct Speed {
        let icons: Int
        /// By the clock, in milliseconds.
        let clock: Double
        /// In processor time, milliseconds.
        let work: Double

        var perSecond: Double { Double(icons) / clock * 1_000 }
    }

    /// The library's speed in memory.
    private func drawn(_ icons: ArraySlice<Icon>, threads: Int) throws -> Speed {
        let next = Mutex(icons.startIndex)
        let failure = Mutex<IconError?>(nil)
        let work = ProcessorTime.own
        let clock = milliseconds {
            DispatchQueue.concurrentPerform(iterations: threads) { _ in
                while let index = next.withLock({ next in
                    defer { next += 1 }
                    return next < icons.endIndex ? next : nil
                }) {
                    do throws(IconError) {
                        _ = try icons[index].png(size: BatchSubject.size)
                    } catch {
                        failure.withLock { $0 = error }
                    }
                }
            }
        }
        if let error = failure.withLock({ $0 }) { throw error }
        return Speed(icons: icons.count, clock: clock, work: ProcessorTime.own - work)
    }

    /// The speed of the process with a table, into a new folder.
    private func batch(_ table: String, count: Int) throws -> Speed {
        let target = folder.appending(path: "out")
        let process = Process()
        process.executableURL = tool
        process.arguments = [
            "--data", data.url.path, "batch", folder.appending(path: table).path, "--to", target.path,
        ]
        let output = Pipe()
        process.standardOutput = output
        var said = Data()
        let work = ProcessorTime.ofChildren
        let clock = try milliseconds {
            try process.run()
            said = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
        }
        try FileManager.default.removeItem(at: target)
        guard process.terminationStatus == 0, said == Data("\(count) written, 0 kept, 0 failed\n".utf8) else {
            throw Failure("iconsmith batch did not write all of \(table): \(String(decoding: said, as: UTF8.self))")
        }
        return Speed(icons: count, clock: clock, work: ProcessorTime.ofChildren - work)
    }

    var remarks: [String] {
        MemoryFolder.isThere ? [] : ["there is no /dev/shm, so the files of batch went to a disk"]
    }
}
