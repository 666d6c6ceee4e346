import Foundation
import GlyphCatalog
import IconCore
import IconKit

/// Icons as pictures, and the colours to choose from.
package struct IconRoutes: Sendable {
    private let catalogs: CatalogPool

    /// The sizes that icons are drawn in, in pixels.
    private static let sizes = 1...1_024
    private static let standardSize = 512
    /// Up to this size, drawing costs less than a hop to another thread and back.
    private static let largestQuickSize = 256

    /// The routes to icons with the glyphs of these catalogues.
    package init(_ catalogs: CatalogPool) {
        self.catalogs = catalogs
    }

    /// The routes.
    package var routes: [Route] {
        [
            Route(.get, "/icon.png", lane: lane, respond: icon),
            Route(.get, "/api/v1/palettes", respond: palettes),
        ]
    }

    // MARK: Icons

    /// What an icon's address asks for: `colors=…&glyph=…&size=180`, a recipe's text with a size in it.
    private struct IconRequest {
        /// The recipe's text as it was sent.
        let text: String
        let size: Int
        /// How the size was given, with the sign before it; empty where it was not.
        let sizeText: String

        init(_ request: Request) throws(Problem) {
            let pairs = request.query.split(separator: "&", omittingEmptySubsequences: false)
            let sizes = pairs.filter { $0.hasPrefix("size=") || $0 == "size" }
            guard sizes.count < 2 else { throw Problem(.parameter, "Give size once.", field: "size") }
            let given = try Parameters(Request(path: request.path, query: sizes.joined()), ["size"])
            size = try given.integer("size", in: IconRoutes.sizes) ?? IconRoutes.standardSize
            sizeText = sizes.isEmpty ? "" : "&size=\(size)"
            text = pairs.filter { !sizes.contains($0) }.joined(separator: "&")
        }
    }

    private func lane(_ request: Request) -> Lane {
        // What is wrong with the request is said by the route itself.
        guard let request = try? IconRequest(request) else { return .quick }
        return request.size > IconRoutes.largestQuickSize ? .drawing : .quick
    }

    private func icon(_ request: Request) throws -> Response {
        let wanted = try IconRequest(request)
        let icon = try icon(wanted.text)
        let recipe = icon.recipe.description
        var response: Response
        if recipe == wanted.text {
            let png = [UInt8](try icon.png(size: wanted.size))
            response = Response(type: "image/png", body: png).tagged(EntityTag(of: png))
        } else {
            // Each icon has one address, so that caches keep it once.
            response = Response(.permanentRedirect)
            response.headers.set("location", "/icon.png?\(recipe)\(wanted.sizeText)")
        }
        response.headers.set("cache-control", "public, max-age=86400")
        // Icons may be shown anywhere.
        response.headers.set("access-control-allow-origin", "*")
        response.headers.set("cross-origin-resource-policy", "cross-origin")
        return response
    }

    /// The icon of a recipe's text, with the glyph as the catalogue names it.
    private func icon(_ text: String) throws -> Icon {
        let recipe: Recipe
        do throws(IconError) {
            recipe = try Recipe(text)
        } catch {
            throw Problem(.recipe, Problem.sentence("\(error)"), field: error.recipeKey)
        }
        guard let reference = recipe.glyph else { return try Icon(recipe, glyph: nil) }
        guard let path = GlyphPath(reference.description) else {
            throw Problem(unknown: GlyphPath(pack: "", name: reference.description))
        }
        let glyph = try catalogs.use { shelf in
            do {
                return try shelf.glyph(path)
            } catch CatalogError.unknownPack {
                return nil
            }
        }
        guard let glyph else { throw Problem(unknown: path) }
        var draft = recipe.draft
        draft.glyph = glyph.name
        return try Icon(try Recipe(draft), glyph: glyph)
    }

    // MARK: Palettes

    private struct PaletteList: Encodable {
        let palettes: [Palette]

        struct Palette: Encodable {
            let id: String
            let colors: [Pair]
        }

        struct Pair: Encodable {
            let name: String
            let colors: [String]
        }
    }

    private func palettes(_ request: Request) throws -> Response {
        _ = try Parameters(request, [])
        return Response(
            json: PaletteList(
                palettes: Palette.all.map { palette in
                    PaletteList.Palette(
                        id: palette.name.description,
                        colors: palette.pairs.map { pair in
                            PaletteList.Pair(name: pair.title, colors: pair.hexDigits)
                        })
                }))
    }
}

extension IconError {
    /// The key of the recipe that is wrong, where one is.
    fileprivate var recipeKey: String? {
        guard case .recipe(_, let error) = self else { return nil }
        return switch error {
        case .value(let key, _, _), .repeatedKey(let key, _): key.name.description
        case .colorsMissing: "colors"
        case .tooLong, .pairExpected, .unknownKey: nil
        }
    }
}
