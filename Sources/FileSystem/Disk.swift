package import Foundation
import IconCore

/// Files on disk, with errors that say which file, what was tried and what the system answered. Each module names the error
/// of its own that it wants: `typealias Disk = FileSystem.Disk<CatalogError>`.
package enum Disk<Failure: FileFailure> {
    /// Makes a folder and those above it, where they are missing.
    package static func makeFolder(_ url: URL) throws(Failure) {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw failure(url, "make the folder", error)
        }
    }

    /// The names in a folder, sorted; none for a folder that is not there.
    package static func names(in folder: URL) throws(Failure) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        } catch CocoaError.fileReadNoSuchFile {
            return []
        } catch {
            throw failure(folder, "read", error)
        }
    }

    /// Reads a whole file. One of more than `limit` bytes gives nil.
    package static func read(_ file: URL, limit: Int) throws(Failure) -> [UInt8]? {
        var bytes: [UInt8] = []
        try readChunks(of: file) { chunk in
            bytes += chunk
            return bytes.count <= limit
        }
        return bytes.count <= limit ? bytes : nil
    }

    /// The SHA-256 of a file's bytes.
    package static func digest(of file: URL) throws(Failure) -> [UInt8] {
        var hash = SHA256()
        try readChunks(of: file) { chunk in
            hash.update(chunk)
            return true
        }
        return hash.finish()
    }

    private static func readChunks(of file: URL, _ take: ([UInt8]) -> Bool) throws(Failure) {
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(file, "read", errno) }
        defer { close(descriptor) }
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count == 0 { return }
            guard count > 0 else { throw failure(file, "read", errno) }
            guard take(Array(buffer[..<count])) else { return }
        }
    }

    /// Copies a file, links followed; what is at `copy` is replaced.
    package static func copy(_ file: URL, to copy: URL) throws(Failure) {
        try remove(copy)
        do {
            try FileManager.default.copyItem(at: file.resolvingSymlinksInPath(), to: copy)
        } catch {
            throw failure(copy, "write", error)
        }
    }

    /// Gives `file` the name `target`, in place of what may have that name, as `FileDescriptor.replace` does.
    package static func replace(_ target: URL, with file: URL) throws(Failure) {
        let number = open(file.path, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else { throw failure(file, "write", errno) }
        do throws(SystemError) {
            try FileDescriptor(number: number).replace(target.path, from: file.path)
        } catch {
            throw failure(target, "write", error.code)
        }
    }

    /// Deletes a file, if it is there.
    package static func remove(_ file: URL) throws(Failure) {
        guard unlink(file.path) == 0 || errno == ENOENT else { throw failure(file, "delete", errno) }
    }

    package static func failure(_ url: URL, _ action: String, _ code: Int32) -> Failure {
        .file(url.path, action: action, problem: String(cString: strerror(code)))
    }

    private static func failure(_ url: URL, _ action: String, _ error: any Error) -> Failure {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        if let underlying, underlying.domain == NSPOSIXErrorDomain {
            return failure(url, action, Int32(underlying.code))
        }
        return .file(url.path, action: action, problem: error.localizedDescription)
    }
}
