/// Compresses the rows of one image in one format. One value can do so for many images, one after the other, and keeps
/// its memory.
struct PixelStream: ~Copyable {
    /// The row to be written next: a filter byte, then the row's bytes, which the owner sets before each `writeRow()`.
    var row = ScratchBuffer<UInt8>(repeating: 0, count: 0)
    /// For texts; free between images.
    var encoder = ZlibEncoder()

    private var format = PNGFormat(.gray)
    private var width = 0
    private var filter: PhotoFilter?

    /// Begins an image.
    mutating func start(_ format: PNGFormat, width: Int, options: PNGOptions) {
        let length = format.rowLength(width)
        if row.count != length + 1 { row = ScratchBuffer(repeating: 0, count: length + 1) }
        (self.format, self.width) = (format, width)
        // The indices of a palette and the bits of packed samples are no quantities that differ little from neighbours.
        let isFiltered = options.content == .photographic && format.colorType != .palette && format.bitDepth == 8
        filter = isFiltered ? PhotoFilter(length: length, stride: format.pixelStride) : nil
        encoder.start(level: options.level, pixel: format.pixelStride, row: length + 1)
    }

    /// Compresses `row`.
    mutating func writeRow() {
        if filter == nil { row[0] = PNGFilter.none.rawValue } else { filter?.apply(to: &row) }
        row.withSpan(0..<row.count) { encoder.write($0) }
    }

    /// Ends the image and gives the compressed data away.
    mutating func finish() -> [UInt8] { encoder.finish() }
}
