import FileSystem
import IconCommand
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite("How a program ends")
struct ProgramTests {
    @Test func aFailureIsOneLineAndExitCode1() {
        let result = Easel.run(["paint", "nothing"])
        #expect(result.code == .failure)
        #expect(result.output == "")
        #expect(result.diagnostics == "easel: there is no glyph named 'nothing'\n")
    }

    @Test func aFullDiskBehindStandardOutputIsAFailure() {
        for line in [["--help"], ["--version"], ["completion", "bash"], ["glyphs", "list"]] {
            let full = CapturedConsole(failure: Console.WriteError(SystemError(ENOSPC)))
            let result = Easel.run(line, console: full)
            #expect(result.code == .failure)
            #expect(result.diagnostics == "easel: cannot write to standard output: No space left on device\n")
        }
    }

    /// Nobody is left to be told, but a script can see it.
    @Test func aReaderThatHasGoneIsASilentFailure() {
        let closed = CapturedConsole(failure: Console.WriteError(SystemError(EPIPE)))
        let result = Easel.run(["glyphs", "list"], console: closed)
        #expect(result.code == .failure)
        #expect(result.diagnostics == "")
    }

    @Test func theDescriptionsHaveNoProblems() {
        #expect(Easel.program.root.problems() == [])
        #expect(Program.iconsmith.root.problems() == [])
    }

    @Test func problemsOfADescriptionAreFound() {
        let flag = Parameter.flag("loud", short: "1", help: "no sentence")
        let number = Parameter.option("size", short: "s", "PX", .integer(in: 1...9), default: "10", help: "Size.")
        let shadow = Parameter.flag("size", short: "h", help: "Size.")
        let rest = Parameter.remainingArguments("REST", .text, isRequired: false, help: "Rest.")
        let last = Parameter.argument("last", .text, help: "Last.")
        let tree = Command(
            "top", summary: "Do it.", options: [number],
            commands: [
                Command("Do", summary: "Do", parameters: [flag, shadow, rest, last]) { _, _ in },
                Command("Do", summary: "", commands: []),
            ])
        #expect(
            tree.problems() == [
                "top: the summary is empty, has several lines or ends in a full stop",
                "top: the default of --size is refused",
                "top: two commands are named Do",
                "top Do: the name is not lower-case letters, digits and hyphens",
                "top Do: two options are named --size",
                "top Do: two options are named -h",
                "top Do: the short name of --loud is no letter",
                "top Do: the help of --loud is no sentence",
                "top Do: REST takes all words, but last follows",
                "top Do: last is required, but REST before it is not",
                "top Do: the argument last is not in capitals",
                "top Do: the name is not lower-case letters, digits and hyphens",
                "top Do: the summary is empty, has several lines or ends in a full stop",
                "top Do: the group is empty",
            ])
    }
}
