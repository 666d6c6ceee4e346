import IconCore

/// What works behind `PNGWriter`. How the format is found out while rows come:
///
/// 1. Rows are compressed as they come, in the narrowest format that the pixels so far allow: grey, grey and alpha, RGB or
///    RGBA.
/// 2. Where a later pixel does not fit (the first transparent one of an image opaque so far), what was compressed is
///    decompressed and written again in a wider format. That happens twice at most, and rarely: an icon with alpha has it
///    in its first corner.
/// 3. While there are at most 256 colours, the index of each pixel's colour is kept as well, one byte. If that lasts to the
///    end, the formats that may be smaller are tried (`IndexedImage`).
struct PNGRowEncoder: ~Copyable {
    private var width = 0
    private var height = 0
    private var sourceType = PNGFormat.ColorType.rgb
    private var options = PNGOptions()
    private var rowCount = 0

    private var colors = ColorTable()
    private var stream = PixelStream()
    /// Whether there are at most 256 colours so far, all of them in `colors`.
    private var isIndexing = false
    private var needs = ColorNeeds()

    /// Begins an image; see `PNGWriter.restart`.
    mutating func start(width: Int, height: Int, layout: PixelLayout, options: PNGOptions) throws(PNGError) {
        guard PNG.isValidSize(width, height) else {
            throw .size(width: width, height: height, allowed: PNG.greatestSide)
        }
        (self.width, self.height, self.options) = (width, height, options)
        sourceType = layout == .rgb ? .rgb : .rgba
        rowCount = 0
    }

    /// Takes in a row; see `PNGWriter.write`.
    mutating func write(_ row: Span<UInt8>) throws(PNGError) {
        let length = width * sourceType.channels
        guard row.count == length else { throw .rowLength(row: rowCount, found: row.count, expected: length) }
        guard rowCount < height else { throw .rowCount(found: height + 1, expected: height) }
        if rowCount == 0 {
            needs = ColorNeeds()
            needs.add(row, sourceType)
            stream.start(PNGFormat(needs.colorType), width: width, height: height, options: options)
            isIndexing = !options.hasManyColors
            if isIndexing { colors.start(width: width, type: sourceType) }
        } else {
            var needed = needs
            needed.add(row, sourceType)
            if needed != needs { widen(to: needed) }
        }
        convert(row, from: sourceType)
        isIndexing = isIndexing && colors.append(row)
        rowCount += 1
    }

    /// The file; see `PNGWriter.finish`.
    mutating func finish() throws(PNGError) -> [UInt8] {
        guard rowCount == height else { throw .rowCount(found: rowCount, expected: height) }
        var pixels = EncodedPixels(format: PNGFormat(needs.colorType), data: stream.finish())
        if isIndexing {
            let image = IndexedImage(width: width, height: height, options: options)
            if let smaller = image.encode(colors, smallerThan: pixels, with: &stream) { pixels = smaller }
        }
        rowCount = 0
        return file(pixels)
    }

    private mutating func file(_ pixels: EncodedPixels) -> [UInt8] {
        var file = PNGFile(capacity: pixels.size)
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

    /// Compresses the rows so far again, in a wider format.
    private mutating func widen(to wider: ColorNeeds) {
        let narrow = needs.colorType
        let data = stream.finish()
        needs = wider
        stream.start(PNGFormat(wider.colorType), width: width, height: height, options: options)
        guard let rows = try? PixelRows(data.span, format: PNGFormat(narrow), width: width, count: rowCount) else {
            preconditionFailure("what was compressed here can be decompressed")
        }
        for row in 0..<rowCount { rows.withRow(row) { convert($0, from: narrow) } }
    }

    /// Compresses a row of 8-bit pixels.
    private mutating func convert(_ row: Span<UInt8>, from type: PNGFormat.ColorType) {
        switch (type, needs.colorType) {
        case (.rgb, .rgb):
            stream.writeRow { bytes, start in bytes.copy(row, from: 0, count: row.count, to: start) }
        case (.rgba, .rgba):
            stream.writeRow { bytes, start in bytes.copyClearing(row, to: start) }
        case (_, let wanted):
            stream.writeRow { bytes, start in
                for x in 0..<width { PackedColor(row, x, type).write(to: &bytes, at: start, x, wanted) }
            }
        }
    }
}
