public import IconCore

/// Icons as PNG files: pixels with the recipe inside.
public enum IconPNG {
    static let recipeKeyword: StaticString = "iconsmith:recipe"
    static let artworkKeyword: StaticString = "iconsmith:artwork"
    /// PNG's own keyword for a copyright notice (PNG 3rd edition, 11.3.3.1).
    static let noticeKeyword: StaticString = "Copyright"

    /// As much text as an icon can carry: its recipe, a glyph's outlines, and as much again for notices.
    static let maximumTextBytes = 2 * GlyphData.maximumBytes + RecipeText.maximumLength

    /// Draws a scene and writes it. Whoever makes many keeps an `IconPNGEncoder`.
    ///
    /// - Parameters:
    ///   - scene: what to draw.
    ///   - size: the side in pixels, 1 … `SceneRenderer.maximumSize`.
    ///   - metadata: what else the file carries; nil for nothing.
    ///   - level: the work put into a small file.
    /// - Throws: `PNGError.textEncoding` when metadata is not UTF-8.
    public static func encode(
        _ scene: Scene, size: Int, metadata: IconMetadata? = nil, level: DeflateLevel = .default
    ) throws(PNGError) -> [UInt8] {
        try IconPNGEncoder().encode(scene, size: size, metadata: metadata, level: level)
    }

    /// Reads what a PNG carries.
    ///
    /// - Throws: `IconMetadataError.png` for a damaged file, `.noRecipe` for one that is none of ours.
    public static func metadata(of file: [UInt8]) throws(IconMetadataError) -> IconMetadata {
        let texts: [PNGText]
        do throws(PNGError) {
            texts = try PNG.texts(in: file, limits: PNGLimits(textBytes: maximumTextBytes))
        } catch {
            throw .png(error)
        }
        func text(_ keyword: StaticString) -> [UInt8]? {
            let name = bytes(keyword)
            return texts.first { $0.keyword == name }?.text
        }
        guard let recipe = text(recipeKeyword) else { throw .noRecipe }
        return IconMetadata(recipe: recipe, artwork: text(artworkKeyword), notice: text(noticeKeyword))
    }
}

extension IconPNG {
    /// The side of an icon's PNG in pixels, from its header; nil when it has none or is not square.
    public static func size(of file: [UInt8]) -> Int? {
        guard file.count >= 24 else { return nil }
        func number(at offset: Int) -> Int {
            file[offset..<offset + 4].reduce(0) { min($0, 1 << 20) << 8 | Int($1) }
        }
        let (width, height) = (number(at: 16), number(at: 20))
        return width == height && (1...SceneRenderer.maximumSize).contains(width) ? width : nil
    }
}

/// The bytes of a literal.
func bytes(_ literal: StaticString) -> [UInt8] { literal.withUTF8Buffer { Array($0) } }

extension IconMetadata {
    /// What it is in a PNG.
    var texts: [PNGText] {
        get throws(PNGError) {
            var texts = [try PNGText(keyword: bytes(IconPNG.recipeKeyword), text: recipe)]
            if let artwork { texts.append(try PNGText(keyword: bytes(IconPNG.artworkKeyword), text: artwork)) }
            if let notice { texts.append(try PNGText(keyword: bytes(IconPNG.noticeKeyword), text: notice)) }
            return texts
        }
    }
}
