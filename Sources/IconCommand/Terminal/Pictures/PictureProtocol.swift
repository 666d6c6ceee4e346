/// How a terminal takes pictures among its text.
package enum PictureProtocol: Sendable {
    /// kitty's graphics protocol (https://sw.kovidgoyal.net/kitty/graphics-protocol/).
    case kitty
    /// iTerm2's inline images (https://iterm2.com/documentation-images.html).
    case iTerm2

    /// The protocol of a terminal that surely shows pictures; nil for any other.
    ///
    /// Nobody asks the terminal itself: its answer would come as keys that somebody typed, late or never. tmux, screen and
    /// Zellij hand pictures on only when they are set up to. VS Code shows them only when
    /// `terminal.integrated.enableImages` is switched on, which no variable tells.
    ///
    /// - Parameter environment: the variables of the process.
    package static func shown(_ environment: [String: String]) -> PictureProtocol? {
        let isInsideAnother = ["TMUX", "STY", "ZELLIJ"].contains { environment[$0]?.isEmpty == false }
        let term = environment["TERM"] ?? ""
        guard !isInsideAnother, !term.hasPrefix("screen"), !term.hasPrefix("tmux"), term != "dumb" else { return nil }
        let found = spoken(environment)
        return environment["TERM_PROGRAM"] == "vscode" && found == .iTerm2 ? nil : found
    }

    /// The protocol of the terminal that the variables name, whether or not pictures get through to it; nil where they
    /// name none that has one.
    package static func spoken(_ environment: [String: String]) -> PictureProtocol? {
        // Every terminal sets TERM, but TERM_PROGRAM stays as it was in a terminal that was started from another.
        switch environment["TERM"] {
        case "xterm-kitty", "xterm-ghostty": return .kitty
        default: break
        }
        switch environment["TERM_PROGRAM"] {
        case "ghostty", "kitty": return .kitty
        // WezTerm knows kitty's protocol too, but a new picture takes away the one before.
        case "iTerm.app", "WezTerm", "mintty", "vscode": return .iTerm2
        case nil, "": break
        default: return nil
        }
        if environment["KITTY_WINDOW_ID"] != nil { return .kitty }
        // Konsole has both protocols from 22.04 on, but stretches what comes by kitty's.
        if let version = environment["KONSOLE_VERSION"].flatMap({ Int($0) }) {
            return version >= 220_400 ? .iTerm2 : nil
        }
        // What iTerm2 sets to be seen from the other end of ssh.
        return environment["LC_TERMINAL"] == "iTerm2" ? .iTerm2 : nil
    }
}
