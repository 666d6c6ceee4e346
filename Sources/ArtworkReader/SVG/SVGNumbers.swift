import IconCore

/// Numbers and lengths as SVG's attributes write them.
enum SVGNumbers {
    /// One number and nothing else, of a magnitude that a drawing can have.
    static func number(_ text: String) -> Double? {
        let bytes = Array(text.utf8)
        guard let (value, end) = Decimal.read(bytes, at: 0), end == bytes.count, isUsable(value) else { return nil }
        return value
    }

    /// Numbers separated by white space, commas or nothing but a sign; nil when something else is among them.
    static func list(_ text: String) -> [Double]? {
        let bytes = Array(text.utf8)
        var result: [Double] = []
        var index = skipSpace(bytes, 0)
        while index < bytes.count {
            guard let (value, end) = Decimal.read(bytes, at: index), isUsable(value) else { return nil }
            result.append(value)
            index = skipSpace(bytes, end)
            if index < bytes.count, bytes[index] == UInt8(ascii: ",") {
                index = skipSpace(bytes, index + 1)
                guard index < bytes.count else { return nil }
            }
        }
        return result
    }

    /// A length in user units (px). Percentages are of `whole`; they are no length where that is nil, nor are the units
    /// of a font.
    static func length(_ text: String, percentOf whole: Double?) -> Double? {
        let bytes = Array(text.utf8)
        guard let (value, end) = Decimal.read(bytes, at: 0), isUsable(value) else { return nil }
        // CSS Values 3, 5.2: one inch is 96 px.
        switch String(decoding: bytes[end...], as: UTF8.self).lowercased() {
        case "", "px": return value
        case "%": return whole.map { $0 * value / 100 }
        case "in": return value * 96
        case "cm": return value * 96 / 2.54
        case "mm": return value * 96 / 25.4
        case "q": return value * 96 / 101.6
        case "pt": return value * 96 / 72
        case "pc": return value * 16
        default: return nil
        }
    }

    /// An opacity, as a number or a percentage, held to 0 … 1.
    static func opacity(_ text: String) -> Double? {
        length(text, percentOf: 1).map { min(max($0, 0), 1) }
    }

    private static func isUsable(_ value: Double) -> Bool { abs(value) <= PathData.largestNumber }

    private static func skipSpace(_ bytes: [UInt8], _ start: Int) -> Int {
        var index = start
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[index]) { index += 1 }
        return index
    }
}
