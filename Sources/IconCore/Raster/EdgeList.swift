/// The edges of a path on a canvas, clipped to it, in the order of the contours, with its chains by the row they start in.
///
/// Clipping keeps the picture: what lies above, below or to the right of the canvas cannot cover a pixel and is dropped;
/// what lies to the left still winds around every pixel of its rows and is moved onto the left border. Every coordinate
/// is then 0 … width and 0 … height.
struct EdgeList: Sendable {
    private(set) var width = 0
    private(set) var height = 0
    private(set) var edges: [Edge] = []
    /// By row, and in the order of the contours within a row.
    private(set) var chains: [EdgeChain] = []

    init() {}

    /// Replaces all edges, in the memory that there is.
    ///
    /// - Parameters:
    ///   - path: in units of its own.
    ///   - scale: takes them to pixels of the canvas.
    ///   - tolerance: how far chords may leave curves, in pixels.
    ///   - pieceLimit: the most chords for one curve, whatever the tolerance asks for.
    mutating func replace(
        _ path: Path, scale: Double, width: Int, height: Int, tolerance: Double, pieceLimit: Int
    ) {
        self.width = width
        self.height = height
        edges.removeAll(keepingCapacity: true)
        chains.removeAll(keepingCapacity: true)
        let path = scale == 1 ? path : path.transformed(by: .scale(scale))
        // What is not a number, or so large that differences and products are none, covers nothing.
        guard EdgeList.isReckonable(path) else { return }
        var start: Point?
        var corner = Point.zero
        for element in path.elements {
            switch element {
            case .move(let p):
                if let start { close(corner, start) }
                (start, corner) = (p, p)
            case .line(let p):
                if p != corner { addLine(corner, p) }
                corner = p
            case .quadratic(let c, let p):
                if p != corner || c != corner {
                    add(CubicCurve(quadratic: corner, c, p), tolerance: tolerance, pieceLimit: pieceLimit)
                }
                corner = p
            case .cubic(let c1, let c2, let p):
                if p != corner || c1 != corner || c2 != corner {
                    add(CubicCurve(corner, c1, c2, p), tolerance: tolerance, pieceLimit: pieceLimit)
                }
                corner = p
            case .close:
                if let start { close(corner, start) }
                start = nil
            }
        }
        if let start { close(corner, start) }
        findChains()
    }

    private static func isReckonable(_ path: Path) -> Bool {
        func isReckonable(_ p: Point) -> Bool { abs(p.x) < 0x1p500 && abs(p.y) < 0x1p500 }
        return path.elements.allSatisfy { element in
            switch element {
            case .move(let p), .line(let p): isReckonable(p)
            case .quadratic(let c, let p): isReckonable(c) && isReckonable(p)
            case .cubic(let c1, let c2, let p): isReckonable(c1) && isReckonable(c2) && isReckonable(p)
            case .close: true
            }
        }
    }

    /// Ends a contour with the straight line to its start.
    private mutating func close(_ corner: Point, _ start: Point) {
        addLine(corner, start)
        breakChain()
    }

    private mutating func add(_ curve: CubicCurve, tolerance: Double, pieceLimit: Int) {
        let count = isBeside(curve) ? 1 : curve.pieceCount(tolerance: tolerance, limit: pieceLimit)
        var corner = curve.start
        for piece in 1..<max(count, 1) {
            let next = curve.point(at: Double(piece) / Double(count))
            addLine(corner, next)
            corner = next
        }
        addLine(corner, curve.end)
    }

    /// Whether a curve lies wholly above, below, left or right of the canvas, where its chord does as well as it does.
    private func isBeside(_ curve: CubicCurve) -> Bool {
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
        let whole = Edge(top: top, bottom: bottom, direction: isDown ? 1 : -1, isContinued: true)
        if top.y < 0 { top = Point(whole.x(at: 0), 0) }
        if bottom.y > lowest { bottom = Point(whole.x(at: lowest), lowest) }
        let edge = Edge(top: top, bottom: bottom, direction: whole.direction, isContinued: true)
        if min(top.x, bottom.x) >= 0, max(top.x, bottom.x) <= right {
            append(edge)
        } else {
            addSplit(edge)
        }
    }

    /// Cuts an edge where it crosses the left and right borders and holds the outer parts to the border.
    private mutating func addSplit(_ edge: Edge) {
        var cuts = [edge.top.y]
        for border in [0, Double(width)] {
            let (dx, dy) = (edge.bottom.x - edge.top.x, edge.bottom.y - edge.top.y)
            let y = edge.top.y + dy * ((border - edge.top.x) / dx)
            if dx != 0, y > edge.top.y, y < edge.bottom.y { cuts.append(y) }
        }
        cuts.append(edge.bottom.y)
        if cuts.count == 4, cuts[1] > cuts[2] { cuts.swapAt(1, 2) }
        var parts: [Edge] = []
        for (y0, y1) in zip(cuts, cuts.dropFirst()) where y0 < y1 {
            let (x0, x1) = (edge.x(at: y0), edge.x(at: y1))
            func held(_ x: Double) -> Double {
                let middle = (x0 + x1) / 2
                return middle <= 0 ? 0 : middle >= Double(width) ? Double(width) : min(max(x, 0), Double(width))
            }
            parts.append(
                Edge(
                    top: Point(held(x0), y0), bottom: Point(held(x1), y1), direction: edge.direction,
                    isContinued: true))
        }
        for part in edge.direction > 0 ? parts : parts.reversed() { append(part) }
    }

    private mutating func append(_ edge: Edge) {
        if edge.top.y < edge.bottom.y { edges.append(edge) }
    }

    /// Something between the last edge and the next was left out, so they do not meet.
    private mutating func breakChain() {
        if !edges.isEmpty { edges[edges.count - 1].isContinued = false }
    }

    /// Cuts the list into chains.
    private mutating func findChains() {
        var first = 0
        while first < edges.count {
            let isDown = edges[first].direction > 0
            var last = first
            while edges[last].isContinued, last + 1 < edges.count, edges[last + 1].direction == edges[first].direction,
                isDown ? edges[last].bottom.y == edges[last + 1].top.y : edges[last].top.y == edges[last + 1].bottom.y
            {
                last += 1
            }
            let top = edges[isDown ? first : last].top.y
            chains.append(EdgeChain(first: Int32(first), last: Int32(last), isDown: isDown, row: Int32(top)))
            first = last + 1
        }
        chains.withUnsafeMutableBufferPointer { chains in
            chains.shellSort { $0.row < $1.row || ($0.row == $1.row && $0.first < $1.first) }
        }
    }
}
