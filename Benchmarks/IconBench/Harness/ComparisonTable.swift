import Foundation

/// Comparisons with what was measured of them, for a person and for a plot.
struct ComparisonTable {
    private struct Line {
        let comparison: Comparison
        let theirs: Samples
        let ours: Samples
        let ratio: Samples
        let size: Samples?

        /// Whether all targets are met; nil where there are none.
        var isMet: Bool? {
            guard comparison.target != nil || comparison.sizeTarget != nil else { return nil }
            return ratio.median >= comparison.target ?? 0
                && size?.median ?? 0 <= comparison.sizeTarget ?? .infinity
        }

        var verdict: String { isMet.map { $0 ? "yes" : "no" } ?? "" }
    }

    private let lines: [Line]

    init(_ comparisons: [Comparison], _ results: Results) {
        var samples: [String: Samples] = [:]
        for row in results.rows { samples[row.name] = row.samples }
        lines = comparisons.compactMap { comparison in
            guard let theirs = samples[comparison.name("theirs")], let ours = samples[comparison.name("ours")],
                let ratio = samples[comparison.name("ratio")]
            else {
                return nil
            }
            return Line(
                comparison: comparison, theirs: theirs, ours: ours, ratio: ratio,
                size: samples[comparison.name("size")])
        }
    }

    /// Whether nothing is compared.
    var isEmpty: Bool { lines.isEmpty }

    /// The measures of others' own times.
    var namesOfTheirs: Set<String> { Set(lines.map { $0.comparison.name("theirs") }) }

    /// The table, in Markdown; nothing when there are no comparisons.
    var markdown: [String] {
        guard !isEmpty else { return [] }
        let head = [
            "job", "peer", "theirs", "ours", "theirs / ours", "spread", "our bytes / theirs", "target", "met",
        ]
        let body = lines.map { line in
            [
                line.comparison.job, line.comparison.peer, milliseconds(line.theirs), milliseconds(line.ours),
                Measure.Unit.ratio.text(line.ratio.median), "\(Int((line.ratio.spread * 100).rounded())) %",
                line.size.map { decimal($0.median) } ?? "", target(line.comparison), line.verdict,
            ]
        }
        let widths = head.indices.map { column in ([head] + body).map { $0[column].count }.max() ?? 0 }
        let rule = widths.indices.map { column in
            String(repeating: "-", count: widths[column] - (column < 2 ? 0 : 1)) + (column < 2 ? "" : ":")
        }
        return ([head, rule] + body).map { cells in
            let padded = zip(cells, widths).enumerated().map { column, cell in
                let padding = String(repeating: " ", count: cell.1 - cell.0.count)
                return column < 2 ? cell.0 + padding : padding + cell.0
            }
            return "| \(padded.joined(separator: " | ")) |"
        }
    }

    /// What was missed, and by how much; for a person.
    var missed: [String] {
        lines.filter { $0.isMet == false }.map { line in
            var parts: [String] = []
            if let target = line.comparison.target, line.ratio.median < target {
                let text = Measure.Unit.ratio.text(line.ratio.median)
                parts.append("\(text) of \(Measure.Unit.ratio.text(target))")
            }
            if let target = line.comparison.sizeTarget, let size = line.size, size.median > target {
                parts.append("\(decimal(size.median)) of its bytes, at most \(decimal(target)) wanted")
            }
            return "\(line.comparison.job), \(line.comparison.peer): \(parts.joined(separator: "; "))"
        }
    }

    /// The same for programs: columns parted by tabs, medians and the smallest and largest ratio.
    var tsv: String {
        let head = [
            "job", "peer", "theirs_ms", "ours_ms", "ratio", "ratio_low", "ratio_high", "size_ratio", "target",
            "size_target", "met",
        ]
        let body = lines.map { line in
            [
                line.comparison.job, line.comparison.peer, exact(line.theirs.median), exact(line.ours.median),
                exact(line.ratio.median), exact(line.ratio.range.lowerBound), exact(line.ratio.range.upperBound),
                exact(line.size?.median), exact(line.comparison.target), exact(line.comparison.sizeTarget),
                line.verdict,
            ]
        }
        return ([head] + body).map { $0.joined(separator: "\t") + "\n" }.joined()
    }

    private func target(_ comparison: Comparison) -> String {
        let parts = [
            comparison.target.map { "≥ \(Measure.Unit.ratio.text($0))" },
            comparison.sizeTarget.map { "bytes ≤ \(decimal($0))" },
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    private func milliseconds(_ samples: Samples) -> String { Measure.Unit.milliseconds.text(samples.median) }
    private func decimal(_ value: Double) -> String { String(format: "%.2f", value) }
    private func exact(_ value: Double?) -> String { value.map { String(format: "%.5g", $0) } ?? "" }
}
