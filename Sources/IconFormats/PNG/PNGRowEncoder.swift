import IconCore

/// What works behind `PNGWriter`. How the format is found out while rows come:
///
/// 1. While there are at most 256 colours, each pixel is kept as the index of its colour, one byte. If that lasts to the
///    end, the formats that may be smallest are all tried (`IndexedImage`).
/// 2. With the 257th colour, the kept rows and all that follow are compressed at once, in the narrowest format that the pixels
///    so far allow: grey and alpha, RGB or RGBA.
/// 3. Where a later pixel does not fit (the first transparent one of an image opaque so far), what was compressed is
///    decompressed and written again in a wider format. That happens twice at most, and rarely: an icon with alpha has it
///    in its first corner.
///
/// It is a class because of the memory it holds: in Embedded Swift a value that frees memory at its end must not be part of
/// a value that another module holds.
final class PNGRowEncoder {
    private var width = 0
    private var height = 0
    private var sourceType = PNGFormat.ColorType.rgb
    private var options = PNGOptions()
    private var rowCount = 0

    private var colors = ColorTable()
    private var stream = PixelStream()
    /// Whether the rows are being compressed as they come.
    private var isStreaming = false
    private var needs = ColorNeeds()

    /// Begins an image; see `PNGWriter.restart`.
    func start(width: Int, height: Int, layout: PixelLayout, options: PNGOptions) throws(PNGError) {
        guard PNG.isValidSize(width, height) else {
            throw .size(width: width, height: height, allowed: PNG.greatestSide)
        }
        (self.width, self.height, self.options) = (width, height, options)
        sourceType = layout == .rgb ? .rgb : .rgba
        begin()
    }

    private func begin() {
        rowCount = 0
        colors.clear()
        needs = ColorNeeds()
        isStreaming = options.hasManyColors
        if isStreaming { stream.start(PNGFormat(needs.colorType), width: width, options: options) }
    }

    /// Takes in a row; see `PNGWriter.write`.
    func write(_ row: Span<UInt8>) throws(PNGError) {
        let length = width * sourceType.channels
        guard row.count == length else { throw .rowLength(row: rowCount, found: row.count, expected: length) }
        guard rowCount < height else { throw .rowCount(found: height + 1, expected: height) }
        if !isStreaming, !colors.append(row, sourceType) { stopIndexing() }
        if isStreaming { writeThrough(row) }
        rowCount += 1
    }

    /// The file; see `PNGWriter.finish`.
    func finish() throws(PNGError) -> [UInt8] {
        guard rowCount == height else { throw .rowCount(found: rowCount, expected: height) }
        let pixels =
            isStreaming
            ? EncodedPixels(format: PNGFormat(needs.colorType), data: stream.finish())
            : IndexedImage(width: width, height: height, options: options).encode(colors, with: &stream)
        defer { begin() }
        return file(pixels)
    }

    private func file(_ pixels: EncodedPixels) -> [UInt8] {
        var file = PNGFile()
        file.append(.header, PNGHeader(width: width, height: height, format: pixels.format).bytes)
        // Rendering intent 0, perceptual.
        file.append(.standardRGB, [0])
        for text in options.texts { file.append(.text, text.chunk(&stream.encoder, level: options.level)) }
        if !pixels.palette.isEmpty { file.append(.palette, pixels.palette) }
        if !pixels.transparency.isEmpty { file.append(.transparency, pixels.transparency) }
        file.append(.pixels, pixels.data)
        file.append(.end, [])
        return file.bytes
    }

    /// There are too many colours for a palette: compresses the rows kept so far.
    private func stopIndexing() {
        for index in 0..<colors.count { needs.add(colors[index]) }
        isStreaming = true
        stream.start(PNGFormat(needs.colorType), width: width, options: options)
        for y in 0..<rowCount {
            colors.write(y, width: width, as: needs.colorType, to: &stream.row)
            stream.writeRow()
        }
    }

    /// Compresses a row, in a wider format than the rows before if it must be.
    private func writeThrough(_ row: Span<UInt8>) {
        var needed = needs
        needed.add(row, sourceType)
        if needed != needs { widen(to: needed) }
        convert(row, from: sourceType)
    }

    private func widen(to wider: ColorNeeds) {
        let narrow = needs.colorType
        let data = stream.finish()
        needs = wider
        stream.start(PNGFormat(wider.colorType), width: width, options: options)
        guard let rows = try? PixelRows(data.span, format: PNGFormat(narrow), width: width, count: rowCount) else {
            preconditionFailure("what was compressed here can be decompressed")
        }
        for row in 0..<rowCount { rows.withRow(row) { convert($0, from: narrow) } }
    }

    /// Compresses a row of 8-bit pixels.
    private func convert(_ row: Span<UInt8>, from type: PNGFormat.ColorType) {
        switch (type, needs.colorType) {
        case (.rgb, .rgb):
            stream.row.copy(row, from: 0, count: row.count, to: 1)
        case (.rgba, .rgba):
            copyClearing(row)
        case (_, let wanted):
            for x in 0..<width { PackedColor(row, x, type).write(to: &stream.row, at: 1, x, wanted) }
        }
        stream.writeRow()
    }

    /// RGBA as it is, but transparent pixels all zero.
    private func copyClearing(_ row: Span<UInt8>) {
        for x in 0..<width {
            let pixel = row.word32(at: 4 &* x)
            stream.row.set(pixel >> 24 == 0 ? 0 : pixel, at: 1 &+ 4 &* x)
        }
    }
}
