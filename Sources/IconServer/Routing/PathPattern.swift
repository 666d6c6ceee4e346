/// The paths of a route: parts that are as they stand, and parts that stand for any text.
///
///     PathPattern("/api/v1/glyphs/{pack}/{name}")
package struct PathPattern: Sendable {
    private enum Part: Sendable {
        case text(String)
        case name(String)
    }

    private let parts: [Part]

    /// Reads a pattern as code writes it.
    package init(_ text: String) {
        parts = text.split(separator: "/").map {
            $0.hasPrefix("{") ? .name(String($0.dropFirst().dropLast())) : .text(String($0))
        }
    }

    /// What the named parts are in a path; nil when it is another path. No named part is empty.
    func captures(of path: RequestPath) -> [String: String]? {
        guard path.parts.count == parts.count else { return nil }
        var captures: [String: String] = [:]
        for (part, found) in zip(parts, path.parts) {
            switch part {
            case .text(let text): guard text == found else { return nil }
            case .name(let name):
                guard !found.isEmpty else { return nil }
                captures[name] = found
            }
        }
        return captures
    }
}
