/// The colours where a plate's gradient begins and where it ends: what an eye remembers of it.
public struct PlateColors: Equatable, Hashable, Sendable {
    /// The colour where the gradient begins.
    public let first: Color
    /// The colour where it ends.
    public let last: Color

    /// The colours of a pair.
    public init(_ pair: NamedColors) {
        (first, last) = (pair.first, pair.second)
    }

    /// The colours of a gradient; those between its ends do not count.
    public init(_ gradient: Gradient) {
        (first, last) = (gradient.stops[0].color, gradient.stops[gradient.stops.count - 1].color)
    }

    /// How far two plates are apart: the mean of the distances of their ends, ΔE-OK.
    public func distance(to other: PlateColors) -> Double {
        (Oklab(LinearColor(first)).distance(to: Oklab(LinearColor(other.first)))
            + Oklab(LinearColor(last)).distance(to: Oklab(LinearColor(other.last)))) / 2
    }
}
