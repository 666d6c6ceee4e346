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
    public private(set) var size = 0
    /// How the rows are laid out: RGB for an opaque scene, RGBA for all others.
    public private(set) var layout = PixelLayout.rgba
    /// Bytes in one row.
    public var bytesPerRow: Int { size * layout.bytesPerPixel }

    private var background: PaintSource?
    private var isBackgroundOpaque = false
    private var layers: [LayerRenderer] = []
    /// Those of all layers' shapes, one after the other, and that of the mask behind them. There may be more than the scene
    /// needs, left by the one before.
    private var rasterizers: [PathRasterizer] = []
    private var shapeCount = 0
    private var hasMask = false
    /// The colours of a layer's paint in the current row, RGBA; empty where all paints are solid.
    private var colors: [UInt8] = []
    private var workspace: RowWorkspace
    private var y = 0

    /// - Parameters:
    ///   - scene: what to draw, scaled from its own side to `size`.
    ///   - size: 1 … `maximumSize` pixels; held to that range.
    public init(_ scene: Scene, size: Int) {
        workspace = RowWorkspace(width: min(max(size, 1), SceneRenderer.maximumSize))
        start(scene, size: size)
    }

    /// Takes another scene and starts with its first row, in the memory that there is: nothing new is needed for a scene like
    /// the one before.
    ///
    /// - Parameters:
    ///   - scene: what to draw, scaled from its own side to `size`.
    ///   - size: 1 … `maximumSize` pixels; held to that range.
    public mutating func restart(_ scene: Scene, size: Int) {
        let width = min(max(size, 1), SceneRenderer.maximumSize)
        if width != self.size || !isKnownUniquelyReferenced(&workspace) {
            workspace = RowWorkspace(width: width)
        } else {
            workspace.resolver.forget()
        }
        start(scene, size: width)
    }

    private mutating func start(_ scene: Scene, size: Int) {
        let size = min(max(size, 1), SceneRenderer.maximumSize)
        let tolerance = SceneRenderer.tolerance(size: size)
        let scale = Double(size) / scene.side
        let elements = scene.layers.reduce(scene.mask?.elements.count ?? 0) { sum, layer in
            layer.shapes.reduce(sum) { $0 + $1.path.elements.count }
        }
        let pieceLimit = max(1, min(Path.maximumPiecesPerCurve, SceneRenderer.maximumEdges / max(elements, 1)))
        self.size = size
        layout = scene.isOpaque ? .rgb : .rgba
        y = 0
        var next = 0
        func addRasterizer(_ path: Path, _ rule: FillRule) {
            if next == rasterizers.count { rasterizers.append(PathRasterizer()) }
            rasterizers[next].restart(
                path, scale: scale, rule: rule, width: size, height: size, tolerance: tolerance,
                pieceLimit: pieceLimit)
            next += 1
        }
        layers.removeAll(keepingCapacity: true)
        for layer in scene.layers {
            layers.append(
                LayerRenderer(
                    opacities: layer.shapes.map { Color.byte($0.opacity) },
                    paint: PaintSource(layer.paint, size: size, layout: .rgba)))
            for shape in layer.shapes { addRasterizer(shape.path, shape.fillRule) }
        }
        shapeCount = next
        hasMask = scene.mask != nil
        if let mask = scene.mask { addRasterizer(mask, .nonZero) }
        background = scene.background.map { PaintSource($0, size: size, layout: layout) }
        isBackgroundOpaque = scene.background?.isOpaque == true
        let needsColors = layers.contains { $0.paint.solidColor == nil }
        if needsColors != !colors.isEmpty || needsColors && colors.count != size * 4 {
            colors = [UInt8](repeating: 0, count: needsColors ? size * 4 : 0)
        }
    }

    /// Writes the next row into the first `bytesPerRow` bytes of `row`. Below the last row it writes clear pixels.
    ///
    /// - Precondition: `row` has at least `bytesPerRow` bytes.
    public mutating func nextRow(into row: inout [UInt8]) {
        row.withUnsafeMutableBufferPointer { nextRow(into: $0) }
    }

    /// Writes the next row into the first `bytesPerRow` bytes of memory that is somebody else's. Below the last row it writes
    /// clear pixels.
    ///
    /// - Precondition: `row` has at least `bytesPerRow` bytes.
    package mutating func nextRow(into row: UnsafeMutableBufferPointer<UInt8>) {
        guard let first = row.baseAddress, row.count >= bytesPerRow else {
            preconditionFailure("a row needs bytesPerRow bytes")
        }
        if !isKnownUniquelyReferenced(&workspace) { workspace = RowWorkspace(copying: workspace, width: size) }
        workspace.segments.start()
        if y < size, let background {
            background.paintRow(y, into: first)
            if background.isFlatInRows || background.shift != nil {
                workspace.segments.append(0, Int32(size), kind: background.isFlatInRows ? .flat : .plate)
            }
        } else {
            first.update(repeating: 0, count: bytesPerRow)
            workspace.segments.append(0, Int32(size), kind: .flat)
        }
        let painter = SpanPainter(row: first, layout: layout)
        paintLayers(painter)
        if hasMask {
            let spans = nextSpans(shapeCount)
            painter.mask(by: spans, width: size, isOpaque: y < size && isBackgroundOpaque)
            workspace.segments.mask(spans, width: Int32(size))
        }
        y += 1
    }

    /// Whether the plate repeats itself from pixel to pixel or from row to row, so that `segments` tell most of a row.
    package var repeats: Bool { background.map { $0.isFlatInRows || $0.shift != nil } ?? true }

    /// Whether transparent pixels are all zero: so the mask leaves them.
    package var clearsTransparent: Bool { hasMask }

    /// What is known of the row drawn last, until the next is drawn.
    package var segments: RowSegments {
        RowSegments(segments: workspace.segments.contents, plateShift: background?.shift)
    }

    private mutating func paintLayers(_ painter: SpanPainter) {
        var shape = 0
        for layer in layers.indices {
            let paint = layers[layer].paint
            var hasColors = false
            for opacity in layers[layer].opacities {
                let spans = nextSpans(shape)
                shape += 1
                guard !spans.isEmpty else { continue }
                if var color = paint.solidColor {
                    color.alpha = multiplied(color.alpha, opacity)
                    painter.paint(color, over: spans)
                    workspace.segments.cover(spans, hidesWhole: color.alpha == 255)
                } else {
                    workspace.segments.cover(spans, hidesWhole: false)
                    colors.withUnsafeMutableBufferPointer { colors in
                        guard let first = colors.baseAddress else { return }
                        if !hasColors { paint.paintRow(y, into: first) }
                        painter.paint(first, opacity: opacity, over: spans)
                    }
                    hasColors = true
                }
            }
        }
    }

    /// The coverage of one shape in the current row, until the next is asked for.
    private mutating func nextSpans(_ shape: Int) -> UnsafeBufferPointer<CoverageSpan> {
        let count = rasterizers[shape].nextRow(using: workspace)
        return UnsafeBufferPointer(start: workspace.row.spans, count: count)
    }
}

