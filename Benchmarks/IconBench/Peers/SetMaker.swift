import Foundation
import GlyphCatalog
import IconCommand
import IconFormats
import Synchronization

/// Makes the platform set as files in memory, as our library lets one: each drawing once, on as many threads as wanted.
final class SetMaker {
    /// A drawing and all files that show it.
    private struct Output {
        let drawing: PlatformSet.Drawing
        let names: [String]
    }

    /// What making the set took.
    struct Made {
        /// Processor time of the calling thread, in milliseconds.
        let work: Double
        /// By the clock, in milliseconds.
        let clock: Double
        let bytes: Double
    }

    let set: PlatformSet
    /// The largest first, so that cores end at about the same time.
    private let outputs: [Output]
    private let folder: URL

    init(_ catalog: Catalog) throws {
        set = try PlatformSet(catalog)
        outputs = Dictionary(grouping: PlatformSet.files) { $0.drawing }
            .map { Output(drawing: $0, names: $1.map(\.name).sorted()) }
            .sorted { ($1.drawing.size, $0.names[0]) < ($0.drawing.size, $1.names[0]) }
        folder = try MemoryFolder.make("set")
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// A new folder for the files of one time: replacing files costs more.
    func freshFolder() throws -> URL {
        let target = folder.appending(path: "files")
        try? FileManager.default.removeItem(at: target)
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: false)
        return target
    }

    /// Makes the set once.
    func make(threads: Int) throws -> Made {
        let target = try freshFolder().path
        let next = Mutex(0)
        let total = Mutex(0)
        let failure = Mutex<(any Error)?>(nil)
        let (set, outputs) = (set, outputs)
        @Sendable func makeAll() {
            let encoder = IconPNGEncoder()
            do {
                while let index = next.withLock({ next in
                    defer { next += 1 }
                    return next < outputs.count ? next : nil
                }) {
                    let bytes = try Self.write(outputs[index], of: set, into: target, with: encoder)
                    total.withLock { $0 += bytes }
                }
            } catch {
                failure.withLock { $0 = error }
            }
        }
        let start = ProcessorTime.ofThread
        let clock = milliseconds {
            if threads == 1 {
                makeAll()
            } else {
                DispatchQueue.concurrentPerform(iterations: threads) { _ in makeAll() }
            }
        }
        let work = ProcessorTime.ofThread - start
        if let error = failure.withLock({ $0 }) { throw error }
        return Made(work: work, clock: clock, bytes: Double(total.withLock { $0 }))
    }

    /// Draws once what several files show.
    private static func write(
        _ output: Output, of set: PlatformSet, into folder: String, with encoder: IconPNGEncoder
    ) throws -> Int {
        let file = try encoder.encode(try set.scene(output.drawing), size: output.drawing.size)
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
