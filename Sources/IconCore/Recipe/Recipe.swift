/// Everything that makes an icon what it is: the truth that is stored, put in URLs and carried inside exported files.
/// Pixels are derived from it, at any size.
///
/// Numbers are rounded to the decimals of the text form as they come in, and angles are brought to 0 … 360, so that two
/// recipes are equal exactly when their canonical texts are.
public struct Recipe: Equatable, Hashable, Sendable {
    /// The colours of the plate.
    public let background: Gradient
    /// The glyph on the plate; nil for a bare plate.
    public let glyph: GlyphReference?
    /// The glyph's colour.
    public let foreground: Color
    /// The longest side of the glyph's ink box over the side of the canvas, 0.05 … 2. The nominal size: very thin glyphs
    /// are drawn somewhat larger and very full ones smaller (`GlyphPlacement`).
    public let scale: Double
    /// How far the glyph is moved to the right, over the side of the canvas, −1 … 1.
    public let x: Double
    /// How far the glyph is moved down, over the side of the canvas, −1 … 1.
    public let y: Double
    /// How far the glyph is turned clockwise, in degrees, 0 … 360 (exclusive).
    public let rotation: Double
    /// The shape of the plate.
    public let shape: IconShape

    /// The default for `scale`.
    public static let defaultScale = 0.56
    /// The range of `scale`.
    public static let scaleRange = 0.05...2.0
    /// The range of `x` and `y`.
    public static let offsetRange = -1.0...1.0
    /// The range that angles may be given in, in degrees; they are then brought to 0 … 360.
    public static let angleRange = -3_600.0...3_600.0
    /// Decimals kept of scale, offsets, stops and ratios.
    static let fractionPlaces = 4
    /// Decimals kept of angles.
    static let anglePlaces = 3

    /// A recipe of its parts.
    ///
    /// - Throws: `RecipeError.value` for the first part that is out of range.
    public init(
        background: Gradient, glyph: GlyphReference? = nil, foreground: Color = .white,
        scale: Double = Recipe.defaultScale, x: Double = 0, y: Double = 0, rotation: Double = 0,
        shape: IconShape = .standard
    ) throws(RecipeError) {
        try self.init(
            RecipeDraft(
                background: background, glyph: glyph, foreground: foreground, scale: scale, x: x, y: y,
                rotation: rotation, shape: shape))
    }

    /// Checks and rounds a draft.
    ///
    /// - Throws: `RecipeError.value` for the first part that is out of range.
    public init(_ draft: RecipeDraft) throws(RecipeError) {
        func held(
            _ value: Double, _ key: RecipeKey, _ range: ClosedRange<Double>
        ) throws(RecipeError) -> Double {
            guard range.contains(value) else { throw .value(key, .outOfRange(range), RecipeSpan(0, 0)) }
            return rounded(value, places: Recipe.fractionPlaces)
        }
        func turned(_ value: Double, _ key: RecipeKey) throws(RecipeError) -> Double {
            guard Recipe.angleRange.contains(value) else {
                throw .value(key, .outOfRange(Recipe.angleRange), RecipeSpan(0, 0))
            }
            let angle = rounded(value, places: Recipe.anglePlaces)
            return rounded(angle - (angle / 360).rounded(.down) * 360, places: Recipe.anglePlaces)
        }
        let stops = draft.background.stops.map {
            GradientStop(color: $0.color, offset: rounded($0.offset, places: Recipe.fractionPlaces))
        }
        var gradientShape = draft.background.shape
        if case .linear(let angle) = gradientShape { gradientShape = .linear(angle: try turned(angle, .angle)) }
        do throws(GradientError) {
            background = try Gradient(shape: gradientShape, stops: stops, space: draft.background.space)
        } catch {
            throw .value(.colors, .gradient(error), RecipeSpan(0, 0))
        }
        glyph = draft.glyph
        foreground = draft.foreground
        scale = try held(draft.scale, .scale, Recipe.scaleRange)
        x = try held(draft.x, .x, Recipe.offsetRange)
        y = try held(draft.y, .y, Recipe.offsetRange)
        rotation = try turned(draft.rotation, .rotate)
        switch draft.shape {
        case .square, .circle: shape = draft.shape
        case .squircle(let ratio): shape = .squircle(ratio: try held(ratio, .shape, RecipeKey.squircleRatios))
        case .rounded(let ratio): shape = .rounded(ratio: try held(ratio, .shape, RecipeKey.roundedRatios))
        case .superellipse(let exponent):
            shape = .superellipse(exponent: try held(exponent, .shape, RecipeKey.exponents))
        }
    }

    /// The recipe's parts, to change some and make another recipe.
    public var draft: RecipeDraft {
        RecipeDraft(
            background: background, glyph: glyph, foreground: foreground, scale: scale, x: x, y: y,
            rotation: rotation, shape: shape)
    }
}

/// A recipe in the making: the same parts, not checked yet.
public struct RecipeDraft: Equatable, Sendable {
    /// See `Recipe.background`.
    public var background: Gradient
    /// See `Recipe.glyph`.
    public var glyph: GlyphReference?
    /// See `Recipe.foreground`.
    public var foreground: Color
    /// See `Recipe.scale`.
    public var scale: Double
    /// See `Recipe.x`.
    public var x: Double
    /// See `Recipe.y`.
    public var y: Double
    /// See `Recipe.rotation`; any angle in `Recipe.angleRange`.
    public var rotation: Double
    /// See `Recipe.shape`.
    public var shape: IconShape

    /// A draft of its parts, with the recipe's defaults.
    public init(
        background: Gradient, glyph: GlyphReference? = nil, foreground: Color = .white,
        scale: Double = Recipe.defaultScale, x: Double = 0, y: Double = 0, rotation: Double = 0,
        shape: IconShape = .standard
    ) {
        self.background = background
        self.glyph = glyph
        self.foreground = foreground
        self.scale = scale
        self.x = x
        self.y = y
        self.rotation = rotation
        self.shape = shape
    }
}

/// `value` to the nearest multiple of 10^−places, halves away from zero; never −0.
func rounded(_ value: Double, places: Int) -> Double {
    var units = 1.0
    for _ in 0..<places { units *= 10 }
    let magnitude = (abs(value) * units + 0.5).rounded(.down) / units
    return value < 0 && magnitude > 0 ? -magnitude : magnitude
}
