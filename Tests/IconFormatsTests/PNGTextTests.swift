import IconCore
import IconFormats
import Testing

/// Texts inside files: what may be one, and that it comes back.
@Suite struct PNGTextTests {
    private func file(_ texts: [PNGText], level: DeflateLevel = .default) throws -> [UInt8] {
        let options = PNGOptions(level: level, texts: texts)
        return try PNG.encode(pixels: [1, 2, 3], width: 1, height: 1, layout: .rgb, options: options)
    }

    @Test func textsComeBackInOrder() throws {
        let texts = [
            try PNGText(keyword: Array("Recipe".utf8), text: Array("colors=f62945-c11d28&glyph=a/b".utf8)),
            try PNGText(keyword: Array("Title".utf8), text: Array("Rakete 🚀 – größer".utf8)),
            try PNGText(keyword: Array("Recipe".utf8), text: []),
            try PNGText(keyword: Array("Long".utf8), text: Array(String(repeating: "M1 2l3 4", count: 500).utf8)),
        ]
        for level in [DeflateLevel.default, .smallest] {
            let file = try file(texts, level: level)
            #expect(try PNG.texts(in: file) == texts)
            #expect(try PNG.decode(file).texts == texts)
            let about = try DecodedPNG.decode([file])[0].about
            #expect(
                about.texts
                    == texts.map {
                        [String(decoding: $0.keyword, as: UTF8.self), String(decoding: $0.text, as: UTF8.self)]
                    })
            // Compressed only where that is shorter.
            #expect(about.areCompressed == [0, 0, 0, 1])
            #expect(about.chunks == ["IHDR", "sRGB", "iTXt", "iTXt", "iTXt", "iTXt", "IDAT", "IEND"])
        }
        #expect(try PNG.texts(in: file([])) == [])
    }

    @Test(arguments: ["", " a", "a ", "a  b", "a\u{0}", "a\n", String(repeating: "k", count: 80)])
    func keywordsThatAreNone(keyword: String) {
        let bytes = Array(keyword.utf8)
        #expect(throws: PNGError.keyword(bytes)) { try PNGText(keyword: bytes, text: []) }
    }

    @Test func keywordsAreLatin1() throws {
        for byte in UInt8.min...UInt8.max {
            let isAllowed = (0x21...0x7E).contains(byte) || byte >= 0xA1
            #expect((try? PNGText(keyword: [0x41, byte, 0x42], text: [])) != nil || !isAllowed && byte != 0x20)
            #expect((try? PNGText(keyword: [byte], text: [])) == nil || isAllowed)
        }
        #expect(try PNGText(keyword: Array(repeating: 0x41, count: 79), text: []).keyword.count == 79)
    }

    @Test func textIsUTF8WithoutZeros() {
        let key = Array("k".utf8)
        #expect(throws: PNGError.textEncoding(offset: 2)) { try PNGText(keyword: key, text: [0x61, 0x62, 0xFF]) }
        // Cut short, too long a form, a surrogate.
        for bytes: [UInt8] in [[0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80]] {
            #expect(throws: PNGError.textEncoding(offset: 0)) { try PNGText(keyword: key, text: bytes) }
        }
        #expect(throws: PNGError.textEncoding(offset: 1)) { try PNGText(keyword: key, text: [0x61, 0, 0x62]) }
    }
}
