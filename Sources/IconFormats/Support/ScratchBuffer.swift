/// Memory for plain values, owned by this handle, kept and used again for as long as the handle lives.
///
/// The encoder's inner loops write to several such memories at once, a few nanoseconds apart. An array would ask at each
/// write whether it is shared; this has one owner by construction. Every access is checked, in release builds too, so that
/// a mistake in the encoder stops it instead of writing elsewhere.
struct ScratchBuffer<Element: BitwiseCopyable>: ~Copyable {
    private let base: UnsafeMutablePointer<Element>
    let count: Int

    /// Memory for `count` values, each of them `value`.
    init(repeating value: Element, count: Int) {
        base = .allocate(capacity: count)
        base.initialize(repeating: value, count: count)
        self.count = count
    }

    deinit { base.deallocate() }

    subscript(index: Int) -> Element {
        get {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
            return base[index]
        }
        set {
            precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
            base[index] = newValue
        }
    }

    /// Sets the first `length` values to `value`.
    mutating func fill(_ length: Int, with value: Element) {
        precondition(length >= 0 && length <= count)
        base.update(repeating: value, count: length)
    }

    /// Moves the values of `range` to the front.
    mutating func moveToFront(_ range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        base.update(from: base + range.lowerBound, count: range.count)
    }

    /// Copies `length` values of `source`, from `sourceStart` on, to `start`.
    mutating func copy(_ source: Span<Element>, from sourceStart: Int, count length: Int, to start: Int) {
        precondition(length >= 0 && sourceStart >= 0 && sourceStart <= source.count - length)
        precondition(start >= 0 && start <= count - length)
        let destination = base + start
        source.withUnsafeBufferPointer { values in
            guard let first = values.baseAddress else { return }
            destination.update(from: first + sourceStart, count: length)
        }
    }

    /// Writes `length` values to `start`, each equal to the one `distance` before it; the two may overlap.
    mutating func repeatLast(_ distance: Int, count length: Int, to start: Int) {
        precondition(distance > 0 && distance <= start && length >= 0 && start <= count - length)
        let destination = base + start
        // What is there can be doubled until it is enough.
        var done = 0
        while done < length {
            let part = min(distance + done, length - done)
            (destination + done).update(from: destination - distance, count: part)
            done += part
        }
    }

    /// The values of `range`, for as long as `body` runs.
    func withSpan<Result, Failure>(
        _ range: Range<Int>, _ body: (Span<Element>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        return try body(UnsafeBufferPointer(start: base + range.lowerBound, count: range.count).span)
    }
}

extension ScratchBuffer where Element == UInt32 {
    /// Sorts the first `length` values, smallest first.
    mutating func sort(_ length: Int) {
        precondition(length >= 0 && length <= count)
        var values = UnsafeMutableBufferPointer(start: base, count: length)
        values.sort()
    }
}

extension ScratchBuffer where Element == UInt8 {
    /// The four bytes from `index` on as a number, least significant byte first.
    func word32(at index: Int) -> UInt32 {
        precondition(index >= 0 && index <= count - 4)
        return UInt32(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt32.self))
    }

    /// The eight bytes from `index` on as a number, least significant byte first.
    func word64(at index: Int) -> UInt64 {
        precondition(index >= 0 && index <= count - 8)
        return UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
    }

    /// Sets the four bytes from `index` on to a number, least significant byte first.
    mutating func set(_ word: UInt32, at index: Int) {
        precondition(index >= 0 && index <= count - 4)
        UnsafeMutableRawPointer(base + index).storeBytes(of: word.littleEndian, as: UInt32.self)
    }
}
