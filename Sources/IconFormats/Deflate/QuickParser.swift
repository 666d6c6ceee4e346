/// Cuts bytes into tokens with one step of foresight: a match is taken only when the byte behind its first does not begin
/// a longer one (lazy matching, RFC 1951, 4).
///
/// What makes it quick on pictures: long matches are found at the likely distances; then nothing else is tried, their inside never
/// enters the hash tables, and where they are longer than one match can be, the whole run is compared at once and becomes one
/// token.
struct QuickParser: ~Copyable {
    /// With a match this long no other place is looked at.
    private static let niceLength = 128
    /// The earlier places looked at where the likely distances give less.
    private static let depth = 16
    /// Behind the first byte of a match this long no longer one is looked for.
    private static let lazyLimit = 32
    /// Of matches this long at a picture's own distances, and of all of `niceLength`, only so many positions at the end enter the
    /// tables.
    private static let leastSkipped = 24
    private static let insertedTail = 4

    /// The distance of a run that may go on beyond the bytes seen so far, or 0.
    private var openDistance = 0

    /// Whether matches are looked for anywhere, or only at likely distances.
    private var searches = true

    /// Begins a stream.
    ///
    /// - Parameter searches: whether matches are looked for anywhere, or only at likely distances.
    mutating func start(searches: Bool) {
        self.searches = searches
        openDistance = 0
    }

    /// Turns bytes of `window` from its cursor up to `end` into tokens, until they stand for `limit` literals and matches. It may go
    /// beyond `end` by one match and the literals before it, and beyond the limit by those.
    ///
    /// - Returns: the new number of tokens, and for how many literals and matches they stand.
    mutating func parse(
        _ window: inout MatchWindow, knowing known: inout KnownRuns, upTo end: Int,
        into tokens: inout ScratchBuffer<Token>, from start: Int, limit: Int
    ) -> (count: Int, steps: Int) {
        var count = start
        var steps = 0
        var cursor = window.cursor
        while cursor < end, steps < limit {
            if let run = known.run(at: cursor) {
                (count, steps, cursor) = Self.append(run, from: cursor, to: &tokens, at: count, steps)
                openDistance = 0
                window.skip(upTo: cursor &- Self.insertedTail)
                continue
            }
            var match = MatchWindow.Match()
            if openDistance > 0 {
                let most = min(window.filled &- cursor, MatchWindow.longestMatch)
                if !window.isFlat(at: cursor) {
                    match.length = window.matchLength(at: cursor, distance: openDistance, limit: most)
                    match.distance = openDistance
                }
                openDistance = 0
            }
            if match.length < MatchWindow.longestMatch { match = bestMatch(&window, at: cursor, longerThan: 0) }
            guard match.length >= MatchWindow.shortestMatch else {
                // Up to there nothing was found.
                let literals = min(match.next, end &- cursor, limit &- steps)
                for _ in 0..<literals {
                    tokens[count] = .literal(window.bytes[cursor])
                    count &+= 1
                    cursor &+= 1
                }
                steps &+= literals
                continue
            }
            if match.length == MatchWindow.longestMatch {
                _ = window.likely.remember(match)
                // Each match begins before the end.
                let most = min(
                    (end &- cursor &+ MatchWindow.longestMatch &- 1) / MatchWindow.longestMatch, limit &- steps)
                let times = Self.times(match, window, at: cursor, most: most)
                count = Self.append(match, times: times, to: &tokens, at: count)
                steps &+= times
                cursor &+= times &* MatchWindow.longestMatch
                if times == most { openDistance = match.distance }
                window.skip(upTo: cursor &- Self.insertedTail)
                continue
            }
            while match.length < Self.lazyLimit {
                let next = bestMatch(&window, at: cursor &+ 1, longerThan: match.length)
                guard next.length > match.length else { break }
                tokens[count] = .literal(window.bytes[cursor])
                count &+= 1
                steps &+= 1
                cursor &+= 1
                match = next
            }
            tokens[count] = .match(length: match.length, distance: match.distance)
            count &+= 1
            steps &+= 1
            cursor &+= match.length
            _ = window.likely.remember(match)
            if match.length >= (window.likely.isFixed(match.distance) ? Self.leastSkipped : Self.niceLength) {
                window.skip(upTo: cursor &- Self.insertedTail)
            }
        }
        window.cursor = cursor
        return (count, steps)
    }

    /// How often a match of the greatest length can be repeated behind itself, itself included, until a flat one is as good.
    private static func times(
        _ match: MatchWindow.Match, _ window: borrowing MatchWindow, at cursor: Int, most: Int
    ) -> Int {
        let length = MatchWindow.longestMatch
        let afterFirst = cursor &+ length
        if match.distance == window.likely[0] {
            let run = window.matchLength(
                at: afterFirst, distance: match.distance, limit: window.filled &- afterFirst)
            return min(1 &+ run / length, most)
        }
        var times = 1
        var index = afterFirst
        while times < most, window.filled &- index >= length, !window.isFlat(at: index),
            window.matchLength(at: index, distance: match.distance, limit: length) == length
        {
            times &+= 1
            index &+= length
        }
        return times
    }

    private static func append(
        _ match: MatchWindow.Match, times: Int, to tokens: inout ScratchBuffer<Token>, at start: Int
    ) -> Int {
        var (count, rest) = (start, times)
        while rest > 0 {
            let part = min(rest, Token.mostTimes)
            tokens[count] = .match(length: match.length, distance: match.distance, times: part)
            count &+= 1
            rest &-= part
        }
        return count
    }

    /// Appends what a known run says from an index on, and returns the new counts and the index behind it.
    private static func append(
        _ run: KnownRun, from start: Int, to tokens: inout ScratchBuffer<Token>, at count: Int, _ steps: Int
    ) -> (count: Int, steps: Int, end: Int) {
        let (times, rest) = (run.end &- start).quotientAndRemainder(dividingBy: MatchWindow.longestMatch)
        let whole = MatchWindow.Match(length: MatchWindow.longestMatch, distance: run.distance)
        let end = append(whole, times: times, to: &tokens, at: count)
        guard rest >= run.leastRest else { return (end, steps &+ times, run.end &- rest) }
        tokens[end] = .match(length: rest, distance: run.distance)
        return (end &+ 1, steps &+ times &+ 1, run.end)
    }

    /// The best match at an index if it is longer than `length`, or else any shorter one.
    private func bestMatch(_ window: inout MatchWindow, at index: Int, longerThan length: Int) -> MatchWindow.Match {
        let likely = window.likelyMatch(at: index)
        guard likely.length < Self.niceLength, searches else { return likely }
        let other = window.longestMatch(
            at: index, longerThan: max(likely.length, length), depth: Self.depth, niceLength: Self.niceLength)
        // Something may be found at the next byte.
        return other.length > 0 ? other : MatchWindow.Match(length: likely.length, distance: likely.distance)
    }
}
