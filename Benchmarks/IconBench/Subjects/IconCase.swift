import GlyphCatalog
import IconCommand
import IconCore
import IconFormats
import IconKit

/// One kind of icon of the reference job: eight glyphs from simple to intricate, white on a gradient, at one size.
struct IconCase {
    /// How it is called in the table.
    let name: String
    let size: Int
    let gradient: Gradient.Shape
    var shape = IconShape.square
    var space = Gradient.Space.srgb
    var stopCount = 2

    /// What all benchmarks of single icons measure.
    static let all = [
        IconCase(name: "1024 diagonal", size: 1_024, gradient: .linear(angle: 135)),
        IconCase(name: "1024 diagonal masked", size: 1_024, gradient: .linear(angle: 135), shape: .standard),
        IconCase(name: "1024 vertical", size: 1_024, gradient: .linear(angle: 180)),
        IconCase(name: "1024 vertical masked", size: 1_024, gradient: .linear(angle: 180), shape: .standard),
        IconCase(name: "1024 at 30°", size: 1_024, gradient: .linear(angle: 30)),
        IconCase(name: "1024 radial", size: 1_024, gradient: .radial),
        IconCase(name: "1024, 3 stops", size: 1_024, gradient: .linear(angle: 135), stopCount: 3),
        IconCase(name: "1024 oklab, 3 stops", size: 1_024, gradient: .linear(angle: 135), space: .oklab, stopCount: 3),
        IconCase(name: "180 diagonal", size: 180, gradient: .linear(angle: 135)),
        IconCase(name: "180 diagonal masked", size: 180, gradient: .linear(angle: 135), shape: .standard),
        IconCase(name: "180 vertical masked", size: 180, gradient: .linear(angle: 180), shape: .standard),
        IconCase(name: "64 diagonal", size: 64, gradient: .linear(angle: 135)),
        IconCase(name: "64 diagonal masked", size: 64, gradient: .linear(angle: 135), shape: .standard),
        IconCase(name: "64 vertical masked", size: 64, gradient: .linear(angle: 180), shape: .standard),
    ]

    /// All of the pack `mdi`, of which path text is 41 to 2,978 characters long.
    private static let glyphs = [
        "star-four-points", "music-note", "castle", "heart", "camera", "cog", "fingerprint", "timer-3",
    ]
    private static let pairs = [
        ["#ff5f6d", "#ffc371"], ["#2193b0", "#6dd5ed"], ["#cc2b5e", "#753a88"], ["#ee9ca7", "#ffdde1"],
        ["#42275a", "#734b6d"], ["#de6262", "#ffb88c"], ["#06beb6", "#48b1bf"], ["#eb3349", "#f45c43"],
    ]
    private static let third = "#1d976c"

    /// The icons as recipes with their glyphs read, one for each glyph, each with colours of its own.
    func icons(_ catalog: Catalog) throws -> [(recipe: Recipe, glyph: Glyph)] {
        try zip(Self.glyphs, Self.pairs).map { name, pair in
            let glyph = try catalog.benchGlyph(name)
            let colors = stopCount == 2 ? pair : [pair[0], Self.third, pair[1]]
            let stops = try colors.enumerated().map { index, hex in
                GradientStop(color: try Color(hex: hex), offset: Double(index) / Double(colors.count - 1))
            }
            let recipe = try Recipe(
                background: try Gradient(shape: gradient, stops: stops, space: space), glyph: glyph.name, shape: shape)
            return (recipe, glyph.glyph)
        }
    }

    /// The icons, ready to be drawn.
    func scenes(_ catalog: Catalog) throws -> [Scene] {
        try icons(catalog).map { Scene($0.recipe, glyph: $0.glyph, pixels: size) }
    }
}

extension Catalog {
    /// A glyph of the pack `mdi`, which all single icons of the benchmarks have.
    func benchGlyph(_ name: String) throws -> NamedGlyph {
        guard let found = try glyph(pack: "mdi", name: name) else {
            throw Failure("the packs have no glyph mdi/\(name)")
        }
        return try NamedGlyph(GlyphReference(named: "mdi/\(name)"), data: found.data)
    }
}
