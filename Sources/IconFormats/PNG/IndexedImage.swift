/// Compresses an image of at most 256 colours in the formats that may be smaller than its pixels as themselves, with as few bits
/// as it takes or with eight: packed samples are fewer bytes, but whole bytes repeat more often. (At 64 pixels with
/// 16 colours, eight bits are up to 5 % smaller, at 1024 always larger.)
///
/// A palette costs up to 1048 bytes beside the pixels, so it may lose on small images.
struct IndexedImage {
    private let width: Int
    private let height: Int
    private let options: PNGOptions

    /// In larger images packed samples are always smaller.
    private static let mostPixelsOfUnpacked = 1 << 18

    init(width: Int, height: Int, options: PNGOptions) {
        (self.width, self.height, self.options) = (width, height, options)
    }

    /// The smallest encoding if it is smaller than `direct`, that of every pixel as itself in the narrowest format of eight bits.
    func encode(
        _ colors: borrowing ColorTable, smallerThan direct: EncodedPixels, with stream: inout PixelStream
    ) -> EncodedPixels? {
        let indexBits = Self.indexBits(colors.count)
        var best: EncodedPixels?
        if direct.format.colorType == .gray {
            let grayBits = Self.grayBits(colors)
            if grayBits < 8 { keepSmaller(PNGFormat(.gray, bitDepth: grayBits), direct, &best, colors, &stream) }
            if grayBits <= indexBits { return best }
        }
        guard options.level == .smallest || mayPay(colors, direct) else { return best }
        keepSmaller(PNGFormat(.palette, bitDepth: indexBits), direct, &best, colors, &stream)
        if indexBits < 8, width * height <= Self.mostPixelsOfUnpacked {
            keepSmaller(PNGFormat(.palette), direct, &best, colors, &stream)
        }
        return best
    }

    /// Whether indices may save more than their palette costs. In icons they seldom save two fifths of the data.
    private func mayPay(_ colors: borrowing ColorTable, _ direct: EncodedPixels) -> Bool {
        5 * (PNGFile.chunkOverhead + 3 * colors.count) <= 2 * direct.data.count
    }

    private func keepSmaller(
        _ format: PNGFormat, _ direct: EncodedPixels, _ best: inout EncodedPixels?, _ colors: borrowing ColorTable,
        _ stream: inout PixelStream
    ) {
        let found = encode(colors, as: format, with: &stream)
        if found.size < best?.size ?? direct.size { best = found }
    }

    /// The fewest bits that can say all the greys.
    private static func grayBits(_ colors: borrowing ColorTable) -> Int {
        var bitDepth = 1
        for index in 0..<colors.count {
            while bitDepth < 8, !isGray(colors[index].red, ofBits: bitDepth) { bitDepth *= 2 }
        }
        return bitDepth
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
        stream.start(format, width: width, height: height, options: options)
        for y in 0..<height {
            stream.writeRow { bytes, start in
                pack(colors, y, samples, bitDepth: format.bitDepth, into: &bytes, at: start)
            }
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

    /// Puts the samples of row `y`, each found by the index of its colour, into `bytes` from an index on, the leftmost in
    /// the highest bits.
    private func pack(
        _ colors: borrowing ColorTable, _ y: Int, _ samples: borrowing ScratchBuffer<UInt8>, bitDepth: Int,
        into bytes: inout ScratchBuffer<UInt8>, at start: Int
    ) {
        let first = y * width
        guard bitDepth < 8 else {
            for x in 0..<width { bytes[start &+ x] = samples[Int(colors.indices[first &+ x])] }
            return
        }
        var byte: UInt8 = 0
        var freeBits = 8
        var end = start
        for x in 0..<width {
            freeBits &-= bitDepth
            byte |= samples[Int(colors.indices[first &+ x])] &<< UInt8(truncatingIfNeeded: freeBits)
            guard freeBits == 0 else { continue }
            bytes[end] = byte
            end &+= 1
            (byte, freeBits) = (0, 8)
        }
        if freeBits < 8 { bytes[end] = byte }
    }
}
