extension Scene {
    /// All pixels at once: rows from the top, four bytes a pixel, red, green, blue and straight opacity.
    ///
    /// - Parameter size: the side in pixels, held to 1 … `SceneRenderer.maximumSize`.
    public func rgba(size: Int) -> [UInt8] {
        var renderer = SceneRenderer(self, size: size)
        let size = renderer.size
        var pixels: [UInt8] = []
        pixels.reserveCapacity(size * size * 4)
        var row = [UInt8](repeating: 0, count: renderer.bytesPerRow)
        for _ in 0..<size {
            renderer.nextRow(into: &row)
            switch renderer.layout {
            case .rgba: pixels += row
            case .rgb:
                for x in 0..<size {
                    pixels.append(row[x * 3])
                    pixels.append(row[x * 3 + 1])
                    pixels.append(row[x * 3 + 2])
                    pixels.append(255)
                }
            }
        }
        return pixels
    }
}
