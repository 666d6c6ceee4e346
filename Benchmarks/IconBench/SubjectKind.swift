import Foundation
import GlyphCatalog

/// The subjects, by the names that `--only` takes.
enum SubjectKind: String, CaseIterable, Sendable {
    case search
    case open
    case batch
    case raster
    case png

    /// The subject, made ready.
    func subject(_ surroundings: Surroundings) throws -> any Subject {
        switch self {
        case .search: try SearchSubject(surroundings)
        case .open: try OpeningSubject(surroundings)
        case .batch: try BatchSubject(surroundings)
        case .raster: try RasterSubject(surroundings)
        case .png: try PNGSubject(surroundings)
        }
    }
}

/// What subjects find outside the program.
struct Surroundings: Sendable {
    /// The compiled packs.
    let data: DataFolder
    /// The program `iconsmith`, an optimised build of the same sources.
    let tool: URL
    /// Whether little of everything is enough, since nobody reads the numbers.
    let isCheck: Bool
}
