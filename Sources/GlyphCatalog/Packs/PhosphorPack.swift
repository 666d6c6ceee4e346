import Foundation

/// Phosphor's *fill* weight, from the wheel `py-phosphor-icons`.
enum PhosphorPack {
    private static let drawings = "py_phosphor_icons/svgs/flat/fill/"
    private static let metadata = "py_phosphor_icons/search/metadata.json"
    private static let version = "py_phosphor_icons/phosphor_version.txt"

    private struct Icon: Decodable {
        var name: String
        var alias: String?
        var categories: [String]
        var figmaCategory: String?
        var tags: [String]

        enum CodingKeys: String, CodingKey {
            case name, alias, categories, tags
            case figmaCategory = "figma_category"
        }
    }

    static func read(_ file: URL) throws(CatalogError) -> PackContents {
        let files = try PackArchive.files(file) { $0.hasPrefix(drawings) || $0 == metadata || $0 == version }
        var contents = PackContents(
            version: files[version].map { trimmedVersion($0) } ?? BuiltInPack.version(ofWheel: file), glyphs: [])
        for icon in try PackArchive.decode([Icon].self, metadata, of: files, in: file) where !isBrand(icon) {
            let path = drawings + icon.name + "-fill.svg"
            guard let svg = files[path] else { throw PackArchive.damaged(file, "\(path) is missing") }
            var categories = icon.categories.map { GlyphCategory(scheme: "phosphor", name: $0) }
            if let figma = icon.figmaCategory { categories.append(GlyphCategory(scheme: "figma", name: figma)) }
            contents.glyphs.append(
                PackGlyph(
                    name: icon.name, file: path, svg: svg, aliases: icon.alias.map { [$0] } ?? [],
                    tags: icon.tags, categories: categories))
        }
        return contents
    }

    /// All logos are named as such. The category `Brand` alone would not do: it holds the plain parallelogram and lacks two
    /// logos.
    private static func isBrand(_ icon: Icon) -> Bool {
        icon.name.split(separator: "-").contains("logo") || Brands.phosphor.contains(icon.name)
    }

    /// `v2.1.0` and a line's end.
    private static func trimmedVersion(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self).filter { $0.isNumber || $0 == "." }
    }
}
