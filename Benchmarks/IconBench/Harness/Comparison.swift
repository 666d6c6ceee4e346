/// A line of the table of ratios: one job that somebody else does too.
struct Comparison {
    /// Who does the job beside us.
    let peer: String
    /// What is done.
    let job: String
    /// How many times as long the peer is to take; nil where it only explains others.
    let target: Double?
    /// How large our files may be, over the peer's; nil where that does not matter.
    let sizeTarget: Double?
    /// Whether there are files to compare.
    let hasFiles: Bool

    init(_ peer: String, job: String, target: Double? = nil, sizeTarget: Double? = nil, hasFiles: Bool = true) {
        (self.peer, self.job, self.target, self.sizeTarget, self.hasFiles) = (peer, job, target, sizeTarget, hasFiles)
    }

    /// What is kept of it in results: the peer's time, our time, the first over the second, and our bytes over theirs.
    var measures: [Measure] {
        [
            Measure(name("theirs"), .milliseconds), Measure(name("ours"), .milliseconds),
            Measure(name("ratio"), .ratio, target: target),
        ] + (hasFiles ? [Measure(name("size"), .sizeRatio, target: sizeTarget)] : [])
    }

    /// The values of `measures` from one round.
    func values(theirs: Work, ours: Work) -> [Double] {
        [theirs.milliseconds, ours.milliseconds, theirs.milliseconds / ours.milliseconds]
            + (hasFiles ? [ours.bytes / theirs.bytes] : [])
    }

    /// The name of one of its measures.
    func name(_ part: String) -> String { "peers: \(job), \(peer): \(part)" }

    /// What a job took and gave.
    struct Work {
        let milliseconds: Double
        let bytes: Double

        /// The mean of two, for what was done between them.
        static func mean(_ a: Work, _ b: Work) -> Work {
            Work(milliseconds: (a.milliseconds + b.milliseconds) / 2, bytes: (a.bytes + b.bytes) / 2)
        }
    }
}
