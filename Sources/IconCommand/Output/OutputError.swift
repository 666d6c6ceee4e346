package import FileSystem
import IconKit

/// Why output did not come to where it should. Nothing was changed at that place.
package enum OutputError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Standard output is a terminal, which would show an image as noise.
    case isTerminal
    /// The path names a folder.
    case isFolder(path: String)
    /// The folder that the path leads to does not exist, or is no folder.
    case noSuchFolder(path: String, folder: String)
    /// The person may not write there.
    case notPermitted(path: String, reason: SystemError)
    /// No space is left, on the disk or within the person's share of it.
    case diskFull(path: String, reason: SystemError)
    /// A name in the path, or the whole path, is longer than the file system allows.
    case nameTooLong(path: String)
    /// Anything else that the system said.
    case failed(path: String, reason: SystemError)

    package var description: String {
        switch self {
        case .isTerminal:
            "an image is not for a terminal; name a file with -o FILE, or send it on with '>' or '|'"
        case .isFolder(let path):
            "cannot write \(shown(path)): it is a folder; name a file in it"
        case .noSuchFolder(let path, let folder):
            "cannot write \(shown(path)): there is no folder \(shown(folder)); make it first"
        case .notPermitted(let path, let reason):
            "cannot write \(shown(path)): \(reason)"
        case .diskFull(let path, let reason):
            "cannot write \(shown(path)): \(reason); free some space or write elsewhere"
        case .nameTooLong(let path):
            "cannot write \(shown(path)): the name is too long"
        case .failed(let path, let reason):
            "cannot write \(shown(path)): \(reason)"
        }
    }
}

private func shown(_ path: String) -> String {
    quoted(path, limit: 200)
}
