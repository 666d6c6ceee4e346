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
    /// Where each chain passes through the row.
    @exclusivity(unchecked) var runs = EdgeRuns()
    /// The pieces of one cluster of runs.
    @exclusivity(unchecked) var cluster = ReusedList<EdgePiece>()
    /// What is known of the row drawn last.
    @exclusivity(unchecked) var segments = SegmentList()

    init(width: Int) {
        row = CoverageRow(width: width)
    }

    /// Another one for the same scene.
    init(copying other: RowWorkspace, width: Int) {
        row = CoverageRow(width: width)
        resolver = WindingResolver(goingOnFrom: other.resolver)
    }
}
