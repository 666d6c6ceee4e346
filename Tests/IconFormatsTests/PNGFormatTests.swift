import IconCore
import IconFormats
import TestSupport
import Testing

/// Which format and which chunks an image gets, told by the oracle.
@Suite struct PNGFormatTests {
    private func about(_ image: TestImage, _ options: PNGOptions = PNGOptions()) throws -> DecodedPNG.About {
        try DecodedPNG.decode([try image.encoded(options)])[0].about
    }

    /// A pattern without repetition, so that the number of bits decides.
    private func image(_ side: Int, _ colors: [[UInt8]]) -> TestImage {
        var generator = SeededGenerator(seed: UInt64(colors.count))
        let indices = (0..<side * side).map {
            $0 < colors.count ? $0 : Int.random(in: 0..<colors.count, using: &generator)
        }
        return TestImage(width: side, height: side, layout: .rgba) { x, y in colors[indices[y * side + x]] }
    }

    private func grays(_ values: [UInt8], alpha: UInt8 = 255) -> [[UInt8]] { values.map { [$0, $0, $0, alpha] } }

    @Test(arguments: [
        (1, [0, 255]), (2, [0, 85, 170, 255]), (4, (0..<16).map { UInt8($0 * 17) }), (8, Array(0...255)),
    ])
    func grayTakesAsFewBitsAsItsValues(bitDepth: Int, values: [UInt8]) throws {
        let about = try about(image(64, grays(values)))
        #expect(about.colorType == 0 && about.bitDepth == bitDepth)
        #expect(about.chunks == ["IHDR", "sRGB", "IDAT", "IEND"])
    }

    @Test(arguments: [(1, 2), (2, 4), (4, 16), (8, 17), (8, 256)])
    func colorsTakeAsFewBitsAsTheirNumber(bitDepth: Int, count: Int) throws {
        let about = try about(image(64, (0..<count).map { [UInt8($0), 200, UInt8(255 - $0), 255] }))
        #expect(about.colorType == 3 && about.bitDepth == bitDepth)
        #expect(about.paletteLength == 3 * count)
        #expect(about.chunks == ["IHDR", "sRGB", "PLTE", "IDAT", "IEND"])
    }

    /// Opaque colours stand behind the others and are left out of the list of alphas.
    @Test func alphaOfAPaletteEndsWithTheLastOneThatCounts() throws {
        let colors: [[UInt8]] = [[9, 8, 7, 255], [5, 4, 3, 128], [1, 1, 2, 255], [200, 100, 0, 0], [7, 7, 9, 255]]
        let about = try about(image(64, colors))
        #expect(about.colorType == 3 && about.bitDepth == 4)
        #expect(about.paletteLength == 15 && about.transparencyLength == 2)
        #expect(about.chunks == ["IHDR", "sRGB", "PLTE", "tRNS", "IDAT", "IEND"])
    }

    /// Four greys that need eight bits as greys and two as indices.
    @Test func graysMayBeIndices() throws {
        let about = try about(image(64, grays([3, 50, 51, 200])))
        #expect(about.colorType == 3 && about.bitDepth == 2)
    }

    /// A palette would cost more than it saves.
    @Test func tinyImagesNeedNoPalette() throws {
        #expect(try about(image(1, [[10, 20, 30, 255]])).colorType == 2)
        #expect(try about(image(1, [[10, 20, 30, 5]])).colorType == 6)
        #expect(try about(image(1, [[10, 10, 10, 5]])).colorType == 4)
    }

    @Test func manyColorsNeedNoMoreThanTheyHave() throws {
        let opaque = TestImage(width: 64, height: 64, layout: .rgba) { x, y in [UInt8(x * 4), UInt8(y * 4), 7, 255] }
        #expect(try about(opaque).colorType == 2)
        let gray = TestImage(width: 64, height: 64, layout: .rgba) { x, y in
            [UInt8(x * 4), UInt8(x * 4), UInt8(x * 4), UInt8(y * 4 + 1)]
        }
        #expect(try about(gray).colorType == 4)
        let all = TestImage(width: 64, height: 64, layout: .rgba) { x, y in [UInt8(x * 4), 9, 9, UInt8(y * 4)] }
        #expect(try about(all).colorType == 6)
    }

    /// Whatever lies under transparent pixels is no colour.
    @Test func transparentPixelsAreAllTheSame() throws {
        var generator = SeededGenerator(seed: 42)
        let mask = ByteSamples.noise(64 * 64, symbols: 2, &generator)
        let image = TestImage(width: 64, height: 64, layout: .rgba) { x, y in
            mask[64 * y + x] == 0 ? [9, 0, 0, 255] : [UInt8(x * 4), UInt8(y * 4), 1, 0]
        }
        let about = try about(image)
        #expect(about.colorType == 3 && about.bitDepth == 1)
        #expect(about.paletteLength == 6 && about.transparencyLength == 1)
    }

    @Test func colorsAreTaggedAsStandardRGB() throws {
        #expect(try about(image(2, [[1, 2, 3, 4]])).standardRGB == [0])
    }

    /// Each row is the row above moved by one pixel: with two pixels a byte, only every other row repeats.
    @Test func wholeBytesWhereTheyRepeatBetter() throws {
        var generator = SeededGenerator(seed: 43)
        let noise = ByteSamples.noise(128, symbols: 16, &generator)
        let about = try about(
            TestImage(width: 64, height: 64, layout: .rgb) { x, y in [noise[x + y], 200, 3] })
        #expect(about.colorType == 3 && about.bitDepth == 8)
    }
}
