/// What a reader is willing to take on from a file that may be hostile.
public struct PNGLimits: Equatable, Sendable {
    /// The most pixels; each takes four bytes of memory. 2²⁶ unless said otherwise.
    public var pixels: Int
    /// The most bytes of text, uncompressed and all together. 2²⁰ unless said otherwise.
    public var textBytes: Int
    /// The most chunks. 4096 unless said otherwise.
    public var chunks: Int

    /// Limits far above what this library writes.
    public init(pixels: Int = 1 << 26, textBytes: Int = 1 << 20, chunks: Int = 4_096) {
        (self.pixels, self.textBytes, self.chunks) = (pixels, textBytes, chunks)
    }
}