/// One layer while it is being drawn.
private struct LayerRenderer: Sendable {
    /// Of its shapes, 0 … 255.
    let opacities: [UInt8]
    let paint: PaintSource
}

/// A paint ready to give colours on one canvas.
private struct PaintSource: Sendable {
    /// The colour of a paint that is the same everywhere.
    let solidColor: Color?
    private let painter: GradientPainter?
    private let size: Int
    private let layout: PixelLayout

    init(_ paint: Paint, size: Int, layout: PixelLayout) {
        self.size = size
        self.layout = layout
        switch paint {
        case .solid(let color): solidColor = color
        case .gradient(let gradient): solidColor = gradient.isFlat ? gradient.stops[0].color : nil
        }
        if solidColor == nil, case .gradient(let gradient) = paint {
            painter = GradientPainter(gradient, size: size, layout: layout)
        } else {
            painter = nil
        }
    }

    /// Whether every row is of one colour.
    var isFlatInRows: Bool { painter?.isFlatInRows ?? true }
    /// Each pixel is as the one so far to its right in the row above; nil where that is not so.
    var shift: Int? { painter?.shift }

    /// Writes row `y`.
    ///
    /// - Precondition: `row` has room for the pixels of a row.
    func paintRow(_ y: Int, into row: UnsafeMutablePointer<UInt8>) {
        if let painter {
            painter.paintRow(y, into: row)
        } else if let solidColor {
            PixelFill(solidColor, layout: layout).fill(row, count: size)
        }
    }
}
