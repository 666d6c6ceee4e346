internal import IconCore

/// Exact area coverage of one row of pixels, gathered edge by edge.
///
/// Each cell holds the *change* of coverage from the pixel to its left; their running sum is how much of each pixel lies
/// to the right of the edges added so far, counted with direction. This is the signed-area accumulation of R. Levien
/// ("font-rs", 2016), one row at a time. Cost: one addition per pixel an edge passes through, and one per pixel between the
/// outermost edges when the row is read.
struct PlainCoverageRow: Sendable {
    private let width: Int
    /// Two more than there are pixels: an edge on the right border writes into them.
    private var cells: [Float]
    /// The cells that may not be zero, half-open.
    private var touched: Range<Int> = 0..<0

    init(width: Int) {
        self.width = width
        cells = [Float](repeating: 0, count: width + 2)
    }

    /// Adds an edge. Everything to its right, between its upper and lower end, is covered `sign` times more.
    ///
    /// - Precondition: 0 ≤ x ≤ width at both ends; 0 ≤ y0 ≤ y1 ≤ 1.
    mutating func add(x0: Double, y0: Double, x1: Double, y1: Double, sign: Double) {
        let height = (y1 - y0) * sign
        let (left, right) = x0 < x1 ? (x0, x1) : (x1, x0)
        let firstColumn = left.rounded(.down)
        let first = Int(firstColumn)
        let last = Int(right.rounded(.up))
        touch(first, max(last, first + 1) + 1)
        if last <= first + 1 {
            // Within one column of pixels: a trapezoid to the right of the edge, and all of the pixels beyond.
            let inside = height * (1 - (0.5 * (left + right) - firstColumn))
            cells[first] += Float(inside)
            cells[first + 1] += Float(height - inside)
            return
        }
        // Across several columns: a triangle, trapezoids that grow by the same area, and a triangle left over.
        let perColumn = height / (right - left)
        let leftReach = 1 - (left - firstColumn)
        let firstArea = 0.5 * perColumn * leftReach * leftReach
        cells[first] += Float(firstArea)
        let secondArea = perColumn * (leftReach + 0.5)
        let rightReach = right - Double(last - 1)
        let lastArea = height - 0.5 * perColumn * rightReach * rightReach
        if last == first + 2 {
            cells[first + 1] += Float(lastArea - firstArea)
        } else {
            cells[first + 1] += Float(secondArea - firstArea)
            for column in (first + 2)..<(last - 1) { cells[column] += Float(perColumn) }
            let beforeLast = secondArea + perColumn * Double(last - first - 3)
            cells[last - 1] += Float(lastArea - beforeLast)
        }
        cells[last] += Float(height - lastArea)
    }

    private mutating func touch(_ first: Int, _ end: Int) {
        let end = min(end, cells.count)
        touched = touched.isEmpty ? first..<end : min(touched.lowerBound, first)..<max(touched.upperBound, end)
    }

    /// Writes coverage, 0 … 255, rounded to nearest, and clears the row for the next.
    ///
    /// - Parameters:
    ///   - rule: how sums beyond 0 … 1 are read, where edges were added with their direction in the contour: non-zero takes
    ///     the magnitude, held to 1; even-odd folds at every whole number.
    ///   - coverage: at least `width` bytes, all zero.
    /// - Returns: the pixels written, half-open; all others are not covered.
    mutating func read(rule: FillRule, into coverage: inout [UInt8]) -> Range<Int> {
        guard !touched.isEmpty else { return 0..<0 }
        let end = min(touched.upperBound, width)
        let first = min(touched.lowerBound, end)
        var sum: Float = 0
        for column in first..<end {
            sum += cells[column]
            coverage[column] = PlainCoverageRow.byte(sum, rule)
        }
        for column in touched { cells[column] = 0 }
        touched = 0..<0
        // What is still open at the last edge reaches to the right border.
        let rest = PlainCoverageRow.byte(sum, rule)
        guard rest > 0, end < width else { return first..<end }
        for column in end..<width { coverage[column] = rest }
        return first..<width
    }

    private static func byte(_ sum: Float, _ rule: FillRule) -> UInt8 {
        var covered = abs(sum)
        if rule == .evenOdd {
            covered -= 2 * (covered * 0.5).rounded(.down)
            if covered > 1 { covered = 2 - covered }
        }
        return UInt8(min(covered, 1) * 255 + 0.5)
    }
}
