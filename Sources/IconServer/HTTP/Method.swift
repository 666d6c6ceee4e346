/// A method of HTTP, also one that nothing here answers to.
package struct Method: RawRepresentable, Hashable, Sendable {
    /// The name, which is case-sensitive (RFC 9110, 9.1).
    package let rawValue: String

    /// The method of this name.
    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    package static let get = Method(rawValue: "GET")
    package static let head = Method(rawValue: "HEAD")
    package static let post = Method(rawValue: "POST")
    package static let put = Method(rawValue: "PUT")
    package static let delete = Method(rawValue: "DELETE")

    /// Whether it only reads (RFC 9110, 9.2.1). All others may change something.
    package var isSafe: Bool { self == .get || self == .head || rawValue == "OPTIONS" }
}
