/// What a shell offers when the value of an option or an argument is being typed.
package enum CompletionHint: Equatable, Sendable {
    /// Nothing: the value is the person's own.
    case none
    /// Files and folders.
    case file
    /// Folders.
    case folder
    /// One of a few words.
    case words([String])
    /// The lines that the program itself prints when called with these arguments, such as the names of all glyphs.
    case lines(of: [String])
    /// The names of commands, as `help` takes them.
    case commands
}
