/// The part of an edge inside one row of pixels. Heights are within the row: 0 at its upper side, 1 at its lower.
struct PlainPiece: Equatable, Sendable {
    /// Upper end; `y0 < y1`.
    var x0: Double
    var y0: Double
    /// Lower end.
    var x1: Double
    var y1: Double
    /// What crossing the piece from left to right adds to the winding number.
    var direction: Int32

    /// x at a height within y0 … y1.
    func x(at y: Double) -> Double {
        if y <= y0 { return x0 }
        if y >= y1 { return x1 }
        return x0 + (x1 - x0) * ((y - y0) / (y1 - y0))
    }
}
