import Foundation
import IconCommand
import TestSupport
import Testing

@Suite("Pictures in terminals")
struct PictureProtocolTests {
    @Test(arguments: [
        (["TERM": "xterm-kitty"], PictureProtocol.kitty),
        (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
        (["TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty"], .kitty),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iTerm2),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iTerm2),
        (["TERM": "xterm", "TERM_PROGRAM": "mintty"], .iTerm2),
        (["TERM": "xterm-256color", "KONSOLE_VERSION": "220400"], .iTerm2),
        (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .iTerm2),
        // Started from the terminal that set the other variables.
        (["TERM": "xterm-kitty", "TERM_PROGRAM": "iTerm.app"], .kitty),
        (["TERM": "xterm-kitty", "TERM_PROGRAM": "vscode"], .kitty),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm", "KITTY_WINDOW_ID": "1"], .iTerm2),
    ])
    func terminalsThatShowThem(environment: [String: String], expected: PictureProtocol) {
        #expect(PictureProtocol.shown(environment) == expected)
        for name in ["TMUX", "STY", "ZELLIJ"] {
            #expect(PictureProtocol.shown(environment.merging([name: "x"]) { $1 }) == nil)
            #expect(PictureProtocol.spoken(environment.merging([name: "x"]) { $1 }) == expected)
        }
    }

    @Test(
        arguments: [
            [:], ["TERM": "xterm-256color"], ["TERM": "linux"], ["TERM": "dumb", "KITTY_WINDOW_ID": "1"],
            ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"],
            ["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"],
            ["TERM": "xterm-256color", "TERM_PROGRAM": "vscode", "KITTY_WINDOW_ID": "1"],
            ["TERM": "xterm-256color", "KONSOLE_VERSION": "211203"],
            ["TERM": "screen-256color", "KITTY_WINDOW_ID": "1"], ["TERM": "tmux-256color", "LC_TERMINAL": "iTerm2"],
        ] as [[String: String]])
    func terminalsThatMayNot(environment: [String: String]) {
        #expect(PictureProtocol.shown(environment) == nil)
    }

    @Test(arguments: [1, 3, 3_071, 3_072, 3_073, 6_144, 20_000])
    func kittyPiecesJoinToTheFile(count: Int) throws {
        var random = SeededGenerator(seed: 7)
        let file = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
        var rest = String(decoding: PictureProtocol.kitty.encode(png: file, rows: 2), as: UTF8.self)[...]
        var text = ""
        var isLast = false
        while !rest.isEmpty {
            #expect(!isLast)
            let piece = try take(from: &rest, "\u{1B}_G", "\u{1B}\\")
            let parts = piece.split(separator: ";", omittingEmptySubsequences: false)
            try #require(parts.count == 2)
            #expect(parts[1].utf8.count <= 4_096 && !parts[1].isEmpty)
            isLast = parts[0].hasSuffix("m=0")
            // Only the first piece has other keys, and all but the last are whole groups of base64.
            #expect(parts[0] == (text.isEmpty ? "a=T,f=100,q=2,r=2," : "") + (isLast ? "m=0" : "m=1"))
            #expect(isLast || parts[1].utf8.count % 4 == 0)
            text += parts[1]
        }
        #expect(isLast)
        #expect(Data(base64Encoded: text) == Data(file))
    }

    @Test func iTerm2TakesTheFileAtOnce() throws {
        let file = [UInt8](0...255)
        var rest = String(decoding: PictureProtocol.iTerm2.encode(png: file, rows: 3), as: UTF8.self)[...]
        let content = try take(from: &rest, "\u{1B}]1337;File=", "\u{07}")
        #expect(rest.isEmpty)
        let parts = content.split(separator: ":")
        try #require(parts.count == 2)
        #expect(
            Set(parts[0].split(separator: ";")) == [
                "inline=1", "size=256", "width=6", "height=3", "preserveAspectRatio=1",
            ])
        #expect(Data(base64Encoded: String(parts[1])) == Data(file))
    }

    /// Takes a sequence off the front and gives what stands between its start and its end.
    private func take(from rest: inout Substring, _ start: String, _ end: String) throws -> Substring {
        try #require(rest.hasPrefix(start))
        let range = try #require(rest.range(of: end))
        defer { rest = rest[range.upperBound...] }
        return rest[rest.index(rest.startIndex, offsetBy: start.count)..<range.lowerBound]
    }
}
