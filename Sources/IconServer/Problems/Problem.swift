import Foundation

/// Why a request is not answered as it asks: an error of the API, written as a problem document (RFC 9457).
package struct Problem: Error, Sendable {
    /// What is wrong.
    package let kind: Kind
    /// What was found and what to do, one sentence.
    package let detail: String
    /// The field or parameter that is wrong, where there is one.
    package let field: String?
    /// The greatest allowed number or length, where that was passed.
    package let limit: Int?
    /// Header fields that the answer must have.
    package var headers = Headers()

    /// A problem of this kind.
    package init(_ kind: Kind, _ detail: String, field: String? = nil, limit: Int? = nil) {
        self.kind = kind
        self.detail = detail
        self.field = field
        self.limit = limit
    }

    /// The answer that tells it.
    package var response: Response {
        let document = Document(
            type: "/problems/\(kind.rawValue)", title: kind.title, status: kind.status.rawValue, detail: detail,
            field: field, limit: limit)
        var response = Response(kind.status, type: "application/problem+json", body: JSON.bytes(document))
        for field in headers.fields { response.headers.set(field.name, field.value) }
        return response.with("cache-control", "no-store")
    }

    private struct Document: Encodable {
        let type: String
        let title: String
        let status: Int
        let detail: String
        let field: String?
        let limit: Int?
    }
}

extension Problem {
    /// What is wrong; the raw value is its name in the API.
    package enum Kind: String, CaseIterable, Sendable {
        case malformedTarget = "malformed-target"
        case parameter
        case recipe
        case foreignOrigin = "foreign-origin"
        case notFound = "not-found"
        case glyphUnknown = "glyph-unknown"
        case methodNotAllowed = "method-not-allowed"
        case bodyTooLarge = "body-too-large"
        case targetTooLong = "target-too-long"
        case wrongHost = "wrong-host"
        case headersTooLarge = "headers-too-large"
        case failure
        case catalogueUnavailable = "catalogue-unavailable"
        case busy
        case stopping

        /// The status of the answer.
        package var status: Status {
            switch self {
            case .malformedTarget, .parameter, .recipe: .badRequest
            case .foreignOrigin: .forbidden
            case .notFound, .glyphUnknown: .notFound
            case .methodNotAllowed: .methodNotAllowed
            case .bodyTooLarge: .contentTooLarge
            case .targetTooLong: .targetTooLong
            case .wrongHost: .misdirectedRequest
            case .headersTooLarge: .headersTooLarge
            case .failure: .internalError
            case .catalogueUnavailable, .busy, .stopping: .unavailable
            }
        }

        /// What all problems of the kind have in common, in a few words.
        package var title: String {
            switch self {
            case .malformedTarget: "The address cannot be read"
            case .parameter: "A parameter is wrong"
            case .recipe: "This is not a recipe"
            case .foreignOrigin: "Another site may not do this"
            case .notFound: "There is nothing here"
            case .glyphUnknown: "There is no such glyph"
            case .methodNotAllowed: "This cannot be done here"
            case .bodyTooLarge: "The body is too large"
            case .targetTooLong: "The address is too long"
            case .wrongHost: "This is another host"
            case .headersTooLarge: "The header fields are too large"
            case .failure: "Something failed on the server"
            case .catalogueUnavailable: "The glyphs cannot be read"
            case .busy: "The server is busy"
            case .stopping: "The server is stopping"
            }
        }
    }
}
