import Foundation
import Testing

/// Each shell is run for real: it reads the script, and the Tab key is pressed.
@Suite("Completion in a real shell")
struct ShellCompletionTests {
    private static let canOpenTerminals = isInstalled("script")

    @Test(.enabled(if: isInstalled("bash") && canOpenTerminals, "bash or script is not installed"))
    func bash() throws {
        try withPlayground("bash") { playground in
            let start = """
                source "$PLAYGROUND/easel.bash"
                bind 'set bell-style none' '"\\t": insert-completions'

                """
            try playground.write(start, "bashrc")
            // Tab puts everything that is offered on the line, and the program notes its arguments.
            let answers = try playground.type("bash --noprofile --rcfile \"$PLAYGROUND/bashrc\" -i")
            for (item, answer) in zip(CompletionCase.all, answers) {
                let typed = item.typed.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
                let inserted = answer.dropFirst(typed.count - 1).filter { $0 != typed.last }
                #expect(values(Array(inserted)) == item.offered, "easel \(item.typed)")
            }
        }
    }

    @Test(
        .enabled(if: isInstalled("zsh") && canOpenTerminals, "zsh or script is not installed"),
        arguments: ["source \"$PLAYGROUND/easel.zsh\"", "true"])
    func zsh(load: String) throws {
        try withPlayground("zsh") { playground in
            // Each match that the script adds is noted, then really added. Found in fpath, the script is loaded when it
            // is first needed.
            let start = """
                fpath=("$PLAYGROUND/functions" $fpath)
                autoload -Uz compinit
                compinit -u -D
                \(load)
                unsetopt beep
                compadd() {
                    if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then
                        builtin compadd "$@"
                        return
                    fi
                    local -a matches
                    builtin compadd -A matches "$@"
                    (( $#matches )) || return 1
                    print -rl -- ${(Q)matches} >>"$PLAYGROUND/answers"
                    builtin compadd "$@"
                }
                # The names are noted when they are offered; the arguments are no answer.
                easel() {
                    if [[ "$*" == "glyphs list --names" ]]; then
                        command easel "$@"
                    else
                        print -r -- --- >>"$PLAYGROUND/answers"
                    fi
                }

                """
            try playground.write(start, ".zshrc")
            try playground.write(
                try String(contentsOf: playground.file("easel.zsh"), encoding: .utf8), "functions/_easel")
            let answers = try playground.type("ZDOTDIR=\"$PLAYGROUND\" zsh -i")
            for (item, answer) in zip(CompletionCase.all, answers) {
                // zsh adds folders in two passes, and shows each once.
                #expect(values(Array(Set(answer))) == item.offered, "easel \(item.typed)")
            }
        }
    }

    @Test(.enabled(if: isInstalled("fish"), "fish is not installed"))
    func fish() throws {
        try withPlayground("fish") { playground in
            let questions = CompletionCase.all.map { item in
                "complete -C 'easel \(item.typed)'; echo ---"
            }
            let script = "source $PLAYGROUND/easel.fish\n" + questions.joined(separator: "\n") + "\n"
            try playground.write(script, "questions.fish")
            let result = try playground.run("fish --no-config \"$PLAYGROUND/questions.fish\"")
            let answers = playground.answers(in: result)
            for (item, answer) in zip(CompletionCase.all, answers) {
                // What stands behind a tab describes the candidate.
                let candidates = answer.map { line in String(line.prefix { $0 != "\t" }) }
                #expect(values(candidates) == item.offered, "easel \(item.typed)")
            }
        }
    }

    @Test(.enabled(if: isInstalled("shellcheck"), "shellcheck is not installed"))
    func theBashScriptIsCleanShell() throws {
        try withPlayground("bash") { playground in
            let complaints = try playground.run("shellcheck -s bash \"$PLAYGROUND/easel.bash\"")
            #expect(complaints == "")
        }
    }

    /// Candidates as the cases write them: sorted, without the option's name before `=` and without a folder's slash.
    private func values(_ candidates: [String]) -> [String] {
        candidates.map { candidate in
            var value = candidate[...]
            if value.hasPrefix("--"), let equals = value.firstIndex(of: "=") { value = value[equals...].dropFirst() }
            if value.hasSuffix("/") { value = value.dropLast() }
            return String(value)
        }.sorted()
    }
}

/// A folder with the script, the program `easel` and the files of `CompletionCase`.
private struct Playground {
    let folder: URL

    func file(_ name: String) -> URL { folder.appending(path: name) }

    func write(_ text: String, _ name: String) throws {
        let url = file(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func run(_ command: String, input: String = "") throws -> String {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let result = try IconCommandTests.run(
            ["timeout", "120", "sh", "-c", command], input: input,
            environment: [
                "PLAYGROUND": folder.path, "PATH": "\(folder.path):\(path)", "SHELL": "/bin/sh", "TERM": "xterm",
                "HOME": folder.path,
            ], folder: file("work"))
        return result.output
    }

    /// Types every case and Tab and Enter at a shell that has a terminal. Gives back the lines that were noted for each.
    func type(_ shell: String) throws -> [[String]] {
        let keys = CompletionCase.all.map { "easel \($0.typed)\t\n" }.joined() + "exit\n"
        let screen = try run("exec script -qec '\(shell)' /dev/null", input: keys)
        let noted = (try? String(contentsOf: file("answers"), encoding: .utf8)) ?? ""
        let answers = answers(in: noted)
        try #require(answers.count == CompletionCase.all.count, "\(screen)")
        return answers
    }

    /// Lines parted by `---`.
    func answers(in text: String) -> [[String]] {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .split(separator: "---", omittingEmptySubsequences: false).dropLast().map { $0.map(String.init) }
    }
}

private func withPlayground(_ shell: String, _ body: (Playground) throws -> Void) throws {
    try withTemporaryFolder { folder in
        let playground = Playground(folder: folder)
        try playground.write(Easel.run(["completion", shell]).output, "easel.\(shell)")
        for name in ["a b.png", "c.svg", "my dir/x", "pics/x"] { try playground.write("", "work/\(name)") }
        try playground.write(
            """
            #!/bin/sh
            if [ "$*" = 'glyphs list --names' ]; then
                printf '%s\\n' 'mine/$(touch pwned)' phosphor/rocket phosphor/rose
            else
                printf '%s\\n' "$@" --- >>"$PLAYGROUND/answers"
            fi

            """, "easel")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: playground.file("easel").path)
        try body(playground)
    }
}
