import FileSystem

/// What can go wrong with packs and the catalogue.
public enum CatalogError: Error, Equatable, Sendable {
    /// There is no compiled catalogue yet.
    case noCatalog(file: String)
    /// The catalogue is damaged, or is no catalogue.
    case damagedCatalog(file: String, problem: String)
    /// The catalogue was compiled by a program of another version.
    case otherSchema(file: String, found: Int, needed: Int)
    /// There is no pack to compile.
    case noPacks(folder: String)
    /// A pack's file is damaged or cut short, or is not what its name says.
    case damagedPack(file: String, problem: String)
    /// A file with words in many languages is damaged.
    case damagedLanguageData(file: String, problem: String)
    /// The catalogue has no words in a language; these it has.
    case unknownLanguage(String, known: [String])
    /// There is more than one file of the same built-in pack.
    case severalFiles(pack: String, files: [String])
    /// A pack that is to be added is no folder and no zip file.
    case notAPack(String)
    /// A zip file that is to be added is damaged.
    case damagedSource(String, problem: String)
    /// A pack that is to be added is too large; the text says in what.
    case packTooLarge(String, problem: String)
    /// A pack that is to be added holds no usable SVG file.
    case noGlyphs(String, problems: [PackProblem])
    /// A name that a pack cannot have.
    case badPackName(String)
    /// There is a pack of this id already.
    case packExists(String)
    /// A built-in pack cannot be removed.
    case packIsBuiltIn(String)
    /// There is no pack of this id; these are all there are.
    case unknownPack(String, known: [String])
    /// A file or folder could not be read or written.
    case file(String, action: String, problem: String)
}

extension CatalogError: FileFailure {}

/// Files, with this module's errors.
typealias Disk = FileSystem.Disk<CatalogError>

extension CatalogError: CustomStringConvertible {
    /// One line for a person: what is wrong, with which file, and what to do.
    public var description: String {
        switch self {
        case .noCatalog(let file):
            "there is no glyph catalogue at \(file); run 'iconsmith packs update'"
        case .damagedCatalog(let file, let problem):
            "the glyph catalogue \(file) is damaged (\(problem)); run 'iconsmith packs update'"
        case .otherSchema(let file, let found, let needed):
            "the glyph catalogue \(file) has version \(found), this program needs \(needed); "
                + "run 'iconsmith packs update'"
        case .noPacks(let folder):
            "there are no glyph packs in \(folder); fetch them with 'Scripts/fetch-packs \(folder)', "
                + "then run 'iconsmith packs update'"
        case .damagedPack(let file, let problem):
            "the pack \(file) is damaged (\(problem)); delete it, fetch it again with 'Scripts/fetch-packs' or add it again "
                + "with 'iconsmith packs add', then run 'iconsmith packs update'"
        case .damagedLanguageData(let file, let problem):
            "the words in \(file) are damaged (\(problem)); install their Debian package again"
        case .unknownLanguage(let language, let known):
            known.isEmpty
                ? "there are no words in '\(language)': the catalogue was compiled without language data"
                : "there are no words in '\(language)', but in \(known.count) other languages, such as "
                    + known.filter { $0.utf8.count == 2 }.prefix(12).joined(separator: ", ")
        case .severalFiles(let pack, let files):
            "there are several files of the pack '\(pack)': \(files.joined(separator: ", ")); keep one"
        case .notAPack(let path):
            "\(path) is neither a folder nor a zip file"
        case .damagedSource(let path, let problem):
            "the zip file \(path) is damaged (\(problem)); nothing was added"
        case .packTooLarge(let path, let problem):
            "\(path) is too large for a pack: \(problem)"
        case .noGlyphs(let path, let problems):
            problems.first.map { "\(path) holds no usable SVG file; the first problem: \($0)" }
                ?? "\(path) holds no SVG file"
        case .badPackName(let name):
            "'\(name)' cannot name a pack: it takes 1 to 40 letters a to z, digits and dashes, with a letter first, "
                + "and is not a built-in pack's name"
        case .packExists(let id):
            "there is a pack '\(id)' already; remove it with 'iconsmith packs remove \(id)' first"
        case .packIsBuiltIn(let id):
            "'\(id)' is a built-in pack and cannot be removed"
        case .unknownPack(let id, let known):
            "there is no pack '\(id)'" + (known.isEmpty ? "" : "; there are: \(known.joined(separator: ", "))")
        case .file(let path, let action, let problem):
            "cannot \(action) \(path): \(problem)"
        }
    }
}
