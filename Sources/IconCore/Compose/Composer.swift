extension Scene {
    /// The scene of a recipe on a canvas of `side`: plate, glyph, shape.
    ///
    /// - Parameters:
    ///   - recipe: what to draw.
    ///   - glyph: the outlines that the recipe's glyph names; not drawn when the recipe names none.
    ///   - side: the side of the canvas in the scene's units, above 0.
    public init(_ recipe: Recipe, glyph: Glyph?, side: Double) {
        var layers: [SceneLayer] = []
        if recipe.glyph != nil, let glyph {
            let placement = GlyphPlacement(glyph, recipe: recipe, side: side)
            let shapes = glyph.shapes.map { $0.transformed(by: placement.transform) }
            layers.append(SceneLayer(shapes: shapes, paint: .solid(recipe.foreground)))
        }
        self.init(
            side: side, background: .gradient(recipe.background), layers: layers, mask: recipe.shape.outline(side: side))
    }
}
