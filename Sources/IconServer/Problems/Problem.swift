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
    /// What the thing is now that was to be changed otherwise, where that is the problem.
    package var current: (any Encodable & Sendable)?
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
        var response = Response(
            kind.status, type: "application/problem+json", body: JSON.bytes(Document(problem: self)))
        for field in headers.fields { response.headers.set(field.name, field.value) }
        return response.with("cache-control", "no-store")
    }

    /// A problem as JSON. What does not apply is left out.
    private struct Document: Encodable {
        let problem: Problem

        private enum CodingKeys: CodingKey {
            case type, title, status, detail, field, limit, current
        }

        func encode(to encoder: any Encoder) throws {
            var members = encoder.container(keyedBy: CodingKeys.self)
            try members.encode("/problems/\(problem.kind.rawValue)", forKey: .type)
            try members.encode(problem.kind.title, forKey: .title)
            try members.encode(problem.kind.status.rawValue, forKey: .status)
            try members.encode(problem.detail, forKey: .detail)
            try members.encodeIfPresent(problem.field, forKey: .field)
            try members.encodeIfPresent(problem.limit, forKey: .limit)
            if let current = problem.current { try current.encode(to: members.superEncoder(forKey: .current)) }
        }
    }
}

extension Problem {
    /// What is wrong; the raw value is its name in the API.
    package enum Kind: String, CaseIterable, Sendable {
        case malformedTarget = "malformed-target"
        case parameter
        case recipe
        case body
        case listContent = "list-content"
        case listID = "list-id"
        case precondition
        case foreignOrigin = "foreign-origin"
        case notFound = "not-found"
        case glyphUnknown = "glyph-unknown"
        case listUnknown = "list-unknown"
        case methodNotAllowed = "method-not-allowed"
        case inTrash = "in-trash"
        case notInTrash = "not-in-trash"
        case parentUnusable = "parent-unusable"
        case tooManyLists = "too-many-lists"
        case changedMeanwhile = "changed-meanwhile"
        case idTaken = "id-taken"
        case bodyTooLarge = "body-too-large"
        case targetTooLong = "target-too-long"
        case notJSON = "not-json"
        case wrongHost = "wrong-host"
        case preconditionMissing = "precondition-missing"
        case headersTooLarge = "headers-too-large"
        case failure
        case catalogueUnavailable = "catalogue-unavailable"
        case listsUnavailable = "lists-unavailable"
        case busy
        case stopping

        /// The status of the answer.
        package var status: Status {
            switch self {
            case .malformedTarget, .parameter, .recipe, .body, .listContent, .listID, .precondition: .badRequest
            case .foreignOrigin: .forbidden
            case .notFound, .glyphUnknown, .listUnknown: .notFound
            case .methodNotAllowed: .methodNotAllowed
            case .inTrash, .notInTrash, .parentUnusable, .tooManyLists: .conflict
            case .changedMeanwhile, .idTaken: .preconditionFailed
            case .bodyTooLarge: .contentTooLarge
            case .targetTooLong: .targetTooLong
            case .notJSON: .unsupportedMediaType
            case .wrongHost: .misdirectedRequest
            case .preconditionMissing: .preconditionRequired
            case .headersTooLarge: .headersTooLarge
            case .failure: .internalError
            case .catalogueUnavailable, .listsUnavailable, .busy, .stopping: .unavailable
            }
        }

        /// What all problems of the kind have in common, in a few words.
        package var title: String {
            switch self {
            case .malformedTarget: "The address cannot be read"
            case .parameter: "A parameter is wrong"
            case .recipe: "This is not a recipe"
            case .body: "The body cannot be read"
            case .listContent: "A list cannot be like this"
            case .listID: "This is no id of a list"
            case .precondition: "A condition cannot be read"
            case .foreignOrigin: "Another site may not do this"
            case .notFound: "There is nothing here"
            case .glyphUnknown: "There is no such glyph"
            case .listUnknown: "There is no such list"
            case .methodNotAllowed: "This cannot be done here"
            case .inTrash: "The list is in the trash"
            case .notInTrash: "The list is not in the trash"
            case .parentUnusable: "The list cannot be put there"
            case .tooManyLists: "There are too many lists"
            case .changedMeanwhile: "The list was changed meanwhile"
            case .idTaken: "Another list has this id"
            case .bodyTooLarge: "The body is too large"
            case .targetTooLong: "The address is too long"
            case .notJSON: "This is not JSON"
            case .preconditionMissing: "A condition is missing"
            case .wrongHost: "This is another host"
            case .headersTooLarge: "The header fields are too large"
            case .failure: "Something failed on the server"
            case .catalogueUnavailable: "The glyphs cannot be read"
            case .listsUnavailable: "The lists cannot be used"
            case .busy: "The server is busy"
            case .stopping: "The server is stopping"
            }
        }
    }
}
