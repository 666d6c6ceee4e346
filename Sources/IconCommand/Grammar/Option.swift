/// An option of a command: `--name`, with or without a value.
package struct Option: Sendable {
    /// Whether it takes a value, and how often it may be given.
    package enum Kind: Sendable {
        /// Given or not, without a value.
        case flag
        /// At most once, with a value.
        case value
        /// Any number of times, each with a value.
        case repeated
    }

    /// The long name, without its two hyphens.
    package let name: String
    /// The short name, without its hyphen: an ASCII letter.
    package let short: Character?
    /// What stands for the value in the help, in capitals. Empty for a flag.
    package let valueName: String
    /// What it does, in a sentence or two.
    package let help: String
    /// The text that is read when the option is not given.
    package let defaultText: String?
    package let kind: Kind
    /// What a shell offers as its value.
    package let completion: CompletionHint
    /// Throws what is wrong with the text of a value.
    package let check: @Sendable (String) throws(InvalidValue) -> Void

    /// The name as it is typed.
    package var label: String { "--\(name)" }

    package var takesValue: Bool {
        switch kind {
        case .flag: false
        case .value, .repeated: true
        }
    }

    /// Shows the help; every command has it.
    package static let help = flag("help", short: "h", help: "Show this help.")
    /// Shows the version; the program itself has it.
    package static let version = flag("version", short: nil, help: "Show the version.")

    package static func flag(_ name: String, short: Character?, help: String) -> Option {
        Option(
            name: name, short: short, valueName: "", help: help, defaultText: nil, kind: .flag, completion: .none,
            check: { _ throws(InvalidValue) in })
    }
}
