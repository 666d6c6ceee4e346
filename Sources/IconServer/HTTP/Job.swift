/// What a request asks for: work that ends in an answer.
package struct Job: Sendable {
    /// Where it is done.
    package let lane: Lane
    /// The work.
    package let run: @Sendable () -> Response

    /// Work, to be done there.
    package init(_ lane: Lane = .quick, _ run: @escaping @Sendable () -> Response) {
        self.lane = lane
        self.run = run
    }
}

/// Where work is done, so that it holds up no other.
package enum Lane: Sendable {
    /// On the thread that reads requests: for what never waits and is over soon.
    case quick
    /// On threads of its own, as many as there are cores: for what keeps a core busy.
    case drawing
    /// On a thread of its own: for what reads much from the disk.
    case reading
    /// On a thread of its own: for what waits until the disk has it, or for other programs to be done with a file.
    case storing
    /// On a thread of its own: for what tells whether the server is well, even when all other work waits.
    case checking
}
