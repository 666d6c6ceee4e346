/// The keys of a recipe's text form, in the order in which they are written.
public enum RecipeKey: UInt8, CaseIterable, Equatable, Hashable, Sendable {
    case colors
    case gradient
    case angle
    case space
    case glyph
    case fg
    case scale
    case x
    case y
    case rotate
    case shape

    /// The key as it is written.
    public var name: StaticString {
        switch self {
        case .colors: "colors"
        case .gradient: "gradient"
        case .angle: "angle"
        case .space: "space"
        case .glyph: "glyph"
        case .fg: "fg"
        case .scale: "scale"
        case .x: "x"
        case .y: "y"
        case .rotate: "rotate"
        case .shape: "shape"
        }
    }

    /// The words that a value of this key may be; empty where it is something else.
    public var words: [StaticString] {
        switch self {
        case .gradient: ["linear", "radial"]
        case .space: ["srgb", "oklab"]
        case .shape: ["square", "squircle", "rounded", "circle", "superellipse"]
        case .colors, .angle, .glyph, .fg, .scale, .x, .y, .rotate: []
        }
    }

    /// Ratios a continuous corner may have; 0.327 of the side is where the curves of two corners meet.
    public static let squircleRatios = 0.0...0.327
    /// Ratios a circular corner may have.
    public static let roundedRatios = 0.0...0.5
    /// Exponents a superellipse may have.
    public static let exponents = 2.0...32.0

    /// The key with this name.
    init?(_ name: some Collection<UInt8>) {
        for key in RecipeKey.allCases where matches(name, key.name) {
            self = key
            return
        }
        return nil
    }
}

/// Whether bytes are those of a literal.
func matches(_ bytes: some Collection<UInt8>, _ literal: StaticString) -> Bool {
    guard bytes.count == literal.utf8CodeUnitCount else { return false }
    return literal.withUTF8Buffer { bytes.elementsEqual($0) }
}
