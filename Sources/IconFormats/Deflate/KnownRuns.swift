/// Bytes that are known to equal those some distance before them.
struct KnownRun: BitwiseCopyable {
    /// Indices of the window, half-open.
    var start: Int
    var end: Int
    var distance: Int
    /// With fewer bytes than this, 3 … 258, it is worth while to look for a longer match elsewhere.
    var leastRest: Int
}

/// The known runs that are not parsed yet, in their order. They need not be found, nor be compared.
struct KnownRuns: ~Copyable {
    private var runs = ScratchBuffer<KnownRun>(uninitialized: 64)
    private var first = 0
    private var end = 0

    /// Forgets all.
    mutating func start() { (first, end) = (0, 0) }

    /// Takes in the next one.
    @inline(__always)
    mutating func append(_ run: KnownRun) {
        guard run.end &- run.start >= run.leastRest else { return }
        if first == end { (first, end) = (0, 0) }
        if end == runs.count { runs.grow(to: 2 * end) }
        runs[end] = run
        end &+= 1
    }

    /// The run that an index lies in, if so much of it is left that it is worth while.
    @inline(__always)
    mutating func run(at index: Int) -> KnownRun? {
        while first < end, runs[first].end &- runs[first].leastRest < index { first &+= 1 }
        guard first < end, runs[first].start <= index else { return nil }
        return runs[first]
    }

    /// Follows the window when it drops its first bytes.
    mutating func move(by dropped: Int) {
        guard dropped > 0 else { return }
        for place in first..<end {
            runs[place].start &-= dropped
            runs[place].end &-= dropped
        }
    }
}
