/// How a row of pixels lies in memory: 8 bits a component, encoded sRGB, in the order of the name, without padding.
/// Opacity is straight: components are not multiplied by it.
public enum PixelLayout: UInt8, Equatable, Hashable, Sendable {
    /// Red, green, blue; every pixel is opaque.
    case rgb
    /// Red, green, blue, opacity.
    case rgba

    /// 3 or 4.
    @inlinable
    public var bytesPerPixel: Int { self == .rgb ? 3 : 4 }
}
