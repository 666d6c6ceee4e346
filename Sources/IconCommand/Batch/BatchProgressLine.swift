import Foundation
import Synchronization

/// Shows how far a batch is, how fast it goes and how long it will take: one line, drawn over a few times a second, and only
/// where a person watches.
final class BatchProgressLine: Sendable {
    private static let interval = 0.1

    private let console: Console
    private let total: Int
    private let start = Date()
    private let lastShown = Mutex(Date.distantPast)

    init(_ console: Console, total: Int) {
        self.console = console
        self.total = total
    }

    /// Shows how far the drawing is.
    func show(_ progress: BatchRunner.Progress) {
        show { text(progress, after: $0) }
    }

    /// Shows how far the settling of a family is, which comes first.
    func show(settled count: Int) {
        show { _ in "settling the family, \(count) of \(total)" }
    }

    private func show(_ text: (_ seconds: Double) -> String) {
        guard console.isDiagnosticsTerminal else { return }
        let now = Date()
        let isDue = lastShown.withLock { last in
            guard now.timeIntervalSince(last) >= BatchProgressLine.interval else { return false }
            last = now
            return true
        }
        guard isDue else { return }
        console.writeDiagnostics(Array("\r\u{1B}[K\(text(now.timeIntervalSince(start)))".utf8))
    }

    /// `3200 of 10000, 812 a second, 8 s left, 2 failed`.
    func text(_ progress: BatchRunner.Progress, after seconds: Double) -> String {
        let rate = Double(progress.done) / max(seconds, 0.001)
        let left = rate > 0 ? Int((Double(total - progress.done) / rate).rounded(.up)) : 0
        let failed = progress.failed.isEmpty ? "" : ", \(progress.failed.count) failed"
        return "\(progress.done) of \(total), \(Int(rate)) a second, \(left) s left\(failed)"
    }

    /// Takes the line away.
    func finish() {
        if console.isDiagnosticsTerminal { console.writeDiagnostics(Array("\r\u{1B}[K".utf8)) }
    }
}
