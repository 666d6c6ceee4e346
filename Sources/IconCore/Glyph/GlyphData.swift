/// The stored and transported form of a glyph's shapes: UTF-8 text, one line a shape, each line a letter for the fill
/// rule (`n` non-zero, `e` even-odd), the opacity when it is not 1, a space, and path data:
///
///     n M0 0h24v24z
///     e.4 M6 6h12v12H6z
///
/// Catalogue, browser and exported files all carry a glyph in this form; its hash names the glyph's content.
public enum GlyphData {
    /// Why glyph data could not be read.
    public enum ReadError: Error, Equatable, Sendable {
        /// Line `line` (from 1), which starts at byte `offset`, does not begin with `n` or `e`, an opacity of 0 … 1 and a space.
        case malformedShape(line: Int, offset: Int)
        /// The path data of line `line` (from 1), which starts at byte `offset` of the whole data, is wrong.
        case path(PathData.ReadError, line: Int, offset: Int)
        /// There are more than `maximumShapes` shapes.
        case tooManyShapes
        /// The data is longer than `maximumBytes`.
        case tooLong(Int)
    }

    /// The most shapes in one glyph.
    public static let maximumShapes = 4_096
    /// The longest glyph data, in bytes.
    public static let maximumBytes = 1 << 22

    /// Reads shapes. Empty data gives none.
    public static func read(_ data: [UInt8]) throws(ReadError) -> [GlyphShape] {
        guard data.count <= maximumBytes else { throw .tooLong(data.count) }
        var shapes: [GlyphShape] = []
        var elements = 0
        var start = 0
        var line = 1
        while start < data.count {
            var end = start
            while end < data.count, data[end] != UInt8(ascii: "\n") { end += 1 }
            if start < end {
                guard shapes.count < maximumShapes else { throw .tooManyShapes }
                let shape = try readShape(data, start..<end, line: line)
                elements += shape.path.elements.count
                guard elements <= Path.maximumElements else {
                    throw .path(.tooManyElements(offset: 0), line: line, offset: start)
                }
                shapes.append(shape)
            }
            start = end + 1
            line += 1
        }
        return shapes
    }

    private static func readShape(
        _ data: [UInt8], _ range: Range<Int>, line: Int
    ) throws(ReadError) -> GlyphShape {
        let malformed = ReadError.malformedShape(line: line, offset: range.lowerBound)
        let rule: FillRule
        switch data[range.lowerBound] {
        case UInt8(ascii: "n"): rule = .nonZero
        case UInt8(ascii: "e"): rule = .evenOdd
        default: throw malformed
        }
        var index = range.lowerBound + 1
        var opacity = 1.0
        if let (value, end) = Decimal.read(data, at: index) {
            guard value > 0, value <= 1 else { throw malformed }
            (opacity, index) = (value, end)
        }
        guard index < range.upperBound, data[index] == UInt8(ascii: " ") else { throw malformed }
        do throws(PathData.ReadError) {
            let path = try PathData.read(Array(data[(index + 1)..<range.upperBound]))
            return GlyphShape(path: path, fillRule: rule, opacity: opacity)
        } catch {
            throw .path(error, line: line, offset: index + 1)
        }
    }

    /// Writes shapes, coordinates rounded to `places` decimals (0 … 6) and opacities to three. Empty shapes are left out.
    public static func write(_ shapes: [GlyphShape], places: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        for shape in shapes where !shape.path.isEmpty {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
            bytes.append(shape.fillRule == .nonZero ? UInt8(ascii: "n") : UInt8(ascii: "e"))
            if shape.opacity < 1 {
                Decimal.write(max(shape.opacity, 0.001), places: 3, omitsLeadingZero: true, to: &bytes)
            }
            bytes.append(UInt8(ascii: " "))
            bytes += PathData.write(shape.path, places: places)
        }
        return bytes
    }
}
