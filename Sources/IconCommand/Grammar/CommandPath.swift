import IconKit

/// The way from a program's root to one of its commands.
package struct CommandPath: Sendable {
    /// The root first, the command itself last.
    package private(set) var commands: [Command]

    /// The way that ends at the root.
    package init(root: Command) {
        commands = [root]
    }

    /// The command at the end.
    package var command: Command { commands[commands.count - 1] }

    /// What is typed to name the command: `iconsmith glyphs list`.
    package var text: String { commands.map(\.name).joined(separator: " ") }

    /// The options that the command takes: its own, those of the groups above it, and the built-in ones.
    package var options: [Option] {
        let declared = commands.reversed().flatMap(\.options)
        return declared + [.help] + (commands.count == 1 ? [.version] : [])
    }

    /// The way that goes on to one of the command's own commands.
    func appending(_ next: Command) -> CommandPath {
        var path = self
        path.commands.append(next)
        return path
    }

    /// Goes on to the command of this name.
    ///
    /// - Throws: `UsageError` when there is none; it names the nearest.
    package mutating func descend(to name: String) throws(UsageError) {
        guard let next = command.commands.first(where: { $0.name == name }) else {
            let suggestion = nearestName(to: name, among: command.commands.map(\.name))
            throw UsageError("unknown command \(quoted(name))" + (suggestion.map { "; did you mean '\($0)'?" } ?? ""))
        }
        self = appending(next)
    }
}
