/// Cuts bytes into the tokens that take the fewest bits, for given prices of tokens: all ways through a stretch of bytes
/// are weighed against each other, from its end to its start (the shortest path that J. Storer and T. Szymanski describe,
/// "Data compression via textual substitution", 1982).
///
/// A token's price is the length of its code, which in turn follows from the tokens. So the prices come from the stretches
/// before; the first stretch is weighed several times, each time at the prices that the time before led to.
///
/// Only what is busy is weighed. Where the longest match there can be begins at a likely distance, a stretch ends, and the run is
/// taken as it is: so the flat and repeating parts of a picture, nearly all of it, cost as little as at the quick level.
struct OptimalParser: ~Copyable {
    /// The bytes weighed at once. Above it little is gained, and the memory below grows with it.
    static let stretch = 32_768
    /// The earlier places looked at for each byte.
    private static let depth = 64
    /// With a match at a likely distance this long only longer ones are looked for, at an eighth of the places.
    private static let goodLength = 32
    /// With a match at a likely distance this long no other place is looked at.
    private static let niceLength = 128
    /// Of a run taken as it is only so many positions at the end enter the tables.
    private static let insertedTail = 64
    /// Shorter matches may also be cut short; longer ones are taken whole.
    private static let longestDivided = 48
    /// So many steps are counted before the first prices, and at most between others.
    private static let fewestStepsToPricing = 128
    private static let mostStepsToPricing = 2_048
    /// How far a run at a likely distance is followed at once.
    private static let runStep = 1_024
    private static let matchCapacity = 1 << 18
    /// Prices, in bits, of what did not occur lately.
    private static let unseenLiteral: UInt32 = 13
    private static let unseenDistance: UInt32 = 10
    /// The tokens that prices rest on, about.
    private static let memory = 8_192

    /// All matches of the stretch, by place.
    private var matches = ScratchBuffer<Token>(uninitialized: matchCapacity + 512)
    /// Where the matches of each place begin in `matches`.
    private var starts = ScratchBuffer<UInt32>(uninitialized: stretch + 1)
    /// The least bits from each place to the end of the stretch, and the token that leads there.
    private var costs = ScratchBuffer<UInt32>(uninitialized: stretch + 1)
    private var steps = ScratchBuffer<Token>(uninitialized: stretch)

    private var literalPrices = ScratchBuffer<UInt32>(repeating: 0, count: 256)
    private var lengthPrices = ScratchBuffer<UInt32>(repeating: 0, count: 256)
    private var distancePrices = ScratchBuffer<UInt32>(repeating: 0, count: DeflateAlphabet.distanceSymbols)
    private var pastCounts = SymbolCounts()
    private var literalCode = HuffmanCode(symbols: DeflateAlphabet.literalSymbols, longest: 15)
    private var distanceCode = HuffmanCode(symbols: DeflateAlphabet.distanceSymbols, longest: 15)

    /// The length of the stretch and the place in it up to which tokens were given away.
    private var length = 0
    private var place = 0
    private var unpricedSteps = 0
    private var stepsToPricing = fewestStepsToPricing

    /// Begins a stream.
    mutating func start() {
        (length, place) = (0, 0)
        (unpricedSteps, stepsToPricing) = (0, Self.fewestStepsToPricing)
        pastCounts.clear()
        setStartingPrices()
    }

    /// Begins the same stream again, at the prices that it led to.
    mutating func restart() {
        (length, place) = (0, 0)
        setPrices()
        (unpricedSteps, stepsToPricing) = (0, Self.mostStepsToPricing)
    }

    /// Whether tokens of the stretch are left.
    var hasTokens: Bool { place < length }

    /// Finds the tokens of the next stretch, from the window's cursor to `end` at most.
    mutating func plan(_ window: inout MatchWindow, upTo end: Int) {
        let first = window.cursor
        length = min(end - first, Self.stretch)
        place = 0
        if takeRun(&window, at: first) { return }
        collectMatches(&window, from: first)
        chooseSteps(window.bytes, from: first)
        countSteps()
    }

    /// Prices from all that was counted, from time to time: often at first, when little is known.
    private mutating func updatePrices() {
        guard unpricedSteps >= stepsToPricing else { return }
        setPrices()
        pastCounts.fade(to: Self.memory)
        unpricedSteps = 0
        stepsToPricing = min(2 * stepsToPricing, Self.mostStepsToPricing)
    }

    /// Makes the stretch one token where it begins with the longest match there can be at a likely distance. Returns whether.
    private mutating func takeRun(_ window: inout MatchWindow, at first: Int) -> Bool {
        let longest = MatchWindow.longestMatch
        let match = window.likelyMatch(at: first)
        guard match.length == longest, length >= longest else { return false }
        let run = window.matchLength(at: first, distance: match.distance, limit: length)
        var times = run / longest
        if match.distance != window.likely[0] {
            times = 1
            while (times + 1) * longest <= run, !window.isFlat(at: first + times * longest) { times += 1 }
        }
        times = min(times, Token.mostTimes)
        steps[0] = .match(length: longest, distance: match.distance, times: times)
        length = times * longest
        count(steps[0])
        updatePrices()
        _ = window.likely.remember(match)
        window.skip(upTo: first + length - Self.insertedTail)
        return true
    }

    /// Plans the next stretch and leaves it behind.
    mutating func rehearse(_ window: inout MatchWindow) {
        plan(&window, upTo: window.filled)
        window.cursor += length
        place = length
    }

    /// Puts tokens of the stretch into `tokens` until it holds `limit` of them. Returns the new number of tokens.
    mutating func emit(
        _ window: inout MatchWindow, into tokens: inout ScratchBuffer<Token>, from start: Int, limit: Int
    ) -> Int {
        var count = start
        while place < length, count < limit {
            tokens[count] = steps[place]
            window.cursor += steps[place].byteCount
            place += steps[place].byteCount
            count += 1
        }
        return count
    }

