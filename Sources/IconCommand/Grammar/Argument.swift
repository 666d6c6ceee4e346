/// An argument of a command: a word that is told by its place, not by a name.
package struct Argument: Sendable {
    /// What stands for it in the help and in messages, in capitals.
    package let name: String
    /// What it is, in a sentence or two.
    package let help: String
    /// Whether there must be one.
    package let isRequired: Bool
    /// Whether it takes all words that are left. Such an argument is the last.
    package let isRepeated: Bool
    /// What a shell offers for it.
    package let completion: CompletionHint
    /// Throws what is wrong with the text.
    package let check: @Sendable (String) throws(InvalidValue) -> Void

    /// How the usage line shows it: `NAME`, `[NAME]`, `NAME...`, `[NAME...]`.
    package var usage: String {
        let word = isRepeated ? "\(name)..." : name
        return isRequired ? word : "[\(word)]"
    }
}
