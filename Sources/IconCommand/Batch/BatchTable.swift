import Foundation
import IconCore
import IconKit

/// A table of icons to make: CSV with a line of column names, or JSON with an object a line.
struct BatchTable {
    /// One icon to make.
    struct Row: Equatable {
        /// The line of the file, from 1.
        let line: Int
        /// Values by column; empty ones are left out.
        let values: [String: String]
    }

    /// A row that cannot be read, which does not keep the others from being made.
    struct BadRow: Equatable {
        let line: Int
        let problem: String
    }

    /// The columns that a table may have: what to draw, how large, and where to, and each part of a recipe by its key.
    static let columns = ["name", "recipe", "size", "file"] + RecipeKey.allCases.map { $0.name.description }
    /// The most rows of one table.
    static let maximumRows = 1_000_000

    private(set) var rows: [Row] = []
    private(set) var badRows: [BadRow] = []

    /// Reads a table; the first sign that is no space tells JSON from CSV.
    ///
    /// - Throws: `Failure` for a file that is no table at all: without rows, or with a column that there is not.
    init(_ data: Data) throws {
        let text = [UInt8](data)
        let first = text.first { !($0 == 0x20 || (0x09...0x0D).contains($0)) }
        if first == UInt8(ascii: "{") { readJSON(text) } else { try readCSV(text) }
        guard !rows.isEmpty || !badRows.isEmpty else { throw Failure("the table has no rows") }
        guard rows.count <= BatchTable.maximumRows else {
            throw Failure("the table has more than \(BatchTable.maximumRows) rows; split it")
        }
    }

    private mutating func readCSV(_ text: [UInt8]) throws {
        let table: CSVTable
        do throws(CSVTable.ReadError) {
            table = try CSVTable(text)
        } catch {
            throw Failure("line \(error.line): \(error.problem)")
        }
        guard let header = table.rows.first else { return }
        let names = header.fields.map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        for (index, name) in names.enumerated() {
            if let problem = BatchTable.problem(withColumn: name) { throw Failure("line \(header.line): \(problem)") }
            guard names.firstIndex(of: name) == index else {
                throw Failure("line \(header.line): the column \(quoted(name)) is there twice")
            }
        }
        for row in table.rows.dropFirst() {
            guard row.fields.count <= names.count else {
                add(badLine: row.line, "it has \(row.fields.count) fields, and there are \(names.count) columns")
                continue
            }
            add(row.line, Dictionary(zip(names, row.fields)) { first, _ in first })
        }
    }

    private mutating func readJSON(_ text: [UInt8]) {
        for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
        where !line.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
            guard let fields = try? JSONDecoder().decode([String: JSONText].self, from: Data(line)) else {
                add(badLine: index + 1, "it is no JSON object of texts and numbers")
                continue
            }
            if let problem = fields.keys.sorted().lazy.compactMap({ BatchTable.problem(withColumn: $0) }).first {
                add(badLine: index + 1, problem)
            } else {
                add(index + 1, fields.mapValues(\.text))
            }
        }
    }

    /// A text or a number, as text.
    private struct JSONText: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let integer = try? container.decode(Int.self) {
                text = "\(integer)"
            } else if let number = try? container.decode(Double.self) {
                text = "\(number)"
            } else {
                text = try container.decode(String.self)
            }
        }
    }

    private static func problem(withColumn name: String) -> String? {
        guard !columns.contains(name) else { return nil }
        let near = nearestName(to: name, among: columns).map { "; did you mean \($0)?" } ?? ""
        return "there is no column \(quoted(name))\(near) Columns are \(columns.joined(separator: ", "))"
    }

    private mutating func add(_ line: Int, _ values: [String: String]) {
        let trimmed = values.mapValues { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        rows.append(Row(line: line, values: trimmed.filter { !$0.value.isEmpty }))
    }

    private mutating func add(badLine line: Int, _ problem: String) {
        badRows.append(BadRow(line: line, problem: problem))
    }
}
