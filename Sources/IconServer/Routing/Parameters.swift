import IconKit

/// The parameters of a request, which stand in its query as a form writes them: `q=shopping+cart&limit=24`.
struct Parameters: Sendable {
    private let values: [String: String]

    /// Reads the query of a request.
    ///
    /// - Parameter known: the names that there may be.
    /// - Throws: the problem of a name that is unknown or stands twice, or of a value that is no text.
    init(_ request: Request, _ known: [String]) throws(Problem) {
        var values: [String: String] = [:]
        for pair in request.query.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let space = UInt8(ascii: " ")
            guard let name = percentDecoded(parts[0].utf8, plus: space), known.contains(name) else {
                throw Problem(
                    .parameter, "Leave out the parameter \(quoted(String(parts[0]))); \(Problem.there(known)).",
                    field: printable(String(parts[0])))
            }
            guard values[name] == nil else {
                throw Problem(.parameter, "Give the parameter \(name) once.", field: name)
            }
            guard let value = percentDecoded((parts.count > 1 ? parts[1] : "").utf8, plus: space) else {
                throw Problem(
                    .parameter,
                    "Encode \(name) rightly: a % must be followed by two hexadecimal digits, and all must be UTF-8.",
                    field: name)
            }
            values[name] = value
        }
        self.values = values
    }

    /// The value of a parameter; nil where it is not given or empty.
    subscript(name: String) -> String? {
        values[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// A whole number in decimal digits, without a sign or zeros in front; nil where the parameter is not given.
    func integer(_ name: String, in range: ClosedRange<Int>) throws(Problem) -> Int? {
        guard let text = values[name] else { return nil }
        guard let number = Int(text), "\(number)" == text, range.contains(number) else {
            throw Problem(
                .parameter,
                "Give \(name) as a whole number from \(range.lowerBound) to \(range.upperBound), not \(quoted(text)).",
                field: name, limit: range.upperBound)
        }
        return number
    }

    /// One of a few words; nil where the parameter is not given.
    func choice<Value: CaseIterable & RawRepresentable<String>>(_ name: String) throws(Problem) -> Value? {
        guard let text = self[name] else { return nil }
        guard let value = Value(rawValue: text) else {
            let words = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw Problem(.parameter, "Give \(name) as one of \(words), not \(quoted(text)).", field: name)
        }
        return value
    }
}
