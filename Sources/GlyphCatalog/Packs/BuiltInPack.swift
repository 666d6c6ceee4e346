import FileSystem
import Foundation

/// The packs that come with the program, in the order in which a bare name is looked up. Where they come from, what is in
/// their wheels and why they were chosen: docs of the glyph packs; pins and hashes: `Scripts/packs.txt`.
enum BuiltInPack: CaseIterable {
    case phosphor
    case fontAwesome
    case materialDesign

    /// The first part of a glyph's name.
    var id: String {
        switch self {
        case .phosphor: "phosphor"
        case .fontAwesome: "fontawesome"
        case .materialDesign: "mdi"
        }
    }

    var title: String {
        switch self {
        case .phosphor: "Phosphor"
        case .fontAwesome: "Font Awesome Free"
        case .materialDesign: "Material Design Icons"
        }
    }

    /// What the name of the wheel's file begins with.
    private var wheel: String {
        switch self {
        case .phosphor: "py_phosphor_icons-"
        case .fontAwesome: "fontawesomefree-"
        case .materialDesign: "justmyresource_mdi-"
        }
    }

    var licence: String {
        switch self {
        case .phosphor: "MIT"
        case .fontAwesome: "CC BY 4.0"
        case .materialDesign: "Apache 2.0"
        }
    }

    /// What the licence asks to be said with the art.
    func notice(version: String) -> String {
        switch self {
        case .phosphor: "Phosphor Icons, MIT License, Copyright (c) 2023 Phosphor Icons"
        case .fontAwesome:
            "Font Awesome Free \(version) by @fontawesome - https://fontawesome.com, Icons: CC BY 4.0"
        case .materialDesign:
            "Material Design Icons, Apache License 2.0, Copyright (c) Pictogrammers"
        }
    }

    /// The pack of an id, or of a short form of it that people use.
    init?(id: String) {
        let full = id == "fa" ? "fontawesome" : id
        guard let pack = BuiltInPack.allCases.first(where: { $0.id == full }) else { return nil }
        self = pack
    }

    /// The pack's wheel in a folder; nil when there is none.
    func file(in folder: URL) throws(CatalogError) -> URL? {
        let names = try fileNames(in: folder)
        guard names.count <= 1 else { throw .severalFiles(pack: id, files: names) }
        return names.first.map { folder.appending(path: $0) }
    }

    /// The names of all wheels of the pack in a folder, of whatever version.
    func fileNames(in folder: URL) throws(CatalogError) -> [String] {
        try Disk.names(in: folder).filter { $0.hasPrefix(wheel) && $0.hasSuffix(".whl") }
    }

    /// The version in a wheel's file name (PEP 427), without what tells repackagings apart: 7.4.47 of `x-7.4.47.post1-…`.
    static func version(ofWheel file: URL) -> String {
        let parts = file.lastPathComponent.split(separator: "-")
        let version = parts.count > 1 ? String(parts[1]) : ""
        return version.range(of: ".post").map { String(version[..<$0.lowerBound]) } ?? version
    }

    /// Reads all that the catalogue takes of the pack.
    func read(_ file: URL) throws(CatalogError) -> PackContents {
        switch self {
        case .phosphor: try PhosphorPack.read(file)
        case .fontAwesome: try FontAwesomePack.read(file)
        case .materialDesign: try MaterialDesignPack.read(file)
        }
    }
}
