/// Why text is not a colour. Offsets count bytes from the start of the text.
public enum ColorError: Error, Equatable, Sendable {
    /// A colour begins with `#`, and this text does not.
    case hashExpected
    /// The byte at `offset` is not a hexadecimal digit.
    case digitExpected(offset: Int)
    /// There are `found` digits; 3, 4, 6 or 8 are allowed.
    case digitCount(found: Int)
}

extension Color {
    /// The colour that stands in where text is none: grey 808080.
    public static let fallback = Color(rgb: 0x808080)

    /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, digits of either case, and nothing else.
    public init(strict text: [UInt8]) throws(ColorError) {
        guard text.first == UInt8(ascii: "#") else { throw .hashExpected }
        try self.init(hexDigits: text, from: 1)
    }

    /// Reads a colour the way people paste it: spaces around it are trimmed and the `#` may be missing. Anything else
    /// gives `fallback`.
    public init(lenient text: [UInt8], fallback: Color = .fallback) {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
        var start = 0
        var end = text.count
        while start < end, isSpace(text[start]) { start += 1 }
        while end > start, isSpace(text[end - 1]) { end -= 1 }
        if start < end, text[start] == UInt8(ascii: "#") { start += 1 }
        do throws(ColorError) {
            try self.init(hexDigits: Array(text[start..<end]), from: 0)
        } catch {
            self = fallback
        }
    }

    /// Reads 3, 4, 6 or 8 hexadecimal digits, from `start` to the end of the text.
    public init(hexDigits text: [UInt8], from start: Int = 0) throws(ColorError) {
        let count = text.count - start
        var value: UInt32 = 0
        for offset in start..<text.count {
            guard let digit = text[offset].hexadecimalDigit else { throw .digitExpected(offset: offset) }
            guard offset - start < 8 else { throw .digitCount(found: count) }
            value = value << 4 | UInt32(digit)
        }
        switch count {
        case 3, 4:
            // Each digit stands for two of the same: a → aa, which is a × 17.
            let digits = count == 4 ? value : value << 4 | 0xF
            func component(_ shift: UInt32) -> UInt8 { UInt8(digits >> shift & 0xF) * 17 }
            self.init(red: component(12), green: component(8), blue: component(4), alpha: component(0))
        case 6:
            self.init(rgb: value)
        case 8:
            self.init(rgb: value >> 8)
            alpha = UInt8(value & 0xFF)
        default:
            throw .digitCount(found: count)
        }
    }

    /// Appends `rrggbb`, or `rrggbbaa` when the colour is not opaque: lower case, no `#`.
    public func writeHexDigits(to bytes: inout [UInt8]) {
        func write(_ component: UInt8) {
            for digit in [component >> 4, component & 0xF] {
                bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            }
        }
        write(red)
        write(green)
        write(blue)
        if !isOpaque { write(alpha) }
    }

    /// `#rrggbb`, or `#rrggbbaa` when the colour is not opaque; `Color(strict:)` reads back the same colour.
    public var hexBytes: [UInt8] {
        var bytes = [UInt8(ascii: "#")]
        writeHexDigits(to: &bytes)
        return bytes
    }
}
