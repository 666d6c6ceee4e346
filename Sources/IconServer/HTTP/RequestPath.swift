/// The path of a request, taken apart and percent-decoded, so that no part can be mistaken for another: no part is `.` or
/// `..`, and none holds a slash, a backslash or a control character.
package struct RequestPath: Equatable, Sendable {
    /// What stands between the slashes. `/` has no part; a slash at the end is followed by an empty one.
    package let parts: [String]

    /// Reads a path as it stands in a request.
    package init(_ text: some StringProtocol) throws(MalformedTarget) {
        guard text.hasPrefix("/") else { throw MalformedTarget("a path begins with /") }
        guard text != "/" else {
            parts = []
            return
        }
        var parts: [String] = []
        for encoded in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard let part = percentDecoded(encoded.utf8) else {
                throw MalformedTarget("a % must be followed by two hexadecimal digits, and all must be UTF-8")
            }
            guard part != ".", part != ".." else { throw MalformedTarget("a path has neither . nor .. as a part") }
            guard part.utf8.allSatisfy(RequestPath.isAllowed) else {
                throw MalformedTarget("a part of a path has no slash, backslash or control character")
            }
            parts.append(part)
        }
        self.parts = parts
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "\\")
    }
}

/// Why a request's target could not be read.
package struct MalformedTarget: Error, Equatable, Sendable {
    /// What is right, as a sentence without its capital and full stop.
    package let rule: String

    init(_ rule: String) {
        self.rule = rule
    }
}

/// Text with its `%XX` decoded (RFC 3986, 2.1); nil when one is incomplete or the bytes are not UTF-8.
///
/// - Parameter plus: what a `+` stands for: itself, or a space in the values of a form.
func percentDecoded(_ text: some Sequence<UInt8>, plus: UInt8 = UInt8(ascii: "+")) -> String? {
    var bytes: [UInt8] = []
    var iterator = text.makeIterator()
    while let byte = iterator.next() {
        switch byte {
        case UInt8(ascii: "+"):
            bytes.append(plus)
        case UInt8(ascii: "%"):
            guard let high = iterator.next().flatMap(hexDigit), let low = iterator.next().flatMap(hexDigit) else {
                return nil
            }
            bytes.append(high << 4 | low)
        default:
            bytes.append(byte)
        }
    }
    return String(validating: bytes, as: UTF8.self)
}

private func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}
