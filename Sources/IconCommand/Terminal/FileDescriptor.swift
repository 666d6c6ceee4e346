#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Why the operating system refused something: an `errno` value.
package struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The `errno` value.
    package let code: Int32

    package init(_ code: Int32) {
        self.code = code
    }

    /// The operating system's words for it.
    package var description: String {
        String(cString: strerror(code))
    }
}

/// A number for an open file of this process. Whoever opened it closes it.
struct FileDescriptor: Sendable {
    let number: Int32

    /// Writes all bytes, however many calls it takes. Waits where the other end is slow.
    func write(_ bytes: [UInt8]) throws(SystemError) {
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
    func synchronize() throws(SystemError) {
        while fsync(number) != 0 {
            switch errno {
            case EINTR: continue
            case EINVAL, ENOTSUP, ENOSYS, EROFS: return
            default: throw SystemError(errno)
            }
        }
    }

    /// Closes it. A write that the system had put off may fail only now.
    func close() throws(SystemError) {
        // On Linux the number is free even after EINTR, so that closing again could close another's file.
        guard systemClose(number) == 0 || errno == EINTR else { throw SystemError(errno) }
    }
}

// Inside `FileDescriptor` the names `write` and `close` mean its own methods.
private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(number, bytes, count)
}

private func systemClose(_ number: Int32) -> Int32 {
    close(number)
}
