public import IconCore

/// Writes a PNG from rows that come one by one, so that the whole image need not exist.
///
///     var writer = try PNGWriter(width: 64, height: 64, layout: .rgba)
///     for row in rows { try writer.write(row: row) }
///     let file = try writer.finish()
///
/// The file gets the smallest format that holds the pixels without loss: grey, grey and alpha, RGB, RGBA or a palette, with as
/// few bits as it takes. What lies under transparent pixels is written as zero. The same rows and options always give the
/// same bytes.
///
/// A writer keeps its memory for the next image (`restart`): at most about 0.7 MB (1.5 MB more at the smallest level), and one byte for each pixel of the largest image
/// of few colours.
public struct PNGWriter: ~Copyable {
    private let memory = Memory()

    /// It is a class because of the memory it holds: in Embedded Swift a value that frees memory at its end must not be part
    /// of a value that another module holds.
    private final class Memory {
        var encoder = PNGRowEncoder()
    }

    /// A writer for one image.
    ///
    /// - Parameters:
    ///   - width: 1 … `PNG.greatestSide` pixels.
    ///   - height: 1 … `PNG.greatestSide` pixels.
    ///   - layout: how the pixels of the rows lie in memory.
    ///   - options: level, content and texts.
    /// - Throws: `PNGError.size`.
    public init(
        width: Int, height: Int, layout: PixelLayout, options: PNGOptions = PNGOptions()
    ) throws(PNGError) {
        try memory.encoder.start(width: width, height: height, layout: layout, options: options)
    }

    /// Begins another image, whether or not the one before was finished.
    ///
    /// - Throws: `PNGError.size`; then the writer is as it was.
    public mutating func restart(
        width: Int, height: Int, layout: PixelLayout, options: PNGOptions = PNGOptions()
    ) throws(PNGError) {
        try memory.encoder.start(width: width, height: height, layout: layout, options: options)
    }

    /// Takes in the next row, from the top.
    ///
    /// - Parameter row: `width` pixels in the layout given at the start.
    /// - Throws: `PNGError.rowLength`, or `PNGError.rowCount` for a row too many; then the row is left out.
    public mutating func write(row: Span<UInt8>) throws(PNGError) {
        try memory.encoder.write(row)
    }

    /// Takes in the next row, from the top, like `write(row:)` with a span.
    public mutating func write(row: [UInt8]) throws(PNGError) {
        try memory.encoder.write(row.span)
    }

    /// The file. Afterwards the writer is ready for another image of the same size, layout and options.
    ///
    /// - Throws: `PNGError.rowCount` if rows are missing.
    public mutating func finish() throws(PNGError) -> [UInt8] {
        try memory.encoder.finish()
    }
}
