import Foundation

/// What a run measured, as it is kept in a file.
struct Results: Codable {
    /// One measure.
    struct Row: Codable {
        let name: String
        let unit: Measure.Unit
        let target: Double?
        let samples: Samples

        /// How good the median is in terms of the target: 1 meets it, 2 is twice as good; nil without a target.
        var margin: Double? {
            guard let target, samples.median > 0 else { return nil }
            return unit.isCost ? target / samples.median : samples.median / target
        }
    }

    let machine: Machine
    let date: Date
    let rows: [Row]
    let remarks: [String]

    /// With those rows of other results that are not here: a run of one subject leaves what is known of others.
    func withOthers(of other: Results?) -> Results {
        guard let other, other.machine == machine else { return self }
        let names = Set(rows.map(\.name))
        return Results(
            machine: machine, date: date, rows: rows + other.rows.filter { !names.contains($0.name) }, remarks: remarks)
    }

    static func read(_ file: URL) throws -> Results {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(Results.self, from: Data(contentsOf: file))
    }

    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        try encoder.encode(self).write(to: file, options: .atomic)
    }
}
