// Porter and Duff's "over" (1984) on straight 8-bit components, rounded once from the exact result.
//
// `coverage` is how much of the pixel the shape covers, `color.alpha` how much of what is covered it hides. Their product
// counts in 65,025ths (255²), so nothing is rounded before the end.

/// Paints `color` over one pixel.
///
/// - Parameter pixel: the first of its bytes; as many belong to it as `layout` says.
@inline(__always)
package func paintOver(
    _ pixel: UnsafeMutablePointer<UInt8>, layout: PixelLayout, color: Color, coverage: UInt8
) {
    let source = UInt32(color.alpha) &* UInt32(coverage)
    guard source > 0 else { return }
    if source == 65_025 {
        pixel[0] = color.red
        pixel[1] = color.green
        pixel[2] = color.blue
        if layout == .rgba { pixel[3] = 255 }
        return
    }
    guard layout == .rgba, pixel[3] < 255 else {
        let rest = 65_025 &- source
        pixel[0] = mixed(color.red, source, pixel[0], rest)
        pixel[1] = mixed(color.green, source, pixel[1], rest)
        pixel[2] = mixed(color.blue, source, pixel[2], rest)
        return
    }
    // Over something that shows through: opacities and components weighted by opacity, in 255 · 65,025ths.
    let above = UInt64(source) &* 255
    let below = UInt64(pixel[3]) &* UInt64(65_025 &- source)
    let total = above &+ below
    if below == 0 {
        (pixel[0], pixel[1], pixel[2]) = (color.red, color.green, color.blue)
    } else {
        func component(_ color: UInt8, _ behind: UInt8) -> UInt8 {
            UInt8(truncatingIfNeeded: (above &* UInt64(color) &+ below &* UInt64(behind) &+ total / 2) / total)
        }
        pixel[0] = component(color.red, pixel[0])
        pixel[1] = component(color.green, pixel[1])
        pixel[2] = component(color.blue, pixel[2])
    }
    pixel[3] = UInt8(truncatingIfNeeded: (total &+ 32_512) / 65_025)
}

/// `(a · weightA + b · weightB) / 65,025` to nearest, for weights that add up to 65,025.
@inline(__always)
private func mixed(_ a: UInt8, _ weightA: UInt32, _ b: UInt8, _ weightB: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt32(a) &* weightA &+ UInt32(b) &* weightB &+ 32_512) / 65_025)
}
