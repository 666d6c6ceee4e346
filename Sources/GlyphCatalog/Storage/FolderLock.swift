import FileSystem
import Foundation

/// Runs `body` while no other process or thread changes the data folder. Waits for its turn. The system lets go of the lock
/// when a process ends, however it ends.
func withFolderLock<Result>(
    _ folder: DataFolder, _ body: () throws(CatalogError) -> Result
) throws(CatalogError) -> Result {
    try Disk.makeFolder(folder.packs)
    let file = folder.packs.appending(path: ".lock")
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Disk.failure(file, "write", errno) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else { throw Disk.failure(file, "lock", errno) }
    }
    return try body()
}
