import IconKit

/// Reads the words of a command line by the description of a command.
///
/// Long options are `--name`, `--name=value` and `--name value`; short ones `-n`, `-nvalue`, `-n=value`, `-n value`, and
/// flags may share a hyphen (`-ab`). Options stand anywhere; after `--` every word is an argument. `-` is an argument,
/// and so is a negative number. A word that begins with a hyphen is never taken for the value of the option before it,
/// unless it is `-` or a negative number: more often a value was forgotten. `--name=-x` says it is meant.
package struct CommandLineParser {
    /// What a command line asks for.
    package enum Request: Sendable {
        /// The help of the command that `path` has come to.
        case help
        /// The version of the program.
        case version
        /// To run the command that `path` has come to.
        case run(ParsedValues)
        /// Nothing: a group was named without a command.
        case commandMissing
    }

    /// The command that the words read so far name.
    package private(set) var path: CommandPath
    private var words: ArraySlice<String> = []
    /// Texts by the label of their option.
    private var optionTexts: [(label: String, text: String)] = []
    private var argumentTexts: [String] = []

    package init(root: Command) {
        path = CommandPath(root: root)
    }

    /// Reads a whole command line, without the program's own name.
    ///
    /// - Throws: `UsageError` for the first word that does not fit; `path` then says whose help explains it. Whoever
    ///   asks for help among wrong words gets help.
    package mutating func parse(_ arguments: [String]) throws(UsageError) -> Request {
        words = arguments[...]
        do throws(UsageError) {
            return try readWords()
        } catch {
            let beforeEnd = words.prefix { $0 != "--" }
            if beforeEnd.contains("--help") || beforeEnd.contains("-h") { return .help }
            throw error
        }
    }

    private mutating func readWords() throws(UsageError) -> Request {
        var takesOptions = true
        while let word = words.popFirst() {
            if !takesOptions || !isOption(word) {
                try takeArgument(word)
            } else if word == "--" {
                takesOptions = false
            } else if let request = try word.hasPrefix("--") ? takeLongOption(word) : takeShortOptions(word) {
                return request
            }
        }
        guard case .action(let arguments, _) = path.command.body else { return .commandMissing }
        return .run(try values(for: arguments))
    }

    private mutating func takeArgument(_ word: String) throws(UsageError) {
        switch path.command.body {
        case .group:
            try path.descend(to: word)
        case .action(let arguments, _):
            guard argumentTexts.count < arguments.count || arguments.last?.isRepeated == true else {
                throw UsageError("unexpected argument \(quoted(word))")
            }
            argumentTexts.append(word)
        }
    }

    /// Takes one long option, and the word behind it if that is its value.
    private mutating func takeLongOption(_ word: String) throws(UsageError) -> Request? {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = path.options.first(where: { $0.name == name }) else {
            let suggestion = nearestName(to: name, among: path.options.map(\.name))
            throw UsageError(
                "unknown option --\(printable(name))" + (suggestion.map { "; did you mean --\($0)?" } ?? ""))
        }
        return try take(option, typed: option.label, attached: parts.count > 1 ? String(parts[1]) : nil)
    }

    /// Takes the short options that share one hyphen. The first that takes a value ends the row.
    private mutating func takeShortOptions(_ word: String) throws(UsageError) -> Request? {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            let typed = "-\(letter)"
            guard let option = path.options.first(where: { $0.short == letter }) else {
                let inside = word.count > 2 ? " in \(quoted(word))" : ""
                throw UsageError("unknown option \(printable(typed))\(inside)")
            }
            var attached: String?
            if letters.first == "=" {
                attached = String(letters.dropFirst())
            } else if option.takesValue, !letters.isEmpty {
                attached = String(letters)
            }
            if let request = try take(option, typed: typed, attached: attached) { return request }
            if attached != nil { return nil }
        }
        return nil
    }

    /// Notes an option with its value.
    ///
    /// - Parameters:
    ///   - typed: the name as it was typed, for messages.
    ///   - attached: the value, when it stood in the same word.
    private mutating func take(
        _ option: Option, typed: String, attached: String?
    ) throws(UsageError) -> Request? {
        if case .repeated = option.kind {
        } else if optionTexts.contains(where: { $0.label == option.label }) {
            throw UsageError("\(option.label) is given more than once")
        }
        guard option.takesValue else {
            if let attached {
                throw UsageError("\(typed) takes no value, but \(quoted(attached)) was given")
            }
            if option.name == Option.help.name { return .help }
            if option.name == Option.version.name { return .version }
            optionTexts.append((option.label, ""))
            return nil
        }
        let text = if let attached { attached } else { try takeValue(of: option, typed: typed) }
        do {
            try option.check(text)
        } catch {
            throw UsageError("\(option.label): \(error.message)")
        }
        optionTexts.append((option.label, text))
        return nil
    }

    private mutating func takeValue(of option: Option, typed: String) throws(UsageError) -> String {
        guard let next = words.first else {
            throw UsageError("\(typed) needs a value: \(typed) \(option.valueName)")
        }
        guard !isOption(next) else {
            throw UsageError(
                "\(typed) needs a value, and \(quoted(next)) looks like an option; "
                    + "a value that begins with a hyphen is written \(option.label)=\(option.valueName)")
        }
        words.removeFirst()
        return next
    }

    /// Puts what was read in order, and checks the arguments.
    private func values(for arguments: [Argument]) throws(UsageError) -> ParsedValues {
        let declared = path.commands.flatMap(\.options).map(\.label) + arguments.map(\.name)
        var values = ParsedValues(labels: declared)
        for (label, text) in optionTexts { values[label].append(text) }
        var texts = argumentTexts[...]
        for argument in arguments {
            let own = argument.isRepeated ? texts : texts.prefix(1)
            texts = texts.dropFirst(own.count)
            guard !own.isEmpty || !argument.isRequired else { throw UsageError("\(argument.name) is missing") }
            for text in own {
                do {
                    try argument.check(text)
                } catch {
                    throw UsageError("\(argument.name): \(error.message)")
                }
            }
            values[argument.name] = Array(own)
        }
        return values
    }

    /// Whether a word is an option or `--`, rather than an argument or a value.
    private func isOption(_ word: String) -> Bool {
        guard word.hasPrefix("-"), word != "-" else { return false }
        let afterSign = word.dropFirst()
        let digit = afterSign.first == "." ? afterSign.dropFirst().first : afterSign.first
        return !(digit?.isASCII == true && digit?.isNumber == true)
    }
}
