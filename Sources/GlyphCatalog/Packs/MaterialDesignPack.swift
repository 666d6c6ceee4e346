import Foundation

/// The Material Design Icons of Pictogrammers, from the wheel `justmyresource-mdi`: a zip within the zip, and names only.
enum MaterialDesignPack {
    private static let archive = "justmyresource_mdi/icons.zip"

    static func read(_ file: URL) throws(CatalogError) -> PackContents {
        guard let bytes = try PackArchive.files(file, wanted: { $0 == archive })[archive] else {
            throw PackArchive.damaged(file, "\(archive) is missing")
        }
        let files = try PackArchive.files(bytes, in: file) { $0.hasSuffix(".svg") }
        var contents = PackContents(version: BuiltInPack.version(ofWheel: file), glyphs: [])
        for (path, svg) in files.sorted(by: { $0.key < $1.key }) {
            let name = String(path.dropLast(4))
            // The pack mixes two styles; only the filled one fits the others.
            guard !name.hasSuffix("-outline"), !Brands.isMaterialDesignBrand(name) else { continue }
            contents.glyphs.append(PackGlyph(name: name, file: path, svg: svg))
        }
        return contents
    }
}
