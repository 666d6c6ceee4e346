/// Memory for plain values, owned by this handle, kept and used again for as long as the handle lives.
///
/// The encoder's inner loops write to several such memories at once, a few nanoseconds apart. An array would ask at each
/// write whether it is shared; this has one owner by construction. Every access is checked, in release builds too, so that
/// a mistake in the encoder stops it instead of writing elsewhere.
struct ScratchBuffer<Element: BitwiseCopyable>: ~Copyable {
    /// For loops that check once, before they begin, what each access would check.
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count: Int

    /// Memory for `count` values, each of them `value`.
    init(repeating value: Element, count: Int) {
        self.init(uninitialized: count)
        base.initialize(repeating: value, count: count)
    }

    /// Memory for `count` values, none of which may be read before it was written.
    init(uninitialized count: Int) {
        base = .allocate(capacity: count)
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

    /// Makes the memory larger and keeps the values. The new ones may not be read before they were written.
    mutating func grow(to newCount: Int) {
        precondition(newCount >= count)
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCount)
        larger.update(from: base, count: count)
        base.deallocate()
        (base, count) = (larger, newCount)
    }

    /// Sets the first `length` values to `value`.
    mutating func fill(_ length: Int, with value: Element) {
        fill(0..<length, with: value)
    }

    /// Sets the values of `range` to `value`.
    mutating func fill(_ range: Range<Int>, with value: Element) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        (base + range.lowerBound).update(repeating: value, count: range.count)
    }

    /// Moves the values of `range` to `start`; the two may overlap.
    mutating func move(_ range: Range<Int>, to start: Int) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        precondition(start >= 0 && start <= count - range.count)
        (base + start).update(from: base + range.lowerBound, count: range.count)
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

extension ScratchBuffer where Element == UInt8 {
    /// The four bytes from `index` on as a number, least significant byte first.
    @inline(__always)
    func word32(at index: Int) -> UInt32 {
        precondition(index >= 0 && index <= count - 4)
        return UInt32(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt32.self))
    }

    /// The eight bytes from `index` on as a number, least significant byte first.
    @inline(__always)
    func word64(at index: Int) -> UInt64 {
        precondition(index >= 0 && index <= count - 8)
        return UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
    }

    /// Sets the four bytes from `index` on to a number, least significant byte first.
    @inline(__always)
    mutating func set(_ word: UInt32, at index: Int) {
        precondition(index >= 0 && index <= count - 4)
        UnsafeMutableRawPointer(base + index).storeBytes(of: word.littleEndian, as: UInt32.self)
    }

    /// Sets the eight bytes from `index` on to a number, least significant byte first.
    @inline(__always)
    mutating func set(_ word: UInt64, at index: Int) {
        precondition(index >= 0 && index <= count - 8)
        UnsafeMutableRawPointer(base + index).storeBytes(of: word.littleEndian, as: UInt64.self)
    }

    /// How many bytes from `index` on equal those `distance` before them, at most `limit`.
    ///
    /// - Precondition: the `limit` bytes and seven more are in the memory. What those seven are does not matter.
    @inline(__always)
    func equalBytes(at index: Int, distance: Int, limit: Int) -> Int {
        precondition(distance > 0 && distance <= index && limit >= 0 && index <= count - limit - 7)
        let here = UnsafeRawPointer(base + index)
        let before = here - distance
        if limit > 0 {
            let difference = here.loadUnaligned(as: UInt64.self) ^ before.loadUnaligned(as: UInt64.self)
            if difference != 0 { return min(UInt64(littleEndian: difference).trailingZeroBitCount &>> 3, limit) }
        }
        guard limit > 8 else { return limit }
        return Self.equalBytes(here, before, limit)
    }

    /// The first of some distances at which the most bytes from `index` on stood before, up to `limit`, and how many; not less
    /// than three, or else 0. Distances beyond the start of the memory count as nothing.
    ///
    /// - Precondition: there are `slots` distances, all above 0; the `limit` bytes and seven more are in the memory.
    func longestMatch(
        at index: Int, distances: borrowing ScratchBuffer<Int>, slots: Range<Int>, limit: Int, longerThan least: Int
    ) -> (length: Int, distance: Int) {
        precondition(slots.lowerBound >= 0 && slots.upperBound <= distances.count)
        precondition(index >= 0 && limit >= 3 && index <= count - limit - 7)
        let here = UnsafeRawPointer(base + index)
        let next = UInt64(littleEndian: here.loadUnaligned(as: UInt64.self))
        var best = (length: 0, distance: 0)
        var longest = max(least, 2)
        for slot in slots {
            let distance = distances.base[slot]
            guard distance <= index else { continue }
            let difference = UInt64(littleEndian: (here - distance).loadUnaligned(as: UInt64.self)) ^ next
            // The first three bytes decide.
            guard difference & 0xFF_FFFF == 0 else { continue }
            let length =
                if difference != 0 { min(difference.trailingZeroBitCount &>> 3, limit) } else {
                    limit > 8 ? Self.equalBytes(here, here - distance, limit) : limit
                }
            guard length > longest else { continue }
            longest = length
            best = (length, distance)
            if length == limit { break }
        }
        return best
    }

    /// The rest of `equalBytes`, whose first eight bytes are equal: blocks of 64 bytes as long as those are equal, then eight by eight.
    private static func equalBytes(_ here: UnsafeRawPointer, _ before: UnsafeRawPointer, _ limit: Int) -> Int {
        var length = 8
        while length &+ 64 <= limit {
            var difference = SIMD2<UInt64>()
            for offset in stride(from: 0, to: 64, by: 16) {
                difference |=
                    here.loadUnaligned(fromByteOffset: length &+ offset, as: SIMD2<UInt64>.self)
                    ^ before.loadUnaligned(fromByteOffset: length &+ offset, as: SIMD2<UInt64>.self)
            }
            guard difference[0] | difference[1] == 0 else { break }
            length &+= 64
        }
        while length < limit {
            let difference =
                here.loadUnaligned(fromByteOffset: length, as: UInt64.self)
                ^ before.loadUnaligned(fromByteOffset: length, as: UInt64.self)
            if difference != 0 {
                return min(length &+ UInt64(littleEndian: difference).trailingZeroBitCount &>> 3, limit)
            }
            length &+= 8
        }
        return limit
    }

    /// Copies the RGBA pixels of `source` to `start`, the transparent ones as zeros.
    mutating func copyClearing(_ source: Span<UInt8>, to start: Int) {
        precondition(source.count.isMultiple(of: 4) && start >= 0 && start <= count - source.count)
        let destination = UnsafeMutableRawPointer(base + start)
        source.withUnsafeBytes { pixels in
            guard let pixels = pixels.baseAddress else { return }
            let end = source.count & ~15
            for place in stride(from: 0, to: end, by: 16) {
                let four = pixels.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt32>.self)
                let isClear = four & Self.alphaMask .== SIMD4()
                destination.storeBytes(
                    of: four.replacing(with: SIMD4(), where: isClear), toByteOffset: place, as: SIMD4<UInt32>.self)
            }
            for place in stride(from: end, to: source.count, by: 4) {
                let pixel = pixels.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                destination.storeBytes(
                    of: pixel & Self.alphaMask[0] == 0 ? 0 : pixel, toByteOffset: place, as: UInt32.self)
            }
        }
    }

    /// Where alpha lies in four pixels.
    private static var alphaMask: SIMD4<UInt32> { SIMD4(repeating: UInt32(0xFF00_0000).littleEndian) }
}
