import Foundation
import GlyphCatalog

/// A temporary folder with a data folder in it. Deleted with the value.
final class Sandbox: Sendable {
    let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "iconsmith-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    var folder: DataFolder { DataFolder(root.appending(path: "data")) }
    var library: PackLibrary { PackLibrary(folder, languages: .none) }

    /// Writes a file, and the folders above it.
    @discardableResult
    func write(_ path: String, _ bytes: [UInt8]) throws -> URL {
        let url = root.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
        return url
    }

    /// Writes a file of text.
    @discardableResult
    func write(_ path: String, _ text: String) throws -> URL { try write(path, Array(text.utf8)) }

    /// Writes drawings of squares into a folder, each of another size, and returns the folder.
    func squares(_ names: [String], in path: String = "squares") throws -> URL {
        for (index, name) in names.enumerated() { try write("\(path)/\(name)", Sandbox.square(index + 1)) }
        return root.appending(path: path, directoryHint: .isDirectory)
    }

    /// A drawing of a square with this side.
    static func square(_ side: Int) -> String {
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h\#(side)v\#(side)H0z"/></svg>"#
    }

    /// All files below the data folder, by path, with their bytes; the lock left out.
    func snapshot() throws -> [String: Data] {
        var files: [String: Data] = [:]
        let base = folder.url.path
        for case let path as String in FileManager.default.enumerator(atPath: base) ?? .init()
        where !path.hasSuffix(".lock") {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: base + "/" + path, isDirectory: &isFolder)
            if !isFolder.boolValue { files[path] = try Data(contentsOf: URL(fileURLWithPath: base + "/" + path)) }
        }
        return files
    }
}

/// The error that something ends in; nil when it goes well.
func catalogError(_ body: () throws(CatalogError) -> Void) -> CatalogError? {
    do throws(CatalogError) {
        try body()
        return nil
    } catch {
        return error
    }
}
