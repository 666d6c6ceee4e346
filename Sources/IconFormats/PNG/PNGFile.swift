/// The bytes of a file, chunk after chunk (PNG 3rd edition, 5).
struct PNGFile {
    /// What a chunk has beside its data: length, type, checksum.
    static let chunkOverhead = 12

    private(set) var bytes: [UInt8] = []

    /// A file with nothing but its signature.
    ///
    /// - Parameter capacity: about how many bytes it will have.
    init(capacity: Int) {
        bytes.reserveCapacity(capacity + 256)
        for index in 0..<PNG.signature.count { bytes.append(PNG.signature[index]) }
    }

    /// Appends a chunk.
    mutating func append(_ type: PNGChunkType, _ data: [UInt8]) {
        bytes.append(bigEndian: UInt32(data.count))
        let start = bytes.count
        bytes.append(bigEndian: type.rawValue)
        bytes += data
        var checksum = CRC32()
        checksum.update(bytes.span.extracting(start..<bytes.count))
        bytes.append(bigEndian: checksum.value)
    }
}
