import IconCore
import TestSupport
import Testing

@testable import IconFormats

/// Pictures whose rows repeat, shift and run, as icons do: what the quick ways of the encoder are made for. Read by zlib and by our
/// own reader.
@Suite struct RepeatingRowsTests {
    /// A picture made row by row: the row above again, or moved by some pixels, or one colour, or noise, with spots in it.
    private func picture(
        width: Int, height: Int, layout: PixelLayout, colors: Int, isGray: Bool, _ generator: inout SeededGenerator
    ) -> TestImage {
        let palette = (0..<colors).map { _ -> [UInt8] in
            var color = ByteSamples.noise(4, symbols: 256, &generator)
            if isGray { color = [color[0], color[0], color[0], color[3]] }
            if layout == .rgb || color[3] > 150 { color[3] = 255 } else if color[3] < 80 { color[3] = 0 }
            return color
        }
        var rows: [[[UInt8]]] = []
        for y in 0..<height {
            var row: [[UInt8]]
            switch y == 0 ? 2 : Int.random(in: 0..<8, using: &generator) {
            case 0...1: row = rows[y - 1]
            case 2:
                let color = palette.randomElement(using: &generator) ?? [0, 0, 0, 255]
                row = Array(repeating: color, count: width)
            case 3:
                row = (0..<width).map { _ in palette.randomElement(using: &generator) ?? [0, 0, 0, 255] }
            default:
                let shift = Int.random(in: -2...2, using: &generator)
                row = (0..<width).map { rows[y - 1][min(max($0 + shift, 0), width - 1)] }
            }
            for _ in 0..<Int.random(in: 0..<3, using: &generator) {
                row[Int.random(in: 0..<width, using: &generator)] = palette.randomElement(using: &generator) ?? row[0]
            }
            rows.append(row)
        }
        return TestImage(width: width, height: height, layout: layout) { x, y in rows[y][x] }
    }

    /// All sizes from 1 on, some larger, all colour types.
    @Test func everySize() throws {
        var sizes = (1...70).map { ($0, 71 - $0) }
        sizes += [(300, 90), (257, 120), (1, 300), (300, 1), (180, 180), (100, 300), (90, 2_000), (2_000, 90)]
        for seed in UInt64(1)...3 {
            var generator = SeededGenerator(seed: seed)
            var images: [TestImage] = []
            for (index, (width, height)) in sizes.enumerated() {
                images.append(
                    picture(
                        width: width, height: height, layout: index % 2 == 0 ? .rgb : .rgba,
                        colors: [2, 5, 40, 300, 3_000][Int.random(in: 0..<5, using: &generator)],
                        isGray: index % 3 == 0, &generator))
            }
            for options in [PNGOptions(), PNGOptions(level: .smallest), PNGOptions(hasManyColors: true)] {
                let files = try images.map { try $0.encoded(options) }
                for (index, oracle) in try DecodedPNG.decode(files).enumerated() {
                    #expect(oracle.pixels == images[index].expected, "seed \(seed), \(sizes[index]), \(options.level)")
                    let ours = try PNG.decode(files[index])
                    #expect(ours.pixels == images[index].expected, "seed \(seed), \(sizes[index]), \(options.level)")
                }
            }
        }
    }

    /// Runs longer than one token can say, and longer than the window, at distances near and far, cut in the middle of runs
    /// by the pieces in which they come.
    @Test(arguments: [DeflateLevel.default, .smallest])
    func longRuns(level: DeflateLevel) throws {
        for seed in UInt64(1)...8 {
            var generator = SeededGenerator(seed: seed)
            var bytes: [UInt8] = []
            while bytes.count < 400_000 {
                let period = [1, 3, 4, 300, 301, 3_073, 30_000].randomElement(using: &generator) ?? 1
                let unit = ByteSamples.noise(period, symbols: 256, &generator)
                let length = Int.random(in: 1...90_000, using: &generator)
                bytes += (0..<length).map { unit[$0 % period] }
            }
            var encoder = ZlibEncoder()
            encoder.start(level: level, length: bytes.count, pixel: 3, row: 301)
            encoder.write(bytes.span)
            let whole = encoder.finish()
            #expect(try Zlib.decompress(whole, allowed: bytes.count) == bytes, "seed \(seed)")
            #expect(try #require(try Oracle.ask([.decompress(whole)])[0]) == bytes, "seed \(seed)")

            encoder.start(level: level, length: bytes.count, pixel: 3, row: 301)
            var start = 0
            while start < bytes.count {
                let end = min(start + Int.random(in: 1...40_000, using: &generator), bytes.count)
                encoder.write(bytes.span.extracting(start..<end))
                start = end
            }
            #expect(encoder.finish() == whole, "seed \(seed)")
        }
    }

    /// Long flat runs must cost next to nothing: about one match for 258 bytes, in few bits.
    @Test(arguments: [DeflateLevel.default, .smallest])
    func flatBytesAreCheap(level: DeflateLevel) {
        let bytes = [UInt8](repeating: 7, count: 10_000_000)
        #expect(Zlib.compress(bytes, level: level).count < 10_000_000 / 258 / 2)
    }
}
