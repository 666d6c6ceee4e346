internal import IconCore

/// Turns a path into coverage, row after row: exact area coverage under the non-zero or even-odd rule, also where the
/// contours of the path overlap, touch or cross (see `PlainResolver` for the bounds on hostile input).
///
/// Two ways lead to a row, with the same result. Where every edge belongs to a run that passes from the upper to the lower
/// side of the row and no two runs share a column of pixels, adding edges by their direction is already exact: that is
/// most rows of most glyphs. All other rows are resolved first.
struct PlainRasterizer: Sendable {
    private let list: PlainEdgeList
    private let rule: FillRule
    /// The row that `nextRow` writes next.
    private var y = 0
    /// Numbers of the edges that reach into the row, in the order of the contours.
    private var active: [Int32] = []

    /// - Parameters:
    ///   - path: in pixels of the canvas.
    ///   - tolerance: how far chords may leave curves, in pixels.
    ///   - pieceLimit: the most chords for one curve, whatever the tolerance asks for.
    init(_ path: Path, rule: FillRule, width: Int, height: Int, tolerance: Double, pieceLimit: Int) {
        list = PlainEdgeList(path, width: width, height: height, tolerance: tolerance, pieceLimit: pieceLimit)
        self.rule = rule
    }

    /// Writes the coverage of the next row and returns the pixels written, half-open. The others are left as they are, so
    /// `coverage` must be zero there.
    mutating func nextRow(into coverage: inout [UInt8], using workspace: inout PlainWorkspace) -> Range<Int> {
        defer { y += 1 }
        guard y < list.height else { return 0..<0 }
        advance()
        guard !active.isEmpty else { return 0..<0 }
        cutPieces(&workspace.pieces)
        if isPlain(workspace.pieces, &workspace.runs) {
            for piece in workspace.pieces {
                workspace.row.add(
                    x0: piece.x0, y0: piece.y0, x1: piece.x1, y1: piece.y1, sign: Double(piece.direction))
            }
        } else {
            workspace.resolver.resolve(workspace.pieces, rule: rule, into: &workspace.row)
        }
        return workspace.row.read(rule: rule, into: &coverage)
    }

    /// Finds the edges that reach into the row.
    private mutating func advance() {
        let upper = Double(y)
        active = list.edges.indices.filter {
            Int(list.edges[$0].top.y) <= y && list.edges[$0].bottom.y > upper
        }.map(Int32.init)
    }

    private func cutPieces(_ pieces: inout [PlainPiece]) {
        pieces.removeAll(keepingCapacity: true)
        let upper = Double(y)
        for number in active {
            let edge = list.edges[Int(number)]
            let top = edge.top.y >= upper ? edge.top : Point(edge.x(at: upper), upper)
            let bottom = edge.bottom.y <= upper + 1 ? edge.bottom : Point(edge.x(at: upper + 1), upper + 1)
            pieces.append(
                PlainPiece(
                    x0: top.x, y0: top.y - upper, x1: bottom.x, y1: bottom.y - upper, direction: edge.direction))
        }
    }

    /// Whether the pieces form runs from the upper to the lower side of the row that share no column of pixels.
    private func isPlain(_ pieces: [PlainPiece], _ runs: inout [PlainRun]) -> Bool {
        runs.removeAll(keepingCapacity: true)
        var index = 0
        while index < pieces.count {
            let direction = pieces[index].direction
            let isDown = direction > 0
            // A run down begins at the upper side and each piece ends where the next begins; a run up is the mirror image.
            guard isDown ? pieces[index].y0 == 0 : pieces[index].y1 == 1 else { return false }
            var run = PlainRun(pieces[index])
            while isDown ? pieces[index].y1 < 1 : pieces[index].y0 > 0 {
                let number = active[index]
                let next = index + 1
                guard list.edges[Int(number)].isContinued, next < pieces.count, active[next] == number + 1,
                    pieces[next].direction == direction
                else { return false }
                run.extend(over: pieces[next])
                index = next
            }
            guard insert(run, into: &runs) else { return false }
            index += 1
        }
        return true
    }

    /// Puts a run in its place from left to right; false when it shares a column with another.
    private func insert(_ run: PlainRun, into runs: inout [PlainRun]) -> Bool {
        var place = runs.count
        while place > 0, runs[place - 1].firstColumn > run.lastColumn { place -= 1 }
        guard place == 0 || runs[place - 1].lastColumn < run.firstColumn else { return false }
        runs.insert(run, at: place)
        return true
    }
}
