import Foundation

/// Reads files that a person names, up to a size that no icon has.
enum InputFile {
    /// The largest file that is read: 64 MiB.
    static let maximumBytes = 1 << 26

    static func read(_ path: String) throws(Failure) -> Data {
        let shown = quoted(path, limit: 200)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Failure("cannot read \(shown): there is no such file")
        }
        guard !isFolder.boolValue else { throw Failure("cannot read \(shown): it is a folder") }
        do {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? file.close() }
            let data = try file.read(upToCount: maximumBytes + 1) ?? Data()
            guard data.count <= maximumBytes else {
                throw Failure("cannot read \(shown): it has more than \(maximumBytes >> 20) MiB")
            }
            return data
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure("cannot read \(shown): you may not read it, or the disk failed")
        }
    }
}
