/// Turns stored pixels of any format into RGBA.
struct PixelExpander {
    private let header: PNGHeader
    /// For formats of one sample a pixel: the colour of each sample value. Fewer than the values for a short palette.
    private var colors: [PackedColor] = []
    /// For RGB: the one colour that is transparent.
    private var transparentRGB: UInt32?

    /// - Parameters:
    ///   - palette: the data of the palette chunk, or nothing.
    ///   - transparency: the data of the transparency chunk, or nothing.
    init(_ header: PNGHeader, palette: Span<UInt8>, transparency: Span<UInt8>) {
        self.header = header
        switch header.format.colorType {
        case .palette: setPalette(palette, transparency)
        case .gray: setGrays(transparency)
        case .rgb:
            // Sixteen bits a sample, of which those of the image count.
            guard transparency.count == 6 else { break }
            let color = PackedColor(red: transparency[1], green: transparency[3], blue: transparency[5], alpha: 255)
            transparentRGB = color.bits
        case .grayAlpha, .rgba: break
        }
    }

    private mutating func setPalette(_ palette: Span<UInt8>, _ transparency: Span<UInt8>) {
        for index in 0..<palette.count / 3 {
            let alpha = index < transparency.count ? transparency[index] : 255
            let (red, green, blue) = (palette[3 * index], palette[3 * index + 1], palette[3 * index + 2])
            colors.append(PackedColor(red: red, green: green, blue: blue, alpha: alpha))
        }
    }

    private mutating func setGrays(_ transparency: Span<UInt8>) {
        let largest = 1 << header.format.bitDepth - 1
        let transparent = transparency.count == 2 ? Int(transparency[1]) & largest : -1
        for value in 0...largest {
            let gray = UInt8(value * (255 / largest))
            let alpha: UInt8 = value == transparent ? 0 : 255
            colors.append(PackedColor(red: gray, green: gray, blue: gray, alpha: alpha))
        }
    }

    /// The pixels of all rows.
    ///
    /// - Throws: `PNGError.paletteIndex`.
    func expand(_ rows: borrowing PixelRows) throws(PNGError) -> [UInt8] {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(4 * header.width * header.height)
        for y in 0..<header.height {
            try rows.withRow(y) { row throws(PNGError) in try expand(row, y, to: &pixels) }
        }
        return pixels
    }

    private func expand(_ row: Span<UInt8>, _ y: Int, to pixels: inout [UInt8]) throws(PNGError) {
        let format = header.format
        for x in 0..<header.width {
            var color: PackedColor
            if format.colorType.channels == 1 {
                let index = Self.sample(row, x, bitDepth: format.bitDepth)
                guard index < colors.count else {
                    throw .paletteIndex(row: y, found: index, colors: colors.count)
                }
                color = colors[index]
            } else {
                color = PackedColor(row, x, format.colorType)
                if color.bits == transparentRGB { color = PackedColor(bits: 0) }
            }
            pixels.append(color.red)
            pixels.append(color.green)
            pixels.append(color.blue)
            pixels.append(color.alpha)
        }
    }

    /// Sample `x` of a row with one sample a pixel, the leftmost in the highest bits of a byte.
    @inline(__always)
    private static func sample(_ row: Span<UInt8>, _ x: Int, bitDepth: Int) -> Int {
        let bit = x &* bitDepth
        let byte = Int(row[bit &>> 3])
        return byte &>> (8 &- bitDepth &- bit & 7) & (1 &<< bitDepth &- 1)
    }
}
