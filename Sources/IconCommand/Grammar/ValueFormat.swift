import IconKit

/// Why the text of a value was refused.
package struct InvalidValue: Error, Equatable, Sendable {
    /// What is wrong, naming the text and what is allowed, to stand behind the option's name and a colon.
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}

/// How the text of an option or argument becomes a value.
package struct ValueFormat<Value: Sendable>: Sendable {
    /// What a shell offers.
    package let completion: CompletionHint
    /// Reads the text.
    package let read: @Sendable (String) throws(InvalidValue) -> Value

    package init(
        completion: CompletionHint = .none, read: @escaping @Sendable (String) throws(InvalidValue) -> Value
    ) {
        self.completion = completion
        self.read = read
    }
}

extension ValueFormat where Value == String {
    /// Any text, the empty one too.
    package static var text: Self { text() }

    /// Any text, with a completion of its own.
    package static func text(completion: CompletionHint = .none) -> Self {
        Self(completion: completion) { text throws(InvalidValue) in text }
    }

    /// The path of a file. `-` usually stands for standard input or output.
    package static var file: Self { path(completion: .file) }

    /// The path of a folder.
    package static var folder: Self { path(completion: .folder) }

    private static func path(completion: CompletionHint) -> Self {
        Self(completion: completion) { text throws(InvalidValue) in
            guard !text.isEmpty else { throw InvalidValue("a path is missing") }
            return text
        }
    }

    /// One of a few words.
    package static func choice(_ words: [String]) -> Self {
        Self(completion: .words(words)) { text throws(InvalidValue) in
            guard words.contains(text) else { throw InvalidValue(notOneOf(words, text)) }
            return text
        }
    }
}

extension ValueFormat where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    /// One of the cases of an enumeration, by its raw value.
    package static var choice: Self {
        let words = Value.allCases.map(\.rawValue)
        return Self(completion: .words(words)) { text throws(InvalidValue) in
            guard let value = Value(rawValue: text) else { throw InvalidValue(notOneOf(words, text)) }
            return value
        }
    }
}

extension ValueFormat where Value == Int {
    /// A whole number in decimal digits.
    package static func integer(in range: ClosedRange<Int>) -> Self {
        Self { text throws(InvalidValue) in
            guard let value = Int(text), range.contains(value) else {
                throw InvalidValue(
                    "\(quoted(text)) is not a whole number from \(range.lowerBound) to \(range.upperBound)")
            }
            return value
        }
    }
}

extension ValueFormat where Value == Double {
    /// A decimal number such as `-0.5` or `1e3`; not `nan`, `inf` or hexadecimal. The bounds of the range are shown
    /// without a fraction where they have none.
    package static func number(in range: ClosedRange<Double>) -> Self {
        Self { text throws(InvalidValue) in
            guard text.utf8.allSatisfy(isDecimal), let value = Double(text), range.contains(value) else {
                throw InvalidValue(
                    "\(quoted(text)) is not a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))")
            }
            return value
        }
    }

    private static func isDecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default:
            false
        }
    }

    private static func plain(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }
}

private func notOneOf(_ words: [String], _ text: String) -> String {
    let suggestion = nearestName(to: text, among: words).map { "; did you mean \($0)?" } ?? ""
    return "\(quoted(text)) is not one of \(words.joined(separator: ", "))\(suggestion)"
}
