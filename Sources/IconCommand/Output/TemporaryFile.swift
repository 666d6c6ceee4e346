import FileSystem
import Foundation

/// A new file that takes another's name once it is whole.
///
/// It is locked while it exists under its own name. The system lets go of the lock when a process ends, however it ends, so
/// one that is not locked was left by a process that is gone.
package struct TemporaryFile {
    private static let beginning = ".iconsmith-"
    private static let ending = ".tmp"

    /// Open for writing. Whoever made it closes it.
    let file: FileDescriptor
    let path: String
    /// The same open file once more, which keeps the lock after `file` is closed.
    private let lock: FileDescriptor

    /// A new, empty file. Its name does not hold that of another, which may be as long as names can be.
    init(in folder: String) throws(SystemError) {
        while true {
            let middle = String(UInt64.random(in: 0...UInt64.max), radix: 36)
            let path = "\(folder)/\(TemporaryFile.beginning)\(middle)\(TemporaryFile.ending)"
            // As with any new file, the process's mask decides what of this remains.
            let number = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            guard number >= 0 else {
                guard errno == EEXIST || errno == EINTR else { throw SystemError(errno) }
                continue
            }
            let file = FileDescriptor(number: number)
            guard TemporaryFile.take(number) else {
                try file.close()
                continue
            }
            let copy = fcntl(number, F_DUPFD_CLOEXEC, 0)
            guard copy >= 0 else {
                let code = errno
                unlink(path)
                try? file.close()
                throw SystemError(code)
            }
            (self.file, self.path, lock) = (file, path, FileDescriptor(number: copy))
            return
        }
    }

    /// Locks a file that was just made. False when `removeAbandoned` of another process has taken it for abandoned in the moment
    /// before. A file system without locks is as good: nobody can take the lock to delete the file then.
    private static func take(_ number: Int32) -> Bool {
        if flock(number, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return false }
        var status = stat()
        return fstat(number, &status) != 0 || status.st_nlink > 0
    }

    /// To be called last, when the file has its new name or is deleted.
    func unlock() { try? lock.close() }

    /// Deletes what dead processes of this user left in a folder. What cannot be read or deleted stays.
    package static func removeAbandoned(in folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix(beginning) && name.hasSuffix(ending) {
            let path = "\(folder)/\(name)"
            let number = open(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            guard number >= 0 else { continue }
            defer { close(number) }
            var status = stat()
            guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
                flock(number, LOCK_EX | LOCK_NB) == 0
            else { continue }
            unlink(path)
        }
    }
}
