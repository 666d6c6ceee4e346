import GlyphCatalog
import IconCommand
import IconCore

/// One stage of drawing, on eight icons: what `raster` measures and `repeat` repeats for an instruction counter.
struct RasterJob {
    /// How it is called in tables and on the command line.
    let name: String
    /// How many icons a round of it draws.
    let count: Int
    private let size: Int
    private let scenes: [Scene]
    private let stage: Stage

    private enum Stage {
        /// Only curves turned into lines.
        case flatten
        /// All that comes before the first row.
        case prepare
        case draw
    }

    /// Glyphs from simple to busy, so that neither is all that counts.
    private static let glyphs = [
        ("mdi", "star-four-points"), ("mdi", "music-note"), ("mdi", "castle"), ("mdi", "heart"), ("mdi", "camera"),
        ("mdi", "cog"), ("mdi", "fingerprint"), ("phosphor", "gear"),
    ]

    /// All jobs, with glyphs of the compiled packs.
    static func all(_ catalog: Catalog) throws -> [RasterJob] {
        let glyphs = try glyphs.map { pack, name in
            guard let found = try catalog.glyph(pack: pack, name: name),
                let glyph = Glyph(try GlyphData.read(found.data))
            else {
                throw Failure("there is no glyph \(pack)/\(name)")
            }
            return glyph
        }
        var jobs: [RasterJob] = []
        for size in [1_024, 180, 64] {
            func job(_ name: String, stage: Stage = .draw, _ scene: (Scene) -> Scene = { $0 }) {
                jobs.append(
                    RasterJob(
                        name: "\(name) \(size)", count: glyphs.count, size: size,
                        scenes: glyphs.enumerated().map { scene(icon($1, number: $0, size: size)) },
                        stage: stage))
            }
            func plate(_ gradient: Gradient) -> (Scene) -> Scene {
                { Scene(side: $0.side, background: .gradient(gradient), layers: [], mask: nil) }
            }
            job("opaque")
            job("masked") { scene in
                var masked = scene
                masked.mask = IconShape.standard.outline(side: scene.side)
                return masked
            }
            job("flatten", stage: .flatten)
            job("prepare", stage: .prepare)
            job("coverage") { Scene(side: $0.side, background: nil, layers: $0.layers, mask: nil) }
            let (first, second) = (Color(rgb: 0x4EACF3), Color(rgb: 0x0278E1))
            job("plate-135", plate(Gradient(first, second, angle: 135)))
            job("plate-180", plate(Gradient(first, second)))
            job("plate-30", plate(Gradient(first, second, angle: 30)))
            job("plate-oklab", plate(Gradient(first, second, angle: 30, space: .oklab)))
            let stops = [
                GradientStop(color: Color(rgb: 0xF62945), offset: 0), GradientStop(color: .white, offset: 0.4),
                GradientStop(color: Color(rgb: 0x0149BD), offset: 1),
            ]
            job("plate-stops", plate(try Gradient(shape: .linear(angle: 200), stops: stops)))
            job("plate-radial", plate(try Gradient(shape: .radial, stops: [stops[0], stops[2]])))
        }
        return jobs
    }

    /// The glyph in white on one of the palette's pairs, from the upper left to the lower right.
    private static func icon(_ glyph: Glyph, number: Int, size: Int) -> Scene {
        let pair = Palette.original[number % Palette.original.count]
        let side = Double(size)
        let box = glyph.inkBox
        let transform = Affine.translation(Point.zero - box.center).then(.scale(0.6 * side / box.longestSide))
            .then(.translation(Vector(side / 2, side / 2)))
        let layer = SceneLayer(shapes: glyph.shapes.map { $0.transformed(by: transform) }, paint: .solid(.white))
        return Scene(
            side: side, background: .gradient(Gradient(pair.first, pair.second, angle: 135)), layers: [layer], mask: nil
        )
    }

    /// Does the job once, with a renderer that is kept from icon to icon.
    func run() {
        if stage == .flatten {
            // The tolerance of the largest canvases.
            for shape in scenes.flatMap({ $0.layers[0].shapes }) { _ = shape.path.flattened(tolerance: 1.0 / 128) }
            return
        }
        var renderer = SceneRenderer(scenes[0], size: size)
        var row = [UInt8](repeating: 0, count: size * 4)
        for number in scenes.indices {
            if number > 0 { renderer.restart(scenes[number], size: size) }
            if stage == .prepare { continue }
            for _ in 0..<size { renderer.nextRow(into: &row) }
        }
    }
}