    /// Lists the matches of every place. Runs at the likely distances are followed once, not measured anew at each place.
    private mutating func collectMatches(_ window: inout MatchWindow, from first: Int) {
        var runEnds: InlineArray<8, Int> = .init(repeating: 0)
        var isOpen: InlineArray<8, Bool> = .init(repeating: false)
        var end = 0
        for place in 0..<length {
            guard end < Self.matchCapacity else {
                length = place
                break
            }
            starts[place] = UInt32(truncatingIfNeeded: end)
            let index = first + place
            let limit = min(window.filled - index, MatchWindow.longestMatch)
            var longest = 0
            for slot in 0..<window.likely.count where window.likely[slot] <= index {
                let distance = window.likely[slot]
                if runEnds[slot] <= index { (runEnds[slot], isOpen[slot]) = (index, true) }
                if isOpen[slot], runEnds[slot] - index < limit {
                    let step = min(window.filled - runEnds[slot], Self.runStep)
                    let advance = window.matchLength(at: runEnds[slot], distance: distance, limit: step)
                    runEnds[slot] += advance
                    isOpen[slot] = advance == step
                }
                let length = min(runEnds[slot] - index, limit)
                guard length >= MatchWindow.shortestMatch else { continue }
                matches[end] = .match(length: length, distance: distance)
                end += 1
                longest = max(longest, length)
            }
            if longest == MatchWindow.longestMatch, place > 0 {
                end = Int(starts[place])
                length = place
                break
            }
            guard longest < Self.niceLength else { continue }
            let firstFound = end
            end = window.findMatches(
                at: index, longerThan: longest >= Self.goodLength ? longest : 0,
                depth: longest >= Self.goodLength ? Self.depth / 8 : Self.depth,
                niceLength: Self.niceLength, into: &matches, from: end)
            guard end > firstFound, matches[end - 1].length > longest else { continue }
            let best = MatchWindow.Match(length: matches[end - 1].length, distance: matches[end - 1].distance)
            if window.likely.remember(best) {
                for slot in window.likely.fixedCount..<LikelyDistances.capacity { runEnds[slot] = 0 }
            }
        }
        starts[length] = UInt32(truncatingIfNeeded: end)
    }

    /// From the end to the start: the cheapest token at each place, given the cheapest way from where it ends.
    private mutating func chooseSteps(_ bytes: borrowing ScratchBuffer<UInt8>, from first: Int) {
        costs[length] = 0
        var place = length
        while place > 0 {
            place -= 1
            let byte = bytes[first &+ place]
            var cost = literalPrices[Int(byte)] &+ costs[place &+ 1]
            var step = Token.literal(byte)
            // Lengths that a match at a lower price has said already need not be tried again.
            var (covered, coveredPrice) = (MatchWindow.shortestMatch - 1, UInt32.max)
            for index in Int(starts[place])..<Int(starts[place &+ 1]) {
                let match = matches[index]
                let price = distancePrices[DeflateAlphabet.distanceSymbol(match.distanceIndex)]
                let longest = min(match.length, length &- place)
                var length = MatchWindow.shortestMatch
                if price >= coveredPrice {
                    length = covered &+ 1
                    covered = max(covered, longest)
                } else {
                    (covered, coveredPrice) = (longest, price)
                }
                if longest > Self.longestDivided { length = max(length, longest) }
                while length <= longest {
                    let total = price &+ lengthPrices[length &- 3] &+ costs[place &+ length]
                    if total < cost {
                        cost = total
                        step = .match(length: length, distance: match.distance)
                    }
                    length &+= 1
                }
            }
            costs[place] = cost
            steps[place] = step
        }
    }

    private mutating func countSteps() {
        var place = 0
        while place < length {
            count(steps[place])
            place += steps[place].byteCount
        }
        updatePrices()
    }

    private mutating func count(_ step: Token) {
        pastCounts.add(step)
        unpricedSteps += step.times
    }

    private mutating func setPrices() {
        literalCode.assignLengths(pastCounts.literals)
        distanceCode.assignLengths(pastCounts.distances)
        for byte in 0..<256 {
            let bits = UInt32(literalCode.lengths[byte])
            literalPrices[byte] = bits == 0 ? Self.unseenLiteral : bits
        }
        for index in 0..<256 {
            let symbol = DeflateAlphabet.lengthSymbol(index)
            let bits = UInt32(literalCode.lengths[DeflateAlphabet.firstLength + symbol])
            lengthPrices[index] =
                (bits == 0 ? Self.unseenLiteral : bits) + UInt32(DeflateAlphabet.lengthExtraBits(symbol))
        }
        for symbol in 0..<DeflateAlphabet.distanceSymbols {
            let bits = UInt32(distanceCode.lengths[symbol])
            distancePrices[symbol] =
                (bits == 0 ? Self.unseenDistance : bits) + UInt32(DeflateAlphabet.distanceExtraBits(symbol))
        }
    }

    /// Before anything is known: what a block with a few dozen kinds of tokens might charge.
    private mutating func setStartingPrices() {
        literalPrices.fill(256, with: 8)
        for index in 0..<256 {
            lengthPrices[index] = 6 + UInt32(DeflateAlphabet.lengthExtraBits(DeflateAlphabet.lengthSymbol(index)))
        }
        for symbol in 0..<DeflateAlphabet.distanceSymbols {
            distancePrices[symbol] = 5 + UInt32(DeflateAlphabet.distanceExtraBits(symbol))
        }
    }
}
