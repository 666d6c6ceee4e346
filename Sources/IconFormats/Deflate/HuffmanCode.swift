/// A prefix code for the symbols of one alphabet: for each the number of its bits and the bits, as deflate writes them
/// (RFC 1951, 3.2.2: canonical, first bit of the code in the lowest place).
struct HuffmanCode: ~Copyable {
    /// The bits of each symbol's code; 0 for symbols that do not occur.
    private(set) var lengths: ScratchBuffer<UInt8>
    /// The codes, reversed.
    private(set) var codes: ScratchBuffer<UInt16>

    private let longest: Int
    /// Symbols that occur, by rising frequency: frequency × 512 + symbol.
    private var sorted: ScratchBuffer<UInt32>
    private var unsorted: ScratchBuffer<UInt32>
    private var bucketEnds = ScratchBuffer<UInt16>(uninitialized: 256)
    /// The bits that all symbols of the frequencies given last take.
    private(set) var bitCount = 0
    /// Of the tree's nodes: first the leaves as sorted, then the inner nodes as they are made.
    private var weights: ScratchBuffer<UInt32>
    private var depths: ScratchBuffer<UInt16>
    /// See `mergePackages`.
    private var pairWeights: ScratchBuffer<UInt32>
    private var isPair: ScratchBuffer<UInt16>

    /// A code for `symbols` symbols, none of them longer than `longest` bits.
    init(symbols: Int, longest: Int) {
        self.longest = longest
        lengths = ScratchBuffer(repeating: 0, count: symbols)
        codes = ScratchBuffer(repeating: 0, count: symbols)
        sorted = ScratchBuffer(repeating: 0, count: symbols)
        unsorted = ScratchBuffer(repeating: 0, count: symbols)
        weights = ScratchBuffer(repeating: 0, count: 2 * symbols)
        depths = ScratchBuffer(repeating: 0, count: 2 * symbols)
        pairWeights = ScratchBuffer(repeating: 0, count: symbols)
        isPair = ScratchBuffer(repeating: 0, count: 2 * symbols)
    }

    /// Chooses the lengths that code symbols of these frequencies in the fewest bits.
    ///
    /// Two symbols at least get a code, as some decoders want: where fewer occur, the first ones that do not.
    /// Frequencies stay below 2²³, as a block holds fewer tokens than that.
    mutating func assignLengths(_ frequencies: borrowing ScratchBuffer<UInt32>) {
        lengths.fill(lengths.count, with: 0)
        let used = sortSymbols(frequencies)
        if buildTree(used) > longest { mergePackages(used) }
        bitCount = 0
        for leaf in 0..<used {
            let symbol = Int(sorted[leaf] & 511)
            lengths[symbol] = UInt8(truncatingIfNeeded: depths[leaf])
            bitCount &+= Int(frequencies[symbol]) &* Int(depths[leaf])
        }
    }

    private mutating func sortSymbols(_ frequencies: borrowing ScratchBuffer<UInt32>) -> Int {
        var used = 0
        for symbol in 0..<lengths.count where frequencies[symbol] > 0 {
            sorted[used] = frequencies[symbol] << 9 | UInt32(truncatingIfNeeded: symbol)
            used += 1
        }
        var symbol = 0
        while used < 2 {
            if frequencies[symbol] == 0 {
                sorted[used] = 1 << 9 | UInt32(truncatingIfNeeded: symbol)
                used += 1
            }
            symbol += 1
        }
        sortByFrequency(used)
        return used
    }

    /// Sorts the first `used` values of `sorted`, which are sorted by symbol: by insertion when they are few, or else by the bytes
    /// of the frequency, from the lowest to the highest, each time into buckets (radix sort).
    private mutating func sortByFrequency(_ used: Int) {
        guard used > 24 else {
            for end in 1..<used {
                let value = sorted[end]
                var place = end
                while place > 0, sorted[place &- 1] > value {
                    sorted[place] = sorted[place &- 1]
                    place &-= 1
                }
                sorted[place] = value
            }
            return
        }
        var all: UInt32 = 0
        for index in 0..<used { all |= sorted[index] }
        var shift: UInt32 = 9
        while shift < 32, all >> shift > 0 {
            swap(&sorted, &unsorted)
            bucketEnds.fill(256, with: 0)
            for index in 0..<used { bucketEnds[Int(unsorted[index] &>> shift & 0xFF)] &+= 1 }
            var end: UInt16 = 0
            for bucket in 0..<256 {
                end &+= bucketEnds[bucket]
                bucketEnds[bucket] = end
            }
            for index in stride(from: used &- 1, through: 0, by: -1) {
                let value = unsorted[index]
                let bucket = Int(value &>> shift & 0xFF)
                bucketEnds[bucket] &-= 1
                sorted[Int(bucketEnds[bucket])] = value
            }
            shift += 8
        }
    }

