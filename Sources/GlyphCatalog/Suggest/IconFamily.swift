import Foundation
public import IconCore

/// A coherent set of icons for many names: one palette, colours spread so that neighbours are told apart, no glyph twice where another
/// one fits as well.
///
///     var family = IconFamily()
///     let icons = try names.map { name in try family.add(name, from: catalog) }
///
/// A family grows at its end: a new member takes what those before it left, so none of them changes. Equal names in equal order give
/// equal families.
public struct IconFamily: Sendable {
    /// Two icons that are easily taken for one another.
    public struct AlikePair: Equatable, Sendable {
        /// The places of the two, the first lower.
        public let first: Int
        /// See `first`.
        public let second: Int
        /// `IconLook.likeness`, `IconLook.tooAlike` … 1.
        public let likeness: Double
    }

    /// The pairs of colours that a family takes: those of the original editor, and when more are needed their darker ones.
    private static let pairs = Palette.original + Palette.deep
    private static let plates = pairs.map { PlateColors($0) }
    /// A colour that is this much as far from all others as the farthest one is far enough, and the one that fits best is taken.
    static let farEnough = 0.75

    /// Which glyphs are taken, and in which of the colours.
    private var colorsOfGlyphs: [GlyphPath: [PlateColors]] = [:]
    private var uses = [Int](repeating: 0, count: IconFamily.pairs.count)
    /// The distance of each colour to the nearest one taken.
    private var distances = [Double](repeating: .infinity, count: IconFamily.pairs.count)

    /// A family without members.
    public init() {}

    /// The icon for a new member. None of the others changes.
    ///
    /// - Parameters:
    ///   - name: of what the icon is for; names may repeat.
    ///   - catalog: where the glyph is from.
    ///   - languages: see `Catalog.suggestion`.
    /// - Throws: only when the catalogue cannot be read.
    public mutating func add(
        _ name: String, from catalog: Catalog, languages: [LanguageTag] = [.english]
    ) throws(CatalogError) -> Suggestion {
        let fitting = try catalog.suggestions(for: name, languages: languages)
        guard let chosen = fitting.first(where: { colorsOfGlyphs[$0.glyph.path] == nil }) ?? fitting.first else {
            throw .damagedCatalog(file: catalog.file.path, problem: "it has no glyphs")
        }
        return take(chosen)
    }

    /// The icon for a new member whose glyph is settled.
    public mutating func add(
        _ name: String, glyph: CatalogGlyph, from catalog: Catalog
    ) throws(CatalogError) -> Suggestion {
        let colors = FittingColors.pair(for: glyph.name, groups: try catalog.groups(of: glyph), of: name)
        return take(Suggestion(glyph: glyph, colors: colors, reason: .meaning))
    }

    private mutating func take(_ fitting: Suggestion) -> Suggestion {
        let index = color(near: fitting.colors, besides: colorsOfGlyphs[fitting.glyph.path] ?? [])
        uses[index] += 1
        take(IconFamily.plates[index], fitting.glyph.path)
        return Suggestion(glyph: fitting.glyph, colors: IconFamily.pairs[index], reason: fitting.reason)
    }

    /// Keeps colours and glyph for an icon that is there already and not to be changed: later members stay apart from it.
    public mutating func keep(_ colors: PlateColors, glyph: GlyphPath) {
        if let index = IconFamily.plates.firstIndex(of: colors) { uses[index] += 1 }
        take(colors, glyph)
    }

    private mutating func take(_ colors: PlateColors, _ glyph: GlyphPath) {
        colorsOfGlyphs[glyph, default: []].append(colors)
        for (index, plate) in IconFamily.plates.enumerated() {
            distances[index] = min(distances[index], plate.distance(to: colors))
        }
    }

    /// Of the colours that are taken least, one that is far from all taken ones, and of these the one that fits best. When all are
    /// taken, only icons with the same glyph need keep apart.
    private func color(near fitting: NamedColors, besides others: [PlateColors]) -> Int {
        let plates = IconFamily.plates
        let least = uses.min() ?? 0
        func distance(_ index: Int) -> Double {
            least == 0 ? distances[index] : others.lazy.map { plates[index].distance(to: $0) }.min() ?? .infinity
        }
        // The brighter ones first.
        let bright = Palette.original.indices
        let free = (bright.contains { uses[$0] == least } ? bright : plates.indices).filter { uses[$0] == least }
        let farthest = free.lazy.map(distance).max() ?? 0
        let enough = free.filter { distance($0) >= farthest * IconFamily.farEnough }
        let wanted = PlateColors(fitting)
        return enough.min { (a: Int, b: Int) in
            (plates[a].distance(to: wanted), a) < (plates[b].distance(to: wanted), b)
        } ?? 0
    }
}
