import IconKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A command-line program: a tree of commands, to which `completion` and `help` are added.
package struct Program: Sendable {
    /// The whole tree.
    package let root: Command
    /// What `--version` prints behind the name.
    package let version: String

    /// A program of these commands. The root's name is the program's.
    package init(
        _ name: String, version: String, summary: String, discussion: String = "", examples: [Command.Example] = [],
        options: [any DeclaredParameter] = [], commands: [Command]
    ) {
        @Sendable func tree() -> Command {
            Command(
                name, summary: summary, discussion: discussion, examples: examples, options: options,
                commands: commands + [.completion(of: tree, program: name), .help(of: tree)])
        }
        root = tree()
        self.version = version
    }

    /// Does what the words of a command line ask for.
    ///
    /// - Parameter arguments: the words, without the program's own name.
    package func run(_ arguments: [String], console: Console) -> ExitCode {
        var parser = CommandLineParser(root: root)
        do {
            switch try parser.parse(arguments) {
            case .help:
                try console.writeOutput(Array(HelpText(parser.path).description.utf8))
            case .version:
                try console.print("\(root.name) \(version)")
            case .commandMissing:
                console.writeDiagnostics(Array(HelpText(parser.path).description.utf8))
                return .usage
            case .run(let values):
                guard case .action(_, let run) = parser.path.command.body else { return .success }
                try run(values, console)
            }
            return .success
        } catch let error as UsageError {
            console.report("\(root.name): \(error.message)")
            console.report("See '\(parser.path.text) --help'.")
            return .usage
        } catch let error as Console.WriteError where error.isClosedPipe {
            return .failure
        } catch {
            // Names of files and packs may hold anything, and a terminal would obey it.
            console.report("\(root.name): \(printable("\(error)", limit: 10_000))")
            return .failure
        }
    }

    /// Runs as the whole process: takes its words, and ends it.
    package func main() -> Never {
        // A pipe whose reader has gone and a file past the size limit shall be errors of the write, not a silent end.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        let console = Console.standard()
        var arguments: [String] = []
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let bytes = CommandLine.unsafeArgv[index], let word = String(validatingCString: bytes) else {
                console.report("\(root.name): argument \(index) is not UTF-8 text")
                exit(ExitCode.usage.rawValue)
            }
            arguments.append(word)
        }
        exit(run(arguments, console: console).rawValue)
    }
}
