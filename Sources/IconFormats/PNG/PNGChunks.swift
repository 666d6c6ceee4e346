/// Walks through the chunks of a file and checks each of them: length, type, checksum, and that the last is the end.
struct PNGChunks {
    /// One chunk.
    struct Chunk {
        let type: PNGChunkType
        /// Where the chunk begins in the file.
        let offset: Int
        /// Where its data lies in the file.
        let data: Range<Int>
    }

    private let limit: Int
    private var offset = 0
    private var count = 0
    private var isAtEnd = false

    /// A walk through `file`, whose signature it checks.
    init(_ file: Span<UInt8>, limit: Int) throws(PNGError) {
        self.limit = limit
        for index in 0..<PNG.signature.count {
            guard index < file.count else { throw index == 0 ? .signature : .truncated(offset: 0) }
            guard file[index] == PNG.signature[index] else { throw .signature }
        }
        offset = PNG.signature.count
    }

    /// The next chunk, or nil behind the end chunk.
    mutating func next(_ file: Span<UInt8>) throws(PNGError) -> Chunk? {
        guard !isAtEnd else {
            guard offset == file.count else { throw .trailingBytes(offset: offset) }
            return nil
        }
        guard offset < file.count else { throw .missingChunk(.end) }
        guard count < limit else { throw .tooManyChunks(offset: offset, allowed: limit) }
        guard file.count - offset >= PNGFile.chunkOverhead else { throw .truncated(offset: offset) }

        let length = file.bigEndianWord(at: offset)
        let type = PNGChunkType(rawValue: file.bigEndianWord(at: offset + 4))
        guard type.isValid else { throw .chunkType(offset: offset, found: type) }
        guard length <= Int32.max else { throw .chunkTooLong(offset: offset, type, found: length) }
        guard Int(length) <= file.count - offset - PNGFile.chunkOverhead else { throw .truncated(offset: offset) }

        let data = (offset + 8)..<(offset + 8 + Int(length))
        var checksum = CRC32()
        checksum.update(file.extracting((offset + 4)..<data.upperBound))
        let found = file.bigEndianWord(at: data.upperBound)
        guard found == checksum.value else {
            throw .checksum(offset: offset, type, found: found, computed: checksum.value)
        }
        defer {
            offset = data.upperBound + 4
            count += 1
        }
        isAtEnd = type == .end
        return Chunk(type: type, offset: offset, data: data)
    }
}
