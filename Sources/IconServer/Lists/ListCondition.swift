import IconKit

/// What somebody who changes a list takes it to be.
enum ListCondition: Equatable, Sendable {
    /// It is not there yet.
    case isNew
    /// It has this version.
    case hasVersion(Int)

    /// Reads the condition of a request: `If-None-Match: *` or `If-Match: "3"`.
    init(_ request: Request) throws(Problem) {
        let new = request.headers.list("if-none-match")
        let version = request.headers.list("if-match")
        switch (new, version) {
        case ("*", nil):
            self = .isNew
        case (nil, let tag?):
            let digits = tag.dropFirst().dropLast()
            guard tag.count > 2, tag.hasPrefix("\""), tag.hasSuffix("\""), let number = Int(digits), number > 0,
                "\(number)" == digits
            else {
                throw Problem(
                    .precondition, "Give If-Match as the ETag of the list, such as \"3\", not \(quoted(tag)).",
                    field: "If-Match")
            }
            self = .hasVersion(number)
        case (nil, nil):
            throw Problem(
                .preconditionMissing,
                "Say what the list is now: If-None-Match: * for a new one, or If-Match with its ETag for a change.")
        case (.some, _):
            throw Problem(
                .precondition, "Give If-None-Match: * for a new list, and without If-Match.", field: "If-None-Match")
        }
    }
}
