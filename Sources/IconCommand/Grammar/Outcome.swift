/// A wrong command line: exit code 2, the message, and where the help is.
package struct UsageError: Error, Equatable, Sendable {
    /// What is wrong and what is right, on one line, without a full stop.
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}

/// Something that could not be done although the command line was right: exit code 1 and the message.
package struct Failure: Error, Equatable, Sendable, CustomStringConvertible {
    /// What failed and what to do about it, on one line, without a full stop.
    package let message: String

    package init(_ message: String) {
        self.message = message
    }

    package var description: String { message }
}

/// How a program ends.
package enum ExitCode: Int32, Sendable {
    case success = 0
    case failure = 1
    case usage = 2
}
