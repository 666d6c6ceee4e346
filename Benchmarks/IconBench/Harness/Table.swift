import Foundation

extension Results {
    /// The results for a person to read.
    ///
    /// - Parameter others: the names of measures that another table shows.
    func table(without others: Set<String> = []) -> [String] {
        let head = ["", "median", "spread", "target", "of target"]
        let body = rows.filter { !others.contains($0.name) }.map { row in
            [
                row.name, row.unit.text(row.samples.median), "\(Int((row.samples.spread * 100).rounded())) %",
                row.target.map { (row.unit.isCost ? "≤ " : "≥ ") + row.unit.text($0) } ?? "",
                row.margin.map { Measure.Unit.ratio.text($0) } ?? "",
            ]
        }
        let widths = head.indices.map { column in ([head] + body).map { $0[column].count }.max() ?? 0 }
        return ([head] + body).map { cells in
            let padded = zip(cells, widths).enumerated().map { column, cell in
                let padding = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + padding : padding + cell.0
            }
            return padded.joined(separator: "  ")
        }
    }

    /// What moved since a baseline was taken: those measures of which every value lies beyond every value there, by more than
    /// the unit's `leastChange`.
    ///
    /// - Parameter others: the names of measures that say nothing of us.
    func moved(since baseline: Results, without others: Set<String> = []) -> [String] {
        var known: [String: Row] = [:]
        for row in baseline.rows { known[row.name] = row }
        return rows.compactMap { row in
            guard let old = known[row.name], old.samples.median > 0, !old.samples.range.overlaps(row.samples.range),
                !others.contains(row.name)
            else {
                return nil
            }
            let ratio = row.samples.median / old.samples.median
            guard abs(ratio - 1) > row.unit.leastChange else { return nil }
            let isBetter = (ratio < 1) == row.unit.isCost
            return "\(row.name): \(row.unit.text(old.samples.median)) to \(row.unit.text(row.samples.median)), "
                + "\(Measure.Unit.ratio.text(ratio)), \(isBetter ? "better" : "worse")"
        }
    }
}

extension Measure.Unit {
    /// A value with three digits that tell something, and its unit.
    func text(_ value: Double) -> String {
        let digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3
        let isWord = self == .milliseconds || self == .kilobytes || self == .instructions
        return String(format: "%.\(digits)f", value) + (isWord ? " " : "") + rawValue
    }
}
