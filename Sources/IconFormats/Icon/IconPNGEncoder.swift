public import IconCore

/// Draws icons and writes them as PNG files, one after the other in the same memory.
///
///     let encoder = IconPNGEncoder()
///     for scene in scenes { files.append(try encoder.encode(scene, size: 180)) }
///
/// To ask the system for fresh memory costs more than a small icon does, so whoever makes many keeps an encoder for each
/// thread. It holds about 1 MB (1.5 MB more after the smallest level), and one byte for each pixel of the largest icon of
/// few colours. A file does not depend on those before.
public final class IconPNGEncoder {
    private var renderer = SceneRenderer(Scene(side: 1, background: nil, layers: [], mask: nil), size: 1)
    private var rows = PNGRowEncoder()

    /// An encoder that has no memory yet.
    public init() {}

    /// Draws a scene and writes it.
    ///
    /// - Parameters:
    ///   - scene: what to draw.
    ///   - size: the side in pixels, 1 … `SceneRenderer.maximumSize`.
    ///   - metadata: what else the file carries; nil for nothing.
    ///   - level: the work put into a small file.
    /// - Throws: `PNGError.textEncoding` when metadata is not UTF-8; then the encoder is as good as before.
    public func encode(
        _ scene: Scene, size: Int, metadata: IconMetadata? = nil, level: DeflateLevel = .default
    ) throws(PNGError) -> [UInt8] {
        let options = PNGOptions(level: level, texts: try metadata?.texts ?? [])
        renderer.restart(scene, size: size)
        try rows.start(
            width: renderer.size, height: renderer.size, layout: renderer.layout, options: options,
            repeats: renderer.repeats)
        for _ in 0..<renderer.size { try rows.write(rowOf: &renderer) }
        return try rows.finish()
    }
}
