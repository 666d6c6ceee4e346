import Foundation
import GlyphCatalog
import IconCore
import IconKit

/// The icons of a table as one family (`IconFamily`): settled together before any is drawn.
///
/// They are settled in the order of the table. Where what is in the folder says otherwise, a row has been added or changed since, and
/// all that is there keeps its colours, and its glyph while that still fits the name. So a new row, wherever it stands, changes no
/// other row's icon. A run of an unchanged table that was stopped ends as it would have without; where rows have been added too, those
/// that were drawn before the stop are part of what is kept.
struct BatchFamily: Sendable {
    /// The icons of the rows whose glyph or colours are found rather than given, by the places of the rows among the jobs.
    let icons: [Int: FoundIcon]

    /// - Parameter progress: called with the number of rows that have been looked at, out of all.
    init(
        _ jobs: [BatchJob], in folder: URL, _ catalog: Catalog, _ languages: [LanguageTag], progress: (Int) -> Void
    ) throws {
        let settled = try BatchFamily.settled(jobs, keeping: [:], catalog, languages, progress)
        var kept: [Int: FoundIcon] = [:]
        for (index, job) in jobs.enumerated() {
            kept[index] = try BatchFamily.kept(job, in: folder, catalog, languages)
        }
        let isAsBefore = kept.allSatisfy {
            settled[$0.key]?.glyph == $0.value.glyph && isSame(settled[$0.key], $0.value)
        }
        icons = isAsBefore ? settled : try BatchFamily.settled(jobs, keeping: kept, catalog, languages, progress)

        func isSame(_ settled: FoundIcon?, _ kept: FoundIcon) -> Bool {
            settled?.colors == nil || settled?.colors == kept.colors
        }
    }

    private static func settled(
        _ jobs: [BatchJob], keeping kept: [Int: FoundIcon], _ catalog: Catalog, _ languages: [LanguageTag],
        _ progress: (Int) -> Void
    ) throws -> [Int: FoundIcon] {
        var family = IconFamily()
        for (index, job) in jobs.enumerated() {
            // What a row says itself is settled, whatever its place.
            if let icon = kept[index] {
                family.keep(job.takesColors ? icon.colors ?? job.plate : job.plate, glyph: icon.glyph)
            } else if !job.takesColors, let glyph = try job.exactGlyph(catalog) {
                family.keep(job.plate, glyph: glyph)
            }
        }
        var icons = kept
        for (index, job) in jobs.enumerated() where kept[index] == nil {
            progress(index)
            if let exact = try job.exactGlyph(catalog) {
                guard job.takesColors, let glyph = try? catalog.glyph(pack: exact.pack, name: exact.name) else {
                    continue
                }
                icons[index] = FoundIcon(try family.add(job.name ?? "", glyph: glyph, from: catalog))
            } else if let words = job.words {
                icons[index] =
                    job.takesColors
                    ? FoundIcon(try family.add(words, from: catalog, languages: languages))
                    : FoundIcon(glyph: try family.add(words, on: job.plate, from: catalog, languages: languages).path)
            }
        }
        return icons
    }

    /// What the file of a row shows, when that is a glyph for its name.
    private static func kept(
        _ job: BatchJob, in folder: URL, _ catalog: Catalog, _ languages: [LanguageTag]
    ) throws -> FoundIcon? {
        guard job.words != nil || job.takesColors,
            let opened = ExistingIcon.open(folder.appending(path: job.path).path),
            let glyph = opened.recipe.glyph.flatMap({ GlyphPath($0.description) })
        else { return nil }
        let fits =
            if let exact = try job.exactGlyph(catalog) {
                glyph == exact
            } else {
                try catalog.suggestions(for: job.words ?? "", languages: languages).contains { $0.glyph.path == glyph }
            }
        return fits ? FoundIcon(glyph: glyph, colors: PlateColors(opened.recipe.background)) : nil
    }
}

extension BatchJob {
    /// The plate that the row says.
    fileprivate var plate: PlateColors { PlateColors(recipe.background) }

    /// The glyph that the row names exactly.
    fileprivate func exactGlyph(_ catalog: Catalog) throws -> GlyphPath? {
        if let glyphPath { return glyphPath }
        return try words.flatMap { words in try catalog.exactGlyph(words) }
    }
}
