/// What stands for a row in the compressed data: its bytes, or their differences from what neighbours let expect, modulo
/// 256 (PNG 3rd edition, 9). Neighbours are the byte one pixel to the left, the byte above, and the byte above that one.
enum PNGFilter: UInt8, CaseIterable {
    case none = 0
    case sub = 1
    case up = 2
    case average = 3
    case paeth = 4

    /// The difference of a byte from what the filter expects.
    @inline(__always)
    func difference(_ byte: UInt8, left: UInt8, above: UInt8, aboveLeft: UInt8) -> UInt8 {
        byte &- expected(left, above, aboveLeft)
    }

    /// The byte behind a difference.
    @inline(__always)
    func byte(_ difference: UInt8, left: UInt8, above: UInt8, aboveLeft: UInt8) -> UInt8 {
        difference &+ expected(left, above, aboveLeft)
    }

    @inline(__always)
    private func expected(_ left: UInt8, _ above: UInt8, _ aboveLeft: UInt8) -> UInt8 {
        switch self {
        case .none: 0
        case .sub: left
        case .up: above
        case .average: UInt8(truncatingIfNeeded: (UInt16(left) &+ UInt16(above)) &>> 1)
        case .paeth: Self.nearest(left, above, aboveLeft)
        }
    }

    /// The neighbour nearest to left + above − above left; of equals the first (PNG 3rd edition, 9.4).
    @inline(__always)
    private static func nearest(_ left: UInt8, _ above: UInt8, _ aboveLeft: UInt8) -> UInt8 {
        let (a, b, c) = (Int32(left), Int32(above), Int32(aboveLeft))
        let toLeft = abs(b &- c)
        let toAbove = abs(a &- c)
        let toAboveLeft = abs(a &+ b &- 2 &* c)
        if toLeft <= toAbove, toLeft <= toAboveLeft { return left }
        return toAbove <= toAboveLeft ? above : aboveLeft
    }

    /// Turns the differences of one row back into bytes, in place.
    ///
    /// - Parameters:
    ///   - bytes: rows behind one another, each `length` bytes after its filter byte.
    ///   - start: where the differences begin.
    ///   - above: where the row above begins, or nil for the first row.
    ///   - stride: the bytes of a pixel, at least 1.
    func undo(_ bytes: inout ScratchBuffer<UInt8>, at start: Int, length: Int, above: Int?, stride: Int) {
        // A loop for each filter, so that none decides at each byte.
        switch self {
        case .none: break
        case .sub: Self.undo(.sub, &bytes, start, length, above, stride)
        case .up: Self.undo(.up, &bytes, start, length, above, stride)
        case .average: Self.undo(.average, &bytes, start, length, above, stride)
        case .paeth: Self.undo(.paeth, &bytes, start, length, above, stride)
        }
    }

    @inline(__always)
    private static func undo(
        _ filter: PNGFilter, _ bytes: inout ScratchBuffer<UInt8>, _ start: Int, _ length: Int, _ above: Int?,
        _ stride: Int
    ) {
        for index in 0..<min(stride, length) {
            let up = above.map { bytes[$0 + index] } ?? 0
            bytes[start + index] = filter.byte(bytes[start + index], left: 0, above: up, aboveLeft: 0)
        }
        for index in stride..<max(stride, length) {
            let left = bytes[start &+ index &- stride]
            var (up, upLeft): (UInt8, UInt8) = (0, 0)
            if let above { (up, upLeft) = (bytes[above &+ index], bytes[above &+ index &- stride]) }
            bytes[start &+ index] = filter.byte(bytes[start &+ index], left: left, above: up, aboveLeft: upLeft)
        }
    }
}
