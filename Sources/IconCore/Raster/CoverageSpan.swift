/// Neighbouring pixels of one row that a shape covers equally, half-open; `coverage` is 1 … 255.
struct CoverageSpan: Equatable, Sendable {
    var start: Int32
    var end: Int32
    var coverage: UInt8
}
