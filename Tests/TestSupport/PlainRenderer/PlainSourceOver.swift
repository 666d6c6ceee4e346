internal import IconCore

// Porter and Duff's "over" (1984) on straight 8-bit components, rounded once from the exact result.
//
// `coverage` is how much of the pixel the shape covers, `color.alpha` how much of what is covered it hides. Their product
// counts in 65,025ths (255²), so nothing is rounded before the end.

/// Paints `color` over the pixel at `index` of a row.
@inline(__always)
func paintOverPlainly(
    _ row: inout [UInt8], at index: Int, layout: PixelLayout, color: Color, coverage: UInt8
) {
    let source = UInt32(color.alpha) &* UInt32(coverage)
    guard source > 0 else { return }
    if source == 65_025 {
        row[index] = color.red
        row[index + 1] = color.green
        row[index + 2] = color.blue
        if layout == .rgba { row[index + 3] = 255 }
        return
    }
    guard layout == .rgba, row[index + 3] < 255 else {
        let rest = 65_025 &- source
        row[index] = mixed(color.red, source, row[index], rest)
        row[index + 1] = mixed(color.green, source, row[index + 1], rest)
        row[index + 2] = mixed(color.blue, source, row[index + 2], rest)
        return
    }
    // Over something that shows through: opacities and components weighted by opacity, in 255 · 65,025ths.
    let above = UInt64(source) * 255
    let below = UInt64(row[index + 3]) * UInt64(65_025 - source)
    let total = above + below
    func component(_ above: UInt64, _ color: UInt8, _ below: UInt64, _ behind: UInt8) -> UInt8 {
        UInt8((above * UInt64(color) + below * UInt64(behind) + total / 2) / total)
    }
    row[index] = component(above, color.red, below, row[index])
    row[index + 1] = component(above, color.green, below, row[index + 1])
    row[index + 2] = component(above, color.blue, below, row[index + 2])
    row[index + 3] = UInt8((total + 32_512) / 65_025)
}

/// `(a · weightA + b · weightB) / 65,025` to nearest, for weights that add up to 65,025.
@inline(__always)
private func mixed(_ a: UInt8, _ weightA: UInt32, _ b: UInt8, _ weightB: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt32(a) &* weightA &+ UInt32(b) &* weightB &+ 32_512) / 65_025)
}
