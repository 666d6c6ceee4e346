/// A request, whole.
package struct Request: Sendable {
    package var method: Method
    package var path: RequestPath
    /// What stands behind the `?`, as it was sent; empty where there is nothing.
    package var query: String
    package var headers: Headers
    package var body: [UInt8]
    /// What the parts of the path are that the route names. The route table sets them.
    package var captures: [String: String] = [:]
    /// When it came.
    package let arrival = ContinuousClock.now

    /// A request of its parts.
    package init(
        method: Method = .get, path: RequestPath, query: String = "", headers: Headers = Headers(), body: [UInt8] = []
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
    }

    /// A request for a target, which is a path, perhaps followed by `?` and a query (RFC 9112, 3.2.1).
    package init(
        _ method: Method, target: String, headers: Headers = Headers(), body: [UInt8] = []
    ) throws(MalformedTarget) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        self.init(
            method: method, path: try RequestPath(parts[0]), query: parts.count > 1 ? String(parts[1]) : "",
            headers: headers, body: body)
    }

    /// What a part of the path is that the route names.
    ///
    /// - Precondition: the route that matched names it.
    package func capture(_ name: String) -> String {
        guard let part = captures[name] else { preconditionFailure("the route does not name {\(name)}") }
        return part
    }
}

/// Why a request was not taken in whole.
package enum Refusal: Error, Equatable, Sendable {
    /// Its target cannot be read.
    case malformedTarget(MalformedTarget)
    /// Its target is longer than this many bytes.
    case targetTooLong(limit: Int)
    /// Its header fields have more than this many bytes.
    case headersTooLarge(limit: Int)
    /// Its body has more than this many bytes.
    case bodyTooLarge(limit: Int)
    /// Too much other work that takes long is waiting.
    case busy
    /// The server is about to stop.
    case stopping
}
