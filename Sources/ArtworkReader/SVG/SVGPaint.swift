/// What `fill` and `stroke` paint with, once colours no longer matter.
enum SVGPaint: Equatable {
    /// A colour, of this opacity: 0 (nothing at all) … 1.
    case ink(Double)
    /// What the element with this id is; ink of the opacity of the fallback where there is none such.
    case reference(String, fallback: Double)

    /// No paint.
    static let none = SVGPaint.ink(0)

    /// Reads a paint. Colours are read leniently: whatever is neither none nor transparent is ink, so that a misspelt or
    /// new kind of colour still draws.
    init(_ text: String) {
        if text.lowercased().hasPrefix("url("), let close = text.firstIndex(of: ")") {
            let target = text[text.index(text.startIndex, offsetBy: 4)..<close].filter { !"\"' \t\n".contains($0) }
            let fallback = text[text.index(after: close)...].drop { $0.isWhitespace }
            self = .reference(
                String(target.drop { $0 == "#" }),
                fallback: fallback.isEmpty ? 0 : SVGPaint.opacity(fallback.lowercased()))
        } else {
            self = .ink(SVGPaint.opacity(text.lowercased()))
        }
    }

    /// The opacity of a colour in lower case: the fourth number of `rgb()`, `rgba()`, `hsl()` and `hsla()`, the last part
    /// of `#rgba` and `#rrggbbaa`; 0 for none and transparent, 1 for all else.
    private static func opacity(_ color: String) -> Double {
        if color == "none" || color == "transparent" { return 0 }
        if color.hasPrefix("#") {
            let digits = color.dropFirst()
            guard digits.count == 4 || digits.count == 8 else { return 1 }
            let last = digits.suffix(digits.count / 4)
            guard let value = Int(last, radix: 16) else { return 1 }
            return Double(value) / (last.count == 1 ? 15 : 255)
        }
        guard let open = color.firstIndex(of: "("), let close = color.lastIndex(of: ")"), open < close else { return 1 }
        let numbers = color[color.index(after: open)..<close].split { $0 == "," || $0 == "/" || $0.isWhitespace }
        guard numbers.count == 4 else { return 1 }
        return SVGNumbers.opacity(String(numbers[3])) ?? 1
    }
}
