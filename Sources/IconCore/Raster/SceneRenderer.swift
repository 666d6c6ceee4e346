/// Draws a scene, one row of pixels at a time from the top, so that a whole canvas need not exist.
///
///     var renderer = SceneRenderer(scene, size: 180)
///     var row = [UInt8](repeating: 0, count: renderer.bytesPerRow)
///     for _ in 0..<renderer.size { renderer.nextRow(into: &row); … }
///
/// Layers are composited as they come: each shape's coverage is rounded to 8 bits and laid over what is there by an exact
/// source-over; the mask's coverage multiplies the opacity of the result.
public struct SceneRenderer: Sendable {
    /// The largest canvas: 8,192 pixels a side, as large as any platform asks for and 256 MiB of RGBA.
    public static let maximumSize = 8_192

    /// The most edges that a scene may come to. Reached only by hostile artwork, whose curves are then cut more coarsely.
    static let maximumEdges = 1 << 20

    /// How far chords may leave curves, in pixels. Small canvases show it more, and cost less: 1/512 up to 128 px, growing
    /// to 1/128 from 512 px on.
    static func tolerance(size: Int) -> Double {
        min(max(Double(size) / 65_536, 1.0 / 512), 1.0 / 128)
    }

    /// The side of the canvas in pixels.
    public let size: Int
    /// How the rows are laid out: RGB for an opaque scene, RGBA for all others.
    public let layout: PixelLayout
    /// Bytes in one row.
    public var bytesPerRow: Int { size * layout.bytesPerPixel }

    private let background: PaintSource?
    private var layers: [LayerRenderer]
    private var mask: PathRasterizer?
    private var coverage: [UInt8]
    private var workspace: RowWorkspace
    private var y = 0

    /// - Parameters:
    ///   - scene: what to draw, scaled from its own side to `size`.
    ///   - size: 1 … `maximumSize` pixels; held to that range.
    public init(_ scene: Scene, size: Int) {
        let size = min(max(size, 1), SceneRenderer.maximumSize)
        let layout: PixelLayout = scene.isOpaque ? .rgb : .rgba
        let tolerance = SceneRenderer.tolerance(size: size)
        let scale = Double(size) / scene.side
        let toPixels = scale == 1 ? Affine.identity : .scale(scale)
        let elements = scene.layers.reduce(scene.mask?.elements.count ?? 0) { sum, layer in
            layer.shapes.reduce(sum) { $0 + $1.path.elements.count }
        }
        let pieceLimit = max(1, min(Path.maximumPiecesPerCurve, SceneRenderer.maximumEdges / max(elements, 1)))
        func rasterizer(_ path: Path, _ rule: FillRule) -> PathRasterizer {
            PathRasterizer(
                path.transformed(by: toPixels), rule: rule, width: size, height: size, tolerance: tolerance,
                pieceLimit: pieceLimit)
        }
        self.size = size
        self.layout = layout
        background = scene.background.map { PaintSource($0, size: size, layout: layout) }
        layers = scene.layers.map { layer in
            LayerRenderer(
                shapes: layer.shapes.map {
                    ShapeRenderer(rasterizer: rasterizer($0.path, $0.fillRule), opacity: Color.byte($0.opacity))
                },
                paint: PaintSource(layer.paint, size: size, layout: .rgba), size: size)
        }
        mask = scene.mask.map { rasterizer($0, .nonZero) }
        coverage = [UInt8](repeating: 0, count: size)
        workspace = RowWorkspace(width: size)
    }

    /// Writes the next row into the first `bytesPerRow` bytes of `row`. Below the last row it writes clear pixels.
    ///
    /// - Precondition: `row` has at least `bytesPerRow` bytes.
    public mutating func nextRow(into row: inout [UInt8]) {
        if y < size, let background {
            background.paintRow(y, into: &row)
        } else {
            for byte in 0..<bytesPerRow { row[byte] = 0 }
        }
        for index in layers.indices {
            layers[index].paintRow(y, over: &row, layout: layout, coverage: &coverage, using: &workspace)
        }
        applyMask(&row)
        y += 1
    }

    /// Multiplies opacity by the mask's coverage. A pixel that becomes clear becomes all zero.
    private mutating func applyMask(_ row: inout [UInt8]) {
        guard let covered = mask?.nextRow(into: &coverage, using: &workspace) else { return }
        for byte in 0..<covered.lowerBound * 4 { row[byte] = 0 }
        for byte in covered.upperBound * 4..<size * 4 { row[byte] = 0 }
        for x in covered {
            let alpha = multiplied(row[x * 4 + 3], coverage[x])
            coverage[x] = 0
            row[x * 4 + 3] = alpha
            if alpha == 0 { (row[x * 4], row[x * 4 + 1], row[x * 4 + 2]) = (0, 0, 0) }
        }
    }
}

/// One shape while it is being drawn.
private struct ShapeRenderer: Sendable {
    var rasterizer: PathRasterizer
    let opacity: UInt8
}

/// One layer's shapes while they are being drawn.
private struct LayerRenderer: Sendable {
    var shapes: [ShapeRenderer]
    let paint: PaintSource
    /// The paint's colours in the current row, RGBA; empty for a solid paint.
    private var colors: [UInt8]

    init(shapes: [ShapeRenderer], paint: PaintSource, size: Int) {
        self.shapes = shapes
        self.paint = paint
        colors = [UInt8](repeating: 0, count: paint.solidColor == nil ? size * 4 : 0)
    }

    /// Paints row `y` over `row`. `coverage` is all zero before and after.
    mutating func paintRow(
        _ y: Int, over row: inout [UInt8], layout: PixelLayout, coverage: inout [UInt8],
        using workspace: inout RowWorkspace
    ) {
        let stride = layout.bytesPerPixel
        var hasColors = false
        for index in shapes.indices {
            let covered = shapes[index].rasterizer.nextRow(into: &coverage, using: &workspace)
            guard !covered.isEmpty else { continue }
            let opacity = shapes[index].opacity
            if var color = paint.solidColor {
                color.alpha = multiplied(color.alpha, opacity)
                for x in covered where coverage[x] > 0 {
                    paintOver(&row, at: x * stride, layout: layout, color: color, coverage: coverage[x])
                    coverage[x] = 0
                }
            } else {
                if !hasColors { paint.paintRow(y, into: &colors) }
                hasColors = true
                for x in covered where coverage[x] > 0 {
                    let color = Color(
                        red: colors[x * 4], green: colors[x * 4 + 1], blue: colors[x * 4 + 2],
                        alpha: multiplied(colors[x * 4 + 3], opacity))
                    paintOver(&row, at: x * stride, layout: layout, color: color, coverage: coverage[x])
                    coverage[x] = 0
                }
            }
        }
    }
}

/// A paint ready to give colours on one canvas.
private struct PaintSource: Sendable {
    /// The colour of a paint that is the same everywhere.
    let solidColor: Color?
    private let painter: GradientPainter

    init(_ paint: Paint, size: Int, layout: PixelLayout) {
        switch paint {
        case .solid(let color):
            solidColor = color
            painter = GradientPainter(Gradient(color), size: size, layout: layout)
        case .gradient(let gradient):
            solidColor = gradient.isFlat ? gradient.stops[0].color : nil
            painter = GradientPainter(gradient, size: size, layout: layout)
        }
    }

    func paintRow(_ y: Int, into row: inout [UInt8]) { painter.paintRow(y, into: &row) }
}
