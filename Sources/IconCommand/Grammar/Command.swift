/// One command of a command line, as data. Parsing, help and shell completion all come from this description.
///
/// A command is either a group of commands or an action. Options of a group are accepted by every command beneath it
/// too, on either side of that command's name.
///
///     let word = Parameter.argument("WORD", .text, help: "What to draw, in plain words.")
///     let size = Parameter.option("size", short: "s", "PX", .integer(in: 1...16384), default: "512", help: "Side in pixels.")
///     let render = Command("render", summary: "Draw an icon", parameters: [word, size]) { values, console in
///         let side = try values[size]   // Int
///         …
///     }
package struct Command: Sendable {
    /// What a command does when it is named.
    package enum Body: Sendable {
        /// It leads to other commands.
        case group([Command])
        /// It does something: what it takes, and what it does with that. Success is to return; `UsageError` is a wrong
        /// command line (exit code 2), any other error a failure (exit code 1).
        case action([Argument], run: @Sendable (ParsedValues, Console) throws -> Void)
    }

    /// A line to paste.
    package struct Example: Sendable {
        package let line: String
        /// What it does, in a few words that a colon may follow.
        package let effect: String

        package init(_ line: String, _ effect: String) {
            self.line = line
            self.effect = effect
        }
    }

    /// The word that is typed: lower-case letters, digits and hyphens.
    package let name: String
    /// What it does, in a few words, without a full stop: it stands in lists.
    package let summary: String
    /// What else there is to know, in paragraphs parted by an empty line. May be empty.
    package let discussion: String
    /// Lines to paste.
    package let examples: [Example]
    /// The options, in the order of the help.
    package let options: [Option]
    /// What happens when it is named.
    package let body: Body

    /// A command that does something. `parameters` holds its arguments and options, in the order of the help.
    package init(
        _ name: String, summary: String, discussion: String = "", examples: [Example] = [],
        parameters: [any DeclaredParameter] = [],
        run: @escaping @Sendable (ParsedValues, Console) throws -> Void
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.examples = examples
        options = parameters.compactMap(\.declaration.option)
        body = .action(parameters.compactMap(\.declaration.argument), run: run)
    }

    /// A command that leads to others. `options` are accepted by all of them.
    package init(
        _ name: String, summary: String, discussion: String = "", examples: [Example] = [],
        options: [any DeclaredParameter] = [], commands: [Command]
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.examples = examples
        self.options = options.compactMap(\.declaration.option)
        body = .group(commands)
    }

    /// The commands it leads to, none for an action.
    package var commands: [Command] {
        switch body {
        case .group(let commands): commands
        case .action: []
        }
    }

    /// What it takes beside options, nothing for a group.
    package var arguments: [Argument] {
        switch body {
        case .group: []
        case .action(let arguments, _): arguments
        }
    }
}
