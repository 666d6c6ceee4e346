import IconFormats
import Testing

@Suite struct GzipTests {
    @Test func theWrapperOfNothing() {
        // As `printf '' | gzip -n` writes it, but for the system it names.
        #expect(Gzip.compress([]) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test(arguments: [DeflateLevel.default, .smallest])
    func theSameStreamAsInTheOtherWrapper(level: DeflateLevel) {
        let bytes = Array("123456789".utf8)
        let stream = Gzip.compress(bytes, level: level)
        let zlib = Zlib.compress(bytes, level: level)
        #expect(stream.dropFirst(10).dropLast(8).elementsEqual(zlib.dropFirst(2).dropLast(4)))
        // The check value of CRC-32 (Koopman), and the length.
        #expect(stream.suffix(8) == [0x26, 0x39, 0xF4, 0xCB, 9, 0, 0, 0])
    }
}
