import Foundation
import GlyphCatalog

/// The catalogue of the real packs, compiled once for all tests.
enum RealPacks {
    static let folder = ProcessInfo.processInfo.environment["ICONSMITH_PACKS"].flatMap { path in
        FileManager.default.fileExists(atPath: path) ? URL(fileURLWithPath: path) : nil
    }

    /// The words that the system has.
    static let languages = LanguageData.standard()

    private static let compiled = Result { () throws -> Sandbox in
        let sandbox = try Sandbox()
        try FileManager.default.createDirectory(at: sandbox.folder.packs, withIntermediateDirectories: true)
        guard let folder else { throw CocoaError(.fileNoSuchFile) }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".whl") {
            try FileManager.default.createSymbolicLink(
                at: sandbox.folder.packs.appending(path: name), withDestinationURL: folder.appending(path: name))
        }
        _ = try PackLibrary(sandbox.folder, languages: languages).update()
        return sandbox
    }

    static func catalog() throws -> Catalog { try Catalog(compiled.get().folder) }
}
