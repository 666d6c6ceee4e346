/// A stretch of a recipe's text, in bytes.
public struct RecipeSpan: Equatable, Hashable, Sendable {
    /// Where it starts.
    public let offset: Int
    /// How long it is.
    public let length: Int

    /// A stretch of `length` bytes from `offset`.
    public init(_ offset: Int, _ length: Int) {
        self.offset = offset
        self.length = length
    }
}

/// Why something is not a recipe. Spans count bytes of the text that was read; they are empty for parts that did not
/// come from text.
public enum RecipeError: Error, Equatable, Sendable {
    /// The text has `found` bytes; `RecipeText.maximumLength` are allowed.
    case tooLong(found: Int)
    /// There is no `=` in this part, or nothing before it.
    case pairExpected(RecipeSpan)
    /// There is no such key.
    case unknownKey(RecipeSpan)
    /// The key stands twice; this is the second one.
    case repeatedKey(RecipeKey, RecipeSpan)
    /// `colors` is missing.
    case colorsMissing
    /// The key's value is wrong.
    case value(RecipeKey, RecipeValueProblem, RecipeSpan)
}

/// What is wrong with a value.
public enum RecipeValueProblem: Error, Equatable, Sendable {
    /// A `%` is not followed by two hexadecimal digits, or the bytes are not UTF-8.
    case encoding
    /// Not a colour.
    case color(ColorError)
    /// The colours do not make a gradient.
    case gradient(GradientError)
    /// Not a number.
    case number
    /// A number outside the range that is allowed.
    case outOfRange(ClosedRange<Double>)
    /// Not one of the key's words.
    case word
    /// An angle for a radial gradient, which has none.
    case radial
    /// Not `pack/name`.
    case glyph
}
