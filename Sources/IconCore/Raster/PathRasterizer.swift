/// Turns a path into coverage, row after row: exact area coverage under the non-zero or even-odd rule, also where the
/// contours of the path overlap, touch or cross (see `WindingResolver` for the bounds on hostile input).
///
/// Two ways lead to coverage, with the same result. Where a chain of edges passes from the upper to the lower side of the
/// row and shares no column of pixels with another, adding its edges by their direction is already exact: that is most of most
/// glyphs. Clusters of others are resolved first.
struct PathRasterizer: Sendable {
    private var list = EdgeList()
    private var rule = FillRule.nonZero
    /// The row that `nextRow` writes next.
    private var y = 0
    /// How many chains have begun.
    private var begun = 0
    /// The chains that reach into the row, in the order of the contours.
    private var active: [ActiveChain] = []

    init() {}

    /// Takes another path, in the memory that there is, and starts with its first row.
    ///
    /// - Parameters:
    ///   - path: in units of its own.
    ///   - scale: takes them to pixels of the canvas.
    ///   - tolerance: how far chords may leave curves, in pixels.
    ///   - pieceLimit: the most chords for one curve, whatever the tolerance asks for.
    mutating func restart(
        _ path: Path, scale: Double, rule: FillRule, width: Int, height: Int, tolerance: Double, pieceLimit: Int
    ) {
        list.replace(path, scale: scale, width: width, height: height, tolerance: tolerance, pieceLimit: pieceLimit)
        self.rule = rule
        y = 0
        begun = 0
        active.removeAll(keepingCapacity: true)
    }

    /// Works out the coverage of the next row.
    ///
    /// - Returns: how many of the workspace's spans describe it.
    mutating func nextRow(using workspace: RowWorkspace) -> Int {
        defer { y += 1 }
        guard y < list.height else { return 0 }
        takeIn()
        guard !active.isEmpty else { return 0 }
        workspace.pieces.removeAll()
        cutPieces(workspace)
        if workspace.runs.isPlain {
            workspace.row.add(workspace.pieces.contents)
        } else {
            addClusters(workspace)
        }
        return workspace.row.read(rule: rule)
    }

    /// Adds a row that is not plain: what is plain in it by direction, the rest after it was resolved.
    private func addClusters(_ workspace: RowWorkspace) {
        let pieces = workspace.pieces.contents
        workspace.runs.sort()
        var winding: Int32 = 0
        var first = 0
        while first < workspace.runs.count {
            let end = workspace.runs.clusterEnd(first)
            let run = workspace.runs[first]
            if end == first + 1, run.passes {
                workspace.row.add(UnsafeBufferPointer(rebasing: pieces[run.firstPiece..<run.pieceEnd]))
                winding &+= run.direction
            } else {
                winding = resolve(first..<end, from: winding, workspace)
            }
            first = end
        }
    }

    /// Adds a cluster of runs.
    ///
    /// - Parameter winding: the winding number to its left.
    /// - Returns: the one to its right.
    private func resolve(_ runs: Range<Int>, from winding: Int32, _ workspace: RowWorkspace) -> Int32 {
        workspace.cluster.removeAll()
        var end = winding
        var lastColumn: Int32 = 0
        for number in runs {
            let run = workspace.runs[number]
            for piece in run.firstPiece..<run.pieceEnd { workspace.cluster.append(workspace.pieces[piece]) }
            if run.top == 0 { end &+= run.direction }
            lastColumn = max(lastColumn, run.lastColumn)
        }
        let isResolved = workspace.resolver.resolve(
            workspace.cluster.contents, from: winding, rule: rule, into: workspace.row)
        if isResolved {
            // In the row sums are winding numbers; inside the cluster 0 or 1 takes their place. Behind the last cluster there may be
            // no single number, since what lies beyond the right border is not here; and nothing asks for it.
            workspace.row.step(
                at: Int(workspace.runs[runs.lowerBound].firstColumn), by: rule.coverage(winding) &- winding)
            if runs.upperBound < workspace.runs.count {
                workspace.row.step(at: Int(lastColumn) + 1, by: end &- rule.coverage(end))
            }
        }
        return end
    }

    /// Drops chains that ended above the row and takes in those that start in it, keeping the order of the contours.
    private mutating func takeIn() {
        active.removeAll { $0.isDone }
        let first = begun
        while begun < list.chains.count, list.chains[begun].row == y {
            active.append(ActiveChain(list.chains[begun]))
            begun += 1
        }
        guard begun > first else { return }
        active.withUnsafeMutableBufferPointer { active in active.shellSort { $0.first < $1.first } }
    }

    /// Cuts what lies in the row off all active chains, in the order of the contours, and moves the chains to the next row.
    private mutating func cutPieces(_ workspace: RowWorkspace) {
        let (upper, lower) = (Double(y), Double(y + 1))
        list.edges.withUnsafeBufferPointer { edges in
            active.withUnsafeMutableBufferPointer { active in
                workspace.runs.removeAll()
                for index in active.indices {
                    // Edge numbers of a chain lie in its list, and `upper` … `lowest` in the chain.
                    let run = PathRasterizer.cut(&active[index], edges, upper, lower, into: &workspace.pieces)
                    workspace.runs.insert(run)
                }
            }
        }
    }

    /// Cuts one chain.
    @inline(__always)
    private static func cut(
        _ chain: inout ActiveChain, _ edges: UnsafeBufferPointer<Edge>, _ upper: Double, _ lower: Double,
        into pieces: inout ReusedList<EdgePiece>
    ) -> EdgeRun {
        let step: Int32 = chain.isDown ? 1 : -1
        var number = chain.upper
        var run = EdgeRun()
        run.firstPiece = pieces.count
        run.direction = edges[Int(number)].direction
        run.top = chain.hasX ? 0 : edges[Int(number)].top.y - upper
        while true {
            let edge = edges[Int(number)]
            let top = chain.hasX ? Point(chain.x, upper) : edge.top
            var bottom = edge.bottom
            if edge.bottom.y > lower {
                bottom = Point(edge.x(at: lower), lower)
                chain.x = bottom.x
                chain.hasX = true
            } else {
                chain.hasX = false
            }
            run.extend(from: top.x, to: bottom.x)
            pieces.append(
                EdgePiece(
                    x0: top.x, y0: top.y - upper, x1: bottom.x, y1: bottom.y - upper, direction: edge.direction))
            if chain.hasX { break }
            if number == chain.lowest {
                chain.isDone = true
                run.bottom = edge.bottom.y - upper
                break
            }
            number += step
            if edge.bottom.y == lower { break }
        }
        chain.upper = number
        // Pieces lie in the order of the contour, which is from below where the chain runs up.
        if !chain.isDown { pieces.reverse(from: run.firstPiece) }
        run.pieceEnd = pieces.count
        return run
    }
}
