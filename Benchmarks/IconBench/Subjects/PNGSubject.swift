import GlyphCatalog
import IconCommand
import IconCore
import IconFormats

/// How long icons take to become PNG files, on one thread, and how long the files are: the whole way from a scene, and from finished
/// rows of pixels. Values are of one icon, the mean of eight.
final class PNGSubject: Subject {
    /// One kind of icon, drawn beforehand.
    private struct Drawn {
        let size: Int
        let scenes: [Scene]
        let layout: PixelLayout
        /// Of each icon its rows.
        let rows: [[[UInt8]]]
        /// How often a round draws all of them.
        let repetitions: Int
    }

    private let drawn: [Drawn]
    // Kept from icon to icon, as whoever makes many does.
    private let encoder = IconPNGEncoder()
    private var writer: PNGWriter
    let measures: [Measure]

    init(_ surroundings: Surroundings) throws {
        writer = try PNGWriter(width: 1, height: 1, layout: .rgba)
        let catalog = try Catalog(surroundings.data)
        drawn = try IconCase.all.map { icons in
            let scenes = try icons.scenes(catalog)
            let rows = scenes.map { scene in
                var renderer = SceneRenderer(scene, size: icons.size)
                return (0..<icons.size).map { _ in
                    var row = [UInt8](repeating: 0, count: renderer.bytesPerRow)
                    renderer.nextRow(into: &row)
                    return row
                }
            }
            return Drawn(
                size: icons.size, scenes: scenes, layout: SceneRenderer(scenes[0], size: icons.size).layout, rows: rows,
                repetitions: surroundings.isCheck ? 1 : max(3, 2_048 / icons.size))
        }
        measures =
            [
                Measure("png: checksum of a zlib stream, 1024 diagonal", .milliseconds),
                Measure("png: checksum of a chunk as long as the file, 1024 diagonal", .milliseconds),
            ]
            + IconCase.all.flatMap { icons in
                [
                    Measure("png: \(icons.name), whole icon", .milliseconds),
                    Measure("png: \(icons.name), from rows", .milliseconds),
                    Measure("png: \(icons.name), file", .kilobytes),
                ]
            }
    }

    /// Measured in processor time of this thread, which others on the machine hardly disturb.
    func round() throws -> [Double] {
        try checksums(drawn[0])
            + drawn.flatMap { icons in
                var bytes = 0
                let whole = try time(icons) {
                    bytes = 0
                    for scene in icons.scenes { bytes += try encoder.encode(scene, size: icons.size).count }
                }
                let encoding = try time(icons) { try encode(icons) }
                return [whole, encoding, Double(bytes) / Double(icons.scenes.count) / 1_000]
            }
    }

    private func checksums(_ icons: Drawn) throws -> [Double] {
        let file = try IconPNG.encode(icons.scenes[0], size: icons.size)
        return [
            try time(icons) {
                for rows in icons.rows {
                    var checksum = Adler32()
                    for row in rows { checksum.update(row.span) }
                    guard checksum.value > 0 else { throw Failure("there is no checksum of zero") }
                }
            },
            try time(icons) {
                for _ in icons.rows {
                    var checksum = CRC32()
                    checksum.update(file.span)
                    guard checksum.value > 0 else { throw Failure("this file has no checksum of zero") }
                }
            },
        ]
    }

    /// The median time of a repetition, for one icon.
    private func time(_ icons: Drawn, _ body: () throws -> Void) throws -> Double {
        let times = try (0..<icons.repetitions).map { _ in
            let start = ProcessorTime.ofThread
            try body()
            return ProcessorTime.ofThread - start
        }
        return Samples(times).median / Double(icons.scenes.count)
    }

    private func encode(_ icons: Drawn) throws {
        for rows in icons.rows {
            try writer.restart(width: icons.size, height: icons.size, layout: icons.layout)
            for row in rows { try writer.write(row: row) }
            _ = try writer.finish()
        }
    }
}
