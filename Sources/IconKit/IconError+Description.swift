public import Foundation
import IconCore
import IconFormats

extension IconError: CustomStringConvertible, LocalizedError {
    /// One sentence: what was found, what is allowed, what to do.
    public var description: String {
        switch self {
        case .color(let text, let error): "\(quoted(text)) is not a colour: \(error.sentence)"
        case .recipe(let text, let error): "not a recipe: \(error.sentence(for: Array(text.utf8)))"
        case .json(let sentence): "not a recipe: \(sentence)"
        case .glyphName(let name): "\(quoted(name)) is not a glyph's name; write it as pack/name, like phosphor/rocket"
        case .glyph(let name, let error): "the outlines of glyph \(name) cannot be read: \(error.sentence)"
        case .emptyGlyph(let name): "glyph \(name) is empty: its outlines enclose no area"
        case .glyphMissing(let name): "glyph \(name) is not here; add the pack that has it"
        case .glyphUnavailable(_, let reason): reason
        case .glyphMismatch(let named, let given):
            "the recipe names glyph \(named), but the outlines are those of \(given)"
        case .notice(let name): "the notice of glyph \(name) holds a control character; write it on one line"
        case .size(let size): "size \(size) is out of range; allowed are 1 to \(SceneRenderer.maximumSize) pixels"
        case .file(let error): error.sentence
        }
    }

    /// What is wrong with a recipe's value, without saying where: for a place that shows the value itself.
    package var problem: String {
        guard case .recipe(_, .value(let key, let problem, _)) = self else { return description }
        return problem.sentence(key)
    }

    /// As `description`.
    public var errorDescription: String? { description }
}

extension ColorError {
    fileprivate var sentence: String {
        switch self {
        case .hashExpected: "it must begin with #, like #4eacf3"
        case .digitExpected(let offset): "byte \(offset + 1) is not a hexadecimal digit (0-9, a-f)"
        case .digitCount(let found): "it has \(found) digits; 3, 4, 6 or 8 are allowed"
        }
    }
}

extension GradientError {
    fileprivate var sentence: String {
        switch self {
        case .stopCount(let found): "\(found) colours; 1 to \(Gradient.maximumStops) are allowed"
        case .offset(let index): "the place of colour \(index + 1) is not in 0 to 1, or before the one in front of it"
        case .angle: "the angle is not a number"
        }
    }
}

extension RecipeError {
    fileprivate func sentence(for text: [UInt8]) -> String {
        func part(_ span: RecipeSpan) -> String {
            let end = min(span.offset + span.length, text.count)
            return span.offset < end ? String(decoding: text[span.offset..<end], as: UTF8.self) : ""
        }
        func place(_ span: RecipeSpan) -> String { text.isEmpty ? "" : " (at byte \(span.offset + 1))" }
        switch self {
        case .tooLong(let found):
            return "it has \(found) bytes; \(RecipeText.maximumLength) are allowed"
        case .pairExpected(let span):
            return "\(quoted(part(span)))\(place(span)) is not of the form key=value"
        case .unknownKey(let span):
            let unknown = "unknown key \(quoted(part(span)))\(place(span))"
            guard let nearest = RecipeKey.nearest(to: part(span)) else {
                return "\(unknown); keys are \(RecipeKey.allCases.map(\.name.description).joined(separator: ", "))"
            }
            return "\(unknown); did you mean '\(nearest)'?"
        case .repeatedKey(let key, let span):
            return "'\(key.name)' stands twice\(place(span)); write it once"
        case .colorsMissing:
            return "it has no colours; add colors=f62945-c11d28, for example"
        case .value(let key, let problem, let span):
            let value = span.length > 0 ? " \(quoted(part(span)))\(place(span))" : place(span)
            return "'\(key.name)'\(value): \(problem.sentence(key))"
        }
    }
}

extension RecipeKey {
    /// The key that was most likely meant; nil where none is near.
    fileprivate static func nearest(to text: String) -> String? {
        let typed = Array(text.lowercased().utf8.prefix(32))
        let allowed = max(1, typed.count / 3)
        let distances = allCases.compactMap { key in
            editDistance(typed, Array(key.name.description.utf8), limit: allowed).map { ($0, key) }
        }
        return distances.min { $0.0 < $1.0 }?.1.name.description
    }
}

extension RecipeValueProblem {
    fileprivate func sentence(_ key: RecipeKey) -> String {
        switch self {
        case .encoding: "a % must be followed by two hexadecimal digits, and all must be UTF-8"
        case .color(let error): error.sentence
        case .gradient(let error): error.sentence
        case .number: "a number is expected"
        case .outOfRange(let range):
            "allowed are \(range.lowerBound.formatted) to \(range.upperBound.formatted)"
        case .word: "allowed are " + key.words.map(\.description).joined(separator: ", ")
        case .radial: "a radial gradient has no angle; leave one of them out"
        case .glyph: "write a glyph as pack/name, like phosphor/rocket"
        }
    }
}

extension Double {
    /// The shortest form, in no one's locale.
    fileprivate var formatted: String {
        var bytes: [UInt8] = []
        Decimal.write(self, places: 4, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension PathData.ReadError {
    fileprivate var sentence: String {
        switch self {
        case .commandExpected(let offset): "a command letter is expected at byte \(offset + 1) of the path data"
        case .numberExpected(let offset): "a number is expected at byte \(offset + 1) of the path data"
        case .flagExpected(let offset): "an arc flag, 0 or 1, is expected at byte \(offset + 1) of the path data"
        case .numberTooLarge(let offset): "the number at byte \(offset + 1) of the path data is over a thousand million"
        case .tooManyElements: "the path has more than \(Path.maximumElements) segments"
        }
    }
}

extension GlyphData.ReadError {
    fileprivate var sentence: String {
        switch self {
        case .malformedShape(let line, _): "line \(line) does not begin with n or e, an opacity, and a space"
        case .path(let error, let line, _): "\(error.sentence) in line \(line)"
        case .tooManyShapes: "there are more than \(GlyphData.maximumShapes) shapes"
        case .tooLong(let found): "there are \(found) bytes; \(GlyphData.maximumBytes) are allowed"
        }
    }
}

extension IconMetadataError {
    fileprivate var sentence: String {
        switch self {
        case .unknownFormat: "the file is neither a PNG nor an SVG"
        case .png(let error): "\(error.sentence); export the icon again"
        case .noRecipe:
            "the file carries no recipe: Iconsmith did not make it, or another program saved it without its metadata"
        case .malformed(let offset): "the SVG's metadata is damaged at byte \(offset + 1); export the icon again"
        }
    }
}

extension PNGError {
    fileprivate var sentence: String {
        switch self {
        case .signature: "the file is no PNG"
        case .truncated: "the PNG is cut short"
        case .interlaced, .sixteenBits: "the PNG is of a kind that Iconsmith does not write"
        case .tooManyPixels(let width, let height, _): "the PNG is too large (\(width) by \(height) pixels)"
        case .textTooLong: "the PNG carries too much text"
        case .checksum(let offset, _, _, _): "the PNG is damaged in the part at byte \(offset + 1)"
        default: "the PNG is damaged"
        }
    }
}
