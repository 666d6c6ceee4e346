/// Anything that a command can declare among its parameters.
package protocol DeclaredParameter: Sendable {
    /// The parameter as data.
    var declaration: ParameterDeclaration { get }
}

/// A parameter as data: what parsing, help and completion need to know of it.
package enum ParameterDeclaration: Sendable {
    case option(Option)
    case argument(Argument)

    var option: Option? {
        if case .option(let option) = self { option } else { nil }
    }

    var argument: Argument? {
        if case .argument(let argument) = self { argument } else { nil }
    }

    /// How messages name it: `--size` or `WORD`. No two parameters of a command share it.
    var label: String {
        switch self {
        case .option(let option): option.label
        case .argument(let argument): argument.name
        }
    }
}

/// The typed handle of a parameter: it is declared with the command, and its value is asked for with
/// `values[handle]`, which has the type `Result`.
package struct Parameter<Result: Sendable>: DeclaredParameter {
    package let declaration: ParameterDeclaration
    /// From the texts given, in order, to the value.
    let read: @Sendable ([String]) throws(InvalidValue) -> Result
}

extension Parameter where Result == Bool {
    /// An option without a value; true when given.
    package static func flag(_ name: String, short: Character? = nil, help: String) -> Self {
        Self(declaration: .option(.flag(name, short: short, help: help))) { texts throws(InvalidValue) in
            !texts.isEmpty
        }
    }
}

extension Parameter {
    /// An option with a value, nil when not given.
    package static func option<Value>(
        _ name: String, short: Character? = nil, _ valueName: String, _ format: ValueFormat<Value>, help: String
    ) -> Self where Result == Value? {
        Self(declaration: option(name, short, valueName, format, nil, .value, help)) { texts throws(InvalidValue) in
            guard let text = texts.first else { return nil }
            return try format.read(text)
        }
    }

    /// An option with a value that is read from `default` when not given.
    package static func option(
        _ name: String, short: Character? = nil, _ valueName: String, _ format: ValueFormat<Result>,
        default defaultText: String, help: String
    ) -> Self {
        Self(
            declaration: option(name, short, valueName, format, defaultText, .value, help)
        ) { texts throws(InvalidValue) in
            try format.read(texts.first ?? defaultText)
        }
    }

    /// An option that may be given any number of times; its values in that order.
    package static func repeatedOption<Value>(
        _ name: String, short: Character? = nil, _ valueName: String, _ format: ValueFormat<Value>, help: String
    ) -> Self where Result == [Value] {
        Self(declaration: option(name, short, valueName, format, nil, .repeated, help)) { texts throws(InvalidValue) in
            try readAll(texts, format)
        }
    }

    /// An argument that must be there.
    package static func argument(_ name: String, _ format: ValueFormat<Result>, help: String) -> Self {
        Self(
            declaration: argument(name, format, isRequired: true, isRepeated: false, help)
        ) { texts throws(InvalidValue) in
            guard let text = texts.first else { throw InvalidValue("is missing") }
            return try format.read(text)
        }
    }

    /// An argument that may be left out, nil then.
    package static func optionalArgument<Value>(
        _ name: String, _ format: ValueFormat<Value>, help: String
    ) -> Self where Result == Value? {
        Self(
            declaration: argument(name, format, isRequired: false, isRepeated: false, help)
        ) { texts throws(InvalidValue) in
            guard let text = texts.first else { return nil }
            return try format.read(text)
        }
    }

    /// All arguments that are left. The last argument of a command.
    ///
    /// - Parameter isRequired: whether there must be at least one.
    package static func remainingArguments<Value>(
        _ name: String, _ format: ValueFormat<Value>, isRequired: Bool, help: String
    ) -> Self where Result == [Value] {
        Self(
            declaration: argument(name, format, isRequired: isRequired, isRepeated: true, help)
        ) { texts throws(InvalidValue) in
            try readAll(texts, format)
        }
    }

    private static func readAll<Value>(
        _ texts: [String], _ format: ValueFormat<Value>
    ) throws(InvalidValue) -> [Value] {
        var values: [Value] = []
        for text in texts { values.append(try format.read(text)) }
        return values
    }

    private static func option<Value>(
        _ name: String, _ short: Character?, _ valueName: String, _ format: ValueFormat<Value>,
        _ defaultText: String?, _ kind: Option.Kind, _ help: String
    ) -> ParameterDeclaration {
        .option(
            Option(
                name: name, short: short, valueName: valueName, help: help, defaultText: defaultText, kind: kind,
                completion: format.completion,
                check: { text throws(InvalidValue) in _ = try format.read(text) }))
    }

    private static func argument<Value>(
        _ name: String, _ format: ValueFormat<Value>, isRequired: Bool, isRepeated: Bool, _ help: String
    ) -> ParameterDeclaration {
        .argument(
            Argument(
                name: name, help: help, isRequired: isRequired, isRepeated: isRepeated, completion: format.completion,
                check: { text throws(InvalidValue) in _ = try format.read(text) }))
    }
}
