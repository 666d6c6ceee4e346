/// The help of a command, at most 80 columns wide.
package struct HelpText: CustomStringConvertible {
    /// The greatest number of columns: what every terminal has.
    static let width = 80
    /// Names longer than this many columns have a line to themselves, and their text begins on the next.
    private static let widestLabel = 26

    private let path: CommandPath

    package init(_ path: CommandPath) {
        self.path = path
    }

    /// The whole text, ending in a line break.
    package var description: String {
        let command = path.command
        var sections = ["\(command.summary).", usage]
        if !command.discussion.isEmpty {
            sections.append(wrapped(command.discussion, width: Self.width).joined(separator: "\n"))
        }
        sections += [
            table("Arguments", command.arguments.map { ($0.name, text(of: $0)) }),
            table("Commands", command.commands.map { ($0.name, $0.summary) }),
            table("Options", path.options.map { (label(of: $0), text(of: $0)) }),
            examples,
        ].compactMap { $0 }
        if !command.commands.isEmpty {
            sections.append("See '\(path.text) COMMAND --help' for more about a command.")
        }
        return sections.joined(separator: "\n\n") + "\n"
    }

    private var usage: String {
        let words: [String] =
            switch path.command.body {
            case .group: ["COMMAND"]
            case .action(let arguments, _): ["[options]"] + arguments.map(\.usage)
            }
        let prefix = "Usage: \(path.text) "
        let lines = wrapped(words.joined(separator: " "), width: Self.width - prefix.count)
        return prefix + lines.joined(separator: "\n" + String(repeating: " ", count: prefix.count))
    }

    private var examples: String? {
        guard !path.command.examples.isEmpty else { return nil }
        let lines = path.command.examples.map { example in
            wrapped("\(example.effect):", width: Self.width - 2).map { "  \($0)\n" }.joined() + "    \(example.line)"
        }
        return "Examples:\n" + lines.joined(separator: "\n")
    }

    private func label(of option: Option) -> String {
        let short = option.short.map { "-\($0), " } ?? "    "
        return short + option.label + (option.takesValue ? " \(option.valueName)" : "")
    }

    private func text(of option: Option) -> String {
        var text = option.help
        if case .repeated = option.kind { text += " May be given several times." }
        return text + choices(option.completion) + (option.defaultText.map { " (default: \($0))" } ?? "")
    }

    private func text(of argument: Argument) -> String {
        argument.help + choices(argument.completion)
    }

    private func choices(_ hint: CompletionHint) -> String {
        guard case .words(let words) = hint else { return "" }
        return " One of: \(words.joined(separator: ", "))."
    }

    /// Names on the left, what they mean on the right; nil when there are none.
    private func table(_ title: String, _ rows: [(label: String, text: String)]) -> String? {
        guard !rows.isEmpty else { return nil }
        let widest = rows.map(\.label.count).filter { $0 <= Self.widestLabel }.max() ?? 0
        let indent = 2 + widest + 2
        let lines = rows.flatMap { row in
            var lines = wrapped(row.text, width: Self.width - indent).map {
                String(repeating: " ", count: indent) + $0
            }
            if row.label.count <= widest {
                let padding = String(repeating: " ", count: widest - row.label.count)
                lines[0] = "  \(row.label)\(padding)  " + lines[0].dropFirst(indent)
            } else {
                lines.insert("  \(row.label)", at: 0)
            }
            return lines
        }
        return "\(title):\n" + lines.joined(separator: "\n")
    }
}
