/// What a command line gave for the parameters of one command. Every text has been checked.
package struct ParsedValues: Sendable {
    private var texts: [String: [String]] = [:]

    /// Values of no parameter yet, for the labels that the command declares.
    init(labels: [String]) {
        for label in labels { texts[label] = [] }
    }

    /// The texts given for a label, in order.
    subscript(label: String) -> [String] {
        get { texts[label] ?? [] }
        set { texts[label] = newValue }
    }

    /// The value of a parameter.
    ///
    /// - Precondition: the command that runs, or a group above it, declares the parameter.
    /// - Throws: `UsageError` when the text is refused, which the parser has ruled out for all parameters whose format
    ///   always answers alike.
    package subscript<Result>(parameter: Parameter<Result>) -> Result {
        get throws(UsageError) {
            let label = parameter.declaration.label
            guard let given = texts[label] else {
                preconditionFailure("the command does not declare its parameter \(label)")
            }
            do {
                return try parameter.read(given)
            } catch {
                throw UsageError("\(label): \(error.message)")
            }
        }
    }

    /// Whether the command line itself gave the parameter, rather than its default.
    package func isGiven<Result>(_ parameter: Parameter<Result>) -> Bool {
        !self[parameter.declaration.label].isEmpty
    }
}
