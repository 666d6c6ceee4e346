import Foundation

/// What was read of a pack, before its drawings are looked at.
struct PackContents {
    var version: String?
    var glyphs: [PackGlyph]
    /// Files that were left out although they should be glyphs.
    var problems: [PackProblem] = []
}

/// One drawing of a pack and what its makers say of it.
struct PackGlyph {
    /// A name in the form that `GlyphName.folded` gives, unique in its pack.
    var name: String
    /// The path in the pack.
    var file: String
    var svg: [UInt8]
    /// Other names.
    var aliases: [String] = []
    /// Words that people may look for, the fittest first.
    var tags: [String] = []
    var categories: [GlyphCategory] = []
    /// Emoji and symbols of the same meaning.
    var emoji: [String] = []
}

/// Reads the files of a built-in pack.
enum PackArchive {
    /// The longest file that is read of a pack: Font Awesome's metadata has 4.5 MB.
    private static let maximumFileBytes = 32 << 20
    /// The most bytes that are read of a pack.
    private static let maximumBytes = 128 << 20

    /// The wanted files of a zip file on disk, by path.
    static func files(
        _ file: URL, wanted: (String) -> Bool
    ) throws(CatalogError) -> [String: [UInt8]] {
        do throws(ZipError) {
            return try read(try ZipReader(path: file.path), wanted)
        } catch {
            throw damaged(file, "\(error)")
        }
    }

    /// The wanted files of the zip file `bytes`, which stands in `file`.
    static func files(
        _ bytes: [UInt8], in file: URL, wanted: (String) -> Bool
    ) throws(CatalogError) -> [String: [UInt8]] {
        do throws(ZipError) {
            return try read(try ZipReader(bytes: bytes), wanted)
        } catch {
            throw damaged(file, "\(error)")
        }
    }

    private static func read(
        _ reader: ZipReader, _ wanted: (String) -> Bool
    ) throws(ZipError) -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        var rest = maximumBytes
        while let entry = try reader.next() {
            guard entry.isFile, let path = entry.path, wanted(path) else { continue }
            let bytes = try reader.readData(limit: min(maximumFileBytes, rest))
            rest -= bytes.count
            files[path] = bytes
        }
        return files
    }

    /// Decodes a JSON file of a pack.
    static func decode<Value: Decodable>(
        _ type: Value.Type, _ path: String, of files: [String: [UInt8]], in file: URL
    ) throws(CatalogError) -> Value {
        guard let bytes = files[path] else { throw damaged(file, "\(path) is missing") }
        do {
            return try JSONDecoder().decode(type, from: Data(bytes))
        } catch {
            throw damaged(file, "\(path) is not what it should be")
        }
    }

    static func damaged(_ file: URL, _ problem: String) -> CatalogError {
        .damagedPack(file: file.path, problem: problem)
    }
}
