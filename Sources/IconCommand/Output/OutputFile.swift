import FileSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes whole files so that nobody ever sees half of one.
///
/// The bytes go to a new file in the same folder, are put on the disk, and then take the name in one step. Until that
/// step the old file stands as it was; if anything fails, the new one is removed. An old file hands on its permissions
/// and, where the system allows, its owner; a symbolic link that leads to a file stays, and that file is replaced. What is no
/// regular file, such as `/dev/null` or a named pipe, is written to as it stands.
package struct OutputFile: Sendable {
    /// The path as the person gave it.
    private let path: String

    /// Writes an image to a path.
    ///
    /// - Parameters:
    ///   - path: where to; `-` stands for standard output, unless that is a terminal.
    ///   - console: has the standard output.
    /// - Throws: `OutputError`, or `Console.WriteError` for standard output.
    package static func write(image bytes: [UInt8], to path: String, console: Console) throws {
        guard path == "-" else { return try write(bytes, to: path) }
        guard !console.isOutputTerminal else { throw OutputError.isTerminal }
        try console.writeOutput(bytes)
    }

    /// Writes bytes to the file at a path.
    package static func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
        try OutputFile(path: path).write(bytes)
    }

    private func write(_ bytes: [UInt8]) throws(OutputError) {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw .failed(path: path, reason: SystemError(EINVAL)) }
        guard !path.hasSuffix("/") else { throw .isFolder(path: path) }
        var status = stat()
        if stat(path, &status) == 0 {
            switch status.st_mode & S_IFMT {
            case S_IFREG:
                guard faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0 else { throw error(errno) }
                try replace(try resolvedPath(), with: bytes, like: status)
            case S_IFDIR:
                throw .isFolder(path: path)
            default:
                try writeInPlace(bytes)
            }
        } else if errno == ENOENT {
            try replace(path, with: bytes, like: nil)
        } else {
            throw error(errno)
        }
    }

    /// The path without symbolic links.
    private func resolvedPath() throws(OutputError) -> String {
        guard let resolved = realpath(path, nil) else { throw error(errno) }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private func writeInPlace(_ bytes: [UInt8]) throws(OutputError) {
        let number = open(path, O_WRONLY | O_CLOEXEC)
        guard number >= 0 else { throw error(errno) }
        let file = FileDescriptor(number: number)
        do throws(SystemError) {
            try file.write(bytes)
        } catch {
            try? file.close()
            throw self.error(error.code)
        }
        do throws(SystemError) { try file.close() } catch { throw self.error(error.code) }
    }

    /// Puts a new file in the place of `target`.
    ///
    /// - Parameter old: the file that is there, if there is one.
    private func replace(_ target: String, with bytes: [UInt8], like old: stat?) throws(OutputError) {
        do throws(SystemError) {
            let temporary = try TemporaryFile(in: FileDescriptor.folder(of: target))
            defer { temporary.unlock() }
            do throws(SystemError) {
                do throws(SystemError) {
                    try temporary.file.write(bytes)
                } catch {
                    try? temporary.file.close()
                    throw error
                }
                if let old { adopt(old, temporary.file) }
                try temporary.file.replace(target, from: temporary.path)
            } catch {
                unlink(temporary.path)
                throw error
            }
        } catch {
            throw self.error(error.code)
        }
    }

    /// Gives the new file the owner and the permissions of the old one. Only the superuser may give files away; for
    /// others the file is theirs, as with any file that they replace.
    private func adopt(_ old: stat, _ file: FileDescriptor) {
        _ = fchown(file.number, old.st_uid, old.st_gid)
        _ = fchmod(file.number, old.st_mode & 0o777)
    }

    /// What an `errno` value means for the person.
    private func error(_ code: Int32) -> OutputError {
        let reason = SystemError(code)
        switch code {
        case ENOENT, ENOTDIR: return .noSuchFolder(path: path, folder: FileDescriptor.folder(of: path))
        case EISDIR: return .isFolder(path: path)
        case EACCES, EPERM, EROFS: return .notPermitted(path: path, reason: reason)
        case ENOSPC, EDQUOT, EFBIG: return .diskFull(path: path, reason: reason)
        case ENAMETOOLONG: return .nameTooLong(path: path)
        default: return .failed(path: path, reason: reason)
        }
    }
}
