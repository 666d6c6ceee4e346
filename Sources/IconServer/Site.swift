/// All that the server answers, as a function from requests to answers.
///
/// A request is checked from the outside in: whether it means this server, whether there is something at its path, whether it
/// may change something; then its route makes the answer, which at last gets what all answers have.
package struct Site: Sendable {
    private let address: SiteAddress
    private let routes: RouteTable
    private let app: AppFolder?
    /// Tells whoever runs the server what failed, one line.
    private let report: @Sendable (String) -> Void

    /// A site of its parts.
    package init(
        _ address: SiteAddress, routes: [Route], app: AppFolder?, report: @escaping @Sendable (String) -> Void
    ) {
        self.address = address
        self.routes = RouteTable(routes)
        self.app = app
        self.report = report
    }

    /// The work for a request.
    package func job(for request: Request) -> Job {
        do throws(Problem) {
            try address.checkHost(request)
            let (route, request) = try route(of: request)
            try address.checkOrigin(request)
            return Job(route.lane(request)) { finished(response(route, request), for: request) }
        } catch {
            let response = finished(error.response, for: request)
            return Job { response }
        }
    }

    /// The answer to a request that was not taken in.
    package func refuse(_ refusal: Refusal) -> Response {
        SecurityHeaders.added(to: Problem(refusal).response)
    }

    private func route(of request: Request) throws(Problem) -> (route: Route, request: Request) {
        if let match = try routes.match(request) { return match }
        // What begins so is no address of the app.
        guard request.path.parts.first != "api" else {
            throw Problem(.notFound, "Nothing of the API has this path.")
        }
        guard request.method == .get || request.method == .head else {
            throw Problem(notAllowed: request.method, but: [.get])
        }
        return (Route(.get, "", respond: app?.respond ?? MissingAppPage.respond), request)
    }

    private func response(_ route: Route, _ request: Request) -> Response {
        do {
            return try route.respond(request)
        } catch let problem as Problem {
            return problem.response
        } catch {
            report("\(request.method.rawValue) /\(request.path.parts.joined(separator: "/")): \(error)")
            return Problem(error).response
        }
    }

    /// The answer with what all have; to a client that has the body already, only that nothing has changed.
    private func finished(_ response: Response, for request: Request) -> Response {
        var response = response
        if response.headers["cache-control"] == nil { response.headers.add("cache-control", "no-cache") }
        if response.status == .ok, request.method == .get || request.method == .head,
            let tag = response.headers["etag"].map({ EntityTag(String($0.dropFirst().dropLast())) }),
            let known = request.headers.list("if-none-match"), tag.isNamed(in: known, isWeak: true)
        {
            // The body stays, for its length: it is not sent with this status, as with HEAD.
            response.status = .notModified
        }
        return SecurityHeaders.added(to: response, isWorker: request.path.parts.last == "service-worker.js")
    }
}
