import IconCommand
import Testing

@Suite("Wrong command lines: exit code 2, one line that says what is wrong, one that says where the help is")
struct UsageErrorTests {
    @Test(arguments: [
        (["--colour"], "unknown option --colour", ""),
        (["paint", "--colour", "red"], "unknown option --colour; did you mean --color?", " paint"),
        (["paint", "--colr=red"], "unknown option --colr; did you mean --color?", " paint"),
        (["paint", "--out", "f"], "unknown option --out; did you mean --output?", " paint"),
        (["paint", "--zzzzz"], "unknown option --zzzzz", " paint"),
        (["paint", "---size"], "unknown option ---size; did you mean --size?", " paint"),
        (["paint", "-x"], "unknown option -x", " paint"),
        (["paint", "-jx"], "unknown option -x in '-jx'", " paint"),
        (["paint", "--version"], "unknown option --version", " paint"),
        (["paint", "--size"], "--size needs a value: --size PX", " paint"),
        (["paint", "-s"], "-s needs a value: -s PX", " paint"),
        (
            ["paint", "--glyph", "--json"],
            "--glyph needs a value, and '--json' looks like an option; "
                + "a value that begins with a hyphen is written --glyph=NAME", " paint"
        ),
        (
            ["paint", "-o", "--", "x"],
            "-o needs a value, and '--' looks like an option; "
                + "a value that begins with a hyphen is written --output=FILE", " paint"
        ),
        (["paint", "--size", "0"], "--size: '0' is not a whole number from 1 to 16384", " paint"),
        (["paint", "-s100000"], "--size: '100000' is not a whole number from 1 to 16384", " paint"),
        (["paint", "--size", "-1"], "--size: '-1' is not a whole number from 1 to 16384", " paint"),
        (["paint", "--size", "1.5"], "--size: '1.5' is not a whole number from 1 to 16384", " paint"),
        (["paint", "--size="], "--size: '' is not a whole number from 1 to 16384", " paint"),
        (
            ["paint", "--size", "99999999999999999999"],
            "--size: '99999999999999999999' is not a whole number from 1 to 16384", " paint"
        ),
        (["paint", "--angle", "nan"], "--angle: 'nan' is not a number from -360 to 360", " paint"),
        (["paint", "--angle", "inf"], "--angle: 'inf' is not a number from -360 to 360", " paint"),
        (["paint", "--angle", "1e999"], "--angle: '1e999' is not a number from -360 to 360", " paint"),
        (["paint", "--angle", "0x10"], "--angle: '0x10' is not a number from -360 to 360", " paint"),
        (["paint", "--angle", "٣"], "--angle: '٣' is not a number from -360 to 360", " paint"),
        (["paint", "--angle", "1 "], "--angle: '1 ' is not a number from -360 to 360", " paint"),
        (
            ["paint", "--shape", "cirle"],
            "--shape: 'cirle' is not one of square, squircle, circle; did you mean circle?", " paint"
        ),
        (["paint", "--shape", "blob"], "--shape: 'blob' is not one of square, squircle, circle", " paint"),
        (["paint", "--output="], "--output: a path is missing", " paint"),
        (["paint", "--json=yes"], "--json takes no value, but 'yes' was given", " paint"),
        (["paint", "-j=yes"], "-j takes no value, but 'yes' was given", " paint"),
        (["paint", "--size", "1", "-s", "2"], "--size is given more than once", " paint"),
        (["--data", "a", "paint", "--data", "b"], "--data is given more than once", " paint"),
        (["paint", "--json", "-j"], "--json is given more than once", " paint"),
        (["paint", "red", "rocket"], "unexpected argument 'rocket'", " paint"),
        (["paint", "-jq"], "--json and --quiet exclude each other", " paint"),
        (["glyphs", "show"], "NAME is missing", " glyphs show"),
        (["add", "thin"], "PATH is missing", " add"),
        (["add"], "KIND is missing", " add"),
        (["add", "thick", "x"], "KIND: 'thick' is not one of full, thin", " add"),
        (["add", "thni", "x"], "KIND: 'thni' is not one of full, thin; did you mean thin?", " add"),
        (["glyphs", "lst"], "unknown command 'lst'; did you mean 'list'?", " glyphs"),
        (["pant"], "unknown command 'pant'; did you mean 'paint'?", ""),
        (["frobnicate"], "unknown command 'frobnicate'", ""),
        ([""], "unknown command ''", ""),
        (["help", "glyphs", "shwo"], "unknown command 'shwo'; did you mean 'show'?", " help"),
        (
            ["completion", "csh"], "SHELL: 'csh' is not one of bash, zsh, fish; did you mean zsh?",
            " completion"
        ),
    ])
    func message(arguments: [String], message: String, command: String) {
        let result = Easel.run(arguments)
        #expect(result.diagnostics == "easel: \(message)\nSee 'easel\(command) --help'.\n")
        #expect(result.output == "")
        #expect(result.code == .usage)
    }

    @Test func messagesStayShortAndOnOneLineWhateverWasTyped() {
        let long = Easel.run(["paint", "--" + String(repeating: "a", count: 1_000_000)])
        #expect(long.diagnostics.utf8.count < 200)
        let hostile = Easel.run(["paint", "--shape", "a\u{1B}[2J\nb\u{202E}"])
        #expect(
            hostile.diagnostics == """
                easel: --shape: 'a\\u{1b}[2J\\u{a}b\\u{202e}' is not one of square, squircle, circle
                See 'easel paint --help'.

                """)
    }

    @Test func aGroupWithoutACommandShowsItsHelpAsAnError() {
        let root = Easel.run([])
        #expect(root.code == .usage)
        #expect(root.output == "")
        #expect(root.diagnostics == Easel.run(["--help"]).output)
        let glyphs = Easel.run(["glyphs", "--data", "d"])
        #expect(glyphs.code == .usage)
        #expect(glyphs.diagnostics == Easel.run(["help", "glyphs"]).output)
    }
}
