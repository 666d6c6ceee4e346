// Exponential, logarithm and power of our own, for curves that have no closed form in + − × ÷ √. Within a few units of
// the twelfth decimal: enough for shapes, and the same bits everywhere.

/// `base` to the power `exponent`; 0 for a base that is not positive.
func power(_ base: Double, _ exponent: Double) -> Double {
    guard base > 0 else { return exponent == 0 ? 1 : 0 }
    return exponential(exponent * logarithm(base))
}

/// The natural logarithm of a positive, finite number: exponent bits apart, the rest by the series of 2 artanh.
func logarithm(_ x: Double) -> Double {
    var exponent = 0.0
    var mantissa = x
    while mantissa > 1.5 {
        mantissa /= 2
        exponent += 1
    }
    while mantissa < 0.75 {
        mantissa *= 2
        exponent -= 1
    }
    let t = (mantissa - 1) / (mantissa + 1)
    let square = t * t
    var sum = 0.0
    var term = 21
    while term >= 1 {
        sum = 1 / Double(term) + square * sum
        term -= 2
    }
    return exponent * 0.6931471805599453 + 2 * t * sum
}

/// e to the power `x`: halved into range, then the Taylor series, then squared back. 0 below −700, held at e⁷⁰⁰ above.
func exponential(_ x: Double) -> Double {
    guard x > -700 else { return 0 }
    var rest = min(x, 700)
    var halvings = 0
    while abs(rest) > 0.125 {
        rest /= 2
        halvings += 1
    }
    var sum = 1.0
    var term = 12.0
    while term >= 1 {
        sum = 1 + rest / term * sum
        term -= 1
    }
    for _ in 0..<halvings { sum *= sum }
    return sum
}
