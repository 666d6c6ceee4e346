/// How a PNG stores pixels: what a pixel is made of and the bits of a sample (PNG 3rd edition, 11.2.1).
struct PNGFormat: Equatable {
    /// What a pixel is made of, by PNG's numbers.
    enum ColorType: UInt8 {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6

        /// The samples of a pixel.
        var channels: Int {
            switch self {
            case .gray, .palette: 1
            case .grayAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }
    }

    let colorType: ColorType
    /// The bits of a sample: 1, 2, 4, 8.
    let bitDepth: Int

    init(_ colorType: ColorType, bitDepth: Int = 8) {
        self.colorType = colorType
        self.bitDepth = bitDepth
    }

    var bitsPerPixel: Int { colorType.channels * bitDepth }

    /// The bytes of a pixel, at least 1: the distance at which filters and matches look back.
    var pixelStride: Int { max(bitsPerPixel / 8, 1) }

    /// The bytes of a row of `width` pixels, without its filter byte. The last byte may have spare bits.
    func rowLength(_ width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }
}
