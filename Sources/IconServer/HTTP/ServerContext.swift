import Synchronization

/// What all connections of a server share.
final class ServerContext: Sendable {
    let limits: Limits
    /// Says what is to be done for a request.
    let answer: @Sendable (Request) -> Job
    /// The answer to a request that was not taken in.
    let refuse: @Sendable (Refusal) -> Response
    private let drawing: LongWork
    private let reading: LongWork
    private let storing: LongWork
    private let checking: LongWork
    let deadlines = ConnectionDeadlines()
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
        drawing = LongWork(threads: threads, waiting: limits.waitingDrawings)
        reading = LongWork(threads: 1, waiting: limits.waitingReads)
        storing = LongWork(threads: 1, waiting: limits.waitingStores)
        checking = LongWork(threads: 1, waiting: limits.waitingChecks)
    }

    // In one order for all threads: whoever owes an answer and does not see yet that the server stops is seen by who stops it.

    /// Whether the server is about to stop.
    var isStopping: Bool { stopping.load(ordering: .sequentiallyConsistent) }
    /// Whether no answer is owed.
    var isIdle: Bool { owed.load(ordering: .sequentiallyConsistent) == 0 }

    func beginAnswer() { owed.add(1, ordering: .sequentiallyConsistent) }
    func endAnswer() { owed.subtract(1, ordering: .sequentiallyConsistent) }
    func beginStopping() { stopping.store(true, ordering: .sequentiallyConsistent) }

    /// The threads of a lane; nil where work is done at once.
    func longWork(_ lane: Lane) -> LongWork? {
        switch lane {
        case .quick: nil
        case .drawing: drawing
        case .reading: reading
        case .storing: storing
        case .checking: checking
        }
    }

    /// Waits until no work is left that was to be done on other threads.
    func finishLongWork() {
        drawing.finish()
        reading.finish()
        storing.finish()
        checking.finish()
    }
}
