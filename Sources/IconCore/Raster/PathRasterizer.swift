/// Turns a path into coverage, row after row: exact area coverage under the non-zero or even-odd rule, also where the
/// contours of the path overlap, touch or cross (see `WindingResolver` for the bounds on hostile input).
///
/// Two ways lead to a row, with the same result. Where every chain of edges passes from the upper to the lower side of the
/// row and no two share a column of pixels, adding edges by their direction is already exact: that is most rows of most
/// glyphs. All other rows are resolved first.
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
        let isPlain = cutPieces(workspace)
        let (row, pieces) = (workspace.row, workspace.pieces.contents)
        if isPlain {
            for piece in pieces {
                row.add(x0: piece.x0, y0: piece.y0, x1: piece.x1, y1: piece.y1, sign: Double(piece.direction))
            }
        } else {
            workspace.resolver.resolve(pieces, rule: rule, into: row)
        }
        return row.read(rule: rule)
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
    ///
    /// - Returns: whether all chains pass from the upper to the lower side of the row and share no column of pixels.
    private mutating func cutPieces(_ workspace: RowWorkspace) -> Bool {
        let (upper, lower) = (Double(y), Double(y + 1))
        return list.edges.withUnsafeBufferPointer { edges in
            active.withUnsafeMutableBufferPointer { active in
                var isPlain = true
                workspace.runs.removeAll()
                for index in active.indices {
                    // Edge numbers of a chain lie in its list, and `upper` … `lowest` in the chain.
                    let run = PathRasterizer.cut(
                        &active[index], edges, upper, lower, into: &workspace.pieces)
                    isPlain = isPlain && run.passes && workspace.runs.insert(run)
                }
                return isPlain
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
        let firstPiece = pieces.count
        run.passes = chain.hasX || edges[Int(number)].top.y == upper
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
                run.passes = run.passes && edge.bottom.y == lower
                break
            }
            number += step
            if edge.bottom.y == lower { break }
        }
        chain.upper = number
        // Pieces lie in the order of the contour, which is from below where the chain runs up.
        if !chain.isDown { pieces.reverse(from: firstPiece) }
        return run
    }
}
