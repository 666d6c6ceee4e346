import Foundation
import GlyphCatalog
import IconCore
import IconKit

/// The icons of a table as one family (`IconFamily`): settled together before any is drawn.
///
/// They are settled in the order of the table. Where what is in the folder says otherwise, a row has been added or changed since, and
/// all that is there keeps its colours, and its glyph while that still fits the name. So a new row, wherever it stands, changes no
/// other row's icon, and a run that was stopped ends as it would have without.
struct BatchFamily: Sendable {
    /// The icons of the rows whose glyph or colours are found rather than given, by the places of the rows among the jobs.
    let icons: [Int: FoundIcon]

    init(_ jobs: [BatchJob], in folder: URL, _ catalog: Catalog, _ languages: [LanguageTag]) throws {
        let settled = try BatchFamily.settled(jobs, keeping: [:], catalog, languages)
        var kept: [Int: FoundIcon] = [:]
        for (index, job) in jobs.enumerated() where job.takesColors {
            kept[index] = try BatchFamily.kept(job, in: folder, catalog, languages)
        }
        let isAsBefore = kept.allSatisfy { settled[$0.key] == $0.value }
        icons = isAsBefore ? settled : try BatchFamily.settled(jobs, keeping: kept, catalog, languages)
    }

    private static func settled(
        _ jobs: [BatchJob], keeping kept: [Int: FoundIcon], _ catalog: Catalog, _ languages: [LanguageTag]
    ) throws -> [Int: FoundIcon] {
        var family = IconFamily()
        for (index, job) in jobs.enumerated() {
            if let icon = kept[index], let colors = icon.colors {
                family.keep(colors, glyph: icon.glyph)
            } else if !job.takesColors, let glyph = job.glyphPath {
                family.keep(PlateColors(job.recipe.background), glyph: glyph)
            }
        }
        var icons = kept
        for (index, job) in jobs.enumerated() where kept[index] == nil {
            if let words = job.words, GlyphPath(words) == nil {
                icons[index] = FoundIcon(try family.add(words, from: catalog, languages: languages))
            } else if job.takesColors, let path = job.exactGlyph,
                let glyph = try? catalog.glyph(pack: path.pack, name: path.name)
            {
                icons[index] = FoundIcon(try family.add(job.name ?? "", glyph: glyph, from: catalog))
            }
        }
        return icons
    }

    /// What the file of a row shows, when that is a glyph for its name.
    private static func kept(
        _ job: BatchJob, in folder: URL, _ catalog: Catalog, _ languages: [LanguageTag]
    ) throws -> FoundIcon? {
        guard let file = FileManager.default.contents(atPath: folder.appending(path: job.path).path),
            let opened = try? OpenedIcon(file), let glyph = opened.recipe.glyph.flatMap({ GlyphPath($0.description) })
        else { return nil }
        let fits =
            if let exact = job.exactGlyph {
                glyph == exact
            } else {
                try catalog.suggestions(for: job.words ?? "", languages: languages).contains { $0.glyph.path == glyph }
            }
        return fits ? FoundIcon(glyph: glyph, colors: PlateColors(opened.recipe.background)) : nil
    }
}
