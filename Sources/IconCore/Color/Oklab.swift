/// A colour in Björn Ottosson's OKLab (2020), where equal distances look about equal and mixtures keep their hue.
public struct Oklab: Equatable, Hashable, Sendable {
    /// Lightness, 0 (black) … 1 (white).
    public var lightness: Double
    /// Green (negative) to red (positive), about −0.4 … 0.4.
    public var a: Double
    /// Blue (negative) to yellow (positive), about −0.4 … 0.4.
    public var b: Double
    /// Opacity, 0 … 1.
    public var alpha: Double

    /// A colour from its components.
    public init(lightness: Double, a: Double, b: Double, alpha: Double = 1) {
        self.lightness = lightness
        self.a = a
        self.b = b
        self.alpha = alpha
    }

    /// Converts from linear sRGB; constants from https://bottosson.github.io/posts/oklab/.
    public init(_ c: LinearColor) {
        let l = cubeRoot(0.4122214708 * c.red + 0.5363325363 * c.green + 0.0514459929 * c.blue)
        let m = cubeRoot(0.2119034982 * c.red + 0.6806995451 * c.green + 0.1073969566 * c.blue)
        let s = cubeRoot(0.0883024619 * c.red + 0.2817188376 * c.green + 0.6299787005 * c.blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        alpha = c.alpha
    }

    /// The distance to `other`, ΔE-OK: about 0.02 is just noticeable. Opacity does not count.
    public func distance(to other: Oklab) -> Double {
        let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
        return (dl * dl + da * da + db * db).squareRoot()
    }

    /// The colour `fraction` of the way to `end`.
    public func interpolated(to end: Oklab, at fraction: Double) -> Oklab {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
        return Oklab(
            lightness: mix(lightness, end.lightness), a: mix(a, end.a), b: mix(b, end.b), alpha: mix(alpha, end.alpha))
    }
}

extension LinearColor {
    /// Converts from OKLab. The result may lie outside sRGB's gamut.
    public init(_ c: Oklab) {
        func cube(_ x: Double) -> Double { x * x * x }
        let l = cube(c.lightness + 0.3963377774 * c.a + 0.2158037573 * c.b)
        let m = cube(c.lightness - 0.1055613458 * c.a - 0.0638541728 * c.b)
        let s = cube(c.lightness - 0.0894841775 * c.a - 1.2914855480 * c.b)
        self.init(
            red: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            green: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            blue: -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s, alpha: c.alpha)
    }
}
