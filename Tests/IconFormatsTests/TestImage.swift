import IconCore
import IconFormats
import TestSupport

/// An image to be written, and what must be read back.
struct TestImage {
    let width: Int
    let height: Int
    let layout: PixelLayout
    /// Rows in `layout`.
    let pixels: [UInt8]

    /// An image from the colour (red, green, blue, alpha) of each pixel.
    init(width: Int, height: Int, layout: PixelLayout, color: (Int, Int) -> [UInt8]) {
        (self.width, self.height, self.layout) = (width, height, layout)
        var pixels: [UInt8] = []
        for y in 0..<height { for x in 0..<width { pixels += color(x, y).prefix(layout.bytesPerPixel) } }
        self.pixels = pixels
    }

    /// RGBA; transparent pixels are all zero.
    var expected: [UInt8] {
        let size = layout.bytesPerPixel
        return stride(from: 0, to: pixels.count, by: size).flatMap { start -> [UInt8] in
            let alpha = size == 4 ? pixels[start + 3] : 255
            return alpha == 0 ? [0, 0, 0, 0] : Array(pixels[start..<(start + 3)]) + [alpha]
        }
    }

    func encoded(_ options: PNGOptions = PNGOptions()) throws(PNGError) -> [UInt8] {
        try PNG.encode(pixels: pixels, width: width, height: height, layout: layout, options: options)
    }

    /// Random pixels of `colors` random colours.
    static func random(
        width: Int, height: Int, layout: PixelLayout, colors: Int, isGray: Bool = false, isOpaque: Bool = false,
        _ generator: inout SeededGenerator
    ) -> TestImage {
        let palette = (0..<colors).map { _ -> [UInt8] in
            var color = ByteSamples.noise(4, symbols: 256, &generator)
            if isGray { color = [color[0], color[0], color[0], color[3]] }
            // Transparent and opaque ones are common.
            if isOpaque || color[3] > 180 { color[3] = 255 } else if color[3] < 60 { color[3] = 0 }
            return color
        }
        let indices = (0..<width * height).map { _ in Int.random(in: 0..<colors, using: &generator) }
        return TestImage(width: width, height: height, layout: layout) { x, y in palette[indices[y * width + x]] }
    }

    /// An icon: a gradient at an angle given by its direction, and a white disc with a soft edge.
    static func icon(_ side: Int, layout: PixelLayout = .rgb, direction: (x: Int, y: Int)) -> TestImage {
        let span = max(side * (direction.x + direction.y), 1)
        return TestImage(width: side, height: side, layout: layout) { x, y in
            let along = x * direction.x + y * direction.y
            func mix(_ from: Int, _ to: Int) -> Int { (from * (span - along) + to * along) / span }
            let (dx, dy) = (2 * x - side, 2 * y - side)
            let radius = side * 6 / 10
            // From 0 at the edge to 16 a few pixels inside.
            let cover = min(max((radius * radius - dx * dx - dy * dy) * 4 / side, 0), 16)
            func over(_ value: Int) -> UInt8 { UInt8((value * (16 - cover) + 255 * cover) / 16) }
            return [over(mix(78, 2)), over(mix(172, 120)), over(mix(243, 225)), 255]
        }
    }
}
