import IconCore

/// The `transform` attribute (SVG 1.1, 7.6): a list of functions, the last one applied first.
enum SVGTransform {
    /// The transform as a whole, or nil when the text is not a list of transform functions.
    static func read(_ text: String) -> Affine? {
        var result = Affine.identity
        var rest = text[...]
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "," }
            guard !rest.isEmpty else { return result.isFinite ? result : nil }
            guard let open = rest.firstIndex(of: "("), let close = rest.firstIndex(of: ")"), open < close else {
                return nil
            }
            let name = rest[..<open].filter { !$0.isWhitespace }
            guard let numbers = SVGNumbers.list(String(rest[rest.index(after: open)..<close])),
                let function = function(String(name), numbers)
            else { return nil }
            result = function.then(result)
            rest = rest[rest.index(after: close)...]
        }
    }

    private static func function(_ name: String, _ n: [Double]) -> Affine? {
        switch (name, n.count) {
        case ("matrix", 6): Affine(n[0], n[1], n[2], n[3], n[4], n[5])
        case ("translate", 1): .translation(Vector(n[0], 0))
        case ("translate", 2): .translation(Vector(n[0], n[1]))
        case ("scale", 1): .scale(n[0])
        case ("scale", 2): .scale(x: n[0], y: n[1])
        case ("rotate", 1): .rotation(degrees: n[0])
        case ("rotate", 3): .rotation(degrees: n[0], about: Point(n[1], n[2]))
        case ("skewX", 1): tangent(n[0]).map { Affine(1, 0, $0, 1, 0, 0) }
        case ("skewY", 1): tangent(n[0]).map { Affine(1, $0, 0, 1, 0, 0) }
        default: nil
        }
    }

    /// nil at a right angle, where it has no value.
    private static func tangent(_ degrees: Double) -> Double? {
        let (sine, cosine) = sineAndCosine(degrees: degrees)
        return cosine == 0 ? nil : sine / cosine
    }
}
