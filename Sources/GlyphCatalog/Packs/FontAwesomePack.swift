import Foundation

/// Font Awesome Free's *solid* style, from its makers' wheel `fontawesomefree`.
enum FontAwesomePack {
    private static let root = "fontawesomefree/static/fontawesomefree/"
    private static let drawings = root + "svgs/solid/"
    private static let metadata = root + "metadata/icons.json"
    private static let categories = root + "metadata/categories.yml"

    private struct Icon: Decodable {
        struct Aliases: Decodable {
            struct Unicodes: Decodable {
                var composite: [String]?
            }

            var names: [String]?
            var unicodes: Unicodes?
        }

        struct Search: Decodable {
            var terms: [String]
        }

        var label: String
        var aliases: Aliases?
        var search: Search
        var free: [String]
    }

    static func read(_ file: URL) throws(CatalogError) -> PackContents {
        let files = try PackArchive.files(file) { $0.hasPrefix(drawings) || $0 == metadata || $0 == categories }
        let icons = try PackArchive.decode([String: Icon].self, metadata, of: files, in: file)
        guard let yaml = files[categories] else { throw PackArchive.damaged(file, "\(categories) is missing") }
        let groups = readCategories(String(decoding: yaml, as: UTF8.self))

        var contents = PackContents(version: BuiltInPack.version(ofWheel: file), glyphs: [])
        for (name, icon) in icons.sorted(by: { $0.key < $1.key })
        where icon.free.contains("solid") && !Brands.fontAwesome.contains(name) {
            let path = drawings + name + ".svg"
            guard let svg = files[path] else { throw PackArchive.damaged(file, "\(path) is missing") }
            contents.glyphs.append(
                PackGlyph(
                    name: name, file: path, svg: svg, aliases: icon.aliases?.names ?? [],
                    tags: icon.search.terms + [icon.label],
                    categories: (groups[name] ?? []).map { GlyphCategory(scheme: "fontawesome", name: $0) },
                    emoji: (icon.aliases?.unicodes?.composite ?? []).compactMap(emoji)))
        }
        return contents
    }

    /// The symbol of a code point in hexadecimal. Not letters and digits, which need no link, nor the private-use areas,
    /// where Font Awesome puts its own signs.
    private static func emoji(_ code: String) -> String? {
        guard let value = UInt32(code, radix: 16), value > 0x7F, !(0xE000...0xF8FF).contains(value), value < 0xF0000,
            let scalar = Unicode.Scalar(value)
        else { return nil }
        return String(Character(scalar))
    }

    /// Reads the one shape of YAML that the file has, and returns the groups of each glyph in the file's order:
    ///
    ///     animals:
    ///       icons:
    ///         - cat
    ///         - 'n'
    ///       label: Animals
    private static func readCategories(_ text: String) -> [String: [String]] {
        var result: [String: [String]] = [:]
        var group = ""
        for line in text.split(whereSeparator: \.isNewline) {
            if let item = line.wholeMatch(of: /\s+-\s+'?([^']+)'?/) {
                result[String(item.1), default: []].append(group)
            } else if let key = line.wholeMatch(of: /([\w-]+):/) {
                group = String(key.1)
            }
        }
        return result
    }
}
