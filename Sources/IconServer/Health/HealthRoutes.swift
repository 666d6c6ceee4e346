import GlyphCatalog
package import ListStore

/// Whether the server is well.
package struct HealthRoutes: Sendable {
    private let catalogs: CatalogPool
    private let store: ListStore

    /// The routes for the health of a server with these catalogues and lists.
    package init(_ catalogs: CatalogPool, _ store: ListStore) {
        self.catalogs = catalogs
        self.store = store
    }

    /// The routes.
    package var routes: [Route] {
        [Route(.get, "/healthz", lane: { _ in .storing }, respond: health)]
    }

    private struct Health: Encodable {
        let status: String
        let lists: Int
        let glyphs: Int
    }

    private func health(_ request: Request) throws -> Response {
        let glyphs = try catalogs.use { try $0.catalog.packs().reduce(0) { $0 + $1.glyphCount } }
        return Response(json: Health(status: "ok", lists: try store.count(), glyphs: glyphs)).with(
            "cache-control", "no-store")
    }
}
