import Foundation

/// JSON of the API.
enum JSON {
    /// A value as JSON in UTF-8, keys sorted, so that equal values have equal text.
    static func bytes(_ value: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return Array(try encoder.encode(value))
        } catch {
            // Only numbers that are not finite cannot be written, and no value of ours has any.
            preconditionFailure("a value cannot be written as JSON: \(error)")
        }
    }
}

extension Response {
    /// An answer with a value as JSON.
    init(_ status: Status = .ok, json value: some Encodable) {
        self.init(status, type: "application/json", body: JSON.bytes(value))
    }
}
