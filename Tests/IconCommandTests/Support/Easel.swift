import IconCommand

/// A program of the tests' own: two levels of commands, every kind of parameter, every kind of completion.
enum Easel {
    enum Shape: String, CaseIterable, Sendable {
        case square, squircle, circle
    }

    static let data = Parameter.option("data", "DIR", .folder, help: "Where everything is kept.")

    static let word = Parameter.optionalArgument("WORD", .text, help: "What to paint, in plain words.")
    static let output = Parameter.option(
        "output", short: "o", "FILE", .file,
        help: "Where to write. The ending decides the format; without this option, the picture goes to standard output."
    )
    static let size = Parameter.option(
        "size", short: "s", "PX", .integer(in: 1...16384), default: "512", help: "Side in pixels.")
    static let shape = Parameter.option(
        "shape", "SHAPE", ValueFormat<Shape>.choice, default: "squircle", help: "Outline of the picture.")
    static let colors = Parameter.repeatedOption("color", short: "c", "COLOR", .text, help: "A colour of the gradient.")
    static let angle = Parameter.option("angle", "DEGREES", .number(in: -360...360), help: "Direction of the gradient.")
    static let glyph = Parameter.option(
        "glyph", "NAME", .text(completion: .lines(of: ["glyphs", "list", "--names"])),
        help: "A glyph, by its exact name.")
    static let json = Parameter.flag("json", short: "j", help: "Print what was done as JSON.")
    static let quiet = Parameter.flag("quiet", short: "q", help: "Print nothing.")

    /// Prints what it was given, one parameter a line.
    static let paint = Command(
        "paint", summary: "Paint a picture",
        discussion: """
            The word is looked up loosely: `house` finds `home` too. Whoever knows the exact name of a glyph gives it \
            with --glyph.

            A second paragraph.
            """,
        examples: [Command.Example("easel paint rocket -o r.png", "A rocket of 512 pixels")],
        parameters: [word, output, size, shape, colors, angle, glyph, json, quiet]
    ) { values, console in
        if try values[json], try values[quiet] { throw UsageError("--json and --quiet exclude each other") }
        if try values[word] == "nothing" { throw Failure("there is no glyph named 'nothing'") }
        try console.print("word \(try values[word] ?? "-")")
        try console.print("output \(try values[output] ?? "-")")
        try console.print("size \(try values[size]) \(values.isGiven(size) ? "given" : "default")")
        try console.print("shape \(try values[shape])")
        try console.print("colors \(try values[colors])")
        try console.print("angle \(try values[angle].map { "\($0)" } ?? "-")")
        try console.print("glyph \(try values[glyph] ?? "-")")
        try console.print("json \(try values[json])")
        try console.print("data \(try values[data] ?? "-")")
    }

    static let name = Parameter.argument(
        "NAME", .text(completion: .lines(of: ["glyphs", "list", "--names"])), help: "A glyph.")
    static let paths = Parameter.remainingArguments("PATH", .file, isRequired: true, help: "Files to add.")
    static let folder = Parameter.argument("FOLDER", .folder, help: "Where to.")
    static let kind = Parameter.argument("KIND", .choice(["full", "thin"]), help: "Which.")

    static let program = Program(
        "easel", version: "1.2.3", summary: "Paint pictures", options: [data],
        commands: [
            paint,
            Command(
                "glyphs", summary: "See what glyphs there are",
                commands: [
                    Command("list", summary: "List all glyphs") { _, console in try console.print("a\nb") },
                    Command("show", summary: "Show one glyph: its data", parameters: [name]) { values, console in
                        try console.print("\(try values[name]) in \(try values[data] ?? "-")")
                    },
                ]),
            Command("add", summary: "Add files", parameters: [kind, paths]) { values, console in
                try console.print("\(try values[kind]) \(try values[paths])")
            },
            Command("move", summary: "Move everything", parameters: [folder]) { _, _ in },
        ])

    /// Runs the program and gives back everything that can be seen from outside.
    static func run(
        _ arguments: [String], console: CapturedConsole = CapturedConsole()
    ) -> (code: ExitCode, output: String, diagnostics: String) {
        let code = program.run(arguments, console: console.console)
        return (code, console.output, console.diagnostics)
    }
}
