import GlyphCatalog
package import ListStore

/// Whether the server is well.
package struct HealthRoutes: Sendable {
    /// How long another program may keep the lists from being read before they count as locked. One that writes does not.
    private static let patience = Duration.seconds(1)

    private let catalogs: CatalogPool
    private let store: ListStore

    /// The routes for the health of a server with these catalogues and lists.
    package init(_ catalogs: CatalogPool, _ store: ListStore) {
        self.catalogs = catalogs
        self.store = store
    }

    /// The routes.
    package var routes: [Route] {
        [Route(.get, "/healthz", lane: { _ in .checking }, respond: health)]
    }

    private struct Health: Encodable {
        let status: String
        let lists: Int
        let glyphs: Int
    }

    private func health(_ request: Request) throws -> Response {
        let glyphs = try catalogs.use { try $0.catalog.packs().reduce(0) { $0 + $1.glyphCount } }
        let lists = try tellingProblems {
            try store.waiting(until: request.arrival + HealthRoutes.patience).count()
        }
        return Response(json: Health(status: "ok", lists: lists, glyphs: glyphs)).with("cache-control", "no-store")
    }
}
