import IconCore
import IconKit

/// The named pairs of colours, as commands take and list them: `sky` of the original palette, `shortcuts/red` of the other.
enum ColorPairs {
    static let palettes: [(name: String, pairs: [NamedColors])] = Palette.all.map { ($0.name.description, $0.pairs) }

    /// The pair that is used when nobody says otherwise.
    static let standard = "sky"

    /// The recipe of a bare plate in these colours, which others are made from.
    static let standardRecipe = "colors=" + (text(named: standard) ?? "")

    /// Every name that `--colors` takes.
    static var names: [String] {
        palettes.flatMap { palette in palette.pairs.map { name(of: $0, palette.name) } }
    }

    static func name(of pair: NamedColors, _ palette: String) -> String {
        palette == "original" ? pair.title : "\(palette)/\(pair.title)"
    }

    /// The pair as the text of a recipe's colours; nil when there is none of this name.
    static func text(named name: String) -> String? {
        for palette in palettes {
            for pair in palette.pairs
            where [self.name(of: pair, palette.name), "\(palette.name)/\(pair.title)"].contains(name) {
                return "\(pair.first)-\(pair.second)".replacing("#", with: "")
            }
        }
        return nil
    }
}
