import Foundation
import IconCore
import IconKit

/// All jobs of a table, checked together before anything is written.
struct BatchPlan {
    /// Jobs in the order of the table.
    let jobs: [BatchJob]
    /// Rows that cannot be made.
    let badRows: [BatchTable.BadRow]

    /// - Throws: `Failure` when two rows would write the same file, naming both.
    init(_ table: BatchTable, defaultSize: Int, changes: [RecipeKey: String]) throws(Failure) {
        var jobs: [BatchJob] = []
        var badRows = table.badRows
        // Names that differ only in case, or in how accents are written, are one file on some systems.
        var lines: [String: Int] = [:]
        for row in table.rows {
            let job: BatchJob
            do throws(Failure) {
                job = try BatchJob(row, defaultSize: defaultSize, changes: changes)
            } catch {
                badRows.append(BatchTable.BadRow(line: row.line, problem: error.message))
                continue
            }
            let key = job.path.precomposedStringWithCanonicalMapping.lowercased()
            if let other = lines.updateValue(job.line, forKey: key) {
                throw Failure(
                    "lines \(other) and \(job.line) would both write \(quoted(job.path)); give them files of their own")
            }
            jobs.append(job)
        }
        self.jobs = jobs
        self.badRows = badRows.sorted { $0.line < $1.line }
    }
}
