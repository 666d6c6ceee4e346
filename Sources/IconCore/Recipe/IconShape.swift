/// The shape of an icon's plate, filling the canvas.
public enum IconShape: Equatable, Hashable, Sendable {
    /// The whole square.
    case square
    /// A square with continuous corners; the ratio is the corner radius over the side, 0 … 0.327.
    case squircle(ratio: Double)
    /// A square with circular corners; the ratio is the corner radius over the side, 0 … 0.5.
    case rounded(ratio: Double)
    /// A disc.
    case circle
    /// The superellipse |x|ⁿ + |y|ⁿ = 1; n is 2 … 32.
    case superellipse(exponent: Double)

    /// The original icon editor's corner: 32 of 145 points.
    public static let defaultRatio = 0.22

    /// The superellipse nearest to the standard shape by eye.
    public static let defaultExponent = 5.0

    /// The default: a square with continuous corners of the original's radius.
    public static let standard = IconShape.squircle(ratio: defaultRatio)

    /// The outline on a canvas of `side`, or nil for the whole square.
    public func outline(side: Double) -> Path? {
        let canvas = Rect(Point(0, 0), Point(side, side))
        switch self {
        case .square: return nil
        case .squircle(let ratio): return ratio > 0 ? Path(continuousCornersIn: canvas, ratio: ratio) : nil
        case .rounded(let ratio):
            return ratio > 0 ? Path(canvas, cornerRadii: Vector(ratio * side, ratio * side)) : nil
        case .circle: return Path(ellipseIn: canvas)
        case .superellipse(let exponent): return Path(superellipseIn: canvas, exponent: exponent)
        }
    }
}
