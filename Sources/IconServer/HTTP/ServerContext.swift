import Synchronization

/// What a request asks for: work that ends in an answer.
package struct Job: Sendable {
    /// Whether it takes so long that the thread that reads requests must not do it.
    package let isLong: Bool
    /// The work.
    package let run: @Sendable () -> Response

    /// Work, long or not.
    package init(isLong: Bool = false, _ run: @escaping @Sendable () -> Response) {
        self.isLong = isLong
        self.run = run
    }
}

/// What all connections of a server share.
final class ServerContext: Sendable {
    let limits: Limits
    /// Says what is to be done for a request.
    let answer: @Sendable (Request) -> Job
    /// The answer to a request that was not taken in.
    let refuse: @Sendable (Refusal) -> Response
    let longWork: LongWork
    let deadlines: ConnectionDeadlines
    /// How many answers are owed.
    private let owed = Atomic(0)
    private let stopping = Atomic(false)

    init(
        limits: Limits, threads: Int, answer: @escaping @Sendable (Request) -> Job,
        refuse: @escaping @Sendable (Refusal) -> Response
    ) {
        self.limits = limits
        self.answer = answer
        self.refuse = refuse
        longWork = LongWork(threads: threads, waiting: limits.waitingLongWork)
        deadlines = ConnectionDeadlines(seconds: limits.secondsPerRequest)
    }

    /// Whether the server is about to stop.
    var isStopping: Bool { stopping.load(ordering: .relaxed) }
    /// Whether no answer is owed.
    var isIdle: Bool { owed.load(ordering: .acquiring) == 0 }

    func beginAnswer() { owed.add(1, ordering: .acquiringAndReleasing) }
    func endAnswer() { owed.subtract(1, ordering: .acquiringAndReleasing) }
    func beginStopping() { stopping.store(true, ordering: .relaxed) }
}
