import Foundation
public import IconCore

/// A glyph with the name that recipes know it by.
public struct NamedGlyph: Equatable, Sendable {
    /// The name, `pack/name`.
    public let name: GlyphReference
    /// The outlines, measured.
    public let glyph: Glyph
    /// The outlines in their stored form.
    public let data: [UInt8]
    /// A notice that the licence asks exported files to carry.
    public let notice: String?
    /// Whether exported files carry the outlines, because another machine may not have them.
    public let isCarried: Bool

    /// A glyph from its stored form.
    ///
    /// - Parameters:
    ///   - name: `pack/name`.
    ///   - data: as `GlyphData` reads it.
    ///   - notice: what the artwork's licence asks for.
    ///   - isCarried: whether exported files carry the outlines.
    public init(
        _ name: GlyphReference, data: [UInt8], notice: String? = nil, isCarried: Bool = true
    ) throws(IconError) {
        let shapes: [GlyphShape]
        do throws(GlyphData.ReadError) {
            shapes = try GlyphData.read(data)
        } catch {
            throw .glyph(name: name.description, error)
        }
        guard let glyph = Glyph(shapes) else { throw .emptyGlyph(name: name.description) }
        if let notice, notice.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            throw .notice(name: name.description)
        }
        self.name = name
        self.glyph = glyph
        self.data = data
        self.notice = notice
        self.isCarried = isCarried
    }

    /// A glyph of one outline.
    ///
    /// - Parameters:
    ///   - name: `pack/name`; any pack of your own will do.
    ///   - pathData: the `d` attribute of an SVG path, y down, in any units.
    ///   - fillRule: which side of the contours is inside.
    public init(_ name: String, pathData: String, fillRule: FillRule = .nonZero) throws(IconError) {
        let rule = fillRule == .nonZero ? "n " : "e "
        let oneLine = pathData.split(whereSeparator: \.isNewline).joined(separator: " ")
        try self.init(GlyphReference(named: name), data: Array((rule + oneLine).utf8))
    }
}

extension GlyphReference: CustomStringConvertible {
    /// Reads `pack/name`, brought to normalization form C so that equal names are equal bytes.
    public init(named name: String) throws(IconError) {
        guard let reference = GlyphReference(Array(name.precomposedStringWithCanonicalMapping.utf8)) else {
            throw .glyphName(name)
        }
        self = reference
    }

    /// `pack/name`.
    public var description: String { String(decoding: text, as: UTF8.self) }
}
