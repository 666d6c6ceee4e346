/// One thing that the server answers to.
package struct Route: Sendable {
    /// The method; GET stands for HEAD too.
    package let method: Method
    /// The paths.
    package let pattern: PathPattern
    /// Where a request is to be answered.
    package let lane: @Sendable (Request) -> Lane
    /// Makes the answer. A `Problem` is told to the client, any other error to whoever runs the server.
    package let respond: @Sendable (Request) throws -> Response

    /// A route.
    package init(
        _ method: Method, _ pattern: String, lane: @escaping @Sendable (Request) -> Lane = { _ in .quick },
        respond: @escaping @Sendable (Request) throws -> Response
    ) {
        self.method = method
        self.pattern = PathPattern(pattern)
        self.lane = lane
        self.respond = respond
    }
}

/// All that the server answers to. Of two routes that match, the first counts.
package struct RouteTable: Sendable {
    private let routes: [Route]

    /// A table of routes.
    package init(_ routes: [Route]) {
        self.routes = routes
    }

    /// The route of a request, and the request with its captures; nil when no route has its path.
    ///
    /// - Throws: the problem that routes have the path, but not the method.
    func match(_ request: Request) throws(Problem) -> (route: Route, request: Request)? {
        let wanted = request.method == .head ? .get : request.method
        var others: [Method] = []
        for route in routes {
            guard let captures = route.pattern.captures(of: request.path) else { continue }
            guard route.method == wanted else {
                others.append(route.method)
                continue
            }
            var request = request
            request.captures = captures
            return (route, request)
        }
        if others.isEmpty { return nil }
        throw Problem(notAllowed: request.method, but: others)
    }
}

extension Problem {
    /// The problem that a path has other methods than the one asked for.
    init(notAllowed method: Method, but others: [Method]) {
        let allowed = others.flatMap { $0 == .get ? [.get, .head] : [$0] }.map(\.rawValue).joined(separator: ", ")
        self.init(.methodNotAllowed, "Use one of \(allowed) here.")
        headers.set("allow", allowed)
    }
}
