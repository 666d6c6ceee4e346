import IconCommand
import Testing

@Suite("Command lines become values")
struct ParsingTests {
    private static let defaults = [
        "word -", "output -", "size 512 default", "shape squircle", "colors []", "angle -", "glyph -", "json false",
        "data -",
    ]

    /// Arguments, and the lines of the answer that differ from the defaults.
    @Test(arguments: [
        ("paint", []),
        ("paint rocket", ["word rocket"]),
        ("paint -", ["word -"]),
        ("paint --size 64", ["size 64 given"]),
        ("paint --size=64", ["size 64 given"]),
        ("paint --size 512", ["size 512 given"]),
        ("paint -s 64", ["size 64 given"]),
        ("paint -s64", ["size 64 given"]),
        ("paint -s=64", ["size 64 given"]),
        ("paint -o a=b.png", ["output a=b.png"]),
        ("paint --output=a=b.png", ["output a=b.png"]),
        ("paint -o -", ["output -"]),
        ("paint rocket --size 64 -j", ["word rocket", "size 64 given", "json true"]),
        ("paint --size 64 rocket -j", ["word rocket", "size 64 given", "json true"]),
        ("paint -js64 rocket", ["word rocket", "size 64 given", "json true"]),
        ("paint -js 64 rocket", ["word rocket", "size 64 given", "json true"]),
        ("paint --angle -45", ["angle -45.0"]),
        ("paint --angle -.5", ["angle -0.5"]),
        ("paint --angle=-45", ["angle -45.0"]),
        ("paint --angle 1e2", ["angle 100.0"]),
        ("paint -5", ["word -5"]),
        ("paint -- --size", ["word --size"]),
        ("paint --json -- --", ["word --", "json true"]),
        ("paint --glyph=--size", ["glyph --size"]),
        ("paint --glyph=", ["glyph "]),
        ("paint -c red --color blue -cgreen", [#"colors ["red", "blue", "green"]"#]),
        ("paint --shape circle", ["shape circle"]),
        ("--data d paint", ["data d"]),
        ("--data=d paint rocket", ["word rocket", "data d"]),
        ("paint rocket --data d", ["word rocket", "data d"]),
    ])
    func values(line: String, changed: [String]) {
        let result = Easel.run(line.split(separator: " ").map(String.init))
        var expected = Self.defaults
        for line in changed {
            let name = line.prefix { $0 != " " }
            expected = expected.map { $0.hasPrefix(name + " ") ? line : $0 }
        }
        #expect(result.output == expected.joined(separator: "\n") + "\n")
        #expect(result.diagnostics == "")
        #expect(result.code == .success)
    }

    @Test func argumentsWithSpacesAndNewlinesStayWhole() {
        #expect(Easel.run(["paint", "a b\nc"]).output.hasPrefix("word a b\nc\n"))
        #expect(Easel.run(["paint", ""]).output.hasPrefix("word \n"))
    }

    @Test func remainingArguments() {
        #expect(Easel.run(["add", "thin", "a", "b", "--data", "d", "c"]).output == "thin [\"a\", \"b\", \"c\"]\n")
        #expect(Easel.run(["add", "--", "thin", "-a"]).output == "thin [\"-a\"]\n")
    }

    @Test func nestedCommandsTakeTheOptionsOfTheirGroups() {
        for line in [
            ["--data", "d", "glyphs", "show", "x"], ["glyphs", "--data", "d", "show", "x"],
            ["glyphs", "show", "--data", "d", "x"], ["glyphs", "show", "x", "--data=d"],
        ] {
            #expect(Easel.run(line).output == "x in d\n")
        }
    }

    @Test func versionAndHelpNeedNothingElse() {
        #expect(Easel.run(["--version"]).output == "easel 1.2.3\n")
        #expect(Easel.run(["--data", "d", "--version"]).output == "easel 1.2.3\n")
        let help = Easel.run(["paint", "--help"])
        #expect(help.code == .success)
        for line in [
            ["paint", "-h"], ["help", "paint"], ["paint", "rocket", "-jh"],
            ["--data", "d", "paint", "--help", "--size"],
            // Whoever asks for help among mistakes gets help.
            ["paint", "--sise", "4", "--help"], ["paint", "--size", "x", "-h"], ["paint", "--size", "--help"],
        ] {
            #expect(Easel.run(line) == help, "\(line)")
        }
    }

    @Test func helpAfterTheEndOfOptionsIsAnArgument() {
        #expect(Easel.run(["paint", "--", "--help"]).output.hasPrefix("word --help\n"))
        #expect(Easel.run(["paint", "--sise", "--", "--help"]).code == .usage)
    }
}
