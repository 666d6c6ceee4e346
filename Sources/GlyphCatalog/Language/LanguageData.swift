import FileSystem
public import Foundation
import IconCore

/// Words for glyphs in many languages: what Unicode and WordNet publish and Debian installs. All of it may be missing: search
/// then knows the packs' own English words and our table of everyday ones.
public struct LanguageData: Sendable {
    /// A part of the data, named for the Debian package that installs it.
    public enum Part: String, CaseIterable, Sendable {
        /// What emoji are called, in some hundred languages (Unicode CLDR annotations).
        case annotations = "unicode-cldr-core"
        /// Which group an emoji is in.
        case emojiGroups = "unicode-data"
        /// English words of the same meaning (WordNet).
        case synonyms = "wordnet-base"

        /// Its file or folder below a folder of shared data.
        var path: String {
            switch self {
            case .annotations: "unicode/cldr/common/annotations"
            case .emojiGroups: "unicode/emoji/emoji-test.txt"
            case .synonyms: "wordnet"
            }
        }
    }

    /// No file of the data is longer: the longest of CLDR 41 has 0.6 MB, of WordNet 3.0 `index.noun` 4.8 MB.
    private static let maximumFileBytes = 16 << 20

    /// The folders that are looked through, the first that has a part gives it.
    private let folders: [URL]

    /// The data in `folders`, each laid out like `/usr/share`.
    public init(in folders: [URL]) {
        self.folders = folders
    }

    /// No data at all.
    public static let none = LanguageData(in: [])

    /// The data that the system has: below the folders of `$XDG_DATA_DIRS`, else below `/usr/local/share` and `/usr/share` (XDG
    /// Base Directory Specification).
    ///
    /// - Parameter environment: the variables of the process.
    public static func standard(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> LanguageData {
        let given = (environment["XDG_DATA_DIRS"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
        let paths = given.isEmpty ? ["/usr/local/share", "/usr/share"] : given
        return LanguageData(in: paths.map { URL(fileURLWithPath: String($0), isDirectory: true) })
    }

    /// The parts that are not there.
    public var missing: [Part] { Part.allCases.filter { url($0) == nil } }

    /// Where a part is; nil when it is nowhere.
    func url(_ part: Part) -> URL? {
        folders.map { $0.appending(path: part.path) }.first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The files of a part that are read, in a fixed order.
    func files(_ part: Part) throws(CatalogError) -> [URL] {
        guard let url = url(part) else { return [] }
        switch part {
        case .annotations:
            return try Disk.names(in: url).filter { $0.hasSuffix(".xml") && $0 != "root.xml" }
                .map { url.appending(path: $0) }
        case .emojiGroups: return [url]
        case .synonyms: return WordNet.fileNames.map { url.appending(path: $0) }
        }
    }

    /// The bytes of one of the files.
    static func read(_ file: URL) throws(CatalogError) -> [UInt8] {
        guard let bytes = try Disk.read(file, limit: maximumFileBytes) else {
            throw .damagedLanguageData(file: file.path, problem: "it is too long")
        }
        return bytes
    }

    /// A SHA-256 over the names and contents of all files.
    func digest() throws(CatalogError) -> [UInt8] {
        var hash = SHA256()
        for part in Part.allCases {
            for file in try files(part) {
                hash.update(Array("\(part.rawValue)/\(file.lastPathComponent) ".utf8) + (try Disk.digest(of: file)))
            }
        }
        return hash.finish()
    }
}
