#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A number for an open file of this process. Whoever opened it closes it.
package struct FileDescriptor: Sendable {
    /// The number.
    package let number: Int32

    /// An open file of this number.
    package init(number: Int32) {
        self.number = number
    }

    /// Writes all bytes, however many calls it takes. Waits where the other end is slow.
    package func write(_ bytes: [UInt8]) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { rest in
                systemWrite(number, rest.baseAddress, rest.count)
            }
            if count >= 0 {
                written += count
                continue
            }
            switch errno {
            case EINTR:
                continue
            case EAGAIN:
                // Somebody made it non-blocking, as some programs do with a pipe that they share with us.
                var readiness = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
                _ = poll(&readiness, 1, -1)
            default:
                throw SystemError(errno)
            }
        }
    }

    /// Has all that was written put on the disk. File systems that cannot do that for this kind of file are forgiven.
    package func synchronize() throws(SystemError) {
        while fsync(number) != 0 {
            switch errno {
            case EINTR: continue
            case EINVAL, ENOTSUP, ENOSYS, EROFS: return
            default: throw SystemError(errno)
            }
        }
    }

    /// Closes it. A write that the system had put off may fail only now.
    package func close() throws(SystemError) {
        // On Linux the number is free even after EINTR, so that closing again could close another's file.
        guard systemClose(number) == 0 || errno == EINTR else { throw SystemError(errno) }
    }
}

extension FileDescriptor {
    /// Gives a file that was written the name `target`, in place of what may have that name, and closes it. After a crash there is the
    /// old file or the new one, whole: its bytes are on the disk before the name is. The name is there before this returns, where
    /// the file system can promise it.
    ///
    /// - Parameter path: what the file is called until then.
    /// - Throws: why it could not; nothing has changed at `target` then.
    package func replace(_ target: String, from path: String) throws(SystemError) {
        do throws(SystemError) {
            try synchronize()
        } catch {
            try? close()
            throw error
        }
        try close()
        guard rename(path, target) == 0 else { throw SystemError(errno) }
        FileDescriptor.synchronizeFolder(FileDescriptor.folder(of: target))
    }

    /// The folder that a path leads to.
    package static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Has a new name put on the disk too. The file is whole either way, so a system that cannot is forgiven.
    private static func synchronizeFolder(_ folder: String) {
        let number = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0 else { return }
        let file = FileDescriptor(number: number)
        try? file.synchronize()
        try? file.close()
    }
}

// Inside `FileDescriptor` the names `write` and `close` mean its own methods.
private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(number, bytes, count)
}

private func systemClose(_ number: Int32) -> Int32 {
    close(number)
}
