import GlyphCatalog

/// Whether the server is well.
package struct HealthRoutes: Sendable {
    private let catalogs: CatalogPool

    /// The routes for the health of a server with these catalogues.
    package init(_ catalogs: CatalogPool) {
        self.catalogs = catalogs
    }

    /// The routes.
    package var routes: [Route] {
        [Route(.get, "/healthz", respond: health)]
    }

    private struct Health: Encodable {
        let status: String
        let glyphs: Int
    }

    private func health(_ request: Request) throws -> Response {
        let glyphs = try catalogs.use { try $0.catalog.packs().reduce(0) { $0 + $1.glyphCount } }
        return Response(json: Health(status: "ok", glyphs: glyphs)).with("cache-control", "no-store")
    }
}
