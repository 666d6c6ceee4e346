// Cube and fifth roots by Newton's method, for OKLab and the sRGB transfer curve: the same bits on every platform.

/// The cube root, of the same sign as `x`; within two units in the last place. 0 for 0.
public func cubeRoot(_ x: Double) -> Double {
    guard x != 0, x.isFinite else { return x }
    let magnitude = abs(x)
    // A third of the exponent bits is a first guess within 6 %; each step squares the relative error.
    var root = Double(bitPattern: magnitude.bitPattern / 3 + 0x2A9F_7893_0000_0000)
    for _ in 0..<5 { root = (2 * root + magnitude / (root * root)) / 3 }
    return x < 0 ? -root : root
}

/// The fifth root of a number that is not negative; within two units in the last place.
func fifthRoot(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return 0 }
    // A fifth of the exponent bits, as in `cubeRoot`; 0x3325… is 4/5 of the exponent bias.
    var root = Double(bitPattern: x.bitPattern / 5 + 0x3325_0000_0000_0000)
    for _ in 0..<6 {
        let square = root * root
        root = (4 * root + x / (square * square)) / 5
    }
    return root
}
