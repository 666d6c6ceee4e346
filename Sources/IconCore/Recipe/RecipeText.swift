/// The text form of a recipe, which is also a URL query:
///
///     colors=f62945-c11d28&angle=135&glyph=phosphor/rocket&fg=ffffff&scale=0.5&shape=circle
///
/// - `colors`: 1 … 8 colours (`rgb`, `rgba`, `rrggbb`, `rrggbbaa`) joined by `-`, each with an optional `@place` of 0 … 1;
///   colours without a place are spread evenly between their neighbours. Required.
/// - `gradient`: `linear` (default) or `radial`. `angle`: CSS degrees, default 180; not with `radial`. `space`: `srgb` (default) or `oklab`.
/// - `glyph`: `pack/name`. `fg`: its colour, default `ffffff`. `scale`: default 0.56. `x`, `y`, `rotate`: default 0.
/// - `shape`: `square`, `squircle` (default), `rounded`, `circle`, `superellipse`; the ratio or exponent may follow after
///   `@`: `squircle@0.2237`, `superellipse@5`.
///
/// The canonical text has the keys in this order and leaves defaults out, so equal recipes have equal text. Bytes beyond
/// letters, digits and `-._~/:@,` are percent-encoded.
public enum RecipeText {
    /// The longest text, in bytes. Eight colours with places and two long names need under 1,000.
    public static let maximumLength = 4_096

    /// Reads a recipe's text; keys may come in any order.
    public static func read(_ text: [UInt8]) throws(RecipeError) -> Recipe {
        guard text.count <= maximumLength else { throw .tooLong(found: text.count) }
        var reader = RecipeReader()
        var start = 0
        while start < text.count {
            var end = start
            while end < text.count, text[end] != UInt8(ascii: "&") { end += 1 }
            try reader.readPair(text, start..<end)
            // A `&` at the very end would be followed by nothing: an empty pair.
            if end == text.count - 1 { throw .pairExpected(RecipeSpan(text.count, 0)) }
            start = end + 1
        }
        return try reader.finish()
    }

    /// The canonical text.
    public static func write(_ recipe: Recipe) -> [UInt8] {
        var bytes: [UInt8] = []
        func key(_ key: RecipeKey) {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "&")) }
            append(key.name, to: &bytes)
            bytes.append(UInt8(ascii: "="))
        }
        func number(_ value: Double) { Decimal.write(value, places: Recipe.fractionPlaces, to: &bytes) }

        key(.colors)
        writeColors(recipe.background.stops, to: &bytes)
        switch recipe.background.shape {
        case .radial:
            key(.gradient)
            append("radial", to: &bytes)
        case .linear(let angle) where angle != 180:
            key(.angle)
            number(angle)
        case .linear: break
        }
        if recipe.background.space == .oklab {
            key(.space)
            append("oklab", to: &bytes)
        }
        if let glyph = recipe.glyph {
            key(.glyph)
            percentEncode(glyph.text, to: &bytes)
        }
        if recipe.foreground != .white {
            key(.fg)
            recipe.foreground.writeHexDigits(to: &bytes)
        }
        let defaults: [(RecipeKey, Double, Double)] = [
            (.scale, recipe.scale, Recipe.defaultScale), (.x, recipe.x, 0), (.y, recipe.y, 0),
            (.rotate, recipe.rotation, 0),
        ]
        for (name, value, standard) in defaults where value != standard {
            key(name)
            number(value)
        }
        if recipe.shape != .standard {
            key(.shape)
            writeShape(recipe.shape, to: &bytes)
        }
        return bytes
    }

    /// Where the colours of a gradient lie when nothing else is said: evenly from 0 to 1.
    static func evenOffset(_ index: Int, of count: Int) -> Double {
        count > 1 ? rounded(Double(index) / Double(count - 1), places: Recipe.fractionPlaces) : 0
    }

    private static func writeColors(_ stops: [GradientStop], to bytes: inout [UInt8]) {
        let isEven = stops.indices.allSatisfy { stops[$0].offset == evenOffset($0, of: stops.count) }
        for (index, stop) in stops.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: "-")) }
            stop.color.writeHexDigits(to: &bytes)
            guard !isEven else { continue }
            bytes.append(UInt8(ascii: "@"))
            Decimal.write(stop.offset, places: Recipe.fractionPlaces, to: &bytes)
        }
    }

    private static func writeShape(_ shape: IconShape, to bytes: inout [UInt8]) {
        func write(_ name: StaticString, _ parameter: Double?, standard: Double) {
            append(name, to: &bytes)
            guard let parameter, parameter != standard else { return }
            bytes.append(UInt8(ascii: "@"))
            Decimal.write(parameter, places: Recipe.fractionPlaces, to: &bytes)
        }
        switch shape {
        case .square: write("square", nil, standard: 0)
        case .circle: write("circle", nil, standard: 0)
        case .squircle(let ratio): write("squircle", ratio, standard: IconShape.defaultRatio)
        case .rounded(let ratio): write("rounded", ratio, standard: IconShape.defaultRatio)
        case .superellipse(let exponent):
            write("superellipse", exponent, standard: IconShape.defaultExponent)
        }
    }

    private static func append(_ literal: StaticString, to bytes: inout [UInt8]) {
        literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// RFC 3986's unreserved characters and those reserved ones that mean nothing within a query's value.
    private static func percentEncode(_ text: [UInt8], to bytes: inout [UInt8]) {
        for byte in text {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: ","):
                bytes.append(byte)
            default:
                bytes.append(UInt8(ascii: "%"))
                for digit in [byte >> 4, byte & 0xF] {
                    bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
                }
            }
        }
    }
}
