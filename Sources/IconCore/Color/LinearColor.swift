/// A colour in linear light with sRGB's primaries, components 0 … 1 within sRGB's gamut, opacity straight. Light adds up
/// here: resampling, contrast and conversion to other spaces start from it.
public struct LinearColor: Equatable, Hashable, Sendable {
    /// Red light, 0 … 1 inside sRGB's gamut.
    public var red: Double
    /// Green light, 0 … 1 inside sRGB's gamut.
    public var green: Double
    /// Blue light, 0 … 1 inside sRGB's gamut.
    public var blue: Double
    /// Opacity, 0 … 1.
    public var alpha: Double

    /// A colour from its components, which may lie outside 0 … 1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Decodes sRGB.
    public init(_ color: Color) {
        red = SRGB.decoded(Double(color.red) / 255)
        green = SRGB.decoded(Double(color.green) / 255)
        blue = SRGB.decoded(Double(color.blue) / 255)
        alpha = Double(color.alpha) / 255
    }

    /// Relative luminance, 0 (black) … 1 (white), with the weights of WCAG 2.2.
    public var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}

extension Color {
    /// Encodes to 8-bit sRGB, rounded to nearest. Components outside sRGB's gamut are held to its border.
    public init(_ linear: LinearColor) {
        self.init(
            red: Color.byte(SRGB.encoded(linear.red)), green: Color.byte(SRGB.encoded(linear.green)),
            blue: Color.byte(SRGB.encoded(linear.blue)), alpha: Color.byte(linear.alpha))
    }

    /// A fraction as 0 … 255, rounded to nearest and held to the ends; 0 for what is not a number.
    static func byte(_ fraction: Double) -> UInt8 {
        fraction > 0 ? UInt8(min(fraction, 1) * 255 + 0.5) : 0
    }
}

/// The transfer curve of sRGB (IEC 61966-2-1; constants as in CSS Color 4, 17.1), carried on below zero by symmetry.
public enum SRGB {
    /// From encoded to linear light: exact to 1e-15 over 0 … 1.
    public static func decoded(_ encoded: Double) -> Double {
        let magnitude = abs(encoded)
        guard magnitude > 0.04045 else { return encoded / 12.92 }
        let base = (magnitude + 0.055) / 1.055
        // 2.4 = 2 + 2/5.
        let root = fifthRoot(base)
        let linear = base * base * root * root
        return encoded < 0 ? -linear : linear
    }

    /// From linear light to encoded: exact to 1e-15 over 0 … 1.
    public static func encoded(_ linear: Double) -> Double {
        let magnitude = abs(linear)
        guard magnitude > 0.0031308 else { return linear * 12.92 }
        // 1 / 2.4 = 5/12: the twelfth root to the fifth.
        let root = cubeRoot(magnitude.squareRoot().squareRoot())
        let square = root * root
        let encoded = 1.055 * (square * square * root) - 0.055
        return linear < 0 ? -encoded : encoded
    }
}
