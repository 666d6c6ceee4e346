import GlyphCatalog
import IconKit

/// Shows how far a compilation is: one line that is drawn over on a terminal, one line a pack elsewhere.
final class ProgressLine {
    private let console: Console
    private var pack = ""
    private var percent = -1

    init(_ console: Console) {
        self.console = console
    }

    func show(_ progress: CompileProgress) {
        let percent = progress.total > 0 ? 100 * progress.done / progress.total : 100
        if console.isDiagnosticsTerminal {
            guard percent != self.percent || pack != progress.pack else { return }
            console.writeDiagnostics(Array("\r\u{1B}[Kcompiling \(printable(progress.pack)) \(percent) %".utf8))
        } else if pack != progress.pack {
            console.report("compiling \(printable(progress.pack)) (\(progress.total))")
        }
        (pack, self.percent) = (progress.pack, percent)
    }

    /// Takes the line away. May be called again.
    func finish() {
        if console.isDiagnosticsTerminal, !pack.isEmpty { console.writeDiagnostics(Array("\r\u{1B}[K".utf8)) }
        pack = ""
    }
}
