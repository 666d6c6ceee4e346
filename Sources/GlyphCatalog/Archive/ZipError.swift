/// Why a zip archive could not be read or written. The names of files are added further up.
enum ZipError: Error, Equatable {
    /// The archive is damaged, cut short, encrypted, or no zip at all; the text is libarchive's.
    case damaged(String)
    /// A file in the archive unpacks to more than the given number of bytes.
    case entryTooLarge(limit: Int)
    /// The archive could not be written; the text is libarchive's.
    case notWritten(String)
}

extension ZipError: CustomStringConvertible {
    /// What is wrong, as part of a line.
    var description: String {
        switch self {
        case .damaged(let problem), .notWritten(let problem): problem
        case .entryTooLarge(let limit): "a file in it has more than \(limit) bytes"
        }
    }
}
