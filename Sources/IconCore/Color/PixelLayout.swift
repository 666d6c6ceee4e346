/// How the pixels of a row lie in memory: 8-bit sRGB samples, straight (not premultiplied), without padding.
public enum PixelLayout: Equatable, Sendable {
    /// Red, green, blue: three bytes a pixel, all of them opaque.
    case rgb
    /// Red, green, blue, alpha: four bytes a pixel.
    case rgba

    /// The bytes of one pixel: 3 or 4.
    @inlinable
    public var bytesPerPixel: Int {
        switch self {
        case .rgb: 3
        case .rgba: 4
        }
    }
}
