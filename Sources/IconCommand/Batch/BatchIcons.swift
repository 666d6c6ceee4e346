import GlyphCatalog
import IconCore
import IconKit

/// What the rows of a table show.
struct BatchIcons: Sendable {
    /// The rows.
    let jobs: [BatchJob]
    /// The languages of names.
    let languages: [LanguageTag]
    /// The icons of names, where they were settled together.
    let family: BatchFamily?

    /// The icon of the row at `index`.
    func icon(_ index: Int, _ finder: GlyphFinder) throws -> Icon {
        let job = jobs[index]
        var recipe = job.recipe
        let glyph: NamedGlyph?
        if let found = family?.icons[index] {
            glyph = try finder.strict(found.glyph)
            if job.takesColors { recipe = try found.coloring(recipe) }
        } else if let words = job.words {
            let found = try finder.suggested(words, languages)
            glyph = found.glyph
            if job.takesColors { recipe = try found.icon.coloring(recipe) }
        } else {
            glyph = try recipe.glyph.flatMap(finder.named)
        }
        var draft = recipe.draft
        draft.glyph = glyph?.name ?? draft.glyph
        return try Icon(try Recipe(draft), glyph: glyph)
    }

    /// The pairs of rows whose icons are easily taken for one another. Rows that cannot be drawn are passed over.
    func alikePairs(_ finder: GlyphFinder) -> [(first: BatchJob, second: BatchJob, likeness: Double)] {
        let drawn = jobs.indices.compactMap { index in (try? icon(index, finder)).map { (jobs[index], $0) } }
        let looks = drawn.map { IconLook($0.1.recipe, glyph: $0.1.glyph?.glyph) }
        return IconFamily.alikePairs(looks).map { (drawn[$0.first].0, drawn[$0.second].0, $0.likeness) }
    }
}
