/// The header chunk (PNG 3rd edition, 11.2.1).
struct PNGHeader: Equatable {
    static let length = 13

    let width: Int
    let height: Int
    let format: PNGFormat

    /// The bytes of the chunk.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(bigEndian: UInt32(width))
        bytes.append(bigEndian: UInt32(height))
        // Behind the format: compression, filter and interlace method.
        bytes += [UInt8(format.bitDepth), format.colorType.rawValue, 0, 0, 0]
        return bytes
    }

    init(width: Int, height: Int, format: PNGFormat) {
        (self.width, self.height, self.format) = (width, height, format)
    }

    /// Reads a header of `length` bytes and holds it to what this library writes and to the limits.
    init(_ bytes: Span<UInt8>, limits: PNGLimits) throws(PNGError) {
        let (bitDepth, colorType) = (bytes[8], bytes[9])
        let fault = PNGError.header(
            colorType: colorType, bitDepth: bitDepth, compression: bytes[10], filter: bytes[11], interlace: bytes[12])
        guard bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1 else { throw fault }
        let format = try Self.format(colorType: colorType, bitDepth: bitDepth, fault)
        if bytes[12] == 1 { throw .interlaced }

        let width = Int(clamping: bytes.bigEndianWord(at: 0))
        let height = Int(clamping: bytes.bigEndianWord(at: 4))
        guard PNG.isValidSize(width, height) else {
            throw .size(width: width, height: height, allowed: PNG.greatestSide)
        }
        guard width * height <= limits.pixels else {
            throw .tooManyPixels(width: width, height: height, allowed: limits.pixels)
        }
        self.init(width: width, height: height, format: format)
    }

    private static func format(
        colorType: UInt8, bitDepth: UInt8, _ fault: PNGError
    ) throws(PNGError) -> PNGFormat {
        guard let type = PNGFormat.ColorType(rawValue: colorType) else { throw fault }
        switch (type, bitDepth) {
        case (_, 8), (.gray, 1), (.gray, 2), (.gray, 4), (.palette, 1), (.palette, 2), (.palette, 4):
            return PNGFormat(type, bitDepth: Int(bitDepth))
        case (.gray, 16), (.rgb, 16), (.grayAlpha, 16), (.rgba, 16):
            throw .sixteenBits
        default:
            throw fault
        }
    }
}
