/// The memory in which rows are worked out, shared by all shapes of a scene, which take turns row by row: a scene of a thousand
/// shapes needs no more of it than one.
///
/// Nothing in it outlasts a row but the resolver's account of its work. It belongs to one renderer alone, which makes a copy
/// before it writes into one that it shares with a copy of itself; so it is safe to send. For the same reason nothing need
/// check at run time that its parts are not used twice at once, which would be a tenth of the work.
final class RowWorkspace: @unchecked Sendable {
    let row: CoverageRow
    /// Holds the bound on its work over the whole scene.
    @exclusivity(unchecked) var resolver = WindingResolver()
    @exclusivity(unchecked) var pieces = ReusedList<EdgePiece>()
    @exclusivity(unchecked) var runs = EdgeRuns()

    init(width: Int) {
        row = CoverageRow(width: width)
    }

    /// Another one for the same scene.
    init(copying other: RowWorkspace, width: Int) {
        row = CoverageRow(width: width)
        resolver = WindingResolver(goingOnFrom: other.resolver)
    }
}

/// The columns of pixels that edges which continue each other through a row pass over, both ends included.
struct EdgeRun: BitwiseCopyable {
    var firstColumn = Int32.max
    var lastColumn = Int32.min
    /// Whether it passes from the upper to the lower side of the row.
    var passes = false

    /// Takes in the columns of a piece between two places.
    @inline(__always)
    mutating func extend(from x0: Double, to x1: Double) {
        let (left, right) = x0 < x1 ? (x0, x1) : (x1, x0)
        firstColumn = min(firstColumn, Int32(left))
        lastColumn = max(lastColumn, Int32(right))
    }
}

/// Runs from left to right.
struct EdgeRuns: ~Copyable {
    private var runs = ReusedList<EdgeRun>()

    @inline(__always)
    mutating func removeAll() { runs.removeAll() }

    /// Puts a run in its place; false when it shares a column with another.
    @inline(__always)
    mutating func insert(_ run: EdgeRun) -> Bool {
        var place = runs.count
        while place > 0, runs[place &- 1].firstColumn > run.lastColumn { place &-= 1 }
        guard place == 0 || runs[place &- 1].lastColumn < run.firstColumn else { return false }
        runs.append(run)
        var index = runs.count &- 1
        while index > place {
            runs[index] = runs[index &- 1]
            index &-= 1
        }
        runs[place] = run
        return true
    }
}
