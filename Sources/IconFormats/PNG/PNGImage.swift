/// What a PNG holds.
public struct PNGImage: Equatable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// Row after row from the top, each pixel four bytes: red, green, blue, alpha; straight, not premultiplied.
    public let pixels: [UInt8]
    /// The texts, in the order of the file.
    public let texts: [PNGText]
}
