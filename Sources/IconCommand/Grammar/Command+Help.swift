extension Command {
    /// `help`: the help of any command, named from the root.
    ///
    /// - Parameter root: the whole tree, this command included.
    static func help(of root: @escaping @Sendable () -> Command) -> Command {
        let names = Parameter.remainingArguments(
            "COMMAND", .text(completion: .commands), isRequired: false, help: "The command, as it would be typed.")
        return Command("help", summary: "Show the help of a command", parameters: [names]) { values, console in
            var path = CommandPath(root: root())
            for name in try values[names] { try path.descend(to: name) }
            try console.writeOutput(Array(HelpText(path).description.utf8))
        }
    }

    /// `completion`: the script that teaches a shell this program.
    ///
    /// - Parameters:
    ///   - root: the whole tree, this command included.
    ///   - program: the root's name.
    static func completion(of root: @escaping @Sendable () -> Command, program: String) -> Command {
        let shell = Parameter.argument("SHELL", ValueFormat<Shell>.choice, help: "The shell that is to learn.")
        return Command(
            "completion", summary: "Print the completion script for a shell",
            discussion: "With it, the Tab key completes commands, options and their values.",
            examples: [
                Example("source <(\(program) completion bash)", "For bash, a line in ~/.bashrc"),
                Example("source <(\(program) completion zsh)", "For zsh, a line in ~/.zshrc, behind compinit"),
                Example(
                    "\(program) completion fish >~/.config/fish/completions/\(program).fish", "For fish, run once"),
            ],
            parameters: [shell]
        ) { values, console in
            let tree = CompletionNode(root: root())
            let script =
                switch try values[shell] {
                case .bash: bashCompletion(tree)
                case .zsh: zshCompletion(tree)
                case .fish: fishCompletion(tree)
                }
            try console.writeOutput(Array(script.utf8))
        }
    }
}
