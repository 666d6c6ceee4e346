/// Makes zip archives byte by byte, so that tests can put anything into them. Nothing is compressed.
struct TestZip {
    private var body: [UInt8] = []
    private var directory: [UInt8] = []
    private var count: UInt16 = 0

    /// An archive of files.
    init(_ files: KeyValuePairs<String, String> = [:]) {
        for (path, text) in files { add(path, Array(text.utf8)) }
    }

    /// Adds an entry.
    ///
    /// - Parameters:
    ///   - mode: the Unix mode; 0o100644 is a plain file, 0o120777 a link.
    ///   - isUTF8: whether the entry says that its name is UTF-8 (bit 11).
    mutating func add(
        _ path: String, _ bytes: [UInt8], mode: UInt32 = 0o100644, isUTF8: Bool = false, checksum: UInt32? = nil
    ) {
        let name = Array(path.utf8)
        let sum = checksum ?? TestZip.crc32(bytes)
        let shared =
            le16(isUTF8 ? 0x800 : 0) + le16(0) + le32(0) + le32(sum) + le32(UInt32(bytes.count))
            + le32(UInt32(bytes.count)) + le16(UInt16(name.count)) + le16(0)
        let offset = UInt32(body.count)
        body += le32(0x0403_4b50) + le16(20) + shared + name + bytes
        directory +=
            le32(0x0201_4b50) + le16(0x031E) + le16(20) + shared + le16(0) + le16(0) + le16(0) + le32(mode << 16)
            + le32(offset) + name
        count += 1
    }

    var bytes: [UInt8] {
        body + directory + le32(0x0605_4b50) + le16(0) + le16(0) + le16(count) + le16(count)
            + le32(UInt32(directory.count)) + le32(UInt32(body.count)) + le16(0)
    }

    private func le16(_ value: UInt16) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8)] }

    private func le32(_ value: UInt32) -> [UInt8] { le16(UInt16(value & 0xFFFF)) + le16(UInt16(value >> 16)) }

    /// The checksum of zip and PNG, bit by bit.
    private static func crc32(_ bytes: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }
}
