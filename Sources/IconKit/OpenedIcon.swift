public import Foundation
public import IconCore
import IconFormats

/// What an exported file says of its icon.
public struct OpenedIcon: Equatable, Sendable {
    /// The recipe that the file carries.
    public let recipe: Recipe
    /// The glyph, where the file carries its outlines.
    public let glyph: NamedGlyph?
    /// The side that the file was written for, in pixels.
    public let size: Int?

    /// Reads a PNG or SVG that was exported.
    ///
    /// - Throws: `IconError.file` for a file that is none of ours, `.recipe` or `.glyph` for one whose metadata was changed.
    public init(_ file: Data) throws(IconError) {
        let bytes = [UInt8](file)
        let metadata: IconMetadata
        do throws(IconMetadataError) {
            if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
                metadata = try IconPNG.metadata(of: bytes)
                size = IconPNG.size(of: bytes)
            } else if bytes.contains(UInt8(ascii: "<")) {
                metadata = try IconSVG.metadata(of: bytes)
                size = IconSVG.size(of: bytes)
            } else {
                throw IconMetadataError.unknownFormat
            }
        } catch {
            throw .file(error)
        }
        recipe = try Recipe(bytes: metadata.recipe)
        if let name = recipe.glyph, let artwork = metadata.artwork {
            let notice = metadata.notice.map { String(decoding: $0, as: UTF8.self) }
            glyph = try NamedGlyph(name, data: artwork, notice: notice)
        } else {
            glyph = nil
        }
    }
}
