public import IconCore

/// Why artwork could not be read, and where.
public struct ArtworkError: Error, Equatable, Sendable {
    /// What is wrong.
    public enum Reason: Equatable, Sendable {
        /// The file has more bytes than `SVGReader.maximumBytes`.
        case tooLong(bytes: Int)
        /// The file is not UTF-8, or says that it is in another encoding.
        case notUTF8
        /// The file declares entities, which could make it grow without bound or read other files.
        case entityDeclaration
        /// The file is not well-formed XML; the text says in which way.
        case malformedXML(String)
        /// The outermost element is not `svg`.
        case notSVG
        /// There are more than `SVGReader.maximumElements` elements.
        case tooManyElements
        /// Elements are nested more than `SVGReader.maximumDepth` deep.
        case tooDeep
        /// The value of an attribute has more bytes than `SVGReader.maximumAttributeBytes`.
        case attributeTooLong(String)
        /// The value of an attribute or property is not what it must be.
        case malformed(attribute: String, value: String)
        /// Path data is wrong; the error holds the byte offset in the attribute's value.
        case pathData(PathData.ReadError)
        /// The element or attribute named draws something that is not turned into paths.
        case unsupported(String)
        /// A coordinate ends up beyond `PathData.largestNumber`.
        case numberTooLarge
        /// The drawing comes to more shapes, path elements or dashes than a glyph may have.
        case tooComplex
        /// Nothing is drawn.
        case empty
    }

    /// What is wrong.
    public let reason: Reason
    /// The line, from 1, on which the start tag of the element ends, where one is to blame.
    public let line: Int?
    /// The name of the element, where one is to blame.
    public let element: String?

    /// An error in `element`, whose start tag ends on `line`.
    public init(_ reason: Reason, line: Int? = nil, element: String? = nil) {
        self.reason = reason
        self.line = line
        self.element = element
    }
}

extension ArtworkError: CustomStringConvertible {
    /// One line for a person: where, what, and what to do.
    public var description: String {
        var place = line.map { "line \($0)" } ?? ""
        if let element { place += (place.isEmpty ? "" : ", ") + "<\(element)>" }
        return place.isEmpty ? "\(reason)" : "\(place): \(reason)"
    }
}

extension ArtworkError.Reason: CustomStringConvertible {
    /// What is wrong, without the place.
    public var description: String {
        switch self {
        case .tooLong(let bytes):
            "the file has \(bytes) bytes; an SVG may have \(SVGReader.maximumBytes)"
        case .notUTF8:
            "the file is not UTF-8 text; save it as UTF-8"
        case .entityDeclaration:
            "the file declares entities (<!ENTITY), which are refused; save it as plain SVG"
        case .malformedXML(let problem):
            "not well-formed XML: \(problem)"
        case .notSVG:
            "not an SVG: the outermost element is not <svg>"
        case .tooManyElements:
            "more than \(SVGReader.maximumElements) elements"
        case .tooDeep:
            "elements nested more than \(SVGReader.maximumDepth) deep"
        case .attributeTooLong(let name):
            "'\(name)' is longer than \(SVGReader.maximumAttributeBytes) bytes"
        case .malformed(let attribute, let value):
            "'\(attribute)' cannot be '\(value)'"
        case .pathData(let error):
            ArtworkError.describe(error)
        case .unsupported(let what):
            "\(what) cannot be turned into paths; convert it to plain paths in a drawing program first"
        case .numberTooLarge:
            "a coordinate is beyond a thousand million"
        case .tooComplex:
            "the drawing is too complex for a glyph"
        case .empty:
            "nothing is drawn"
        }
    }
}

extension ArtworkError {
    fileprivate static func describe(_ error: PathData.ReadError) -> String {
        let problem =
            switch error {
            case .commandExpected: "a command letter is expected"
            case .numberExpected: "a number is expected"
            case .flagExpected: "an arc flag, 0 or 1, is expected"
            case .numberTooLarge: "a number is beyond a thousand million"
            case .tooManyElements: "there are more than \(Path.maximumElements) path elements"
            }
        return "path data, byte \(error.offset): \(problem)"
    }
}
