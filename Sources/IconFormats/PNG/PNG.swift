public import IconCore

/// PNG files (W3C, Portable Network Graphics, 3rd edition): written from whole images, and read. `PNGWriter` writes from
/// rows that come one by one.
public enum PNG {
    /// The most pixels of a side, for writing and reading. A canvas of that size has 2³⁰ bytes, so that all counts fit
    /// into 32 bits.
    public static let greatestSide = 16_384

    /// Writes an image. The same pixels and options always give the same bytes.
    ///
    /// - Parameters:
    ///   - pixels: rows from the top, without padding, in `layout`.
    ///   - width: 1 … `greatestSide` pixels.
    ///   - height: 1 … `greatestSide` pixels.
    ///   - layout: how pixels lie in memory.
    ///   - options: level, content and texts.
    public static func encode(
        pixels: [UInt8], width: Int, height: Int, layout: PixelLayout, options: PNGOptions = PNGOptions()
    ) throws(PNGError) -> [UInt8] {
        var writer = try PNGWriter(width: width, height: height, layout: layout, options: options)
        let rowLength = width * layout.bytesPerPixel
        guard pixels.count == rowLength * height else {
            throw .pixelLength(found: pixels.count, expected: rowLength * height)
        }
        for row in 0..<height {
            try writer.write(row: pixels.span.extracting(row * rowLength..<(row + 1) * rowLength))
        }
        return try writer.finish()
    }

    /// Reads an image: pixels and texts. Reads what this library writes and other plain PNGs; not interlaced ones, nor
    /// those with 16 bits a sample. Colour profiles are ignored: the colours are taken to be sRGB.
    public static func decode(_ file: [UInt8], limits: PNGLimits = PNGLimits()) throws(PNGError) -> PNGImage {
        try PNGReader.image(file.span, limits: limits)
    }

    /// Reads the texts of a file and leaves its pixels compressed. All chunks are checked, but not what pixels there are.
    public static func texts(in file: [UInt8], limits: PNGLimits = PNGLimits()) throws(PNGError) -> [PNGText] {
        try PNGReader.texts(file.span, limits: limits)
    }

    static func isValidSize(_ width: Int, _ height: Int) -> Bool {
        (1...greatestSide).contains(width) && (1...greatestSide).contains(height)
    }

    /// The first bytes of every PNG (PNG 3rd edition, 5.2).
    static let signature: InlineArray<8, UInt8> = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
