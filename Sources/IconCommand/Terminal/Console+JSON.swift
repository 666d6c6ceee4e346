import Foundation

extension Console {
    /// Prints a value as JSON, keys sorted, so that equal values have equal text.
    func printJSON(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try print(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
}
