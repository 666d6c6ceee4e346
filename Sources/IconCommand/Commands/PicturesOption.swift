import Foundation

/// Whether a command shows glyphs as pictures.
enum PicturesOption {
    /// When pictures are shown.
    enum Choice: String, CaseIterable, Sendable {
        case auto, always, never
    }

    static let pictures = Parameter<Choice>.option(
        "pictures", "WHEN", .choice, default: "auto",
        help:
            "Whether to show pictures: auto in terminals that surely do (kitty, Ghostty, iTerm2, WezTerm, Konsole, mintty; "
            + "not inside tmux or screen), always for others such as VS Code with images switched on.")

    /// What shows the pictures; nil when there are to be none.
    ///
    /// - Parameter isJSON: whether the command prints JSON, which has no place for pictures.
    static func lines(_ values: ParsedValues, _ console: Console, isJSON: Bool) throws -> PictureLines? {
        let environment = ProcessInfo.processInfo.environment
        switch try values[pictures] {
        case .never:
            return nil
        case .auto:
            guard console.isOutputTerminal, !isJSON else { return nil }
            return PictureProtocol.shown(environment).map(PictureLines.init)
        case .always:
            guard !isJSON else { throw UsageError("--pictures always and --json exclude each other") }
            return PictureLines(PictureProtocol.spoken(environment) ?? .kitty)
        }
    }
}
