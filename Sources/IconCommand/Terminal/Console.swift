package import FileSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where a program writes. A value, so that a test hands in its own.
package struct Console: Sendable {
    /// Standard output could not be written to.
    package struct WriteError: Error, Equatable, Sendable, CustomStringConvertible {
        /// What the system said.
        package let reason: SystemError

        package init(_ reason: SystemError) {
            self.reason = reason
        }

        /// Whether the reader has gone, as `head` does when it has seen enough. Nobody is left to be told.
        package var isClosedPipe: Bool { reason.code == EPIPE }

        package var description: String { "cannot write to standard output: \(reason)" }
    }

    /// Writes to standard output.
    package let writeOutput: @Sendable ([UInt8]) throws(WriteError) -> Void
    /// Writes to standard error. If that fails, there is nowhere to say so.
    package let writeDiagnostics: @Sendable ([UInt8]) -> Void
    /// Whether a person sees standard output as it is written.
    package let isOutputTerminal: Bool
    /// Whether a person sees standard error as it is written: then progress may be drawn there.
    package let isDiagnosticsTerminal: Bool

    package init(
        isOutputTerminal: Bool, isDiagnosticsTerminal: Bool,
        writeOutput: @escaping @Sendable ([UInt8]) throws(WriteError) -> Void,
        writeDiagnostics: @escaping @Sendable ([UInt8]) -> Void
    ) {
        self.isOutputTerminal = isOutputTerminal
        self.isDiagnosticsTerminal = isDiagnosticsTerminal
        self.writeOutput = writeOutput
        self.writeDiagnostics = writeDiagnostics
    }

    /// The process's own standard output and standard error, unbuffered.
    package static func standard() -> Console {
        let output = FileDescriptor(number: STDOUT_FILENO)
        let diagnostics = FileDescriptor(number: STDERR_FILENO)
        return Console(
            isOutputTerminal: isatty(STDOUT_FILENO) == 1, isDiagnosticsTerminal: isatty(STDERR_FILENO) == 1,
            writeOutput: { bytes throws(WriteError) in
                do throws(SystemError) {
                    try output.write(bytes)
                } catch {
                    throw WriteError(error)
                }
            },
            writeDiagnostics: { bytes in try? diagnostics.write(bytes) })
    }

    /// Writes text and a line break to standard output.
    package func print(_ line: String) throws(WriteError) {
        try writeOutput(Array("\(line)\n".utf8))
    }

    /// Writes text and a line break to standard error.
    package func report(_ line: String) {
        writeDiagnostics(Array("\(line)\n".utf8))
    }
}
