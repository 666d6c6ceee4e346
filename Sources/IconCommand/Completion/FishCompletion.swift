/// The completion script for fish, 3.1 and later. Each line holds for one command; a function tells which command the
/// typed words name, and which argument comes next.
func fishCompletion(_ tree: CompletionNode) -> String {
    let name = tree.name
    let paths = tree.all.dropFirst().map { fishQuoted($0.key) }
    let valued = tree.all.flatMap { node in
        node.options.filter(\.takesValue).flatMap { option in
            option.spellings.map { fishQuoted("\(node.key) \($0)") }
        }
    }
    return """
        # Completion of \(name) for fish, made by '\(name) completion fish'.

        # Whether the words before the cursor name the command $argv[1] and, if $argv[2] is given, the argument with that
        # number comes next; 'N-' stands for that one and all behind it.
        function __\(name)_at
            set -l paths \(paths.joined(separator: " "))
            set -l valued \(valued.joined(separator: " "))
            set -l tokens (commandline -opc)
            set -e tokens[1]
            set -l path ''
            set -l position 1
            set -l ended 0
            while set -q tokens[1]
                set -l token $tokens[1]
                set -e tokens[1]
                if test $ended = 0; and test "$token" = --
                    set ended 1
                else if test $ended = 0; and string match -qr -- '^-[^0-9.]' $token
                    contains -- "$path $token" $valued; and set -e tokens[1]
                else if contains -- (string trim -- "$path $token") $paths
                    set path (string trim -- "$path $token")
                else
                    set position (math $position + 1)
                end
            end
            test "$path" = "$argv[1]"; or return 1
            set -q argv[2]; or return 0
            if string match -q -- '*-' $argv[2]
                test $position -ge (string trim -r -c - -- $argv[2])
            else
                test $position = $argv[2]
            end
        end

        # The lines that the program prints for these arguments.
        function __\(name)_lines
            set -l program (string replace -r '^~/' $HOME/ -- (commandline -opc)[1])
            $program $argv 2>/dev/null
        end

        complete -c \(name) -f
        \(tree.all.flatMap { fishLines($0, name) }.joined(separator: "\n"))

        """
}

private func fishLines(_ node: CompletionNode, _ program: String) -> [String] {
    func line(_ condition: String, _ rest: String) -> String {
        let call = (["__\(program)_at", fishQuoted(node.key)] + (condition.isEmpty ? [] : [condition]))
            .joined(separator: " ")
        return "complete -c \(program) -n \(fishQuoted(call)) \(rest)"
    }
    return node.children.map { line("", "-a \(fishQuoted($0.name)) -d \(fishQuoted($0.summary))") }
        + node.options.map { option in
            let short = option.short.map { "-s \($0) " } ?? ""
            let value = option.takesValue ? fishAction(option.completion, program) + " " : ""
            return line("", "\(short)-l \(option.name) \(value)-d \(fishQuoted(option.brief))")
        }
        + node.arguments.enumerated().compactMap { index, argument in
            switch argument.completion {
            case .none, .commands:
                nil
            case .file, .folder, .words, .lines:
                line(argument.isRepeated ? "\(index + 1)-" : "\(index + 1)", fishAction(argument.completion, program))
            }
        }
}

private func fishAction(_ hint: CompletionHint, _ program: String) -> String {
    switch hint {
    case .none, .commands: "-x"
    case .file: "-r -F"
    case .folder: "-x -a '(__fish_complete_directories (commandline -ct))'"
    case .words(let words): "-x -a \(fishQuoted(words.joined(separator: " ")))"
    case .lines(let arguments): "-x -a \(fishQuoted("(__\(program)_lines \(arguments.joined(separator: " ")))"))"
    }
}

/// Text as one word of fish, between single quotes.
private func fishQuoted(_ text: String) -> String {
    "'" + text.map { $0 == "\\" || $0 == "'" ? "\\\($0)" : "\($0)" }.joined() + "'"
}
