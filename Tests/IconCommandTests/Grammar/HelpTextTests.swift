import IconCommand
import Testing

@Suite("Help")
struct HelpTextTests {
    @Test func ofTheProgram() {
        #expect(
            Easel.run(["--help"]).output == """
                Paint pictures.

                Usage: easel COMMAND

                Commands:
                  paint       Paint a picture
                  glyphs      See what glyphs there are
                  add         Add files
                  move        Move everything
                  completion  Print the completion script for a shell
                  help        Show the help of a command

                Options:
                      --data DIR  Where everything is kept.
                  -h, --help      Show this help.
                      --version   Show the version.

                See 'easel COMMAND --help' for more about a command.

                """)
    }

    @Test func ofAnAction() {
        #expect(
            Easel.run(["help", "paint"]).output == """
                Paint a picture.

                Usage: easel paint [options] [WORD]

                The word is looked up loosely: `house` finds `home` too. Whoever knows the exact
                name of a glyph gives it with --glyph.

                A second paragraph.

                Arguments:
                  WORD  What to paint, in plain words.

                Options:
                  -o, --output FILE    Where to write. The ending decides the format; without
                                       this option, the picture goes to standard output.
                  -s, --size PX        Side in pixels. (default: 512)
                      --shape SHAPE    Outline of the picture. One of: square, squircle, circle.
                                       (default: squircle)
                  -c, --color COLOR    A colour of the gradient. May be given several times.
                      --angle DEGREES  Direction of the gradient.
                      --glyph NAME     A glyph, by its exact name.
                  -j, --json           Print what was done as JSON.
                  -q, --quiet          Print nothing.
                      --data DIR       Where everything is kept.
                  -h, --help           Show this help.

                Examples:
                  A rocket of 512 pixels:
                    easel paint rocket -o r.png

                """)
    }

    @Test func ofANestedGroupAndItsCommands() {
        #expect(
            Easel.run(["glyphs", "--help"]).output == """
                See what glyphs there are.

                Usage: easel glyphs COMMAND

                Commands:
                  list  List all glyphs
                  show  Show one glyph: its data

                Options:
                      --data DIR  Where everything is kept.
                  -h, --help      Show this help.

                See 'easel glyphs COMMAND --help' for more about a command.

                """)
        #expect(
            Easel.run(["help", "add"]).output == """
                Add files.

                Usage: easel add [options] KIND PATH...

                Arguments:
                  KIND  Which. One of: full, thin.
                  PATH  Files to add.

                Options:
                      --data DIR  Where everything is kept.
                  -h, --help      Show this help.

                """)
    }

    @Test func aWideNameHasALineToItself() {
        let wide = Parameter.option(
            "a-name-that-goes-on-for-long", "VALUE", .text, help: "What it means.")
        let words = (1...12).map { Parameter.argument("ARGUMENT\($0)", .text, help: "One.") }
        let program = Program(
            "easel", version: "1", summary: "Paint",
            commands: [Command("wide", summary: "Be wide", parameters: [wide] + words) { _, _ in }])
        let captured = CapturedConsole()
        #expect(program.run(["wide", "--help"], console: captured.console) == .success)
        #expect(
            captured.output.hasPrefix(
                """
                Be wide.

                Usage: easel wide [options] ARGUMENT1 ARGUMENT2 ARGUMENT3 ARGUMENT4 ARGUMENT5
                                  ARGUMENT6 ARGUMENT7 ARGUMENT8 ARGUMENT9 ARGUMENT10 ARGUMENT11
                                  ARGUMENT12

                """))
        #expect(
            captured.output.hasSuffix(
                """
                Options:
                      --a-name-that-goes-on-for-long VALUE
                              What it means.
                  -h, --help  Show this help.

                """))
    }

    @Test(arguments: [[], ["paint"], ["glyphs"], ["glyphs", "show"], ["add"], ["completion"], ["help"]])
    func neverWiderThan80Columns(path: [String]) {
        for program in [Easel.program, .iconsmith] {
            let captured = CapturedConsole()
            _ = program.run(["help"] + path, console: captured.console)
            for line in captured.output.split(separator: "\n") { #expect(line.count <= 80) }
        }
    }
}
