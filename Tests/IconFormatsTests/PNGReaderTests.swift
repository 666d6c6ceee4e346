import Foundation
import IconCore
import IconFormats
import TestSupport
import Testing

/// Files that the oracle wrote: every colour type, depth and filter, read by our reader.
@Suite struct PNGReaderTests {
    /// Colour type and depth of all formats that we read.
    static let formats = [
        (0, 1), (0, 2), (0, 4), (0, 8), (2, 8), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8), (6, 8),
    ]

    @Test func everyFormatFilterAndLevel() throws {
        var requests: [Oracle.Request] = []
        var seed = 0
        for (colorType, bitDepth) in Self.formats {
            for (width, height) in [(1, 1), (1, 11), (13, 1), (7, 9), (16, 5), (33, 12)] {
                for filter in -1...4 {
                    let hasTransparency = seed % 2 == 0 && colorType != 4 && colorType != 6
                    requests.append(
                        .makePNG(
                            """
                            {"seed": \(seed), "width": \(width), "height": \(height), "colorType": \(colorType),
                            "bitDepth": \(bitDepth), "filter": \(filter), "transparency": \(hasTransparency),
                            "level": \(seed % 10), "part": \([1, 7, 1_000][seed % 3])}
                            """))
                    seed += 1
                }
            }
        }
        for (index, answer) in try Oracle.ask(requests).enumerated() {
            let answer = try #require(answer)
            let line = try #require(answer.firstIndex(of: UInt8(ascii: "\n")))
            let length = try #require(Int(String(decoding: answer[..<line], as: UTF8.self)))
            let file = Array(answer[(line + 1)...].prefix(length))
            #expect(try PNG.decode(file).pixels == Array(answer[(line + 1 + length)...]), "request \(index)")
        }
    }

    /// The 13th of a file's bytes that make it a picture are enough for its texts.
    @Test func textsAreReadWithoutPixels() throws {
        let text = try PNGText(keyword: Array("Recipe".utf8), text: Array("shape=circle".utf8))
        var parts = TestChunks(
            of: try PNG.encode(
                pixels: [1, 2, 3], width: 1, height: 1, layout: .rgb, options: PNGOptions(texts: [text])))
        let pixels = try #require(parts.chunks.firstIndex { $0.type == "IDAT" })
        parts.chunks[pixels].data = [1, 2, 3]
        #expect(try PNG.texts(in: parts.file) == [text])
        #expect(throws: PNGError.compressedPixels(.header(found: 0x0102))) { try PNG.decode(parts.file) }
    }

    /// Chunks that may be anywhere and mean nothing to us.
    @Test func unknownChunksThatMayBeIgnoredAre() throws {
        let image = TestImage.icon(20, direction: (1, 1))
        var parts = TestChunks(of: try image.encoded())
        for index in stride(from: parts.chunks.count - 1, through: 1, by: -1) {
            parts.chunks.insert(("teXt", [1, 2]), at: index)
        }
        #expect(try PNG.decode(parts.file).pixels == image.expected)
    }

    /// Texts with a language and a translated name, which we do not write.
    @Test func fullTextChunks() throws {
        let plain = Array("Title\0\0\0de-AT\0Titel\0Größe".utf8)
        let compressed =
            Array("Title\0".utf8) + [1, 0] + Array("de\0Titel\0".utf8) + Zlib.compress(Array("Größe".utf8))
        let parts = TestChunks.image(
            1, 1, bitDepth: 8, colorType: 0, rows: [0, 9], between: [("iTXt", plain), ("iTXt", compressed)])
        let text = try PNGText(keyword: Array("Title".utf8), text: Array("Größe".utf8))
        #expect(try PNG.texts(in: parts.file) == [text, text])
    }
}
