public import IconCore
public import IconFormats

/// Why an icon could not be made, opened or written. `description` is one sentence for a person, with what to do.
public enum IconError: Error, Equatable, Sendable {
    /// A text is not a colour.
    case color(text: String, ColorError)
    /// A text or its JSON form is not a recipe.
    case recipe(text: String, RecipeError)
    /// The JSON form of a recipe is not of the right make; the sentence says where.
    case json(String)
    /// A text is not `pack/name`.
    case glyphName(String)
    /// The outlines of a glyph cannot be read.
    case glyph(name: String, GlyphData.ReadError)
    /// A glyph leaves no ink.
    case emptyGlyph(name: String)
    /// The recipe names a glyph whose outlines were not given.
    case glyphMissing(name: String)
    /// The outlines of a glyph could not be had; the reason is a sentence.
    case glyphUnavailable(name: String, reason: String)
    /// The outlines are those of another glyph than the recipe names.
    case glyphMismatch(named: String, given: String)
    /// The notice of this glyph holds a control character, which files cannot carry.
    case notice(name: String)
    /// A size is not 1 … `SceneRenderer.maximumSize`.
    case size(Int)
    /// A file cannot be opened again.
    case file(IconMetadataError)
}
