import Foundation

extension PictureProtocol {
    /// The most characters of base64 in one piece of kitty's protocol.
    static let maximumPiece = 4_096

    /// What shows a square picture with its upper left corner at the cursor. Where the cursor is afterwards differs between
    /// terminals.
    ///
    /// - Parameters:
    ///   - png: a PNG file.
    ///   - rows: how many lines of text it is high, 1 or more. A cell is about twice as high as wide, so it is about twice as
    ///     many columns wide; it is never stretched.
    package func encode(png: [UInt8], rows: Int) -> [UInt8] {
        let text = Data(png).base64EncodedString()
        switch self {
        case .kitty:
            return Array(PictureProtocol.kittyPieces(Array(text.utf8), rows: rows))
        case .iTerm2:
            // Both sides bound the picture: its own sides keep their ratio.
            let keys = "inline=1;size=\(png.count);width=\(rows * 2);height=\(rows);preserveAspectRatio=1"
            return Array("\u{1B}]1337;File=\(keys):\(text)\u{07}".utf8)
        }
    }

    /// `a=T` has it shown at once, `f=100` says PNG, `q=2` keeps the terminal from answering. Only the number of rows is
    /// given: the terminal then finds the columns so that nothing is stretched.
    private static func kittyPieces(_ text: [UInt8], rows: Int) -> [UInt8] {
        var result: [UInt8] = []
        for start in stride(from: 0, to: text.count, by: maximumPiece) {
            let end = min(start + maximumPiece, text.count)
            let keys = start == 0 ? "a=T,f=100,q=2,r=\(rows)," : ""
            result += "\u{1B}_G\(keys)m=\(end < text.count ? 1 : 0);".utf8
            result += text[start..<end]
            result += "\u{1B}\\".utf8
        }
        return result
    }
}
