import Foundation
import GlyphCatalog
import IconCore
import IconFormats
import IconKit
import Synchronization

/// Makes the icons of a plan on all cores.
///
/// Each file appears whole or not at all. A file that is there and carries the same recipe at the same size is left alone,
/// so a run that was stopped goes on where it stopped when it is started again. What a killed run left half written is deleted.
final class BatchRunner: Sendable {
    /// How far a run is.
    struct Progress: Sendable {
        /// Files written.
        var written = 0
        /// Files that were there already.
        var kept = 0
        /// Rows that could not be made.
        var failed: [BatchTable.BadRow] = []

        var done: Int { written + kept + failed.count }
    }

    private let icons: BatchIcons
    private let folder: URL
    private let data: DataFolder
    private let level: DeflateLevel
    private let next = Mutex(0)
    private let progress = Mutex(Progress())

    init(_ icons: BatchIcons, to folder: URL, data: DataFolder, level: DeflateLevel) {
        self.icons = icons
        self.folder = folder
        self.data = data
        self.level = level
    }

    /// Runs all jobs.
    ///
    /// - Parameters:
    ///   - workers: how many at a time; 1 or more.
    ///   - report: called after every job, on whatever thread made it, one call at a time.
    /// - Returns: what became of the jobs; failures in the order of the table.
    func run(workers: Int, report: @Sendable (Progress) -> Void) -> Progress {
        for subfolder in Set(icons.jobs.map(\.subfolder)) {
            TemporaryFile.removeAbandoned(in: folder.appending(path: subfolder).path)
        }
        DispatchQueue.concurrentPerform(iterations: max(1, workers)) { _ in
            let finder = GlyphFinder(data)
            while let index = takeJob() {
                let result = Result { try make(index, finder) }
                progress.withLock { progress in
                    switch result {
                    case .success(true): progress.written += 1
                    case .success(false): progress.kept += 1
                    case .failure(let error):
                        progress.failed.append(BatchTable.BadRow(line: icons.jobs[index].line, problem: "\(error)"))
                    }
                    report(progress)
                }
            }
        }
        return progress.withLock { progress in
            progress.failed.sort { $0.line < $1.line }
            return progress
        }
    }

    private func takeJob() -> Int? {
        next.withLock { next in
            guard next < icons.jobs.count else { return nil }
            next += 1
            return next - 1
        }
    }

    /// Makes one icon. False when it is there already.
    private func make(_ index: Int, _ finder: GlyphFinder) throws -> Bool {
        let job = icons.jobs[index]
        let icon = try icons.icon(index, finder)
        let file = folder.appending(path: job.path)
        if isMade(file, icon, job) { return false }
        let bytes =
            switch job.format {
            case .png: try icon.png(size: job.size, level: level)
            case .svg: try icon.svg(size: job.size)
            }
        if !job.subfolder.isEmpty {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        try OutputFile.write([UInt8](bytes), to: file.path)
        return true
    }

    private func isMade(_ file: URL, _ icon: Icon, _ job: BatchJob) -> Bool {
        guard let found = FileManager.default.contents(atPath: file.path), let opened = try? OpenedIcon(found) else {
            return false
        }
        return opened.recipe == icon.recipe && opened.size == job.size
            && opened.glyph?.data == (icon.glyph?.isCarried == true ? icon.glyph?.data : nil)
    }
}
