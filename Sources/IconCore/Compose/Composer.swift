extension Scene {
    /// The scene of a recipe for a canvas of `size` pixels: plate, glyph, shape. On small canvases the glyph is fitted to the
    /// pixels (`GridFit`).
    ///
    /// - Parameters:
    ///   - recipe: what to draw.
    ///   - glyph: the outlines that the recipe's glyph names; not drawn when the recipe names none.
    ///   - size: the side of the canvas in pixels, which are the scene's units; above 0.
    public init(_ recipe: Recipe, glyph: Glyph?, pixels size: Int) {
        self.init(recipe, glyph: glyph, side: Double(size), fitsGrid: size <= GridFit.largestSize)
    }

    /// The scene of a recipe for no size in particular: what vector files show.
    ///
    /// - Parameter side: the side of the canvas in the scene's units, above 0.
    public init(_ recipe: Recipe, glyph: Glyph?, side: Double) {
        self.init(recipe, glyph: glyph, side: side, fitsGrid: false)
    }

    private init(_ recipe: Recipe, glyph: Glyph?, side: Double, fitsGrid: Bool) {
        var layers: [SceneLayer] = []
        if recipe.glyph != nil, let glyph {
            let placement = GlyphPlacement(glyph, recipe: recipe, side: side)
            var shapes = glyph.shapes.map { $0.transformed(by: placement.transform) }
            if fitsGrid {
                let fit = GridFit(shapes, center: placement.center, longestSide: placement.longestSide, canvas: side)
                shapes = shapes.map { $0.transformed(by: fit.adjustment) }
            }
            layers.append(SceneLayer(shapes: shapes, paint: .solid(recipe.foreground)))
        }
        self.init(
            side: side, background: .gradient(recipe.background), layers: layers, mask: recipe.shape.outline(side: side)
        )
    }
}
