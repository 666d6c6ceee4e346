public import IconCore

/// Draws a scene as the definition reads, pixel by pixel and without any haste: what `SceneRenderer` must match to the
/// last bit. Edges, coverage and colours are worked out with the same arithmetic in the same order, since sums of rounded
/// numbers depend on both; everything that makes drawing quick is left out.
public struct PlainRenderer {
    /// All pixels, laid out as `SceneRenderer` lays them out.
    public let pixels: [UInt8]

    /// Draws at once.
    ///
    /// - Parameters:
    ///   - scene: what to draw.
    ///   - size: 1 … `SceneRenderer.maximumSize` pixels.
    public init(_ scene: Scene, size: Int) {
        let layout: PixelLayout = scene.isOpaque ? .rgb : .rgba
        let stride = layout.bytesPerPixel
        let tolerance = min(max(Double(size) / 65_536, 1.0 / 512), 1.0 / 128)
        let scale = Double(size) / scene.side
        let toPixels = scale == 1 ? Affine.identity : .scale(scale)
        let paths = (scene.mask.map { [$0] } ?? []) + scene.layers.flatMap { $0.shapes.map(\.path) }
        let elements = paths.reduce(0) { $0 + $1.elements.count }
        let pieceLimit = max(1, min(256, (1 << 20) / max(elements, 1)))
        func rasterizer(_ path: Path, _ rule: FillRule) -> PlainRasterizer {
            PlainRasterizer(
                path.transformed(by: toPixels), rule: rule, width: size, height: size, tolerance: tolerance,
                pieceLimit: pieceLimit)
        }
        let background = scene.background.map { PlainPaint($0, size: size) }
        var layers = scene.layers.map { layer in
            (
                paint: PlainPaint(layer.paint, size: size),
                shapes: layer.shapes.map { shape in
                    let opacity = shape.opacity > 0 ? UInt8(min(shape.opacity, 1) * 255 + 0.5) : 0
                    return (rasterizer: rasterizer(shape.path, shape.fillRule), opacity: opacity)
                }
            )
        }
        var mask = scene.mask.map { rasterizer($0, .nonZero) }
        var workspace = PlainWorkspace(width: size)
        var pixels: [UInt8] = []
        for y in 0..<size {
            var row = [UInt8](repeating: 0, count: size * stride)
            if let background {
                for x in 0..<size {
                    let color = background.color(x, y)
                    row[x * stride] = color.red
                    row[x * stride + 1] = color.green
                    row[x * stride + 2] = color.blue
                    if layout == .rgba { row[x * stride + 3] = color.alpha }
                }
            }
            for layer in layers.indices {
                for shape in layers[layer].shapes.indices {
                    var coverage = [UInt8](repeating: 0, count: size)
                    let opacity = layers[layer].shapes[shape].opacity
                    let covered = layers[layer].shapes[shape].rasterizer.nextRow(into: &coverage, using: &workspace)
                    for x in covered where coverage[x] > 0 {
                        var color = layers[layer].paint.color(x, y)
                        color.alpha = multiplied(color.alpha, opacity)
                        paintOverPlainly(&row, at: x * stride, layout: layout, color: color, coverage: coverage[x])
                    }
                }
            }
            if mask != nil {
                var coverage = [UInt8](repeating: 0, count: size)
                _ = mask?.nextRow(into: &coverage, using: &workspace)
                for x in 0..<size {
                    let alpha = multiplied(row[x * 4 + 3], coverage[x])
                    row[x * 4 + 3] = alpha
                    if alpha == 0 { (row[x * 4], row[x * 4 + 1], row[x * 4 + 2]) = (0, 0, 0) }
                }
            }
            pixels += row
        }
        self.pixels = pixels
    }
}

/// A paint on one canvas.
private struct PlainPaint {
    private let solid: Color?
    private let gradient: PlainGradient

    init(_ paint: Paint, size: Int) {
        switch paint {
        case .solid(let color): (solid, gradient) = (color, PlainGradient(Gradient(color), size: size))
        case .gradient(let gradient): (solid, self.gradient) = (nil, PlainGradient(gradient, size: size))
        }
    }

    func color(_ x: Int, _ y: Int) -> Color { solid ?? gradient.color(x, y) }
}
