/// A colour as people and files write it: 8-bit sRGB with straight (not premultiplied) opacity.
public struct Color: Equatable, Hashable, Sendable {
    /// Red, encoded sRGB, 0 … 255.
    public var red: UInt8
    /// Green, encoded sRGB, 0 … 255.
    public var green: UInt8
    /// Blue, encoded sRGB, 0 … 255.
    public var blue: UInt8
    /// Opacity: 0 is clear, 255 opaque.
    public var alpha: UInt8

    /// Black.
    public static let black = Color(red: 0, green: 0, blue: 0)
    /// White.
    public static let white = Color(red: 255, green: 255, blue: 255)

    /// A colour from its components, 0 … 255; opaque unless `alpha` says otherwise.
    @inlinable
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// An opaque colour from 0xRRGGBB. Higher bits are ignored.
    @inlinable
    public init(rgb: UInt32) {
        self.init(red: UInt8(rgb >> 16 & 0xFF), green: UInt8(rgb >> 8 & 0xFF), blue: UInt8(rgb & 0xFF))
    }

    /// Whether nothing behind the colour shows through.
    @inlinable
    public var isOpaque: Bool { alpha == 255 }

    /// Whether red, green and blue are equal.
    @inlinable
    public var isGrey: Bool { red == green && green == blue }
}
