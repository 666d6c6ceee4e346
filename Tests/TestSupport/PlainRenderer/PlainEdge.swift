internal import IconCore

/// A straight piece of a contour, in pixels, running down the canvas: `top.y < bottom.y`, or level at `top.y == bottom.y`
/// never occurs. Everything the rasteriser knows of a path is a list of these.
struct PlainEdge: Equatable, Sendable {
    var top: Point
    var bottom: Point
    /// +1 when the contour runs down here, −1 when it runs up.
    var direction: Int32
    /// Whether the contour goes on from this edge to the next one in the list.
    var isContinued: Bool

    /// x at height `y` (top.y … bottom.y), never outside the edge's own range whatever the rounding.
    func x(at y: Double) -> Double {
        let x = top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
        return min(max(x, min(top.x, bottom.x)), max(top.x, bottom.x))
    }
}
