/// Edges that continue each other through a row, up or down.
struct EdgeRun: BitwiseCopyable {
    /// The columns of pixels that they pass over, both ends included.
    var firstColumn = Int32.max
    var lastColumn = Int32.min
    /// Their upper and lower end, within the row: 0 … 1.
    var top = 0.0
    var bottom = 1.0
    /// What crossing them from left to right adds to the winding number.
    var direction: Int32 = 0
    /// Their pieces in the workspace.
    var firstPiece = 0
    var pieceEnd = 0

    /// Whether they pass from the upper to the lower side of the row.
    var passes: Bool { top == 0 && bottom == 1 }

    /// Takes in the columns of a piece between two places.
    @inline(__always)
    mutating func extend(from x0: Double, to x1: Double) {
        let (left, right) = x0 < x1 ? (x0, x1) : (x1, x0)
        firstColumn = min(firstColumn, Int32(left))
        lastColumn = max(lastColumn, Int32(right))
    }
}

/// The runs of a row: from left to right as long as they are plain, which means that all pass through the row and no two share a
/// column of pixels.
struct EdgeRuns: ~Copyable {
    private var runs = ReusedList<EdgeRun>()
    private(set) var isPlain = true
    /// Those of the cluster at hand.
    private var turns = ReusedList<Turn>()

    /// Where the winding number changes between the sides of the row, and by how much.
    struct Turn: BitwiseCopyable {
        var height: Double
        var change: Int32
    }

    /// More heights at once are not kept apart: then the cluster takes in all that is to the right.
    private static let mostTurns = 64
    private var isOverfull = false

    @inline(__always)
    mutating func removeAll() {
        runs.removeAll()
        isPlain = true
    }

    var count: Int { runs.count }

    /// - Precondition: 0 ≤ place < count.
    subscript(place: Int) -> EdgeRun {
        @inline(__always) get { runs[place] }
    }

    /// Takes in a run; in its place from left to right as long as all are plain.
    @inline(__always)
    mutating func insert(_ run: EdgeRun) {
        guard isPlain, run.passes else {
            isPlain = false
            runs.append(run)
            return
        }
        var place = runs.count
        while place > 0, runs[place &- 1].firstColumn > run.lastColumn { place &-= 1 }
        isPlain = place == 0 || runs[place &- 1].lastColumn < run.firstColumn
        runs.append(run)
        var index = runs.count &- 1
        while index > place {
            runs[index] = runs[index &- 1]
            index &-= 1
        }
        runs[place] = run
    }

    /// Brings all runs into the order of their first columns.
    mutating func sort() {
        runs.sort { ($0.firstColumn, $0.firstPiece) < ($1.firstColumn, $1.firstPiece) }
    }

    /// The end of the cluster that begins with a run: neighbours that share columns, and what lies between runs that begin or end
    /// at one height inside the row. To its left and right the winding number is the same at all heights.
    ///
    /// - Precondition: the runs are sorted; 0 ≤ first < count.
    mutating func clusterEnd(_ first: Int) -> Int {
        turns.removeAll()
        isOverfull = false
        var lastColumn = Int32.min
        var end = first
        while end < runs.count {
            let run = runs[end]
            if end > first, run.firstColumn > lastColumn, turns.count == 0, !isOverfull { break }
            lastColumn = max(lastColumn, run.lastColumn)
            if run.top > 0 { turn(at: run.top, by: run.direction) }
            if run.bottom < 1 { turn(at: run.bottom, by: -run.direction) }
            end &+= 1
        }
        return end
    }

    private mutating func turn(at height: Double, by change: Int32) {
        for index in 0..<turns.count where turns[index].height == height {
            turns[index].change &+= change
            if turns[index].change == 0, let last = turns.popLast(), index < turns.count { turns[index] = last }
            return
        }
        if turns.count < EdgeRuns.mostTurns {
            turns.append(Turn(height: height, change: change))
        } else {
            isOverfull = true
        }
    }
}
