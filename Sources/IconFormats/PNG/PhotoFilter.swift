/// Chooses a filter for each row of a photograph: the one whose differences, as signed numbers, have the smallest sum of
/// magnitudes (PNG 3rd edition, 12.7); of equals the first.
struct PhotoFilter: ~Copyable {
    private let length: Int
    private let stride: Int
    /// The row as it is, behind a byte without meaning.
    private var row: ScratchBuffer<UInt8>
    /// Two rows with their filter bytes: the best so far and the one tried.
    private var best: ScratchBuffer<UInt8>
    private var trial: ScratchBuffer<UInt8>
    private var above: ScratchBuffer<UInt8>

    /// A filter for rows of `length` bytes with pixels of `stride` bytes. Above the first row is nothing but zeros.
    init(length: Int, stride: Int) {
        (self.length, self.stride) = (length, stride)
        row = ScratchBuffer(repeating: 0, count: length + 1)
        best = ScratchBuffer(repeating: 0, count: length + 1)
        trial = ScratchBuffer(repeating: 0, count: length + 1)
        above = ScratchBuffer(repeating: 0, count: length)
    }

    /// Takes in the next row, whose bytes `body` sets from an index of a memory on.
    @inline(__always)
    mutating func set(_ body: (inout ScratchBuffer<UInt8>, Int) -> Void) {
        body(&row, 1)
        choose()
    }

    /// The latest row with its filter byte, filtered, for as long as `body` runs.
    func withFiltered(_ body: (Span<UInt8>) -> Void) {
        best.withSpan(0..<length + 1, body)
    }

    /// Filters the row into `best`.
    private mutating func choose() {
        var least = Int.max
        for filter in PNGFilter.allCases {
            let sum = tryFilter(filter)
            if sum < least {
                least = sum
                swap(&best, &trial)
            }
        }
        for index in 0..<length { above[index] = row[index + 1] }
    }

    /// Filters the row into `trial` and returns the sum of magnitudes.
    private mutating func tryFilter(_ filter: PNGFilter) -> Int {
        // A loop for each filter, so that none decides at each byte.
        switch filter {
        case .none: fill(.none)
        case .sub: fill(.sub)
        case .up: fill(.up)
        case .average: fill(.average)
        case .paeth: fill(.paeth)
        }
    }

    @inline(__always)
    private mutating func fill(_ filter: PNGFilter) -> Int {
        trial[0] = filter.rawValue
        var sum = 0
        for index in 0..<length {
            let isFirst = index < stride
            let difference = filter.difference(
                row[index &+ 1], left: isFirst ? 0 : row[index &+ 1 &- stride], above: above[index],
                aboveLeft: isFirst ? 0 : above[index &- stride])
            trial[index &+ 1] = difference
            sum &+= Int(Int8(bitPattern: difference).magnitude)
        }
        return sum
    }
}
