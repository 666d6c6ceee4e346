import Foundation

/// Folders whose files are in memory where the system has such, so that no disk is measured.
enum MemoryFolder {
    private static let root = URL(filePath: "/dev/shm", directoryHint: .isDirectory)

    /// Whether files of `make` are in memory.
    static var isThere: Bool { FileManager.default.fileExists(atPath: root.path) }

    /// A new folder.
    static func make(_ name: String) throws -> URL {
        let parent = isThere ? root : FileManager.default.temporaryDirectory
        let folder = parent.appending(
            path: "iconsmith-bench-\(name)-\(ProcessInfo.processInfo.processIdentifier)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        return folder
    }
}
