/// An 8-bit sRGB colour whose components have been multiplied by its opacity, as blending wants it. A type of its own, so
/// that it cannot be taken for a `Color`.
public struct PremultipliedColor: Equatable, Hashable, Sendable {
    /// Red times opacity, encoded sRGB, 0 … alpha.
    public let red: UInt8
    /// Green times opacity, encoded sRGB, 0 … alpha.
    public let green: UInt8
    /// Blue times opacity, encoded sRGB, 0 … alpha.
    public let blue: UInt8
    /// Opacity: 0 is clear, 255 opaque.
    public let alpha: UInt8

    /// Multiplies the components by the opacity, rounded to nearest.
    @inlinable
    public init(_ color: Color) {
        red = multiplied(color.red, color.alpha)
        green = multiplied(color.green, color.alpha)
        blue = multiplied(color.blue, color.alpha)
        alpha = color.alpha
    }

    /// The straight colour that is nearest. A clear colour has no red, green or blue of its own and becomes clear black.
    public var straight: Color {
        guard alpha > 0 else { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
        let opacity = Int32(alpha)
        func divided(_ component: UInt8) -> UInt8 {
            UInt8(min((Int32(component) * 255 + opacity / 2) / opacity, 255))
        }
        return Color(red: divided(red), green: divided(green), blue: divided(blue), alpha: alpha)
    }
}

/// `value / 255` to the nearest whole number, without a division; exact for 0 … 65,535 (J. Blinn, "Three wrongs make a
/// right", 1995).
@inlinable
public func dividedBy255(_ value: UInt32) -> UInt32 {
    let biased = value &+ 128
    return (biased &+ biased >> 8) >> 8
}

/// The product of two fractions of 255, as a fraction of 255, rounded to nearest.
@inlinable
public func multiplied(_ a: UInt8, _ b: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: dividedBy255(UInt32(a) &* UInt32(b)))
}
