import IconCore
import IconFormats
import TestSupport
import Testing

/// What our writer writes, read by the oracle and by our own reader.
@Suite struct PNGWriterTests {
    private func expectBothRead(
        _ images: [TestImage], _ options: PNGOptions = PNGOptions(), sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let files = try images.map { try $0.encoded(options) }
        for (index, (image, oracle)) in zip(images, try DecodedPNG.decode(files)).enumerated() {
            let about = oracle.about
            #expect(about.width == image.width && about.height == image.height, sourceLocation: sourceLocation)
            #expect(oracle.pixels == image.expected, "image \(index)", sourceLocation: sourceLocation)
            let ours = try PNG.decode(files[index])
            #expect(ours.width == image.width && ours.height == image.height, sourceLocation: sourceLocation)
            #expect(ours.pixels == image.expected, "image \(index)", sourceLocation: sourceLocation)
        }
    }

    /// Numbers of colours on both sides of each border: 1, 2, 4, 8 bits an index, and none.
    @Test(arguments: [1, 2, 3, 4, 5, 15, 16, 17, 40, 255, 256, 257, 300])
    func everyNumberOfColors(count: Int) throws {
        var generator = SeededGenerator(seed: UInt64(count))
        var images: [TestImage] = []
        for layout in [PixelLayout.rgb, .rgba] {
            for (width, height) in [(1, 1), (1, 9), (7, 1), (9, 5), (37, 23)] {
                for (isGray, isOpaque) in [(false, false), (false, true), (true, false), (true, true)] {
                    images.append(
                        .random(
                            width: width, height: height, layout: layout, colors: count, isGray: isGray,
                            isOpaque: isOpaque, &generator))
                }
            }
        }
        try expectBothRead(images)
        try expectBothRead(images.suffix(8), PNGOptions(level: .smallest, hasManyColors: true))
    }

    @Test func icons() throws {
        let images = [(1, 1), (0, 1), (1, 0), (4, 7), (0, 0)].map { TestImage.icon(70, direction: $0) }
        try expectBothRead(images)
        try expectBothRead(images, PNGOptions(level: .smallest))
    }

    /// Rows longer than the window of the compressor.
    @Test func rowsOutOfReach() throws {
        var generator = SeededGenerator(seed: 31)
        try expectBothRead([
            .random(width: 9_000, height: 3, layout: .rgba, colors: 400, &generator),
            .random(width: 16_384, height: 1, layout: .rgb, colors: 3, &generator),
        ])
    }

    @Test func photographs() throws {
        var generator = SeededGenerator(seed: 32)
        var images: [TestImage] = []
        for layout in [PixelLayout.rgb, .rgba] {
            let noise = ByteSamples.noise(50 * 40 * 4, symbols: 12, &generator)
            images.append(
                TestImage(width: 50, height: 40, layout: layout) { x, y in
                    let at = 4 * (50 * y + x)
                    return [UInt8(4 * x) + noise[at], UInt8(5 * y) + noise[at + 1], UInt8(x + y) + noise[at + 2], 200]
                })
        }
        images.append(.random(width: 20, height: 20, layout: .rgba, colors: 9, isGray: true, &generator))
        let options = PNGOptions(content: .photographic)
        try expectBothRead(images, options)

        // It is what filters are for.
        let (filtered, plain) = (try images[0].encoded(options), try images[0].encoded())
        #expect(filtered.count < plain.count)
        #expect(try DecodedPNG.decode([filtered])[0].about.filters != [0])
        #expect(try DecodedPNG.decode([plain])[0].about.filters == [0])
        // The indices of a palette are no quantities.
        let indexed = TestImage.random(width: 64, height: 64, layout: .rgb, colors: 40, &generator)
        let about = try DecodedPNG.decode([try indexed.encoded(options)])[0].about
        #expect(about.colorType == 3 && about.filters == [0])
    }

    /// A row that does not fit the format of the rows before it, at any height.
    @Test func lateNeeds() throws {
        let (width, height) = (40, 24)
        var images: [TestImage] = []
        for late in [0, 1, 7, 8, 23] {
            // Opaque, and more colours than a palette holds from the eighth row on; then one transparent pixel.
            images.append(
                TestImage(width: width, height: height, layout: .rgba) { x, y in
                    [UInt8(x), UInt8(y), UInt8(x ^ y), (x, y) == (39, late) ? 77 : 255]
                })
            // Grey with alpha, then one pixel that is not grey.
            images.append(
                TestImage(width: width, height: height, layout: .rgba) { x, y in
                    let gray = UInt8(6 * x)
                    return [gray, gray, (x, y) == (0, late) ? gray + 1 : gray, UInt8(10 * y + 1)]
                })
            // Grey, then alpha, then colour.
            images.append(
                TestImage(width: width, height: height, layout: .rgba) { x, y in
                    [UInt8(5 * x), UInt8(5 * x), UInt8(5 * x + (y > late ? y : 0)), y > late / 2 ? UInt8(10 * y) : 255]
                })
        }
        for content in [PNGOptions.Content.flat, .photographic] {
            try expectBothRead(images, PNGOptions(content: content))
            try expectBothRead(images, PNGOptions(content: content, hasManyColors: true))
        }
    }

