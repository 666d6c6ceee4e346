/// A picture as plain values, from back to front: what a recipe becomes at one size, and what rasteriser and vector
/// writers both draw.
///
/// The canvas is a square from (0, 0) to (side, side), y down. The content is the background, which fills the canvas, with
/// the layers over it; the mask then cuts the content out.
public struct Scene: Equatable, Sendable {
    /// The side of the canvas, in the units of all paths. Above 0.
    public var side: Double
    /// Fills the whole canvas; nil leaves it clear.
    public var background: Paint?
    /// Painted over the background in this order.
    public var layers: [SceneLayer]
    /// What is kept of the content, by the non-zero rule; nil keeps the whole square.
    public var mask: Path?

    /// A scene of its parts.
    public init(side: Double, background: Paint?, layers: [SceneLayer], mask: Path?) {
        self.side = side
        self.background = background
        self.layers = layers
        self.mask = mask
    }

    /// Whether every pixel of the canvas is opaque.
    public var isOpaque: Bool { mask == nil && background?.isOpaque == true }

    /// Whether every pixel is a grey.
    public var isGrey: Bool { background?.isGrey != false && layers.allSatisfy { $0.paint.isGrey } }
}

/// Shapes in one paint.
public struct SceneLayer: Equatable, Sendable {
    /// Painted one over the other, in the canvas's units.
    public var shapes: [GlyphShape]
    /// What they are filled with.
    public var paint: Paint

    /// A layer of its parts.
    public init(shapes: [GlyphShape], paint: Paint) {
        self.shapes = shapes
        self.paint = paint
    }
}
