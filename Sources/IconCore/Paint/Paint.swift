/// What a shape is filled with.
public enum Paint: Equatable, Hashable, Sendable {
    /// One colour.
    case solid(Color)
    /// A gradient across the whole canvas.
    case gradient(Gradient)

    /// Whether nothing shows through anywhere.
    public var isOpaque: Bool {
        switch self {
        case .solid(let color): color.isOpaque
        case .gradient(let gradient): gradient.isOpaque
        }
    }

    /// Whether it paints only greys.
    public var isGrey: Bool {
        switch self {
        case .solid(let color): color.isGrey
        case .gradient(let gradient): gradient.isGrey
        }
    }
}
