package import Foundation
package import GlyphCatalog
package import ListStore

/// The server of a data folder: the API, icons, and the web app.
package struct LocalServer: Sendable {
    /// The port that it listens on.
    package let port: Int
    private let server: HTTPServer

    /// Starts to serve, on this machine only.
    ///
    /// - Parameters:
    ///   - data: where the catalogue of glyphs is, and the lists.
    ///   - app: the folder of the web app; nil when there is none.
    ///   - port: where to listen; 0 stands for any free port.
    ///   - limits: how much clients may ask.
    ///   - report: tells whoever runs the server what failed, one line; called on any thread.
    /// - Throws: `CatalogError` when there is no catalogue that can be read, `StoreError` when the lists cannot be opened,
    ///   `ServerError` for all else.
    package init(
        data: DataFolder, app: URL?, port: Int, limits: Limits = Limits(),
        report: @escaping @Sendable (String) -> Void
    ) throws {
        let catalogs = try CatalogPool(data)
        let app = try app.map { try AppFolder($0) }
        let store = try ListStore(folder: data.url)
        let sockets = try LoopbackSockets(port: port)
        let site = Site(
            SiteAddress(port: sockets.port), routes: LocalServer.routes(catalogs, store), app: app, report: report)
        self.port = sockets.port
        server = try HTTPServer(sockets, limits: limits, answer: site.job, refuse: site.refuse)
    }

    /// All routes but the app's.
    package static func routes(_ catalogs: CatalogPool, _ store: ListStore) -> [Route] {
        ListRoutes(store).routes + GlyphRoutes(catalogs).routes + SuggestionRoutes(catalogs).routes
            + IconRoutes(catalogs).routes + HealthRoutes(catalogs, store).routes
    }

    /// Lets answers that were begun go out and ends. To be called once.
    package func stop() {
        server.stop()
    }
}
