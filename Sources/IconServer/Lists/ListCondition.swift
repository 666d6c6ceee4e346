import IconKit

/// What somebody who changes a list takes it to be.
enum ListCondition: Equatable, Sendable {
    /// It is not there yet.
    case isNew
    /// It is there, whatever its version.
    case exists
    /// It has one of these versions; at least one.
    case hasVersion([Int])

    /// Reads the condition of a request: `If-None-Match: *`, or `If-Match` with `"3"`, with several of these, or with `*`
    /// (RFC 9110, 13.1).
    ///
    /// - Parameter mayBeNew: whether the request could make a list.
    init(_ request: Request, mayBeNew: Bool) throws(Problem) {
        let new = request.headers.list("if-none-match")
        let version = request.headers.list("if-match")
        switch (new, version) {
        case ("*", nil) where mayBeNew:
            self = .isNew
        case (nil, "*"?):
            self = .exists
        case (nil, let tags?):
            self = .hasVersion(try ListCondition.versions(tags))
        case (nil, nil):
            throw Problem(
                .preconditionMissing,
                mayBeNew
                    ? "Say what the list is now: If-None-Match: * for a new one, or If-Match with its ETag for a change."
                    : "Say what the list is now: If-Match with its ETag.")
        case (.some, _):
            throw Problem(
                .precondition,
                mayBeNew
                    ? "Give If-None-Match: * for a new list, and without If-Match."
                    : "Give If-Match with the ETag of the list instead.",
                field: "If-None-Match")
        }
    }

    private static func versions(_ tags: String) throws(Problem) -> [Int] {
        var versions: [Int] = []
        // No tag of ours has a comma in it; a list may have empty elements.
        for element in tags.split(separator: ",") {
            let tag = element.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
            if tag.isEmpty { continue }
            let digits = tag.dropFirst().dropLast()
            guard tag.count > 2, tag.hasPrefix("\""), tag.hasSuffix("\""), let number = Int(digits), number > 0,
                "\(number)" == digits
            else { throw malformed(tags) }
            versions.append(number)
        }
        guard !versions.isEmpty else { throw malformed(tags) }
        return versions
    }

    private static func malformed(_ tags: String) -> Problem {
        Problem(
            .precondition, "Give If-Match as the ETag of the list, such as \"3\", not \(quoted(tags)).",
            field: "If-Match")
    }
}