    /// Where there are more than 256 colours, knowing so beforehand changes nothing.
    @Test func knowingOfManyColorsChangesNoBytes() throws {
        var generator = SeededGenerator(seed: 33)
        for layout in [PixelLayout.rgb, .rgba] {
            for isGray in [false, layout == .rgba] {
                let image = TestImage.random(
                    width: 90, height: 40, layout: layout, colors: 2_000, isGray: isGray, &generator)
                #expect(try image.encoded(PNGOptions(hasManyColors: true)) == image.encoded())
            }
        }
    }

    /// Neither a writer's past nor the way rows come changes a file.
    @Test func filesDependOnTheirPixelsOnly() throws {
        var generator = SeededGenerator(seed: 34)
        let images = [
            TestImage.random(width: 30, height: 20, layout: .rgba, colors: 700, &generator),
            .random(width: 31, height: 20, layout: .rgb, colors: 5, &generator),
            .random(width: 40, height: 20, layout: .rgba, colors: 700, isOpaque: true, &generator),
            .icon(60, layout: .rgba, direction: (1, 1)),
            .random(width: 3, height: 2, layout: .rgba, colors: 2, isGray: true, &generator),
            .icon(60, layout: .rgb, direction: (1, 1)),
        ]
        // Images given up in the middle leave no trace: one of few colours, one of which blocks are written already.
        var writer = try PNGWriter(width: 5, height: 5, layout: .rgb)
        try writer.write(row: Array(repeating: 200, count: 15))
        try writer.restart(width: 3_000, height: 100, layout: .rgb)
        for _ in 0..<4 { try writer.write(row: ByteSamples.noise(9_000, symbols: 250, &generator)) }
        for content in [PNGOptions.Content.flat, .photographic] {
            for (index, image) in images.enumerated() {
                let options = PNGOptions(level: index % 2 == 0 ? .default : .smallest, content: content)
                try writer.restart(width: image.width, height: image.height, layout: image.layout, options: options)
                let length = image.width * image.layout.bytesPerPixel
                for y in 0..<image.height { try writer.write(row: Array(image.pixels[y * length..<(y + 1) * length])) }
                let file = try writer.finish()
                #expect(try image.encoded(options) == file, "image \(index)")
            }
        }
    }

    /// A diagonal gradient is the row above moved by a pixel, and one at another angle repeats some rows above: both must
    /// stay within a tenth of what zlib makes of the same rows at level 6, or well below.
    @Test(arguments: [(1, 1), (4, 7), (0, 1), (3, 1)])
    func iconsAreAboutAsSmallAsZlibMakesThem(x: Int, y: Int) throws {
        let image = TestImage.icon(256, direction: (x, y))
        let rows = (0..<256).flatMap { [0] + image.pixels[$0 * 768..<($0 + 1) * 768] }
        let zlib = try #require(try Oracle.ask([.compress(rows, level: 6, strategy: 0)])[0])
        #expect(Double(try image.encoded().count) <= 1.1 * Double(zlib.count))
    }

    @Test func sizesOutOfRange() {
        for (width, height) in [(0, 1), (1, 0), (-1, 5), (16_385, 1), (1, 16_385), (Int.max, Int.max)] {
            #expect(throws: PNGError.size(width: width, height: height, allowed: 16_384)) {
                try PNG.encode(pixels: [], width: width, height: height, layout: .rgba)
            }
        }
        #expect(throws: PNGError.pixelLength(found: 11, expected: 12)) {
            try PNG.encode(pixels: Array(repeating: 0, count: 11), width: 2, height: 2, layout: .rgb)
        }
    }

    @Test func wrongRows() throws {
        var writer = try PNGWriter(width: 2, height: 2, layout: .rgb)
        let row: [UInt8] = [1, 2, 3, 4, 5, 6]
        try writer.write(row: row)
        let short = caught { () throws(PNGError) in try writer.write(row: Array(row.dropLast())) }
        #expect(short == .rowLength(row: 1, found: 5, expected: 6))
        let missing = caught { () throws(PNGError) in _ = try writer.finish() }
        #expect(missing == .rowCount(found: 1, expected: 2))
        try writer.write(row: row)
        let surplus = caught { () throws(PNGError) in try writer.write(row: row) }
        #expect(surplus == .rowCount(found: 3, expected: 2))

        // What was refused has left no trace.
        let file = try writer.finish()
        #expect(try PNG.decode(file).pixels == [1, 2, 3, 255, 4, 5, 6, 255, 1, 2, 3, 255, 4, 5, 6, 255])

        // It is ready for the next one.
        let empty = caught { () throws(PNGError) in _ = try writer.finish() }
        #expect(empty == .rowCount(found: 0, expected: 2))
        for _ in 0..<2 { try writer.write(row: row) }
        #expect(try writer.finish() == file)

        let size = caught { () throws(PNGError) in try writer.restart(width: 0, height: 1, layout: .rgb) }
        #expect(size == .size(width: 0, height: 1, allowed: 16_384))
    }

    /// `#expect(throws:)` cannot borrow a value that may not be copied.
    private func caught(_ body: () throws(PNGError) -> Void) -> PNGError? {
        do throws(PNGError) { try body() } catch { return error }
        return nil
    }
}
