import IconServer
import Synchronization
import Testing

@Suite struct SiteTests {
    private struct Broken: Error, CustomStringConvertible {
        let description = "the disk said no"
    }

    private let reports = Reports()

    private final class Reports: Sendable {
        private let lines = Mutex<[String]>([])
        var all: [String] { lines.withLock { $0 } }
        func add(_ line: String) { lines.withLock { $0.append(line) } }
    }

    private var site: Site {
        Site(
            SiteAddress(port: 4266),
            routes: [
                Route(.get, "/things/{name}", lane: { $0.query == "long" ? .drawing : .quick }) {
                    Response(type: "text/plain", text: $0.capture("name")).tagged(EntityTag("1"))
                },
                Route(.put, "/things/{name}") { Response(type: "text/plain", text: "put " + $0.capture("name")) },
                Route(.get, "/things/fixed/{name}") { _ in Response(type: "text/plain", text: "fixed") },
                Route(.get, "/broken") { _ in throw Broken() },
            ], app: nil, report: reports.add)
    }

    private func ask(
        _ method: Method, _ target: String, _ headers: [(String, String)] = []
    ) throws -> Response {
        let host = headers.contains { $0.0 == "Host" } ? [] : [("Host", "localhost:4266")]
        let request = try Request(method, target: target, headers: Headers(host + headers))
        return site.job(for: request).run()
    }

    private func text(_ response: Response) -> String { String(decoding: response.body, as: UTF8.self) }

    @Test func aRouteIsFoundByItsMethodAndItsPath() throws {
        #expect(text(try ask(.get, "/things/a%20b?x")) == "a b")
        #expect(text(try ask(.put, "/things/a")) == "put a")
        #expect(text(try ask(.get, "/things/fixed/x")) == "fixed")
        for path in ["/things", "/things/", "/things/a/", "/things/a/b", "/Things/a", "/things//x"] {
            #expect(try ask(.get, path).status == .notFound, "\(path)")
        }
    }

    @Test func headIsAnsweredAsGet() throws {
        #expect(try ask(.head, "/things/a") == ask(.get, "/things/a"))
    }

    @Test func otherMethodsAreToldWhichThereAre() throws {
        let response = try ask(.delete, "/things/a")
        #expect(response.status == .methodNotAllowed)
        #expect(response.headers["allow"] == "GET, HEAD, PUT")
    }

    @Test func aRouteSaysWhereItIsAnswered() throws {
        for (target, lane) in [("/things/a", Lane.quick), ("/things/a?long", .drawing)] {
            let request = try Request(.get, target: target, headers: Headers([("Host", "localhost:4266")]))
            #expect(site.job(for: request).lane == lane)
        }
    }

    @Test(arguments: [
        [], [("Origin", "http://localhost:4266")], [("Sec-Fetch-Site", "same-origin")], [("Sec-Fetch-Site", "none")],
        [("Host", "127.0.0.1:4266"), ("Origin", "http://127.0.0.1:4266")],
        [("Host", "[::1]:4266"), ("Origin", "http://[::1]:4266"), ("Sec-Fetch-Site", "same-origin")],
    ])
    func ownPagesMayChangeThings(headers: [(String, String)]) throws {
        #expect(try ask(.put, "/things/a", headers).status == .ok)
    }

    @Test(arguments: [
        [("Origin", "http://evil.example")], [("Origin", "null")], [("Origin", "")],
        [("Origin", "https://localhost:4266")],
        [("Origin", "http://localhost")], [("Origin", "http://localhost:42660")], [("Origin", "http://127.0.0.1:4266")],
        [("Origin", "http://localhost:4266"), ("Origin", "http://evil.example")], [("Sec-Fetch-Site", "cross-site")],
        [("Sec-Fetch-Site", "same-site")], [("Sec-Fetch-Site", "")],
        [("Origin", "http://localhost:4266"), ("Sec-Fetch-Site", "cross-site")],
    ])
    func pagesOfOthersMayNot(headers: [(String, String)]) throws {
        let response = try ask(.put, "/things/a", headers)
        #expect(response.status == .forbidden)
        #expect(text(response).contains("/problems/foreign-origin"))
        // A link from elsewhere may lead here.
        #expect(try ask(.get, "/things/a", headers).status == .ok)
    }

    @Test func whatTheClientHasIsNotSentAgain() throws {
        let response = try ask(.get, "/things/a", [("If-None-Match", #""0", "1""#)])
        #expect(response.status == .notModified)
        #expect(response.headers["etag"] == #""1""#)
        #expect(
            try ask(.get, "/things/a", [("If-None-Match", #""0""#), ("If-None-Match", #""1""#)]).status == .notModified)
        #expect(try ask(.get, "/things/a", [("If-None-Match", #""2""#)]).status == .ok)
    }

    @Test func aFailureIsToldToWhoeverRunsTheServerAlone() throws {
        let response = try ask(.get, "/broken")
        #expect(response.status == .internalError)
        #expect(response.headers["content-type"] == "application/problem+json")
        #expect(!text(response).contains("disk"))
        #expect(reports.all == ["GET /broken: the disk said no"])
    }

    @Test func everyRefusalIsAProblemWithItsNumbers() {
        for (refusal, status) in [
            (Refusal.targetTooLong(limit: 77), Status.targetTooLong), (.headersTooLarge(limit: 77), .headersTooLarge),
            (.bodyTooLarge(limit: 77), .contentTooLarge),
        ] {
            let response = site.refuse(refusal)
            #expect(response.status == status)
            #expect(text(response).contains(#""limit":77"#))
            #expect(response.headers["content-security-policy"] != nil)
        }
        let busy = site.refuse(.busy)
        #expect(busy.headers["retry-after"] == "1")
        // Whatever it is that too many ask for.
        #expect(!text(busy).contains("icons"))
    }

    @Test func kindsOfProblemsHaveTitlesOfTheirOwn() {
        #expect(Set(Problem.Kind.allCases.map(\.title)).count == Problem.Kind.allCases.count)
    }
}
