import Foundation
import GlyphCatalog
import IconKit

/// Glyphs in the API: search and browse, groups, and the outlines of one.
package struct GlyphRoutes: Sendable {
    private let catalogs: CatalogPool

    /// How many glyphs one answer may have.
    private static let limits = 1...200
    /// How far from the first glyph an answer may begin.
    private static let offsets = 0...100_000

    /// The routes to the glyphs of these catalogues.
    package init(_ catalogs: CatalogPool) {
        self.catalogs = catalogs
    }

    /// The routes.
    package var routes: [Route] {
        [
            Route(.get, "/api/v1/glyphs", respond: search),
            Route(.get, "/api/v1/glyphs/groups", respond: groups),
            Route(.get, "/api/v1/glyphs/{pack}/{name}", respond: outlines),
        ]
    }

    // MARK: Search and browse

    private struct GlyphPage: Encodable {
        let results: [FoundGlyph]
        let next: Int?

        private enum CodingKeys: CodingKey {
            case results, next
        }

        /// `next` is there also where it is null.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(results, forKey: .results)
            try container.encode(next, forKey: .next)
        }
    }

    private struct FoundGlyph: Encodable {
        let glyph: String
        /// What people call it, where that is not in the name.
        let title: String?
        let variants: [String]
        let data: String

        init(_ glyph: CatalogGlyph, title: String?, variants: [GlyphPath] = []) {
            self.glyph = glyph.path.description
            self.title = title
            self.variants = variants.map(\.description)
            data = String(decoding: glyph.data, as: UTF8.self)
        }
    }

    private func search(_ request: Request) throws -> Response {
        let parameters = try Parameters(request, ["q", "lang", "group", "limit", "offset"])
        let limit = try parameters.integer("limit", in: GlyphRoutes.limits) ?? 60
        let offset = try parameters.integer("offset", in: GlyphRoutes.offsets) ?? 0
        let group: GlyphGroup? = try parameters.choice("group")
        let languages = try parameters.languages()
        // One more than asked for tells whether there are more.
        var found = try catalogs.use { shelf in
            func found(_ glyph: CatalogGlyph, variants: [GlyphPath] = []) throws -> FoundGlyph {
                FoundGlyph(glyph, title: try shelf.catalog.title(of: glyph, languages[0]), variants: variants)
            }
            guard let words = parameters["q"] else {
                return try shelf.catalog.glyphs(group: group, offset: offset, limit: limit + 1).map { try found($0) }
            }
            let results = try shelf.catalog.search(
                words, languages: languages, group: group, limit: offset + limit + 1)
            return try results.dropFirst(offset).compactMap { result in
                try shelf.catalog.glyph(pack: result.glyph.pack, name: result.glyph.name).map {
                    try found($0, variants: result.variants)
                }
            }
        }
        let hasMore = found.count > limit
        if hasMore { found.removeLast() }
        return Response(json: GlyphPage(results: found, next: hasMore ? offset + limit : nil))
    }

    // MARK: Groups

    private struct GroupList: Encodable {
        let groups: [Group]

        struct Group: Encodable {
            let id: String
            let title: String
            let count: Int
            let glyph: String
            let data: String
        }
    }

    private func groups(_ request: Request) throws -> Response {
        let language = try Parameters(request, ["lang"]).languages()[0]
        return try catalogs.use { shelf in
            let groups = try shelf.catalog.groups().compactMap { group, count -> GroupList.Group? in
                let face = group.face
                guard
                    let glyph = try shelf.catalog.glyph(pack: face.pack, name: face.name)
                        ?? shelf.catalog.glyphs(group: group, offset: 0, limit: 1).first
                else { return nil }
                return GroupList.Group(
                    id: group.rawValue, title: group.title(language), count: count, glyph: glyph.path.description,
                    data: String(decoding: glyph.data, as: UTF8.self))
            }
            return Response(json: GroupList(groups: groups))
        }
    }

    // MARK: One glyph

    private func outlines(_ request: Request) throws -> Response {
        _ = try Parameters(request, [])
        let path = GlyphPath(pack: request.capture("pack"), name: request.capture("name"))
        guard let glyph = try catalogs.use({ try $0.catalog.found(path) }) else { throw Problem(unknown: path) }
        return Response(type: "text/plain; charset=utf-8", body: glyph.data).tagged(EntityTag(digest: glyph.digest))
    }
}

extension Catalog {
    /// The glyph of exactly this name, or nil when there is none, be it that there is no such pack.
    fileprivate func found(_ path: GlyphPath) throws(CatalogError) -> CatalogGlyph? {
        do throws(CatalogError) {
            return try glyph(pack: path.pack, name: path.name)
        } catch {
            if case .unknownPack = error { return nil }
            throw error
        }
    }
}

extension Problem {
    /// The problem that the catalogue has no glyph of this name.
    init(unknown path: GlyphPath) {
        self.init(
            .glyphUnknown, "There is no glyph \(quoted(path.description)); look for one with /api/v1/glyphs?q=WORDS.",
            field: "glyph")
    }
}
