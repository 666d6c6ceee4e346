import Foundation
package import GlyphCatalog
import Synchronization

/// Open catalogues for as many threads as ask at a time, each for one of them. A catalogue that was compiled anew is taken
/// from the next request on.
package final class CatalogPool: Sendable {
    private let folder: DataFolder
    private let idle = Mutex<[Opened]>([])

    /// A shelf in the pool. Taking it out is the only way to it, so one thread has it at a time.
    private struct Opened: @unchecked Sendable {
        let shelf: GlyphShelf
        let file: FileIdentity?
    }

    /// The catalogue of a data folder.
    ///
    /// - Throws: `CatalogError`, when there is none or it cannot be read.
    package init(_ folder: DataFolder) throws {
        self.folder = folder
        idle.withLock { [opened = try open()] in $0.append(opened) }
    }

    /// Runs `body` with an open catalogue that no other thread has.
    package func use<Result>(_ body: (GlyphShelf) throws -> Result) throws -> Result {
        let opened = try take()
        defer { idle.withLock { $0.append(opened) } }
        return try body(opened.shelf)
    }

    private func take() throws -> Opened {
        let file = FileIdentity(folder.catalog.path)
        let found = idle.withLock { idle in
            // A catalogue may be deleted at any time; those that are open go on.
            if let file { idle.removeAll { $0.file != file } }
            return idle.popLast()
        }
        return try found ?? open()
    }

    private func open() throws -> Opened {
        let file = FileIdentity(folder.catalog.path)
        return Opened(shelf: GlyphShelf(try Catalog(folder)), file: file)
    }
}
