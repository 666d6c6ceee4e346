import ArtworkReader
import FileSystem
import Foundation

/// An SVG file of a pack that a person adds.
struct PackSourceFile {
    /// Below the folder or in the zip file, with `/` between folders.
    var path: String
    var bytes: [UInt8]
}

/// Gathers the SVG files of a folder or a zip file, sorted by path. Hidden files and what macOS puts beside are passed
/// over; links and paths that lead elsewhere, and files that are too long, are reported and left out.
struct PackSourceReader {
    /// The most SVG files in a pack.
    static let maximumFiles = 10_000
    /// The most bytes of all SVG files together, and of a zip file.
    static let maximumBytes = 64 << 20
    /// The most entries in all folders, of whatever kind.
    static let maximumEntries = 100_000
    /// How deep folders may be nested.
    static let maximumDepth = 16

    private let source: URL
    private var files: [PackSourceFile] = []
    private var paths: Set<String> = []
    private var problems: [PackProblem] = []
    private var byteCount = 0
    private var entryCount = 0

    private init(_ source: URL) {
        self.source = source
    }

    /// Reads the folder or zip file at `source`.
    static func read(_ source: URL) throws(CatalogError) -> (files: [PackSourceFile], problems: [PackProblem]) {
        var reader = PackSourceReader(source)
        switch kind(of: source.resolvingSymlinksInPath()) {
        case .typeDirectory: try reader.readFolder(source, path: "", depth: 0)
        case .typeRegular: try reader.readArchive()
        case nil: throw .file(source.path, action: "read", problem: "there is no such file or folder")
        default: throw .notAPack(source.path)
        }
        return (reader.files.sorted { $0.path < $1.path }, reader.problems.sorted { $0.file < $1.file })
    }

    /// What is at `url`, links not followed.
    private static func kind(of url: URL) -> FileAttributeType? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType
    }

    private mutating func readFolder(_ folder: URL, path: String, depth: Int) throws(CatalogError) {
        guard depth <= Self.maximumDepth else {
            throw tooLarge("folders are nested more than \(Self.maximumDepth) deep")
        }
        for name in try Disk.names(in: folder) {
            try countEntry()
            guard !name.hasPrefix("."), name != "__MACOSX" else { continue }
            let url = folder.appending(path: name)
            switch Self.kind(of: url) {
            case .typeDirectory:
                try readFolder(url, path: path + name + "/", depth: depth + 1)
            case .typeRegular where Self.isSVG(name):
                let bytes: [UInt8]?
                do throws(CatalogError) {
                    bytes = try Disk.read(url, limit: SVGReader.maximumBytes)
                } catch {
                    report(path + name, "\(error)")
                    continue
                }
                try add(path + name, bytes)
            case .typeSymbolicLink:
                report(path + name, "is a link; links are not followed")
            default: continue
            }
        }
    }

    private mutating func readArchive() throws(CatalogError) {
        guard let bytes = try Disk.read(source, limit: Self.maximumBytes) else {
            throw tooLarge("the zip file has more than \(Self.maximumBytes >> 20) MiB")
        }
        guard bytes.starts(with: "PK".utf8) else { throw .notAPack(source.path) }
        let reader = try unzipping { () throws(ZipError) in try ZipReader(bytes: bytes) }
        while let entry = try unzipping({ () throws(ZipError) in try reader.next() }) {
            try countEntry()
            guard let path = entry.path else {
                report("?", "its name is not UTF-8")
                continue
            }
            let folders = path.split(separator: "/", omittingEmptySubsequences: false)
            guard Self.isSVG(path) else { continue }
            guard !path.hasPrefix("/"), !folders.contains(".."), !path.contains("\\") else {
                report(path, "its path leads out of the zip file")
                continue
            }
            guard !folders.contains(where: { $0.hasPrefix(".") || $0 == "__MACOSX" }) else { continue }
            guard entry.isFile else {
                report(path, "is no plain file; links are not followed")
                continue
            }
            let data: [UInt8]?
            do throws(ZipError) {
                data = try reader.readData(limit: SVGReader.maximumBytes)
            } catch .entryTooLarge {
                data = nil
            } catch {
                report(path, "cannot be unpacked: \(error)")
                continue
            }
            try add(path, data)
        }
    }

    /// Turns an error about the archive into one about the source.
    private func unzipping<Value>(_ body: () throws(ZipError) -> Value) throws(CatalogError) -> Value {
        do throws(ZipError) {
            return try body()
        } catch {
            throw .damagedSource(source.path, problem: "\(error)")
        }
    }

    /// Takes a file in; nil bytes stand for one that is too long.
    private mutating func add(_ path: String, _ bytes: [UInt8]?) throws(CatalogError) {
        guard let bytes else { return report(path, "has more than \(SVGReader.maximumBytes >> 20) MiB") }
        byteCount += bytes.count
        guard byteCount <= Self.maximumBytes else {
            throw tooLarge("its SVG files have more than \(Self.maximumBytes >> 20) MiB in all")
        }
        guard files.count < Self.maximumFiles else { throw tooLarge("it has more than \(Self.maximumFiles) SVG files") }
        guard paths.insert(path).inserted else { return report(path, "is there twice; the first one is taken") }
        files.append(PackSourceFile(path: path, bytes: bytes))
    }

    private mutating func countEntry() throws(CatalogError) {
        entryCount += 1
        guard entryCount <= Self.maximumEntries else {
            throw tooLarge("it has more than \(Self.maximumEntries) files and folders")
        }
    }

    private mutating func report(_ file: String, _ problem: String) {
        problems.append(PackProblem(file: file, problem: problem))
    }

    private func tooLarge(_ problem: String) -> CatalogError { .packTooLarge(source.path, problem: problem) }

    private static func isSVG(_ name: String) -> Bool { name.lowercased().hasSuffix(".svg") }
}
