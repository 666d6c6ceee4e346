import GlyphCatalog
import IconCommand
import IconCore
import IconFormats

/// Something that can be done again and again for an instruction counter or a profiler.
struct RepeatJob {
    /// How many icons are made each time.
    let count: Int
    let run: () throws -> Void

    /// A job of `raster`, or `png` or `encode` and a kind of icons: whole files, or files of finished rows.
    init(_ name: String, _ catalog: Catalog) throws {
        if let job = try RasterJob.all(catalog).first(where: { $0.name == name }) {
            (count, run) = (job.count, job.run)
            return
        }
        let parts = name.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2, ["png", "encode"].contains(parts[0]),
            let icons = IconCase.all.first(where: { $0.name == parts[1] })
        else {
            throw Failure("there is no job \(name)")
        }
        let recipes = try icons.icons(catalog)
        let size = icons.size
        count = recipes.count
        if parts[0] == "png" {
            let encoder = IconPNGEncoder()
            run = {
                for (recipe, glyph) in recipes {
                    _ = try encoder.encode(Scene(recipe, glyph: glyph, pixels: size), size: size)
                }
            }
            return
        }
        let pictures = recipes.map { recipe, glyph in
            var renderer = SceneRenderer(Scene(recipe, glyph: glyph, pixels: size), size: size)
            let rows = (0..<size).map { _ in
                var row = [UInt8](repeating: 0, count: renderer.bytesPerRow)
                renderer.nextRow(into: &row)
                return row
            }
            return (renderer.layout, rows)
        }
        run = {
            for (layout, rows) in pictures {
                var writer = try PNGWriter(width: size, height: size, layout: layout)
                for row in rows { try writer.write(row: row) }
                _ = try writer.finish()
            }
        }
    }
}
