import Foundation
import IconKit

/// An icon that lies where a row is to be written.
enum ExistingIcon {
    /// - Throws: `Failure` when something is at `path` that is no plain file: a folder, a pipe, a device.
    static func refuseOthers(at path: String, shown: String) throws {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return }
        throw Failure("\(quoted(shown)) is there and is no plain file")
    }

    /// The icon in the file at `path`; nil where there is no file, no plain file (a pipe would never end), one that is larger than
    /// any icon, or one that carries no recipe.
    static func open(_ path: String) -> OpenedIcon? {
        let descriptor = Foundation.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            status.st_size <= InputFile.maximumBytes, let data = try? file.readToEnd()
        else { return nil }
        return try? OpenedIcon(data)
    }
}
