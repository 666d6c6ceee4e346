internal import IconCore

/// The edges of a path on a canvas, clipped to it, in the order of the contours.
///
/// Clipping keeps the picture: what lies above, below or to the right of the canvas cannot cover a pixel and is dropped;
/// what lies to the left still winds around every pixel of its rows and is moved onto the left border. Every coordinate
/// is then 0 … width and 0 … height.
struct PlainEdgeList: Sendable {
    let width: Int
    let height: Int
    private(set) var edges: [PlainEdge] = []
    /// - Parameters:
    ///   - path: in pixels of the canvas.
    ///   - tolerance: how far chords may leave curves, in pixels.
    ///   - pieceLimit: the most chords for one curve, whatever the tolerance asks for.
    init(_ path: Path, width: Int, height: Int, tolerance: Double, pieceLimit: Int) {
        self.width = width
        self.height = height
        // What is not a number covers nothing.
        let path = path.isFinite ? path : Path()
        for contour in PlainContour.all(of: path) { add(contour, tolerance: tolerance, pieceLimit: pieceLimit) }
    }

    private mutating func add(_ contour: PlainContour, tolerance: Double, pieceLimit: Int) {
        let first = edges.count
        var corner = contour.start
        for curve in contour.curves {
            let count = isBeside(curve) ? 1 : curve.pieceCount(tolerance: tolerance, limit: pieceLimit)
            for piece in 1..<max(count, 1) {
                let next = curve.point(at: Double(piece) / Double(count))
                addLine(corner, next)
                corner = next
            }
            addLine(corner, curve.end)
            corner = curve.end
        }
        addLine(corner, contour.start)
        if edges.count > first { edges[edges.count - 1].isContinued = false }
    }

    /// Whether a curve lies wholly above, below, left or right of the canvas, where its chord does as well as it does.
    private func isBeside(_ curve: PlainCurve) -> Bool {
        let box = Rect(curve.start, curve.end).union(Rect(curve.control1, curve.control2))
        return box.maxX <= 0 || box.maxY <= 0 || box.minX >= Double(width) || box.minY >= Double(height)
    }

    private mutating func addLine(_ start: Point, _ end: Point) {
        guard start.y != end.y else {
            breakChain()
            return
        }
        let isDown = start.y < end.y
        var (top, bottom) = isDown ? (start, end) : (end, start)
        let (right, lowest) = (Double(width), Double(height))
        guard bottom.y > 0, top.y < lowest, min(top.x, bottom.x) < right else {
            breakChain()
            return
        }
        let whole = PlainEdge(top: top, bottom: bottom, direction: isDown ? 1 : -1, isContinued: true)
        if top.y < 0 { top = Point(whole.x(at: 0), 0) }
        if bottom.y > lowest { bottom = Point(whole.x(at: lowest), lowest) }
        let edge = PlainEdge(top: top, bottom: bottom, direction: whole.direction, isContinued: true)
        if min(top.x, bottom.x) >= 0, max(top.x, bottom.x) <= right {
            append(edge)
        } else {
            addSplit(edge)
        }
    }

    /// Cuts an edge where it crosses the left and right borders and holds the outer parts to the border.
    private mutating func addSplit(_ edge: PlainEdge) {
        var cuts = [edge.top.y]
        for border in [0, Double(width)] {
            let (dx, dy) = (edge.bottom.x - edge.top.x, edge.bottom.y - edge.top.y)
            let y = edge.top.y + dy * ((border - edge.top.x) / dx)
            if dx != 0, y > edge.top.y, y < edge.bottom.y { cuts.append(y) }
        }
        cuts.append(edge.bottom.y)
        if cuts.count == 4, cuts[1] > cuts[2] { cuts.swapAt(1, 2) }
        var parts: [PlainEdge] = []
        for (y0, y1) in zip(cuts, cuts.dropFirst()) where y0 < y1 {
            let (x0, x1) = (edge.x(at: y0), edge.x(at: y1))
            func held(_ x: Double) -> Double {
                let middle = (x0 + x1) / 2
                return middle <= 0 ? 0 : middle >= Double(width) ? Double(width) : min(max(x, 0), Double(width))
            }
            parts.append(
                PlainEdge(
                    top: Point(held(x0), y0), bottom: Point(held(x1), y1), direction: edge.direction,
                    isContinued: true))
        }
        for part in edge.direction > 0 ? parts : parts.reversed() { append(part) }
    }

    private mutating func append(_ edge: PlainEdge) {
        if edge.top.y < edge.bottom.y { edges.append(edge) }
    }

    /// Something between the last edge and the next was left out, so they do not meet.
    private mutating func breakChain() {
        if !edges.isEmpty { edges[edges.count - 1].isContinued = false }
    }
}
