import IconServer
import Testing

@Suite struct RequestPathTests {
    @Test(arguments: [
        ("/", []), ("/a", ["a"]), ("/a/", ["a", ""]), ("//", ["", ""]), ("/a//b", ["a", "", "b"]),
        ("/a%20b/%E8%B3%BC", ["a b", "購"]), ("/%2e%2e%2e", ["..."]), ("/a+b", ["a+b"]),
    ])
    func partsAreDecoded(text: String, parts: [String]) throws {
        #expect(try RequestPath(text).parts == parts)
    }

    @Test(arguments: [
        "", "a", "*", "http://localhost/", "/..", "/../x", "/a/../b", "/%2e%2e/x", "/.%2E", "/.", "/a/./b", "/%", "/%2",
        "/%zz",
        "/%ff", "/%C0%AE%C0%AE/", "/a%2fb", "/a%2F..%2Fb", "/a%5Cb", "/a\\b", "/%00", "/index.html%00.png", "/a%0d%0ab",
        "/%7f",
        "/\u{1}",
    ])
    func whatCouldMeanAnotherPathIsRefused(text: String) {
        #expect(throws: MalformedTarget.self) { try RequestPath(text) }
    }

    @Test func aQueryIsKeptAsItWasSent() throws {
        let request = try Request(.get, target: "/a%20b?c=%20&d?e")
        #expect(request.path.parts == ["a b"])
        #expect(request.query == "c=%20&d?e")
        #expect(try Request(.get, target: "/a").query.isEmpty)
    }
}
