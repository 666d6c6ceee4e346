import FileSystem
import Foundation
import IconCore

/// A file that the catalogue is compiled from.
struct PackSource {
    /// Which pack it is; the id of an own pack, or a built-in one.
    enum Kind {
        case builtIn(BuiltInPack)
        case own(id: String)
    }

    let kind: Kind
    let file: URL
    /// The SHA-256 of the file's bytes.
    let digest: [UInt8]
    /// Whether the file is yet to be copied into the data folder.
    let isFetched: Bool

    /// Reads the file once to name its content.
    init(_ kind: Kind, _ file: URL, isFetched: Bool = false) throws(CatalogError) {
        self.kind = kind
        self.file = file
        self.isFetched = isFetched
        digest = try Disk.digest(of: file)
    }

    /// The pack's id.
    var id: String {
        switch kind {
        case .builtIn(let pack): pack.id
        case .own(let id): id
        }
    }

    /// Whether a person added it.
    var isOwn: Bool {
        if case .own = kind { true } else { false }
    }

    /// The file's name below the folder of packs.
    var fileName: String {
        switch kind {
        case .builtIn: file.lastPathComponent
        case .own(let id): "own/\(id).zip"
        }
    }

    /// All packs of a data folder, in the order in which a bare name is looked up: own ones by their ids, then the built-in
    /// ones. Built-in packs in `fetched` are taken instead of those in the data folder.
    static func all(in folder: DataFolder, fetched: URL? = nil) throws(CatalogError) -> [PackSource] {
        var sources: [PackSource] = []
        for id in try ownIDs(in: folder) { sources.append(try PackSource(.own(id: id), folder.ownPack(id))) }
        for pack in BuiltInPack.allCases {
            if let fetched, let file = try pack.file(in: fetched) {
                sources.append(try PackSource(.builtIn(pack), file, isFetched: true))
            } else if let file = try pack.file(in: folder.packs) {
                sources.append(try PackSource(.builtIn(pack), file))
            }
        }
        return sources
    }

    /// The ids of the own packs, sorted. Other files in their folder are passed over.
    static func ownIDs(in folder: DataFolder) throws(CatalogError) -> [String] {
        try Disk.names(in: folder.ownPacks).filter { $0.hasSuffix(".zip") }.map { String($0.dropLast(4)) }
            .filter { OwnPack.isID($0) }.sorted()
    }

    /// Reads the pack.
    func read() throws(CatalogError) -> (info: PackInfo, contents: PackContents) {
        switch kind {
        case .builtIn(let pack):
            let contents = try pack.read(file)
            let version = contents.version ?? ""
            let info = PackInfo(
                id: pack.id, title: pack.title, version: version, licence: pack.licence,
                notice: pack.notice(version: version), isOwn: false, glyphCount: 0, sourceFile: fileName)
            return (info, contents)
        case .own(let id):
            let (title, contents) = try OwnPack.read(file)
            let info = PackInfo(
                id: id, title: title, version: nil, licence: nil, notice: nil, isOwn: true, glyphCount: 0,
                sourceFile: fileName)
            return (info, contents)
        }
    }
}
