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
    /// See `start`.
    private var repeats = false

    private var colors = ColorTable()
    private var stream = PixelStream()
    /// Whether there are at most 256 colours so far, all of them in `colors`.
    private var isIndexing = false
    private var needs = ColorNeeds()
    /// A row before it is known in which format it can be stored.
    private var row = ScratchBuffer<UInt8>(uninitialized: 0)

    /// Begins an image; see `PNGWriter.restart`.
    ///
    /// - Parameter repeats: whether rows come with what is known of them, and that is most of them. Then nothing else is looked for: that would
    ///   take a quarter more time, and make files 2 to 5 % smaller.
    mutating func start(
        width: Int, height: Int, layout: PixelLayout, options: PNGOptions, repeats: Bool = false
    ) throws(PNGError) {
        guard PNG.isValidSize(width, height) else {
            throw .size(width: width, height: height, allowed: PNG.greatestSide)
        }
        (self.width, self.height, self.options, self.repeats) = (width, height, options, repeats)
        sourceType = layout == .rgb ? .rgb : .rgba
        rowCount = 0
    }

    private var rowLength: Int { width * sourceType.channels }

    /// Takes in the next row of a renderer: where it stays, once it is known that it is stored as it comes.
    mutating func write(rowOf renderer: inout SceneRenderer) throws(PNGError) {
        guard rowCount < height else { throw .rowCount(found: height + 1, expected: height) }
        let length = rowLength
        guard rowCount > 0, needs.colorType == sourceType, options.content == .flat else {
            var row = ScratchBuffer<UInt8>(uninitialized: 0)
            swap(&row, &self.row)
            if row.count < length { row = ScratchBuffer(uninitialized: length) }
            row.withMutableBytes(0..<length) { renderer.nextRow(into: $0) }
            row.withSpan(0..<length) { add($0) }
            swap(&row, &self.row)
            return
        }
        stream.writeRow { bytes, start in
            bytes.withMutableBytes(start..<start + length) { renderer.nextRow(into: $0) }
            if sourceType == .rgba, !renderer.clearsTransparent { bytes.clearTransparent(start..<start + length) }
            isIndexing = isIndexing && bytes.withSpan(start..<start + length) { colors.append($0) }
        }
        stream.expect(renderer.segments)
        rowCount += 1
    }

    /// Takes in a row; see `PNGWriter.write`.
    mutating func write(_ row: Span<UInt8>) throws(PNGError) {
        guard row.count == rowLength else { throw .rowLength(row: rowCount, found: row.count, expected: rowLength) }
        guard rowCount < height else { throw .rowCount(found: height + 1, expected: height) }
        add(row)
    }

    private mutating func add(_ row: Span<UInt8>) {
        if rowCount == 0 {
            needs = ColorNeeds()
            needs.add(row, sourceType)
            stream.start(
                PNGFormat(needs.colorType), width: width, height: height, options: options, searches: !repeats)
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
        stream.start(
            PNGFormat(wider.colorType), width: width, height: height, options: options, searches: !repeats)
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
