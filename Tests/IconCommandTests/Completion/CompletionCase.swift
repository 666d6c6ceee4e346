/// A line typed up to the cursor, and what the Tab key shall offer there: the same in every shell.
///
/// The working folder has the files `a b.png` and `c.svg` and the folders `my dir` and `pics`; the program prints the
/// glyph names `mine/$(touch pwned)`, `phosphor/rocket` and `phosphor/rose`.
struct CompletionCase {
    let typed: String
    /// Sorted. Without the option's name where `--name=` was typed.
    let offered: [String]

    init(_ typed: String, _ offered: [String]) {
        self.typed = typed
        self.offered = offered
    }

    static let all = [
        CompletionCase("", ["add", "completion", "glyphs", "help", "move", "paint"]),
        CompletionCase("pai", ["paint"]),
        CompletionCase("glyphs ", ["list", "show"]),
        CompletionCase("glyphs l", ["list"]),
        CompletionCase("--data d glyphs s", ["show"]),
        CompletionCase("--data=d glyphs s", ["show"]),
        CompletionCase("glyphs --data d s", ["show"]),
        CompletionCase("glyphs --data=d s", ["show"]),
        CompletionCase("help gl", ["glyphs"]),
        CompletionCase("help glyphs ", ["list", "show"]),
        CompletionCase("help glyphs list ", []),
        CompletionCase("completion ", ["bash", "fish", "zsh"]),
        // Options, their own and inherited ones, and none of another command's.
        CompletionCase("paint --s", ["--shape", "--size"]),
        CompletionCase("paint rocket --si", ["--size"]),
        CompletionCase("glyphs list --", ["--data", "--help"]),
        CompletionCase("--v", ["--version"]),
        CompletionCase("glyphs --v", []),
        CompletionCase("paint -- --s", []),
        // Values.
        CompletionCase("paint --shape ", ["circle", "square", "squircle"]),
        CompletionCase("paint --shape s", ["square", "squircle"]),
        CompletionCase("paint --shape=s", ["square", "squircle"]),
        CompletionCase("paint --shape=circle --si", ["--size"]),
        CompletionCase("paint --shape circle --si", ["--size"]),
        CompletionCase("paint --size 1", []),
        CompletionCase("paint -o ", ["a b.png", "c.svg", "my dir", "pics"]),
        CompletionCase("paint --output c", ["c.svg"]),
        CompletionCase("paint --output=c", ["c.svg"]),
        CompletionCase("--data ", ["my dir", "pics"]),
        CompletionCase("paint --data=p", ["pics"]),
        CompletionCase("paint --glyph ", ["mine/$(touch pwned)", "phosphor/rocket", "phosphor/rose"]),
        CompletionCase("paint --glyph phosphor/roc", ["phosphor/rocket"]),
        // Arguments by their place.
        CompletionCase("paint ro", []),
        CompletionCase("glyphs show phos", ["phosphor/rocket", "phosphor/rose"]),
        CompletionCase("add ", ["full", "thin"]),
        CompletionCase("add full c", ["c.svg"]),
        CompletionCase("add full c.svg p", ["pics"]),
        CompletionCase("add --data d full c", ["c.svg"]),
        CompletionCase("move ", ["my dir", "pics"]),
        // A negative number is a value, not an option.
        CompletionCase("paint --angle -45 --si", ["--size"]),
    ]
}