    /// Sets the depths of the leaves, the sorted symbols, in the tree of D. Huffman ("A method for the construction of
    /// minimum-redundancy codes", 1952), and returns the greatest. The two lightest nodes come from two queues: leaves,
    /// and inner nodes, which arise in rising order.
    private mutating func buildTree(_ used: Int) -> Int {
        for leaf in 0..<used { weights[leaf] = sorted[leaf] >> 9 }
        var leaf = 0
        var inner = used
        let root = 2 * used - 2
        for node in used...root {
            var weight: UInt32 = 0
            for _ in 0..<2 {
                let child: Int
                if leaf < used, inner == node || weights[leaf] <= weights[inner] {
                    child = leaf
                    leaf += 1
                } else {
                    child = inner
                    inner += 1
                }
                weight += weights[child]
                // For now the parent.
                depths[child] = UInt16(truncatingIfNeeded: node)
            }
            weights[node] = weight
        }
        depths[root] = 0
        for node in stride(from: root - 1, through: 0, by: -1) { depths[node] = depths[Int(depths[node])] + 1 }
        return Int(depths[0])
    }

    /// Sets the depths of the leaves to the best ones up to `longest`: package-merge (L. Larmore and D. Hirschberg, "A fast
    /// algorithm for optimal length-limited Huffman codes", 1990).
    ///
    /// There is a list for each length, from the longest to 1: the leaves and the pairs of the list before, by weight. Of the
    /// last list the first 2n − 2 entries are taken, of each list before it the pairs that were taken from the one behind.
    /// A leaf is as deep as the number of lists from which it is taken. Of each list only the order is kept: bit k of
    /// `isPair[i]` says whether entry i of list k is a pair.
    private mutating func mergePackages(_ used: Int) {
        isPair.fill(isPair.count, with: 0)
        for leaf in 0..<used { weights[leaf] = sorted[leaf] >> 9 }
        var entries = used
        for list in 1..<longest {
            let pairs = entries / 2
            for pair in 0..<pairs { pairWeights[pair] = weights[2 * pair] + weights[2 * pair + 1] }
            entries = used + pairs
            var (leaf, pair) = (0, 0)
            for entry in 0..<entries {
                if leaf < used, pair == pairs || sorted[leaf] >> 9 <= pairWeights[pair] {
                    weights[entry] = sorted[leaf] >> 9
                    leaf += 1
                } else {
                    weights[entry] = pairWeights[pair]
                    isPair[entry] |= 1 << UInt16(truncatingIfNeeded: list)
                    pair += 1
                }
            }
        }
        for leaf in 0..<used { depths[leaf] = 0 }
        var taken = 2 * used - 2
        for list in stride(from: longest - 1, through: 0, by: -1) {
            var leaves = 0
            for entry in 0..<taken where isPair[entry] >> UInt16(truncatingIfNeeded: list) & 1 == 0 {
                depths[leaves] += 1
                leaves += 1
            }
            taken = 2 * (taken - leaves)
        }
    }

    /// The canonical codes of the lengths: rising by length, then by symbol.
    mutating func assignCodes() {
        var histogram: InlineArray<16, UInt16> = .init(repeating: 0)
        for symbol in 0..<lengths.count { histogram[Int(lengths[symbol])] += 1 }
        var next: InlineArray<16, UInt16> = .init(repeating: 0)
        for length in 2..<16 { next[length] = (next[length - 1] + histogram[length - 1]) << 1 }
        for symbol in 0..<lengths.count where lengths[symbol] > 0 {
            let length = Int(lengths[symbol])
            codes[symbol] = next[length].reversed(bits: length)
            next[length] += 1
        }
    }

    /// Sets the length of one symbol's code, for a code that is given.
    mutating func setLength(_ length: Int, of symbol: Int) {
        lengths[symbol] = UInt8(truncatingIfNeeded: length)
    }

    /// How many symbols there are up to the last one with a code, at least `least`.
    func usedCount(least: Int) -> Int {
        var count = lengths.count
        while count > least, lengths[count - 1] == 0 { count -= 1 }
        return count
    }
}

extension UInt16 {
    /// The lowest `count` bits, 1 … 16, in reverse order; the others must be zero.
    fileprivate func reversed(bits count: Int) -> UInt16 {
        var bits = self
        bits = bits &>> 1 & 0x5555 | (bits & 0x5555) &<< 1
        bits = bits &>> 2 & 0x3333 | (bits & 0x3333) &<< 2
        bits = bits &>> 4 & 0x0F0F | (bits & 0x0F0F) &<< 4
        return bits.byteSwapped &>> UInt16(truncatingIfNeeded: 16 &- count)
    }
}
