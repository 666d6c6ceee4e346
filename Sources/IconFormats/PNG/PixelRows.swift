/// The rows of an image as they lie in the compressed data: `length` bytes each, after a filter byte.
struct PixelRows: ~Copyable {
    /// The bytes of a row, without its filter byte.
    let length: Int
    private var bytes: ScratchBuffer<UInt8>

    /// Decompresses rows and undoes their filters.
    ///
    /// - Throws: `PNGError.compressedPixels`, `.tooFewPixels` or `.filter`.
    init(_ data: Span<UInt8>, format: PNGFormat, width: Int, count: Int) throws(PNGError) {
        let length = format.rowLength(width)
        let size = count * (length + 1)
        let inflater: Inflater
        do throws(InflateError) {
            inflater = try ZlibDecoder.decode(data, allowed: size)
        } catch {
            throw .compressedPixels(error)
        }
        guard inflater.length == size else { throw .tooFewPixels(found: inflater.length, expected: size) }
        var bytes = inflater.takeOutput()
        for row in 0..<count {
            let start = row * (length + 1)
            guard let filter = PNGFilter(rawValue: bytes[start]) else {
                throw .filter(row: row, found: bytes[start])
            }
            let above = row > 0 ? start - length : nil
            filter.undo(&bytes, at: start + 1, length: length, above: above, stride: format.pixelStride)
        }
        self.length = length
        self.bytes = bytes
    }

    /// The bytes of a row, for as long as `body` runs.
    func withRow<Failure>(_ row: Int, _ body: (Span<UInt8>) throws(Failure) -> Void) throws(Failure) {
        let start = row * (length + 1) + 1
        try bytes.withSpan(start..<(start + length), body)
    }
}
