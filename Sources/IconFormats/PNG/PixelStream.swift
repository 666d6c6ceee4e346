import IconCore

/// Compresses the rows of one image in one format. One value can do so for many images, one after the other, and keeps
/// its memory.
struct PixelStream: ~Copyable {
    /// For texts; free between images.
    var encoder = ZlibEncoder()

    private var rowLength = 0
    private var filter: PhotoFilter?
    private var runs = RowRuns()

    /// Begins an image.
    ///
    /// - Parameter searches: see `Deflater.start`.
    mutating func start(
        _ format: PNGFormat, width: Int, height: Int, options: PNGOptions, searches: Bool = true
    ) {
        rowLength = format.rowLength(width)
        // The indices of a palette and the bits of packed samples are no quantities that differ little from neighbours.
        let isFiltered = options.content == .photographic && format.colorType != .palette && format.bitDepth == 8
        filter = isFiltered ? PhotoFilter(length: rowLength, stride: format.pixelStride) : nil
        runs.start(pixel: format.pixelStride, row: rowLength + 1)
        encoder.start(
            level: options.level, length: height * (rowLength + 1), pixel: format.pixelStride, row: rowLength + 1,
            searches: searches)
    }

    /// Compresses the next row, whose bytes `body` sets from an index of a memory on: all of them, and no others.
    @inline(__always)
    mutating func writeRow(_ body: (inout ScratchBuffer<UInt8>, Int) -> Void) {
        if filter != nil {
            filter?.set(body)
            filter?.withFiltered { encoder.write($0) }
        } else {
            encoder.write(rowLength + 1) { bytes, start in
                bytes[start] = PNGFilter.none.rawValue
                body(&bytes, start + 1)
            }
        }
    }

    /// Says what is known of the row written last, which is stored as it was painted.
    mutating func expect(_ segments: RowSegments) {
        let length = rowLength + 1
        runs.add(segments) { encoder.expect($0, inLast: length) }
    }

    /// Ends the image and gives the compressed data away.
    mutating func finish() -> [UInt8] { encoder.finish() }
}
