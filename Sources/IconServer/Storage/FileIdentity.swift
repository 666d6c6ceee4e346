import Foundation

/// Tells one state of a file from another, without reading it.
struct FileIdentity: Equatable, Sendable {
    private let device: UInt64
    private let number: UInt64
    private let seconds: Int
    private let nanoseconds: Int
    /// The size in bytes.
    let size: Int

    /// The state of a file now; nil when there is no plain file of this path. Links are followed.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
        size = Int(status.st_size)
    }
}
