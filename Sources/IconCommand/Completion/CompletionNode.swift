/// A shell that can be taught to complete.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}

/// What a shell has to know of one command: the description of `Command`, with inherited options spelled out and
/// arguments that name commands turned into commands.
struct CompletionNode {
    /// The words that lead to it, the program's own name not among them.
    let words: [String]
    let name: String
    let summary: String
    /// All options that may be typed here.
    let options: [Option]
    let arguments: [Argument]
    let children: [CompletionNode]

    /// The whole tree.
    init(root: Command) {
        self.init(CommandPath(root: root), root: root)
    }

    private init(_ path: CommandPath, root: Command) {
        let words = path.commands.dropFirst().map(\.name)
        let command = path.command
        self.words = words
        name = command.name
        summary = command.summary
        options = path.options
        if command.arguments.contains(where: { $0.completion == .commands }) {
            arguments = []
            children = root.commands.map { CompletionNode(naming: $0, words: words + [$0.name]) }
        } else {
            arguments = command.arguments
            children = command.commands.map { CompletionNode(path.appending($0), root: root) }
        }
    }

    /// A command that is only named, not called: no options, no arguments.
    private init(naming command: Command, words: [String]) {
        self.words = words
        name = command.name
        summary = command.summary
        options = []
        arguments = []
        children = command.commands.map { CompletionNode(naming: $0, words: words + [$0.name]) }
    }

    /// The words that lead to it as one text, empty for the root.
    var key: String { words.joined(separator: " ") }

    /// Whether nothing can follow it.
    var isBare: Bool { options.isEmpty && arguments.isEmpty && children.isEmpty }

    /// This command and all beneath it.
    var all: [CompletionNode] { [self] + children.flatMap(\.all) }
}

extension Option {
    /// Every way to type its name: `--output`, `-o`.
    var spellings: [String] { [label] + (short.map { ["-\($0)"] } ?? []) }

    /// The first sentence of its help, without the full stop: shells have one line for it.
    var brief: String { firstSentence(of: help) }
}

private func firstSentence(of text: String) -> String {
    var sentence = text.prefix { $0 != "\n" }
    for index in sentence.indices where sentence[index] == "." {
        let next = sentence.index(after: index)
        if next == sentence.endIndex || sentence[next] == " " {
            sentence = sentence[..<index]
            break
        }
    }
    return String(sentence)
}

/// Text as one word of a POSIX-like shell, between single quotes.
func shellQuoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
}
