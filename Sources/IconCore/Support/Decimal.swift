/// Decimal numbers as text, read and written the same way on every platform, without the C library and its locales.
public enum Decimal {
    /// The greatest number of decimal places that can be written.
    public static let maximumPlaces = 9

    /// Reads a number as SVG writes it: sign, digits, a point, digits, and an exponent, of which a digit on either side of
    /// the point is required. Returns the value and the index behind its last byte, or nil when no number starts there.
    ///
    /// At most 19 digits count; the result is then within one unit in the last place of the exact value, and exact for up
    /// to 15 digits with an exponent of at most 22 (W. Clinger, "How to read floating point numbers accurately", 1990).
    /// Values beyond Double's range come back as infinity or zero.
    public static func read(_ text: [UInt8], at start: Int) -> (value: Double, end: Int)? {
        var index = start
        var isNegative = false
        if index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
            isNegative = text[index] == UInt8(ascii: "-")
            index += 1
        }
        var mantissa: UInt64 = 0
        var exponent = 0
        var digits = 0
        func take(_ isFraction: Bool) {
            while index < text.count, let digit = text[index].decimalDigit {
                if mantissa < 1_000_000_000_000_000_000 {
                    mantissa = mantissa * 10 + UInt64(digit)
                    if isFraction { exponent -= 1 }
                } else if !isFraction {
                    exponent += 1
                }
                digits += 1
                index += 1
            }
        }
        take(false)
        if index < text.count, text[index] == UInt8(ascii: ".") {
            index += 1
            take(true)
        }
        guard digits > 0 else { return nil }
        if let (power, end) = readExponent(text, at: index) {
            exponent += power
            index = end
        }
        let magnitude = scale(Double(mantissa), byPowerOfTen: exponent)
        return (isNegative ? -magnitude : magnitude, index)
    }

    /// `e` or `E`, a sign, digits. An `e` without digits belongs to what follows (the unit `em`).
    private static func readExponent(_ text: [UInt8], at start: Int) -> (power: Int, end: Int)? {
        guard start < text.count, text[start] | 0x20 == UInt8(ascii: "e") else { return nil }
        var index = start + 1
        var isNegative = false
        if index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
            isNegative = text[index] == UInt8(ascii: "-")
            index += 1
        }
        guard index < text.count, text[index].decimalDigit != nil else { return nil }
        var power = 0
        while index < text.count, let digit = text[index].decimalDigit {
            power = min(power * 10 + Int(digit), 9_999)
            index += 1
        }
        return (isNegative ? -power : power, index)
    }

    /// Powers of ten up to 10²² are exact in a Double, so one multiplication rounds once.
    private static func scale(_ value: Double, byPowerOfTen exponent: Int) -> Double {
        guard value != 0 else { return 0 }
        var result = value
        var rest = abs(exponent)
        while rest > 0, result != 0, result.isFinite {
            let step = min(rest, 22)
            var power = 1.0
            for _ in 0..<step { power *= 10 }
            result = exponent < 0 ? result / power : result * power
            rest -= step
        }
        return result
    }

    /// The shortest text of `value` rounded to `places` decimals (half away from zero): no trailing zeros, no point
    /// without decimals behind it, no "-0". With `omitsLeadingZero`, "0.5" is written ".5", as SVG and CSS allow.
    ///
    /// - Precondition: `value` is finite and below 10⁹ in magnitude; `places` is 0 … `maximumPlaces`.
    public static func write(
        _ value: Double, places: Int, omitsLeadingZero: Bool = false, to bytes: inout [UInt8]
    ) {
        precondition(value.isFinite && abs(value) < 1e9 && (0...maximumPlaces).contains(places))
        var unitsPerOne = 1.0
        for _ in 0..<places { unitsPerOne *= 10 }
        let magnitude = Int64((abs(value) * unitsPerOne + 0.5).rounded(.down))
        let units = value < 0 ? -magnitude : magnitude
        write(units: units, places: places, omitsLeadingZero: omitsLeadingZero, to: &bytes)
    }

    /// The shortest text of `units` × 10^−`places`, by the rules of `write(_:places:omitsLeadingZero:to:)`.
    static func write(units: Int64, places: Int, omitsLeadingZero: Bool, to bytes: inout [UInt8]) {
        var unit: UInt64 = 1
        for _ in 0..<places { unit *= 10 }
        if units < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, fraction) = units.magnitude.quotientAndRemainder(dividingBy: unit)
        if whole > 0 || fraction == 0 || !omitsLeadingZero { writeInteger(whole, to: &bytes) }
        guard fraction > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var rest = fraction
        while rest > 0 {
            unit /= 10
            bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
            rest %= unit
        }
    }

    /// The digits of a whole number.
    public static func writeInteger(_ value: UInt64, to bytes: inout [UInt8]) {
        let first = bytes.count
        var rest = value
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        } while rest > 0
        bytes[first...].reverse()
    }
}

extension UInt8 {
    /// The value of an ASCII digit.
    @inlinable
    public var decimalDigit: UInt8? { self >= 0x30 && self <= 0x39 ? self - 0x30 : nil }

    /// The value of an ASCII hexadecimal digit of either case.
    @inlinable
    public var hexadecimalDigit: UInt8? {
        switch self {
        case 0x30...0x39: self - 0x30
        case 0x41...0x46: self - 0x41 + 10
        case 0x61...0x66: self - 0x61 + 10
        default: nil
        }
    }
}
