import Foundation
import IconCore
import IconKit

/// An object of JSON that a client sent, which may have certain members and no others, each at most once.
///
/// Foundation's decoder alone takes the one or the other of two members of the same name, and any number of unknown ones.
struct JSONBody {
    /// How deep arrays and objects may be nested.
    private static let maximumDepth = 8

    private let members: [String: Member]

    /// What a member may be.
    private enum Member: Decodable {
        case text(String)
        case null
        case other

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .null
            } else if let text = try? container.decode(String.self) {
                self = .text(text)
            } else {
                self = .other
            }
        }
    }

    /// Reads the body of a request.
    ///
    /// - Parameter known: the names that members may have.
    /// - Throws: the problem of a body that is no such object.
    init(_ request: Request, _ known: [String]) throws(Problem) {
        guard JSONBody.isJSON(request.headers.all("content-type")) else {
            throw Problem(.notJSON, "Send JSON, with the header Content-Type: application/json.")
        }
        do throws(JSONOutline.Flaw) {
            try JSONOutline(maximumDepth: JSONBody.maximumDepth).check(request.body)
        } catch {
            throw Problem(error)
        }
        guard let members = try? JSONDecoder().decode([String: Member].self, from: Data(request.body)) else {
            throw Problem(JSONOutline.Flaw.syntax)
        }
        for name in members.keys.sorted() where !known.contains(name) {
            throw Problem(
                .body, "Leave out the member \(quoted(name)); \(Problem.there(known)).", field: printable(name))
        }
        self.members = members
    }

    private static func isJSON(_ types: [String]) -> Bool {
        guard types.count == 1, let type = types.first else { return false }
        let parts = type.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
        return parts.first == "application/json" && parts.dropFirst().allSatisfy { $0 == "charset=utf-8" }
    }

    /// The text of a member that must be there.
    func text(_ name: String) throws(Problem) -> String {
        guard case .text(let text) = members[name] else { throw Problem(.body, "Give \(name) as text.", field: name) }
        return text
    }

    /// The text of a member; nil where it is null or not there.
    func optionalText(_ name: String) throws(Problem) -> String? {
        switch members[name] {
        case .text(let text): text
        case .null, nil: nil
        case .other: throw Problem(.body, "Give \(name) as text, or as null where there is none.", field: name)
        }
    }
}
