import GlyphCatalog
import IconCore
import IconKit

/// The files of one icon that platforms ask for: 54 PNGs for iOS, Android, the web, macOS and Linux, 6.5 million pixels.
struct PlatformSet {
    /// One file.
    struct File {
        let name: String
        let drawing: Drawing
    }

    /// What a file shows. Files with equal drawings have the same bytes.
    struct Drawing: Hashable {
        var size: Int
        var colors = ["#0052d4", "#6fb1fc"]
        var ink = "#ffffff"
        var shape = IconShape.square
        /// Nothing is behind the glyph where it is false.
        var hasPlate = true
        /// The side of the plate over that of the canvas.
        var body = 1.0
        /// The size of the glyph, over the usual one.
        var glyphScale = 1.0
    }

    static let files = iOS + android + web + desktop
    private let glyph: NamedGlyph

    init(_ catalog: Catalog) throws {
        glyph = try catalog.benchGlyph("cog")
    }

    /// What a drawing becomes.
    func scene(_ drawing: Drawing) throws -> Scene {
        let colors = try drawing.colors.map { try Color(hex: $0) }
        let recipe = try Recipe(
            background: Gradient(colors[0], colors[1], angle: 135), glyph: glyph.name,
            foreground: try Color(hex: drawing.ink), scale: Recipe.defaultScale * drawing.glyphScale,
            shape: drawing.shape)
        var scene = Scene(recipe, glyph: glyph.glyph, pixels: drawing.size)
        if !drawing.hasPlate { scene.background = nil }
        if drawing.body < 1 {
            let margin = scene.side * (1 - drawing.body) / 2
            scene.mask = drawing.shape.outline(side: scene.side * drawing.body)?
                .transformed(by: .translation(Vector(margin, margin)))
        }
        return scene
    }

    private static let iOS: [File] =
        [
            File(name: "ios-1024.png", drawing: Drawing(size: 1_024)),
            File(
                name: "ios-1024-dark.png",
                drawing: Drawing(size: 1_024, colors: ["#313131", "#141414"], ink: "#0052d4")),
            File(name: "ios-1024-tinted.png", drawing: Drawing(size: 1_024, colors: ["#2a2a2a", "#000000"])),
        ]
        + [40, 58, 60, 80, 87, 120, 152, 167, 180].map { File(name: "ios-\($0).png", drawing: Drawing(size: $0)) }

    private static let android: [File] = [("mdpi", 2), ("hdpi", 3), ("xhdpi", 4), ("xxhdpi", 6), ("xxxhdpi", 8)]
        .flatMap { name, half in
            let layer = Drawing(size: 54 * half, hasPlate: false, glyphScale: 2.0 / 3)
            var black = layer
            black.ink = "#000000"
            return [
                File(
                    name: "android-\(name)-legacy.png", drawing: Drawing(size: 24 * half, shape: .standard)),
                File(name: "android-\(name)-round.png", drawing: Drawing(size: 24 * half, shape: .circle)),
                File(name: "android-\(name)-foreground.png", drawing: layer),
                File(name: "android-\(name)-monochrome.png", drawing: black),
            ]
        }

    private static let web: [File] =
        [192, 512].flatMap { size in
            [
                File(name: "pwa-\(size)-any.png", drawing: Drawing(size: size, shape: .standard)),
                File(name: "pwa-\(size)-maskable.png", drawing: Drawing(size: size, glyphScale: 0.8)),
            ]
        } + [16, 32, 48].map { File(name: "favicon-\($0).png", drawing: Drawing(size: $0, shape: .standard)) }

    private static let desktop: [File] =
        [16, 32, 64, 128, 256, 512, 1_024].map { size in
            File(
                name: "macos-\(size).png",
                drawing: Drawing(size: size, shape: .standard, body: 0.805, glyphScale: 0.805))
        }
        + [16, 24, 32, 48, 64, 128, 256, 512].map { size in
            File(name: "hicolor-\(size).png", drawing: Drawing(size: size, shape: .standard))
        }
}
