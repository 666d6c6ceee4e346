import IconCommand
import Synchronization

/// What a program wrote.
final class CapturedConsole: Sendable {
    private let outputBytes = Mutex<[UInt8]>([])
    private let diagnosticBytes = Mutex<[UInt8]>([])
    private let isTerminal: Bool
    private let failure: Console.WriteError?

    /// - Parameter failure: what every write to standard output ends in.
    init(isTerminal: Bool = false, failure: Console.WriteError? = nil) {
        self.isTerminal = isTerminal
        self.failure = failure
    }

    var console: Console {
        Console(
            isOutputTerminal: isTerminal, isDiagnosticsTerminal: isTerminal,
            writeOutput: { [self] bytes throws(Console.WriteError) in
                if let failure { throw failure }
                outputBytes.withLock { $0 += bytes }
            },
            writeDiagnostics: { [self] bytes in diagnosticBytes.withLock { $0 += bytes } })
    }

    var output: String { String(decoding: outputBytes.withLock { $0 }, as: UTF8.self) }
    var diagnostics: String { String(decoding: diagnosticBytes.withLock { $0 }, as: UTF8.self) }
}
