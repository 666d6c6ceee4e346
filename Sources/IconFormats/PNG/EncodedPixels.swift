/// The pixels of an image in one format, compressed, and the palette that belongs to them.
struct EncodedPixels {
    let format: PNGFormat
    /// Red, green and blue of each colour, where the format is a palette.
    var palette: [UInt8] = []
    /// The alpha of the first colours of the palette; the others are opaque.
    var transparency: [UInt8] = []
    /// The compressed pixels.
    var data: [UInt8] = []

    /// The bytes that the palette takes in a file.
    var paletteSize: Int { Self.chunkSize(palette) + Self.chunkSize(transparency) }

    /// The bytes that all of this takes in a file, but for what every format needs.
    var size: Int { data.count + paletteSize }

    private static func chunkSize(_ data: [UInt8]) -> Int {
        data.isEmpty ? 0 : PNGFile.chunkOverhead + data.count
    }
}
