/// Exact area coverage of one row of pixels, gathered edge by edge.
///
/// Each cell holds the *change* of coverage from the pixel to its left; their running sum is how much of each pixel lies
/// to the right of the edges added so far, counted with direction. This is the signed-area accumulation of R. Levien
/// ("font-rs", 2016), one row at a time, kept sparse: a bit for each cell says whether it was touched, and between touched
/// cells coverage is constant. So a row costs one addition per pixel an edge passes through, and nothing for the rest.
///
/// The memory is the row's own. Nothing checks indices here: the preconditions of `add` keep them inside.
final class CoverageRow {
    private let width: Int
    /// Two more than there are pixels: an edge on the right border writes into them. All zero between rows.
    private let cells: UnsafeMutablePointer<Float>
    /// A bit for each cell that may not be zero.
    private let marks: UnsafeMutablePointer<UInt64>
    private let markCount: Int
    /// What `read` found: spans that do not overlap, so never more than there are pixels.
    let spans: UnsafeMutablePointer<CoverageSpan>

    /// - Parameter width: pixels, above 0.
    init(width: Int) {
        self.width = width
        markCount = (width + 2 + 63) / 64
        cells = .allocate(capacity: width + 2)
        cells.initialize(repeating: 0, count: width + 2)
        marks = .allocate(capacity: markCount)
        marks.initialize(repeating: 0, count: markCount)
        spans = .allocate(capacity: width)
        spans.initialize(repeating: CoverageSpan(start: 0, end: 0, coverage: 0), count: width)
    }

    deinit {
        cells.deallocate()
        marks.deallocate()
        spans.deallocate()
    }

    /// Adds an edge. Everything to its right, between its upper and lower end, is covered `sign` times more.
    ///
    /// - Precondition: 0 ≤ x ≤ width at both ends; 0 ≤ y0 ≤ y1 ≤ 1.
    @inline(__always)
    func add(x0: Double, y0: Double, x1: Double, y1: Double, sign: Double) {
        let height = (y1 - y0) * sign
        let (left, right) = x0 < x1 ? (x0, x1) : (x1, x0)
        // Truncation is floor here, since nothing is below 0.
        let first = Int(truncatingIfNeeded: Int32(left))
        let firstColumn = Double(first)
        let floor = Int(truncatingIfNeeded: Int32(right))
        let last = Double(floor) < right ? floor &+ 1 : floor
        if last <= first &+ 1 {
            // Within one column of pixels: a trapezoid to the right of the edge, and all of the pixels beyond.
            let inside = height * (1 - (0.5 * (left + right) - firstColumn))
            cells[first] += Float(inside)
            cells[first &+ 1] += Float(height - inside)
            mark(first, first &+ 1)
            return
        }
        addAcross(left, right, height, first, last)
        mark(first, last)
    }

    /// Adds pieces by their direction.
    @inline(__always)
    func add(_ pieces: UnsafeBufferPointer<EdgePiece>) {
        for piece in pieces {
            add(x0: piece.x0, y0: piece.y0, x1: piece.x1, y1: piece.y1, sign: Double(piece.direction))
        }
    }

    /// Covers everything from a column on `change` times more.
    ///
    /// - Precondition: 0 ≤ column ≤ width + 1.
    func step(at column: Int, by change: Int32) {
        guard change != 0 else { return }
        cells[column] += Float(change)
        mark(column, column)
    }

    /// Adds an edge across several columns: a triangle, trapezoids that grow by the same area, and a triangle left over.
    private func addAcross(_ left: Double, _ right: Double, _ height: Double, _ first: Int, _ last: Int) {
        let perColumn = height / (right - left)
        let leftReach = 1 - (left - Double(first))
        let firstArea = 0.5 * perColumn * leftReach * leftReach
        cells[first] += Float(firstArea)
        let secondArea = perColumn * (leftReach + 0.5)
        let rightReach = right - Double(last &- 1)
        let lastArea = height - 0.5 * perColumn * rightReach * rightReach
        if last == first &+ 2 {
            cells[first &+ 1] += Float(lastArea - firstArea)
        } else {
            cells[first &+ 1] += Float(secondArea - firstArea)
            let step = Float(perColumn)
            var column = first &+ 2
            while column < last &- 1 {
                cells[column] += step
                column &+= 1
            }
            let beforeLast = secondArea + perColumn * Double(last &- first &- 3)
            cells[last &- 1] += Float(lastArea - beforeLast)
        }
        cells[last] += Float(height - lastArea)
    }

    /// Marks the cells `first` … `last`.
    @inline(__always)
    private func mark(_ first: Int, _ last: Int) {
        let (firstWord, lastWord) = (first &>> 6, last &>> 6)
        let fromFirst = ~0 as UInt64 &<< UInt64(truncatingIfNeeded: first & 63)
        let toLast = ~0 as UInt64 &>> UInt64(truncatingIfNeeded: 63 &- last & 63)
        if firstWord == lastWord {
            marks[firstWord] |= fromFirst & toLast
            return
        }
        marks[firstWord] |= fromFirst
        var word = firstWord &+ 1
        while word < lastWord {
            marks[word] = ~0
            word &+= 1
        }
        marks[lastWord] |= toLast
    }

    /// Puts what is covered into `spans`, from left to right, rounded to nearest, and clears the row for the next.
    ///
    /// - Parameter rule: how sums beyond 0 … 1 are read, where edges were added with their direction in the contour:
    ///   non-zero takes the magnitude, held to 1; even-odd folds at every whole number.
    /// - Returns: how many spans there are. Neighbours of equal coverage are one.
    func read(rule: FillRule) -> Int {
        rule == .nonZero ? read(CoverageRow.nonZero) : read(CoverageRow.evenOdd)
    }

    @inline(__always)
    private func read(_ byte: (Float) -> UInt8) -> Int {
        let (cells, spans) = (cells, spans)
        var count = 0
        var sum: Float = 0
        var start = 0
        /// Coverage from `start` on.
        var coverage: UInt8 = 0
        for word in 0..<markCount {
            var bits = marks[word]
            guard bits != 0 else { continue }
            marks[word] = 0
            repeat {
                let column = word &<< 6 &+ bits.trailingZeroBitCount
                bits &= bits &- 1
                sum += cells[column]
                cells[column] = 0
                let next = byte(sum)
                guard next != coverage, column < width else { continue }
                if coverage > 0 {
                    spans[count] = CoverageSpan(
                        start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: column),
                        coverage: coverage)
                    count &+= 1
                }
                start = column
                coverage = next
            } while bits != 0
        }
        // What is still open at the last edge reaches to the right border.
        if coverage > 0 {
            spans[count] = CoverageSpan(
                start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: width), coverage: coverage)
            count &+= 1
        }
        return count
    }

    @inline(__always)
    private static func nonZero(_ sum: Float) -> UInt8 {
        UInt8(truncatingIfNeeded: Int32(min(abs(sum), 1) * 255 + 0.5))
    }

    @inline(__always)
    private static func evenOdd(_ sum: Float) -> UInt8 {
        var covered = abs(sum)
        covered -= 2 * (covered * 0.5).rounded(.down)
        if covered > 1 { covered = 2 - covered }
        return UInt8(truncatingIfNeeded: Int32(min(covered, 1) * 255 + 0.5))
    }
}
