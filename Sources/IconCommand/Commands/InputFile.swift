import Foundation
import IconKit

/// Reads files that a person names, up to a size that no icon has.
enum InputFile {
    /// The largest file that is read: 64 MiB.
    static let maximumBytes = 1 << 26

    /// Reads the file at `path`; `-` stands for standard input.
    static func read(_ path: String) throws(Failure) -> Data {
        guard path != "-" else { return try read(.standardInput, "standard input") }
        let shown = quoted(path, limit: 200)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Failure("cannot read \(shown): there is no such file")
        }
        guard !isFolder.boolValue else { throw Failure("cannot read \(shown): it is a folder") }
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw Failure("cannot read \(shown): you may not read it")
        }
        defer { try? file.close() }
        return try read(file, shown)
    }

    private static func read(_ file: FileHandle, _ shown: String) throws(Failure) -> Data {
        do {
            let data = try file.read(upToCount: maximumBytes + 1) ?? Data()
            guard data.count <= maximumBytes else {
                throw Failure("cannot read \(shown): it has more than \(maximumBytes >> 20) MiB")
            }
            return data
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure("cannot read \(shown): \(error.localizedDescription)")
        }
    }
}
