import ArtworkReader
import Foundation

/// A person's own pack: a zip with the SVG files it was made of, as they were, so that a later reader that understands more
/// can be given them again.
enum OwnPack {
    /// The entry that holds the pack's name for people. No drawing can have its name.
    private static let titleEntry = ".title"

    /// The id of a pack of this name, and the name without white space around it.
    static func identify(_ name: String) throws(CatalogError) -> (id: String, title: String) {
        let title = name.trimmingCharacters(in: .whitespacesAndNewlines)
        let id = GlyphName.folded(title)
        guard isID(id), title.count <= 80,
            !title.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { throw .badPackName(name) }
        return (id, title)
    }

    /// Whether an own pack may have this id.
    static func isID(_ id: String) -> Bool {
        id.wholeMatch(of: /[a-z](-?[a-z0-9]){0,39}/) != nil && BuiltInPack(id: id) == nil
    }

    /// Writes the pack's file.
    static func write(_ files: [PackSourceFile], title: String, to url: URL) throws(CatalogError) {
        let entries = [(path: titleEntry, bytes: Array(title.utf8))] + files.map { (path: $0.path, bytes: $0.bytes) }
        do throws(ZipError) {
            try ZipWriter.write(entries, to: url.path)
        } catch {
            throw .file(url.path, action: "write", problem: "\(error)")
        }
    }

    /// Reads the pack's file: what its drawings are called, and which cannot be called anything.
    static func read(_ url: URL) throws(CatalogError) -> (title: String, contents: PackContents) {
        let files = try PackArchive.files(url) { $0 == titleEntry || $0.lowercased().hasSuffix(".svg") }
        guard let title = files[titleEntry] else { throw PackArchive.damaged(url, "\(titleEntry) is missing") }
        var contents = PackContents(glyphs: [])
        var paths: [String: String] = [:]
        for (path, svg) in files.sorted(by: { $0.key < $1.key }) where path != titleEntry {
            let stem = path.split(separator: "/").last.map { $0.dropLast(4) } ?? ""
            let name = GlyphName.folded(String(stem))
            if name.isEmpty {
                contents.problems.append(PackProblem(file: path, problem: "its name has no letter or digit"))
            } else if name.utf8.count > GlyphName.maximumLength {
                let problem = "its name has more than \(GlyphName.maximumLength) bytes"
                contents.problems.append(PackProblem(file: path, problem: problem))
            } else if let first = paths[name] {
                contents.problems.append(PackProblem(file: path, problem: "has the same name as \(first): \(name)"))
            } else {
                paths[name] = path
                contents.glyphs.append(PackGlyph(name: name, file: path, svg: svg))
            }
        }
        return (String(decoding: title, as: UTF8.self), contents)
    }
}
