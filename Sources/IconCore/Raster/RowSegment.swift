/// Neighbouring pixels of a row of which something is known without looking at them, half-open.
package struct RowSegment: BitwiseCopyable, Equatable, Sendable {
    package enum Kind: UInt8, BitwiseCopyable, Sendable {
        /// Nothing lies over the plate.
        case plate
        /// All are alike.
        case flat
    }

    package var start: Int32
    package var end: Int32
    package var kind: Kind

    /// Shorter ones are left out.
    static let leastPixels: Int32 = 4
}

/// What is known of the row that was drawn last, until the next is drawn.
package struct RowSegments {
    /// From left to right; they do not overlap.
    package let segments: UnsafeBufferPointer<RowSegment>
    /// Where the plate repeats itself: pixel x is as pixel x + `plateShift` of the row above, as far as nothing lies over either;
    /// nil where it does not.
    package let plateShift: Int?
}
