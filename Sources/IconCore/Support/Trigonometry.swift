// Sine, cosine and arctangent of our own. The platforms' libraries differ in the last bit, and the browser has others
// again; these use only + − × ÷ and floor, so native and wasm builds give the same pixels (docs/architecture.md, "Numbers").

/// Sine and cosine of an angle in degrees, both within 1e-15 of the true value; exact at every multiple of 90°, and
/// with |sine| == |cosine| at every odd multiple of 45°. An angle that is not finite counts as 0.
public func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    guard degrees.isFinite else { return (0, 1) }
    let turns = (degrees / 360).rounded(.down)
    let angle = degrees - turns * 360
    // To the nearest multiple of 90°: what is left lies in −45° … 45°, where the series below converge fast.
    let quarter = (angle / 90 + 0.5).rounded(.down)
    let rest = angle - quarter * 90
    var (sine, cosine): (Double, Double)
    if rest == 45 || rest == -45 {
        let half = 0.5.squareRoot()
        (sine, cosine) = (rest < 0 ? -half : half, half)
    } else {
        let radians = rest * (Double.pi / 180)
        (sine, cosine) = (sineSeries(radians), cosineSeries(radians))
    }
    switch Int(quarter) & 3 {
    case 1: (sine, cosine) = (cosine, -sine)
    case 2: (sine, cosine) = (-sine, -cosine)
    case 3: (sine, cosine) = (-cosine, sine)
    default: break
    }
    return (sine + 0, cosine + 0)  // turns −0 into 0
}

/// The angle of the direction (`x`, `y`) in degrees, −180 (exclusive) to 180, from the positive x axis toward the
/// positive y axis (clockwise on a canvas). 0 for no direction. Within 1e-13 degrees.
public func arctangentInDegrees(y: Double, x: Double) -> Double {
    let (ax, ay) = (abs(x), abs(y))
    guard ax > 0 || ay > 0 else { return 0 }
    var angle = ax >= ay ? arctangentSeries(ay / ax) : Double.pi / 2 - arctangentSeries(ax / ay)
    if x < 0 { angle = Double.pi - angle }
    if y < 0 { angle = -angle }
    return angle * (180 / Double.pi)
}

/// Sine of a small angle: Taylor series to the 19th power; what is left out is below 2⁻⁶⁰ for |x| ≤ π/4.
private func sineSeries(_ x: Double) -> Double { x * alternatingSeries(x * x, highestPower: 19) }

/// Cosine of a small angle: Taylor series to the 20th power; what is left out is below 2⁻⁶⁰ for |x| ≤ π/4.
private func cosineSeries(_ x: Double) -> Double { alternatingSeries(x * x, highestPower: 20) }

/// `1 − x²/(n(n−1)) · (1 − x²/((n−2)(n−3)) · (…))`, innermost first, for n from `highestPower` down.
private func alternatingSeries(_ square: Double, highestPower: Int) -> Double {
    var sum = 1.0
    var power = highestPower
    while power >= 2 {
        sum = 1 - square / Double(power * (power - 1)) * sum
        power -= 2
    }
    return sum
}

/// Arctangent of 0 … 1 in radians: the argument is halved twice (atan x = 2 atan(x / (1 + √(1 + x²)))) to at most
/// 0.2, where 13 terms of the Taylor series leave less than 2⁻⁶⁰.
private func arctangentSeries(_ x: Double) -> Double {
    var t = x
    for _ in 0..<2 { t = t / (1 + (1 + t * t).squareRoot()) }
    let square = t * t
    var sum = 0.0
    var term = 27
    while term >= 1 {
        sum = 1 / Double(term) - square * sum
        term -= 2
    }
    return 4 * t * sum
}
