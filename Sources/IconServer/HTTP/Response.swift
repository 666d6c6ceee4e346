import IconCore

/// An answer, whole.
package struct Response: Equatable, Sendable {
    package var status: Status
    package var headers: Headers
    package var body: [UInt8]

    /// An answer of its parts.
    package init(_ status: Status = .ok, headers: Headers = Headers(), body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// An answer with a body of this type.
    package init(_ status: Status = .ok, type: String, body: [UInt8]) {
        self.init(status, headers: Headers([("content-type", type)]), body: body)
    }

    /// Plain text or a page.
    package init(_ status: Status = .ok, type: String, text: String) {
        self.init(status, type: type, body: Array(text.utf8))
    }

    /// The same with a header field in the place of others of its name.
    package func with(_ name: String, _ value: String) -> Response {
        var response = self
        response.headers.set(name, value)
        return response
    }

    /// The same with a tag that names its body.
    package func tagged(_ tag: EntityTag) -> Response {
        with("etag", tag.description)
    }
}

/// Names one state of a resource: an entity tag (RFC 9110, 8.8.3), always a strong one.
package struct EntityTag: Equatable, Sendable, CustomStringConvertible {
    /// What stands between the quotes.
    package let value: String

    /// The tag with this value, which holds neither quotes nor control characters.
    package init(_ value: String) {
        self.value = value
    }

    /// The tag for bytes with this SHA-256.
    package init(digest: [UInt8]) {
        self.init(digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined())
    }

    /// The tag for these bytes: their SHA-256.
    package init(of bytes: [UInt8]) {
        self.init(digest: SHA256.hash(bytes))
    }

    /// As it is written in a header.
    package var description: String { "\"\(value)\"" }

    /// Whether a list of tags, as `If-None-Match` and `If-Match` have it, names this one or is `*`.
    ///
    /// - Parameter isWeak: whether a weak tag of the same value will do, as it does for `If-None-Match`.
    package func isNamed(in list: String, isWeak: Bool) -> Bool {
        if list == "*" { return true }
        var rest = list[...]
        // What stands before a quote is white space, a comma, or the W/ of a weak tag.
        while let start = rest.firstIndex(of: "\"") {
            let prefix = rest[..<start]
            rest = rest[rest.index(after: start)...]
            guard let end = rest.firstIndex(of: "\"") else { return false }
            if rest[..<end] == value, isWeak || !prefix.hasSuffix("W/") { return true }
            rest = rest[rest.index(after: end)...]
        }
        return false
    }
}
