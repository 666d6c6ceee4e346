/// Edges of one contour that run down, or up, without a break: each ends at the height where its neighbour begins.
struct EdgeChain: BitwiseCopyable, Sendable {
    /// The number of its first edge, in the order of the contour.
    let first: Int32
    /// The number of its last edge.
    let last: Int32
    /// Whether the contour runs down here, so that `first` is the uppermost edge.
    let isDown: Bool
    /// The row in which its upper end lies.
    let row: Int32
}

/// A chain while rows go by.
struct ActiveChain: BitwiseCopyable, Sendable {
    /// The number of the edge that the upper side of the row meets, or, in the row where the chain begins, of its first edge
    /// from above.
    var upper: Int32
    /// The number of its last edge from above.
    let lowest: Int32
    /// The number of the chain's first edge in the order of the contour: active chains are kept in this order.
    let first: Int32
    let isDown: Bool
    /// Whether an edge goes on from the row above.
    var hasX = false
    /// Where the upper edge meets the upper side of the row, if `hasX`.
    var x = 0.0
    /// Whether the chain ended in the row above.
    var isDone = false

    init(_ chain: EdgeChain) {
        isDown = chain.isDown
        first = chain.first
        (upper, lowest) = chain.isDown ? (chain.first, chain.last) : (chain.last, chain.first)
    }
}
