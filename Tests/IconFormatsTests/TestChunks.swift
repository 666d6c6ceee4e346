@testable import IconFormats

/// A PNG taken apart into its chunks, to be damaged and put together again with right checksums.
struct TestChunks {
    var chunks: [(type: String, data: [UInt8])]

    init(_ chunks: [(type: String, data: [UInt8])]) {
        self.chunks = chunks
    }

    /// The chunks of a sound file.
    init(of file: [UInt8]) {
        chunks = []
        var offset = 8
        while offset < file.count {
            let length = file[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: file[(offset + 4)..<(offset + 8)], as: UTF8.self)
            chunks.append((type, Array(file[(offset + 8)..<(offset + 8 + length)])))
            offset += length + 12
        }
    }

    /// The file.
    var file: [UInt8] {
        chunks.reduce([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { $0 + Self.bytes($1.type, $1.data) }
    }

    /// Where chunk `index` begins in the file.
    func offset(_ index: Int) -> Int {
        chunks[..<index].reduce(8) { $0 + $1.data.count + 12 }
    }

    /// A chunk with its length and checksum.
    static func bytes(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        var checksum = CRC32()
        checksum.update(body.span)
        return bigEndian(UInt32(data.count)) + body + bigEndian(checksum.value)
    }

    /// The data of a header.
    static func header(
        _ width: UInt32, _ height: UInt32, bitDepth: UInt8, colorType: UInt8, compression: UInt8 = 0, filter: UInt8 = 0,
        interlace: UInt8 = 0
    ) -> [UInt8] {
        bigEndian(width) + bigEndian(height) + [bitDepth, colorType, compression, filter, interlace]
    }

    /// An image from its raw rows with their filter bytes.
    static func image(
        _ width: UInt32, _ height: UInt32, bitDepth: UInt8, colorType: UInt8, rows: [UInt8],
        between: [(type: String, data: [UInt8])] = []
    ) -> TestChunks {
        TestChunks(
            [("IHDR", header(width, height, bitDepth: bitDepth, colorType: colorType))] + between
                + [("IDAT", Zlib.compress(rows)), ("IEND", [])])
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
}
