/// A job that we and peers do by turns.
protocol Contest {
    /// Those that take part, always the same.
    var comparisons: [Comparison] { get }

    /// Does the job once with each, in the order of `comparisons`.
    func round() throws -> [(theirs: Comparison.Work, ours: Comparison.Work)]
}
