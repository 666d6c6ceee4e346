/// Compresses an image of at most 256 colours in each format that may turn out smallest, and keeps the smallest.
///
/// The formats are, the simplest first:
///  - every pixel as itself: grey, grey and alpha, RGB or RGBA, the narrowest that is lossless;
///  - indices into a palette. It costs up to 1048 bytes beside the pixels, so it may lose on small images.
///
/// Grey and indices take as few bits as they need, or eight: packed samples are fewer bytes, but whole bytes repeat more
/// often. (At 64 pixels with 16 colours, eight bits are up to 5 % smaller, at 1024 always larger.)
struct IndexedImage {
    private let width: Int
    private let height: Int
    private let options: PNGOptions

    init(width: Int, height: Int, options: PNGOptions) {
        (self.width, self.height, self.options) = (width, height, options)
    }

    /// The smallest encoding; of equals the simplest.
    func encode(_ colors: borrowing ColorTable, with stream: inout PixelStream) -> EncodedPixels {
        let direct = Self.directFormat(colors)
        let indexBits = Self.indexBits(colors.count)
        if direct.colorType == .gray, direct.bitDepth <= indexBits {
            return smallest([direct, PNGFormat(.gray)], colors, with: &stream)
        }
        let indexed = smallest(
            [PNGFormat(.palette, bitDepth: indexBits), PNGFormat(.palette)], colors, with: &stream)
        // Pixels as themselves never compress better than indices (in any image tried), so what they can save is the palette.
        guard indexed.paletteSize > indexed.data.count / 16 else { return indexed }
        let simplest = encode(colors, as: direct, with: &stream)
        return simplest.size <= indexed.size ? simplest : indexed
    }

    private func smallest(
        _ formats: InlineArray<2, PNGFormat>, _ colors: borrowing ColorTable, with stream: inout PixelStream
    ) -> EncodedPixels {
        let first = encode(colors, as: formats[0], with: &stream)
        guard formats[1] != formats[0] else { return first }
        let second = encode(colors, as: formats[1], with: &stream)
        return second.size < first.size ? second : first
    }

    /// The narrowest format that stores each pixel as itself.
    private static func directFormat(_ colors: borrowing ColorTable) -> PNGFormat {
        var needs = ColorNeeds()
        for index in 0..<colors.count { needs.add(colors[index]) }
        guard needs.colorType == .gray else { return PNGFormat(needs.colorType) }
        var bitDepth = 1
        for index in 0..<colors.count {
            while bitDepth < 8, !isGray(colors[index].red, ofBits: bitDepth) { bitDepth *= 2 }
        }
        return PNGFormat(.gray, bitDepth: bitDepth)
    }

    /// Whether a grey is one of those that so many bits can say: multiples of the greatest over the count of steps
    /// (PNG 3rd edition, 13.12).
    private static func isGray(_ value: UInt8, ofBits bitDepth: Int) -> Bool {
        Int(value) % (255 / (1 << bitDepth - 1)) == 0
    }

    private static func indexBits(_ count: Int) -> Int {
        var bitDepth = 1
        while 1 << bitDepth < count { bitDepth *= 2 }
        return bitDepth
    }

    private func encode(
        _ colors: borrowing ColorTable, as format: PNGFormat, with stream: inout PixelStream
    ) -> EncodedPixels {
        var encoded = EncodedPixels(format: format)
        var samples = ScratchBuffer<UInt8>(repeating: 0, count: ColorTable.capacity)
        if format.colorType == .palette {
            setPalette(of: &encoded, colors, places: &samples)
        } else {
            for index in 0..<colors.count { samples[index] = colors[index].red >> UInt8(8 - format.bitDepth) }
        }
        stream.start(format, width: width, options: options)
        for y in 0..<height {
            if format.colorType.channels == 1 {
                pack(colors, y, samples, bitDepth: format.bitDepth, into: &stream.row)
            } else {
                colors.write(y, width: width, as: format.colorType, to: &stream.row)
            }
            stream.writeRow()
        }
        encoded.data = stream.finish()
        return encoded
    }

    /// Opaque colours come last: those at the end of the palette need no alpha.
    private func setPalette(
        of encoded: inout EncodedPixels, _ colors: borrowing ColorTable, places: inout ScratchBuffer<UInt8>
    ) {
        for isOpaque in [false, true] {
            for index in 0..<colors.count where colors[index].isOpaque == isOpaque {
                let color = colors[index]
                places[index] = UInt8(encoded.palette.count / 3)
                encoded.palette += [color.red, color.green, color.blue]
                if !isOpaque { encoded.transparency.append(color.alpha) }
            }
        }
    }

    /// Puts the samples of row `y`, each found by the index of its colour, into `row`, the leftmost in the highest bits.
    private func pack(
        _ colors: borrowing ColorTable, _ y: Int, _ samples: borrowing ScratchBuffer<UInt8>, bitDepth: Int,
        into row: inout ScratchBuffer<UInt8>
    ) {
        let indices = colors.indices.span.extracting(y * width..<(y + 1) * width)
        var byte: UInt8 = 0
        var freeBits = 8
        var end = 1
        for x in 0..<width {
            freeBits &-= bitDepth
            byte |= samples[Int(indices[x])] &<< UInt8(truncatingIfNeeded: freeBits)
            guard freeBits == 0 else { continue }
            row[end] = byte
            end &+= 1
            (byte, freeBits) = (0, 8)
        }
        if freeBits < 8 { row[end] = byte }
    }
}
