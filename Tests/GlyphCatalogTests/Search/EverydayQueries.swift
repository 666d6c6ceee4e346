/// What people type, and the glyphs that would do. Each list was written before the search was tuned on it.
///
/// A line is `query: fits fits …`. A glyph fits when its name has all words of one of these among its own: `cart` is met by
/// `shopping-cart` and `cart-plus`, `soccer-ball` by `soccer-ball` only.
struct EverydayQueries {
    let query: String
    let fits: [[Substring]]

    func accepts(_ name: String) -> Bool {
        let words = Set(name.split(separator: "-"))
        return fits.contains { words.isSuperset(of: $0) }
    }

    static let lists = [
        "english": english, "chinese": chinese, "german": german, "spanish": spanish, "japanese": japanese,
        "second": second, "third": third,
    ]

    static func read(_ text: String) -> [EverydayQueries] {
        text.split(separator: "\n").map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return EverydayQueries(
                query: String(parts[0]), fits: parts[1].split(separator: " ").map { $0.split(separator: "-") })
        }
    }
}
