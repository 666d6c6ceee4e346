import IconCore
import IconFormats
import IconKit

/// Lines of text with pictures of glyphs to their left, for a terminal that shows pictures.
struct PictureLines: Sendable {
    private let terminal: PictureProtocol
    /// How many pixels of a picture stand for the height of a line of text: what dense screens have.
    private static let pixelsPerRow = 48

    init(_ terminal: PictureProtocol) {
        self.terminal = terminal
    }

    /// A glyph on the plate that icons have when nobody says otherwise, and lines of text beside it.
    ///
    /// The cursor is expected at the beginning of a line, and is there again afterwards, below picture and text.
    ///
    /// - Parameters:
    ///   - glyph: what the picture shows.
    ///   - lines: what stands beside it. The picture is as high as they are.
    func text(_ glyph: NamedGlyph, beside lines: [String]) throws -> [UInt8] {
        var draft = try Recipe(ColorPairs.standardRecipe).draft
        draft.glyph = glyph.name
        return try text(try Icon(try Recipe(draft), glyph: glyph), beside: lines)
    }

    /// The same for a whole icon.
    func text(_ icon: Icon, beside lines: [String]) throws -> [UInt8] {
        let size = lines.count * PictureLines.pixelsPerRow
        let scene = Scene(icon.recipe, glyph: icon.glyph?.glyph, pixels: size)
        let png = try IconPNG.encode(scene, size: size)
        return PictureLines.frame(terminal.encode(png: png, rows: lines.count), beside: lines)
    }

    /// The room for the picture is made first, so that showing it never scrolls, and the cursor is put back, since terminals
    /// leave it in different places. A cell that is 2.5 times as high as wide still keeps the picture off the text.
    private static func frame(_ picture: [UInt8], beside lines: [String]) -> [UInt8] {
        let rows = lines.count
        let column = rows * 5 / 2 + 1
        var result = Array(repeating: UInt8(ascii: "\n"), count: rows)
        result += "\u{1B}[\(rows)A\u{1B}7".utf8
        result += picture
        result += "\u{1B}8".utf8
        for line in lines { result += (line.isEmpty ? "\n" : "\u{1B}[\(column)C\(line)\n").utf8 }
        return result
    }
}
