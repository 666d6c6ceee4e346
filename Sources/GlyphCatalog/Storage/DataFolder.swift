public import Foundation

/// Where packs and the catalogue live on disk.
///
///     packs/                     the built-in packs, as fetched (three wheels)
///     packs/own/NAME.zip         a person's own packs, with all SVG files they were made of
///     packs/.lock                held by whoever changes anything here
///     glyphs.sqlite              the catalogue, compiled from the packs; may be deleted at any time
///     glyphs.sqlite.new          a catalogue being compiled; what is left of one is overwritten by the next
///     lists.sqlite               a person's lists (the module ListStore)
public struct DataFolder: Hashable, Sendable {
    /// The folder itself.
    public let url: URL

    /// The data folder at `url`, which need not exist yet.
    public init(_ url: URL) {
        self.url = url.standardizedFileURL
    }

    /// The folder that a program uses when nobody says otherwise: `$XDG_DATA_HOME/iconsmith`, else
    /// `~/.local/share/iconsmith` (XDG Base Directory Specification: a path that is not absolute does not count).
    ///
    /// - Parameter environment: the variables of the process.
    public static func standard(environment: [String: String]) -> DataFolder {
        if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") {
            return DataFolder(URL(fileURLWithPath: path, isDirectory: true).appending(path: "iconsmith"))
        }
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
        return DataFolder(URL(fileURLWithPath: home, isDirectory: true).appending(path: ".local/share/iconsmith"))
    }

    /// The folder of the built-in packs.
    public var packs: URL { url.appending(path: "packs", directoryHint: .isDirectory) }

    /// The compiled catalogue.
    public var catalog: URL { url.appending(path: "glyphs.sqlite", directoryHint: .notDirectory) }

    /// The folder of a person's own packs.
    var ownPacks: URL { packs.appending(path: "own", directoryHint: .isDirectory) }

    /// A catalogue that is not finished yet.
    var unfinishedCatalog: URL { url.appending(path: "glyphs.sqlite.new", directoryHint: .notDirectory) }

    /// The file that holds an own pack.
    func ownPack(_ id: String) -> URL { ownPacks.appending(path: id + ".zip", directoryHint: .notDirectory) }
}
