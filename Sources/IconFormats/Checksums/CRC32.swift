/// The checksum of a PNG chunk (PNG 3rd edition, 5.5 and annex D; ISO 3309): CRC-32 with the reflected polynomial
/// 0xEDB88320, all ones before and inverted after.
///
/// Eight bytes a step, by eight tables of which table k tells what a byte does to the checksum when k more bytes follow
/// (M. Kounavis and F. Berry, "A systematic approach to building high performance software-based CRC generators", 2005).
package struct CRC32 {
    private var register: UInt32 = .max

    /// A checksum of no bytes.
    package init() {}

    /// The checksum of all bytes so far.
    package var value: UInt32 { ~register }

    /// Takes in the next bytes.
    package mutating func update(_ bytes: Span<UInt8>) {
        let tables = Self.tables.span
        var crc = register
        var index = 0
        let wholeSteps = bytes.count & ~7
        while index < wholeSteps {
            let low = crc ^ bytes.word32(at: index)
            let high = bytes.word32(at: index + 4)
            crc =
                tables[7 * 256 + Int(low & 0xFF)] ^ tables[6 * 256 + Int(low >> 8 & 0xFF)]
                ^ tables[5 * 256 + Int(low >> 16 & 0xFF)] ^ tables[4 * 256 + Int(low >> 24)]
                ^ tables[3 * 256 + Int(high & 0xFF)] ^ tables[2 * 256 + Int(high >> 8 & 0xFF)]
                ^ tables[256 + Int(high >> 16 & 0xFF)] ^ tables[Int(high >> 24)]
            index += 8
        }
        while index < bytes.count {
            crc = tables[Int((crc ^ UInt32(bytes[index])) & 0xFF)] ^ crc >> 8
            index += 1
        }
        register = crc
    }

    /// The eight tables behind one another, 256 entries each.
    private static let tables: [UInt32] = {
        var tables = [UInt32](repeating: 0, count: 8 * 256)
        for byte in 0..<256 {
            var crc = UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
            tables[byte] = crc
        }
        for entry in 256..<tables.count {
            let shorter = tables[entry - 256]
            tables[entry] = tables[Int(shorter & 0xFF)] ^ shorter >> 8
        }
        return tables
    }()
}
