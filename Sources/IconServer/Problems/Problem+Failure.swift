import GlyphCatalog
import ListStore

extension Problem {
    /// The problem of an error that is not the client's. What it says of files is for whoever runs the server.
    init(_ failure: any Error) {
        if failure is CatalogError {
            self.init(.catalogueUnavailable, "The glyphs cannot be read; the server's own output says why.")
        } else if case StoreError.diskFull = failure {
            self.init(.listsUnavailable, "The disk of the server is full; make room and try again.")
        } else if failure is StoreError {
            self.init(.listsUnavailable, "The lists cannot be used; the server's own output says why.")
        } else {
            self.init(.failure, "This should not have happened; the server's own output says what did.")
        }
    }
}
