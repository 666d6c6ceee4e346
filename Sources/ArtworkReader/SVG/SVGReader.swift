import IconCore

/// Reads SVG files as templates.
///
///     let artwork = try SVGReader.read(bytes)
///
/// Understood are `svg`, `g` and `a`, the basic shapes and paths, transforms, view boxes, presentation attributes and
/// `style` attributes, fills and strokes; lines drawn along paths become outlines. What else would draw (text, images,
/// `use`, masks, clip paths, filters, markers, patterns, style sheets) is an error that names it, never a wrong picture.
public enum SVGReader {
    /// The longest file, in bytes.
    public static let maximumBytes = 1 << 22
    /// The most elements in a file, of whatever kind.
    public static let maximumElements = 20_000
    /// How deep elements may be nested.
    public static let maximumDepth = 100
    /// The longest value of an attribute, in bytes.
    public static let maximumAttributeBytes = 1 << 20
    /// The most dashes that a line may have in all.
    static let maximumDashes = 20_000

    /// Reads the text of an SVG file, which must be UTF-8.
    ///
    /// Colours are read leniently: any paint but `none` and `transparent` is ink. Attributes that are not known are passed
    /// over.
    ///
    /// - Throws: `ArtworkError` for what is not SVG, not understood, too large, or draws nothing.
    public static func read(_ bytes: [UInt8]) throws(ArtworkError) -> Artwork {
        let root = try SVGElement.parse(bytes)
        let properties = SVGProperties(root)
        guard properties["transform"] == nil else {
            throw properties.error(.unsupported("a transform of the whole drawing"))
        }
        let viewBox = try SVGViewport.outermost(properties)
        var walk = SVGWalk(definitions: SVGDefinitions(root), viewBox: viewBox)
        try walk.drawContainer(
            properties, SVGContext(style: SVGStyle(), transform: .identity, opacity: 1, viewBox: viewBox))
        return try walk.finish(root)
    }
}
