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

    /// The memory of `range`, for `body` to write.
    @inline(__always)
    mutating func withMutableBytes(_ range: Range<Int>, _ body: (UnsafeMutableBufferPointer<Element>) -> Void) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        body(UnsafeMutableBufferPointer(start: base + range.lowerBound, count: range.count))
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
    /// than three, or else 0. Then `next` says how many bytes on, at most 6, three bytes may have stood before again.
    ///
    /// All are looked at without asking first, since which one it is cannot be foreseen, and a wrong guess costs more than they do.
    ///
    /// - Precondition: there are `slots` distances, at most eight, all 1 … `index`; `limit` is at least 8; so many bytes and seven more are in the memory.
    @inline(__always)
    func longestMatch(
        at index: Int, distances: borrowing ScratchBuffer<Int>, slots: Int, limit: Int
    ) -> (length: Int, distance: Int, next: Int) {
        precondition(distances.count == 8 && slots <= 8 && index >= 0 && limit >= 8 && index <= count - limit - 7)
        let here = UnsafeRawPointer(base + index)
        let word = here.loadUnaligned(as: UInt64.self)
        // Of the best: how many bits agree, at most 63, and seven less its slot.
        var best: UInt64 = 0
        // A bit for each distance at which all eight bytes are equal, the first one highest.
        var isEqual: UInt64 = 0
        // In each byte the highest bit where at some distance it and the next two are equal.
        var threes: UInt64 = 0
        let low7: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        for slot in 0..<slots {
            let difference =
                UInt64(littleEndian: (here - distances.base[slot]).loadUnaligned(as: UInt64.self) ^ word)
            let rank = UInt64(truncatingIfNeeded: 7 &- slot)
            let bits = UInt64(truncatingIfNeeded: (difference | 1 &<< 63).trailingZeroBitCount)
            best = max(best, (bits & ~7) | rank)
            isEqual |= (difference == 0 ? 1 : 0) &<< rank
            let equals = ~((difference & low7 &+ low7) | difference | low7)
            threes |= equals & equals &>> 8 & equals &>> 16
        }
        guard isEqual != 0 else {
            let length = Int(truncatingIfNeeded: best &>> 3)
            guard length >= 3 else { return (0, 0, (threes | 1 &<< 48).trailingZeroBitCount &>> 3) }
            return (length, distances.base[7 &- Int(truncatingIfNeeded: best & 7)], 0)
        }
        var found = (length: 0, distance: 0, next: 0)
        repeat {
            let rank = 63 &- isEqual.leadingZeroBitCount
            isEqual &= ~(1 &<< UInt64(truncatingIfNeeded: rank))
            let distance = distances.base[7 &- rank]
            let length = Self.equalBytes(here, here - distance, limit)
            if length > found.length { found = (length, distance, 0) }
        } while isEqual != 0 && found.length < limit
        return found
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
        copy(source, from: 0, count: source.count, to: start)
        clearTransparent(start..<start + source.count)
    }

    /// Makes the RGBA pixels of `range` that are transparent all zero.
    mutating func clearTransparent(_ range: Range<Int>) {
        precondition(range.count.isMultiple(of: 4) && range.lowerBound >= 0 && range.upperBound <= count)
        let pixels = UnsafeMutableRawPointer(base + range.lowerBound)
        let end = range.count & ~15
        for place in stride(from: 0, to: end, by: 16) {
            let four = pixels.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt32>.self)
            let isClear = four & Self.alphaMask .== SIMD4()
            pixels.storeBytes(
                of: four.replacing(with: SIMD4(), where: isClear), toByteOffset: place, as: SIMD4<UInt32>.self)
        }
        for place in stride(from: end, to: range.count, by: 4) {
            let pixel = pixels.loadUnaligned(fromByteOffset: place, as: UInt32.self)
            if pixel & Self.alphaMask[0] == 0 { pixels.storeBytes(of: 0, toByteOffset: place, as: UInt32.self) }
        }
    }

    /// Where alpha lies in four pixels.
    private static var alphaMask: SIMD4<UInt32> { SIMD4(repeating: UInt32(0xFF00_0000).littleEndian) }
}
