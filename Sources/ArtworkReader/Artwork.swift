public import IconCore

/// A drawing read as a template: what it covers counts, its colours do not. What was painted in any colour is ink; how
/// much of it shows through is kept as each shape's opacity.
public struct Artwork: Equatable, Sendable {
    /// What is drawn, from back to front, in the units of `viewBox`. Never empty.
    public var shapes: [GlyphShape]
    /// The part of the plane that the drawing was made for. Its sides are above 0.
    public var viewBox: Rect
    /// Where the shapes may differ from the picture that a browser shows.
    public var warnings: [ArtworkWarning]

    /// A drawing of `shapes` made for `viewBox`.
    public init(shapes: [GlyphShape], viewBox: Rect, warnings: [ArtworkWarning] = []) {
        self.shapes = shapes
        self.viewBox = viewBox
        self.warnings = warnings
    }
}

/// A place where artwork was read in a simpler way than a browser would draw it.
public struct ArtworkWarning: Equatable, Sendable {
    /// What was simplified.
    public enum Kind: Equatable, Sendable {
        /// The colours of a gradient differ in opacity; it was taken as evenly filled with the strongest.
        case fadingGradient
        /// A see-through group or element whose parts overlap: each part was made see-through by itself, so the overlap
        /// is darker than it should be.
        case overlapInGroup
        /// The drawing reaches over its view box. A browser cuts it there; here it is kept.
        case crossesViewBox
        /// Neither view box nor width and height: the box around the ink was taken.
        case noSize
        /// A paint refers to something that the file does not hold, and was taken as none.
        case missingPaint
        /// An element that is not part of SVG 1.1 or 2 was passed over.
        case unknownElement
    }

    /// What was simplified.
    public let kind: Kind
    /// The line on which the element's start tag ends, from 1.
    public let line: Int
    /// The element's name.
    public let element: String

    /// A warning about `element`, whose start tag ends on `line`.
    public init(_ kind: Kind, line: Int, element: String) {
        self.kind = kind
        self.line = line
        self.element = element
    }
}

extension ArtworkWarning: CustomStringConvertible {
    /// One line for a person.
    public var description: String {
        let what =
            switch kind {
            case .fadingGradient: "the gradient fades; it is taken as evenly filled"
            case .overlapInGroup: "parts of a see-through group overlap and look darker there"
            case .crossesViewBox: "the drawing reaches over its view box and is not cut there"
            case .noSize: "there is no view box and no size; the box around the ink is taken"
            case .missingPaint: "the paint it refers to is missing; it is taken as none"
            case .unknownElement: "unknown element, passed over"
            }
        return "line \(line), <\(element)>: \(what)"
    }
}
