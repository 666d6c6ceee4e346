public import Foundation
@_exported public import IconCore
public import IconFormats

/// An icon: a recipe with the outlines of the glyph it names. Pixels and files are made from it at any size.
///
///     let heart = try NamedGlyph("my/heart", pathData: "M12 21 3 12a6 6 0 0 1 9-8 6 6 0 0 1 9 8Z")
///     let icon = try Icon(colors: ["#f62945", "#c11d28"], glyph: heart)
///     try icon.png(size: 512).write(to: URL(fileURLWithPath: "heart.png"))
public struct Icon: Equatable, Sendable {
    /// What makes the icon what it is.
    public let recipe: Recipe
    /// The glyph that the recipe names; nil for a bare plate.
    public let glyph: NamedGlyph?

    /// An icon from a recipe and the glyph that it names.
    ///
    /// - Throws: `IconError.glyphMissing` when the recipe names a glyph and none is given, `.glyphMismatch` for another one.
    public init(_ recipe: Recipe, glyph: NamedGlyph?) throws(IconError) {
        if let named = recipe.glyph {
            guard let glyph else { throw .glyphMissing(name: named.description) }
            guard glyph.name == named else {
                throw .glyphMismatch(named: named.description, given: glyph.name.description)
            }
        }
        self.recipe = recipe
        self.glyph = recipe.glyph == nil ? nil : glyph
    }

    /// An icon from colours and a glyph.
    ///
    /// - Parameters:
    ///   - colors: 1 … 8 colours, `#rgb`, `#rrggbb` or `#rrggbbaa`, spread evenly along the gradient.
    ///   - angle: where the gradient runs to, in CSS degrees: 180 from top to bottom, 90 to the right.
    ///   - glyph: what stands on the plate.
    ///   - foreground: the glyph's colour.
    ///   - scale: the glyph's longest side over the icon's, 0.05 … 2.
    ///   - shape: the shape of the plate.
    public init(
        colors: [String], angle: Double = 180, glyph: NamedGlyph? = nil, foreground: String = "#ffffff",
        scale: Double = Recipe.defaultScale, shape: IconShape = .standard
    ) throws(IconError) {
        var stops: [GradientStop] = []
        for (index, text) in colors.enumerated() {
            let offset = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            stops.append(GradientStop(color: try Color(hex: text), offset: offset))
        }
        let foreground = try Color(hex: foreground)
        let recipe: Recipe
        do throws(RecipeError) {
            recipe = try Recipe(
                background: Icon.gradient(stops, angle), glyph: glyph?.name, foreground: foreground, scale: scale,
                shape: shape)
        } catch {
            throw .recipe(text: "", error)
        }
        try self.init(recipe, glyph: glyph)
    }

    private static func gradient(_ stops: [GradientStop], _ angle: Double) throws(RecipeError) -> Gradient {
        do throws(GradientError) {
            return try Gradient(shape: .linear(angle: angle), stops: stops)
        } catch {
            throw .value(error == .angle ? .angle : .colors, .gradient(error), RecipeSpan(0, 0))
        }
    }

    /// Opens an exported PNG or SVG again.
    ///
    /// - Parameters:
    ///   - file: the file's bytes.
    ///   - find: gives the glyph of a name for files that do not carry their glyph's outlines; nil when there is none.
    /// - Throws: `IconError.file` for a file that is none of ours, `.glyphMissing` when `find` has no such glyph.
    public init(
        opening file: Data, find: (GlyphReference) throws(IconError) -> NamedGlyph? = { _ in nil }
    ) throws(IconError) {
        let opened = try OpenedIcon(file)
        let glyph = if let carried = opened.glyph { carried } else { try opened.recipe.glyph.flatMap(find) }
        try self.init(opened.recipe, glyph: glyph)
    }

    /// The icon as PNG.
    ///
    /// - Parameters:
    ///   - size: the side in pixels, 1 … 8,192.
    ///   - level: the work put into a small file.
    public func png(size: Int, level: DeflateLevel = .default) throws(IconError) -> Data {
        try checkSize(size)
        do throws(PNGError) {
            let scene = Scene(recipe, glyph: glyph?.glyph, pixels: size)
            return Data(try KeptEncoders.encode(scene, size: size, metadata: metadata, level: level))
        } catch {
            throw .file(.png(error))
        }
    }

    /// The icon as SVG, which has no size of its own; `size` is what programs show it at when they are not told.
    ///
    /// - Parameter size: width and height in CSS pixels, 1 … 8,192.
    public func svg(size: Int = 512) throws(IconError) -> Data {
        try checkSize(size)
        let scene = Scene(recipe, glyph: glyph?.glyph, side: SVGWriter.viewBoxSide)
        return Data(SVGWriter.write(scene, size: size, metadata: metadata))
    }

    /// The icon's pixels: rows from the top, four bytes a pixel, red, green, blue and straight opacity.
    ///
    /// - Parameter size: the side in pixels, 1 … 8,192.
    public func rgba(size: Int) throws(IconError) -> [UInt8] {
        try checkSize(size)
        return Scene(recipe, glyph: glyph?.glyph, pixels: size).rgba(size: size)
    }

    private func checkSize(_ size: Int) throws(IconError) {
        guard (1...SceneRenderer.maximumSize).contains(size) else { throw .size(size) }
    }

    private var metadata: IconMetadata {
        IconMetadata(
            recipe: RecipeText.write(recipe), artwork: glyph.flatMap { $0.isCarried ? $0.data : nil },
            notice: glyph?.notice.map { Array($0.utf8) })
    }
}
