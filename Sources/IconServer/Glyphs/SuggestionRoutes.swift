import GlyphCatalog
import IconCore
import IconKit

/// Icons for names that nobody has chosen one for.
package struct SuggestionRoutes: Sendable {
    private let catalogs: CatalogPool

    /// The routes to what these catalogues suggest.
    package init(_ catalogs: CatalogPool) {
        self.catalogs = catalogs
    }

    /// The routes.
    package var routes: [Route] {
        [Route(.get, "/api/v1/suggest", respond: suggest)]
    }

    private struct SuggestedIcon: Encodable {
        let glyph: String
        let colors: [String]
        let recipe: String
        let data: String
    }

    private func suggest(_ request: Request) throws -> Response {
        let parameters = try Parameters(request, ["name", "lang"])
        let languages = try parameters.languages()
        let suggestion = try catalogs.use {
            try $0.catalog.suggestion(for: parameters["name"] ?? "", languages: languages)
        }
        return Response(
            json: SuggestedIcon(
                glyph: suggestion.glyph.path.description, colors: suggestion.colors.hexDigits,
                recipe: try Recipe(suggestion.draft).description,
                data: String(decoding: suggestion.glyph.data, as: UTF8.self)))
    }
}

extension NamedColors {
    /// Both colours as recipes write them: `4eacf3`.
    var hexDigits: [String] { [first, second].map { String($0.description.dropFirst()) } }
}
