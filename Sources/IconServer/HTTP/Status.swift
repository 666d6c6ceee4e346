/// A status code of HTTP (RFC 9110, 15), as far as the server answers with it.
package enum Status: Int, Sendable {
    case ok = 200
    case created = 201
    case notModified = 304
    case permanentRedirect = 308
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case conflict = 409
    case preconditionFailed = 412
    case contentTooLarge = 413
    case targetTooLong = 414
    case unsupportedMediaType = 415
    case misdirectedRequest = 421
    case preconditionRequired = 428
    case headersTooLarge = 431
    case internalError = 500
    case unavailable = 503
}
