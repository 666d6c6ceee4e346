public import Foundation
import IconCore
public import Testing

/// One line of `Tests/Goldens/scenes.tsv`: a picture that must stay the same to the last bit, in every build. The same file
/// is drawn by `Tests/Wasm/parity.test.mjs` in the WebAssembly build.
public struct GoldenScene: Sendable, CustomTestStringConvertible {
    /// The name of the scene and its image.
    public let name: String
    /// The glyph's shapes in their stored form; empty for a bare plate.
    public let glyphData: [UInt8]
    /// The recipe's text.
    public let recipe: [UInt8]
    /// The side in pixels.
    public let size: Int

    /// The folder of scenes and images.
    public static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Goldens")

    /// All scenes of the file.
    public static let all: [GoldenScene] = {
        let text = (try? String(contentsOf: folder.appending(path: "scenes.tsv"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 4, let size = Int(fields[3]) else { return nil }
            return GoldenScene(
                name: String(fields[0]), glyphData: Array(fields[1].replacing("|", with: "\n").utf8),
                recipe: Array(fields[2].utf8), size: size)
        }
    }()

    /// What a failing test calls it.
    public var testDescription: String { name }

    /// The image that it must be.
    public var image: URL { GoldenScene.folder.appending(path: name + ".png") }

    /// Draws it: four bytes a pixel.
    public func draw() throws -> [UInt8] {
        let glyph = Glyph(try GlyphData.read(glyphData))
        return Scene(try RecipeText.read(recipe), glyph: glyph, pixels: size).rgba(size: size)
    }
}
