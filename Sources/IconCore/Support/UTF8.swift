/// Whether bytes are well-formed UTF-8: no overlong forms, no surrogates, nothing above U+10FFFF (Unicode 15, table 3-7).
public func isValidUTF8(_ bytes: [UInt8]) -> Bool {
    var index = 0
    while index < bytes.count {
        let lead = bytes[index]
        let continuations: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0x00...0x7F: continuations = 0
        case 0xC2...0xDF: continuations = 1
        case 0xE0...0xEF:
            continuations = 2
            if lead == 0xE0 { second = 0xA0...0xBF }
            if lead == 0xED { second = 0x80...0x9F }
        case 0xF0...0xF4:
            continuations = 3
            if lead == 0xF0 { second = 0x90...0xBF }
            if lead == 0xF4 { second = 0x80...0x8F }
        default: return false
        }
        guard index + continuations < bytes.count else { return false }
        for step in 0..<continuations {
            guard (step == 0 ? second : 0x80...0xBF).contains(bytes[index + 1 + step]) else { return false }
        }
        index += continuations + 1
    }
    return true
}
