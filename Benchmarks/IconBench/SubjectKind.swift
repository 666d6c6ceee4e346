import Foundation
import GlyphCatalog

/// The subjects, by the names that `--only` takes.
enum SubjectKind: String, CaseIterable, Sendable {
    case search
    case open
    case batch
    case raster
    case png
    case peers
    case tool
    case preview
    case instructions

    /// Those that are measured when none is named: all but instructions, which are counted with `--count`.
    static let usual = allCases.filter { $0 != .instructions }

    /// The subject, made ready.
    func subject(_ surroundings: Surroundings) throws -> any Subject {
        switch self {
        case .search: try SearchSubject(surroundings)
        case .open: try OpeningSubject(surroundings)
        case .batch: try BatchSubject(surroundings)
        case .raster: try RasterSubject(surroundings)
        case .png: try PNGSubject(surroundings)
        case .peers: try PeerSubject(surroundings)
        case .tool: try ToolSubject(surroundings)
        case .preview: try PreviewSubject(surroundings)
        case .instructions: try InstructionSubject(surroundings)
        }
    }
}

/// What subjects find outside the program.
struct Surroundings: Sendable {
    /// The compiled packs.
    let data: DataFolder
    /// The program `iconsmith`, an optimised build of the same sources.
    let tool: URL
    /// Programs that do the same as we, with their arguments.
    let peers: [[String]]
    /// Where results are kept, and what measuring them needs.
    let results: URL
    /// The folder `Benchmarks`.
    let sources: URL
    /// Whether little of everything is enough, since nobody reads the numbers.
    let isCheck: Bool
}
