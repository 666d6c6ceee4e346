/// A colour with straight alpha in 32 bits: red, green, blue, alpha from the most significant byte down. All transparent
/// colours are one: zero.
struct PackedColor: BitwiseCopyable, Equatable {
    let bits: UInt32

    init(bits: UInt32) {
        self.bits = bits
    }

    init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        let bits = UInt32(red) &<< 24 | UInt32(green) &<< 16 | UInt32(blue) &<< 8 | UInt32(alpha)
        self.bits = alpha == 0 ? 0 : bits
    }

    var red: UInt8 { UInt8(truncatingIfNeeded: bits &>> 24) }
    var green: UInt8 { UInt8(truncatingIfNeeded: bits &>> 16) }
    var blue: UInt8 { UInt8(truncatingIfNeeded: bits &>> 8) }
    var alpha: UInt8 { UInt8(truncatingIfNeeded: bits) }
    var isOpaque: Bool { alpha == 255 }
    var isGray: Bool { red == green && green == blue }
}

extension PackedColor {
    /// Pixel `x` of a row of 8-bit pixels that are not indices.
    @inline(__always)
    init(_ row: Span<UInt8>, _ x: Int, _ type: PNGFormat.ColorType) {
        switch type {
        case .gray, .palette:
            self.init(red: row[x], green: row[x], blue: row[x], alpha: 255)
        case .grayAlpha:
            let value = row[2 &* x]
            self.init(red: value, green: value, blue: value, alpha: row[2 &* x &+ 1])
        case .rgb:
            self.init(red: row[3 &* x], green: row[3 &* x &+ 1], blue: row[3 &* x &+ 2], alpha: 255)
        case .rgba:
            self.init(red: row[4 &* x], green: row[4 &* x &+ 1], blue: row[4 &* x &+ 2], alpha: row[4 &* x &+ 3])
        }
    }

    /// Sets pixel `x` of a row that begins at `start` of `bytes`. What the type cannot say is lost.
    @inline(__always)
    func write(to bytes: inout ScratchBuffer<UInt8>, at start: Int, _ x: Int, _ type: PNGFormat.ColorType) {
        let index = start &+ x &* type.channels
        bytes[index] = red
        switch type {
        case .gray, .palette:
            break
        case .grayAlpha:
            bytes[index &+ 1] = alpha
        case .rgb:
            bytes[index &+ 1] = green
            bytes[index &+ 2] = blue
        case .rgba:
            bytes[index &+ 1] = green
            bytes[index &+ 2] = blue
            bytes[index &+ 3] = alpha
        }
    }
}
