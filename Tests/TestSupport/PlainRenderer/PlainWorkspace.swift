/// The memory in which rows are worked out, shared by all shapes of a scene, which take turns row by row: a scene of a thousand
/// shapes needs no more of it than one.
struct PlainWorkspace: Sendable {
    var row: PlainCoverageRow
    /// Holds the bound on its work over the whole scene.
    var resolver = PlainResolver()
    var pieces: [PlainPiece] = []
    var runs: [PlainRun] = []

    init(width: Int) {
        row = PlainCoverageRow(width: width)
    }
}

/// The columns of pixels that edges which continue each other through a row pass over, both ends included.
struct PlainRun: Sendable {
    var firstColumn: Int
    var lastColumn: Int

    init(_ piece: PlainPiece) {
        firstColumn = Int(min(piece.x0, piece.x1))
        lastColumn = Int(max(piece.x0, piece.x1))
    }

    /// Takes in the columns of a piece that goes on from the run.
    mutating func extend(over piece: PlainPiece) {
        let more = PlainRun(piece)
        firstColumn = min(firstColumn, more.firstColumn)
        lastColumn = max(lastColumn, more.lastColumn)
    }
}
