import IconCore
import IconFormats

/// What every exported function answers with. 0 or more is success; the numbers are part of the interface and stay.
enum Status {
    static let success: Int32 = 0
    /// A length is negative, or a pointer is null.
    static let badBuffer: Int32 = -1
    /// The glyph's path bytes cannot be read; `error_offset` says where when the path data is at fault.
    static let badGlyph: Int32 = -2
    /// There is no glyph with this id.
    static let unknownGlyph: Int32 = -3
    /// Too many glyphs are loaded; release some.
    static let tooManyGlyphs: Int32 = -4
    /// The recipe cannot be read; `error_offset` and `error_length` say which part of its text, `error_key` which key.
    static let badRecipe: Int32 = -5
    /// The recipe names a glyph and no id was given.
    static let glyphMissing: Int32 = -6
    /// The size is out of range.
    static let badSize: Int32 = -7
    /// There is no such appearance.
    static let badAppearance: Int32 = -8
    /// The file cannot be read, or is larger than the limits allow.
    static let badFile: Int32 = -9
    /// The file carries no recipe.
    static let noRecipe: Int32 = -10
    /// The pixels' length is not width × height × 4.
    static let badPixels: Int32 = -11
    /// The notice is not UTF-8, or holds a control character.
    static let badNotice: Int32 = -12
}
