import IconCore
import IconFormats
import Testing

/// Each way in which a file can be wrong and the exact error it gives.
@Suite struct PNGErrorTests {
    private let palette: (type: String, data: [UInt8]) = ("PLTE", [1, 2, 3, 4, 5, 6])

    private func expect(
        _ expected: PNGError, _ file: [UInt8], limits: PNGLimits = PNGLimits(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(throws: expected, sourceLocation: sourceLocation) { try PNG.decode(file, limits: limits) }
    }

    private func expect(
        _ expected: PNGError, _ parts: TestChunks, limits: PNGLimits = PNGLimits(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expect(expected, parts.file, limits: limits, sourceLocation: sourceLocation)
    }

    /// A grey image of one pixel, with chunks between header and pixels.
    private func gray(_ between: [(type: String, data: [UInt8])] = []) -> TestChunks {
        .image(1, 1, bitDepth: 8, colorType: 0, rows: [0, 7], between: between)
    }

    private func header(_ data: [UInt8]) -> TestChunks {
        TestChunks([("IHDR", data), ("IDAT", []), ("IEND", [])])
    }

    // MARK: The file

    @Test func signatures() {
        expect(.signature, [])
        expect(.signature, Array("GIF89a, not a PNG".utf8))
        expect(.truncated(offset: 0), Array(gray().file.prefix(5)))
        // Line ends turned by a file transfer.
        expect(.signature, [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A] + gray().file.dropFirst(8))
    }

    @Test func everyPrefixIsAnError() {
        let parts = gray([("iTXt", Array("k\0\0\0\0\0v".utf8))])
        let file = parts.file
        for length in 0..<file.count {
            let inside = (0..<parts.chunks.count).last { parts.offset($0) <= length }
            let expected: PNGError
            if length == 0 {
                expected = .signature
            } else if let inside {
                let isBetween = parts.offset(inside) == length
                expected = isBetween ? .missingChunk(.end) : .truncated(offset: parts.offset(inside))
            } else {
                expected = .truncated(offset: 0)
            }
            expect(expected, Array(file.prefix(length)))
        }
    }

    @Test func chunks() {
        var file = gray().file
        file[12] = 0x31
        expect(.chunkType(offset: 8, found: PNGChunkType(rawValue: 0x3148_4452)), file)
        file = gray().file
        file[8] = 0x80
        expect(.chunkTooLong(offset: 8, .header, found: 0x8000_000D), file)
        file = gray().file
        file[29] ^= 1
        let found = file[29..<33].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        expect(.checksum(offset: 8, .header, found: found, computed: found ^ 0x0100_0000), file)
        expect(.trailingBytes(offset: gray().file.count), gray().file + [0])
        expect(.tooManyChunks(offset: gray().offset(2), allowed: 2), gray(), limits: PNGLimits(chunks: 2))
        #expect(throws: Never.self) { try PNG.decode(gray().file, limits: PNGLimits(chunks: 3)) }
        let critical = gray([("ABCD", [])])
        expect(.unknownChunk(offset: 33, PNGChunkType(rawValue: 0x4142_4344)), critical)
    }

    @Test func missingChunks() {
        expect(.missingChunk(.header), TestChunks([("IDAT", []), ("IEND", [])]))
        expect(.missingChunk(.header), TestChunks([("IEND", [])]))
        expect(.missingChunk(.end), TestChunks(Array(gray().chunks.dropLast())))
        var parts = gray()
        parts.chunks.remove(at: 1)
        expect(.missingChunk(.pixels), parts)
        expect(.missingChunk(.palette), .image(1, 1, bitDepth: 8, colorType: 3, rows: [0, 0]))
    }

    @Test func order() {
        let gray = gray()
        expect(.chunkOrder(offset: 33, .header), self.gray([gray.chunks[0]]))
        // Pixels in two places.
        var split = gray
        split.chunks.insert(("teXt", []), at: 2)
        split.chunks.insert(gray.chunks[1], at: 3)
        expect(.chunkOrder(offset: split.offset(3), .pixels), split)

        expect(.chunkOrder(offset: 51, .palette), indexed([palette, palette]))
        expect(.chunkOrder(offset: 33, .transparency), indexed([("tRNS", [1]), palette]))
        expect(.chunkOrder(offset: 64, .transparency), indexed([palette, ("tRNS", [1]), ("tRNS", [1])]))
        expect(.chunkOrder(offset: 33, .palette), self.gray([palette]))
        let alphaFirst: [(type: String, data: [UInt8])] = [("tRNS", [0, 1, 0, 2, 0, 3]), palette]
        expect(
            .chunkOrder(offset: 51, .palette),
            .image(1, 1, bitDepth: 8, colorType: 2, rows: [0, 1, 2, 3], between: alphaFirst))
        for colorType in [UInt8(4), 6] {
            expect(
                .chunkOrder(offset: 33, .transparency),
                .image(1, 1, bitDepth: 8, colorType: colorType, rows: [0], between: [("tRNS", [1])]))
        }
        // Behind the pixels.
        let rgb = TestChunks.image(1, 1, bitDepth: 8, colorType: 2, rows: [0, 1, 2, 3])
        for (name, type) in [("PLTE", PNGChunkType.palette), ("tRNS", .transparency)] {
            var parts = name == "PLTE" ? rgb : indexed([palette])
            parts.chunks.insert((name, [1, 2, 3]), at: parts.chunks.count - 1)
            expect(.chunkOrder(offset: parts.offset(parts.chunks.count - 2), type), parts)
        }
    }

    /// An image of one pixel with a palette of two colours and one bit an index, unless said otherwise.
    private func indexed(
        _ between: [(type: String, data: [UInt8])], bitDepth: UInt8 = 1, row: [UInt8] = [0, 0]
    ) -> TestChunks {
        .image(1, 1, bitDepth: bitDepth, colorType: 3, rows: row, between: between)
    }

    @Test func lengths() {
        expect(.chunkLength(offset: 8, .header, found: 12), header(Array(repeating: 0, count: 12)))
        for count in [0, 2, 4, 9] {
            let palette = ("PLTE", [UInt8](repeating: 0, count: count))
            expect(.chunkLength(offset: 33, .palette, found: count), indexed([palette]))
        }
        for count in [0, 3] {
            let alpha = ("tRNS", [UInt8](repeating: 0, count: count))
            expect(.chunkLength(offset: 51, .transparency, found: count), indexed([palette, alpha]))
        }
        expect(.chunkLength(offset: 33, .transparency, found: 1), gray([("tRNS", [1])]))
        expect(
            .chunkLength(offset: 33, .transparency, found: 2),
            .image(1, 1, bitDepth: 8, colorType: 2, rows: [0, 1, 2, 3], between: [("tRNS", [0, 1])]))
        var parts = gray()
        parts.chunks[2].data = [1]
        expect(.chunkLength(offset: parts.offset(2), .end, found: 1), parts)
    }

    // MARK: What it says

    /// Every pairing of colour type and bit depth: those of PNG with 8 bits at most, those with 16, and no others.
    @Test func everyColorTypeAndDepth() {
        let sixteen: [UInt8] = [0, 2, 4, 6]
        for colorType in UInt8.min...UInt8.max {
            for bitDepth in UInt8(0)...32 {
                if PNGReaderTests.formats.contains(where: { $0 == (Int(colorType), Int(bitDepth)) }) { continue }
                let isSixteen = bitDepth == 16 && sixteen.contains(colorType)
                let data = TestChunks.header(1, 1, bitDepth: bitDepth, colorType: colorType)
                let unknown = PNGError.header(
                    colorType: colorType, bitDepth: bitDepth, compression: 0, filter: 0, interlace: 0)
                expect(isSixteen ? .sixteenBits : unknown, header(data))
            }
        }
    }

    @Test func methods() {
        expect(.interlaced, header(TestChunks.header(1, 1, bitDepth: 8, colorType: 2, interlace: 1)))
        let wrong: [(UInt8, UInt8, UInt8)] = [(1, 0, 0), (0, 1, 0), (0, 0, 2)]
        for (compression, filter, interlace) in wrong {
            let data = TestChunks.header(
                1, 1, bitDepth: 8, colorType: 2, compression: compression, filter: filter, interlace: interlace)
            expect(
                .header(colorType: 2, bitDepth: 8, compression: compression, filter: filter, interlace: interlace),
                header(data))
        }
    }

    @Test func sizes() {
        let wrong: [(UInt32, UInt32)] = [(0, 1), (1, 0), (16_385, 1), (1, 16_385), (.max, .max)]
        for (width, height) in wrong {
            expect(
                .size(width: Int(width), height: Int(height), allowed: 16_384),
                header(TestChunks.header(width, height, bitDepth: 8, colorType: 6)))
        }
        expect(
            .tooManyPixels(width: 16_384, height: 4_097, allowed: 1 << 26),
            header(TestChunks.header(16_384, 4_097, bitDepth: 8, colorType: 6)))
        expect(.tooManyPixels(width: 1, height: 1, allowed: 0), gray(), limits: PNGLimits(pixels: 0))
    }

    /// The largest image allowed, promised by a file of a few bytes: refused before its memory is taken.
    @Test func promisesAreNotBelieved() {
        let parts = TestChunks([
            ("IHDR", TestChunks.header(8_192, 8_192, bitDepth: 8, colorType: 6)), ("IDAT", Zlib.compress([0, 0, 0])),
            ("IEND", []),
        ])
        expect(.tooFewPixels(found: 3, expected: 8_192 * (4 * 8_192 + 1)), parts)
    }

    @Test func texts() {
        func text(_ data: [UInt8]) -> TestChunks { gray([("iTXt", data)]) }
        let malformed: [[UInt8]] = [
            [], Array("keyword".utf8), Array("k\0".utf8), Array("k\0\0".utf8), Array("k\0\0\0".utf8),
            Array("k\0\0\0\0".utf8), Array("\0\0\0\0\0v".utf8), Array(" k\0\0\0\0\0v".utf8),
            Array("k\0\u{2}\0\0\0v".utf8), Array("k\0\0\u{1}\0\0v".utf8), Array("k\0\0\0\0\0".utf8) + [0xFF],
            Array("k\0\0\0\0\0a\0b".utf8),
        ]
        for data in malformed { expect(.malformedText(offset: 33), text(data)) }

        let head = Array("k\0\u{1}\0\0\0".utf8)
        expect(.compressedText(offset: 33, .truncated(offset: 1)), text(head + [0x78]))
        expect(.compressedText(offset: 33, .header(found: 0x0102)), text(head + [1, 2, 3]))

        // The limit counts all texts, after decompression.
        let long = [UInt8](repeating: 0x61, count: 100)
        let limits = PNGLimits(textBytes: 150)
        let plain = Array("k\0\0\0\0\0".utf8) + long
        let compressed = head + Zlib.compress(long)
        for second in [plain, compressed] {
            let parts = gray([("iTXt", plain), ("iTXt", second)])
            expect(.textTooLong(offset: parts.offset(2), allowed: 150), parts, limits: limits)
            #expect(throws: Never.self) { try PNG.decode(parts.file, limits: PNGLimits(textBytes: 200)) }
        }
    }

    @Test func pixels() {
        func image(_ rows: [UInt8]) -> TestChunks { .image(2, 2, bitDepth: 8, colorType: 0, rows: rows) }
        expect(.tooFewPixels(found: 5, expected: 6), image([0, 1, 2, 0, 3]))
        expect(.compressedPixels(.tooLong(allowed: 6)), image([0, 1, 2, 0, 3, 4, 5]))
        expect(.filter(row: 1, found: 5), image([4, 1, 2, 5, 3, 4]))
        var parts = image([0, 1, 2, 0, 3, 4])
        parts.chunks[1].data += [0]
        let length = parts.chunks[1].data.count
        expect(.compressedPixels(.trailingBytes(offset: length - 1)), parts)
        parts.chunks[1].data = []
        expect(.compressedPixels(.truncated(offset: 0)), parts)
    }

    @Test func paletteIndices() {
        func short(_ byte: UInt8, bitDepth: UInt8) -> TestChunks {
            indexed([palette], bitDepth: bitDepth, row: [0, byte])
        }
        expect(.paletteIndex(row: 0, found: 2, colors: 2), short(0b1000_0000, bitDepth: 2))
        expect(.paletteIndex(row: 0, found: 255, colors: 2), short(255, bitDepth: 8))
        // What stands in the spare bits of a row is no pixel.
        #expect(throws: Never.self) { try PNG.decode(short(0b0111_1111, bitDepth: 2).file) }
    }
}
