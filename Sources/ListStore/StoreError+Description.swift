import Database
public import Foundation
import IconKit

extension StoreError: CustomStringConvertible, LocalizedError {
    /// One sentence for a person: what is wrong and what to do.
    public var description: String {
        switch self {
        case .badID(let text):
            "\(quoted(text)) is no id of a list; it must be a UUID of version 7 in lower case, "
                + "like 0192f0c1-7a3b-7c4d-8e5f-0123456789ab"
        case .badPosition(let text):
            "\(quoted(text)) is no position; it must be 1 to \(Position.maximumLength) of 0-9, A-Z and a-z, not ending in 0"
        case .emptyName: "the name is empty; give the list a name"
        case .nameTooLong(let found, let allowed, let unit):
            "the name has \(found) \(unit.rawValue); \(allowed) are allowed"
        case .controlCharacter(let scalar):
            "the name has the control character U+\(Self.hexadecimal(scalar)); write it on one line, as plain text"
        case .recipe(let error): error.description
        case .noList(let id): "there is no list \(id)"
        case .noParent(let id): "there is no list \(id) to put this one into; choose another"
        case .parentInTrash(let id): "the list \(id) to put this one into is in the trash; restore it or choose another"
        case .cycle: "a list cannot be put into itself or into a list inside it; choose another"
        case .tooDeep(let allowed): "lists can be nested \(allowed) deep; choose a list further up"
        case .tooManyLists(let allowed): "there are \(allowed) lists with those in the trash, and there cannot be more"
        case .conflict(let list):
            "the list \(quoted(list.name)) was changed meanwhile and has version \(list.version); "
                + "look at it and change it again"
        case .exists(let list):
            "there is a list \(list.id) already, \(quoted(list.name)); give the new one another id"
        case .inTrash(let list): "the list \(quoted(list.name)) is in the trash; restore it first"
        case .notInTrash(let list): "the list \(quoted(list.name)) is not in the trash"
        case .damaged(let file, let problem):
            "the lists in \(file) are damaged (\(problem)); put a backup in its place, or move it away to begin anew"
        case .notOurs(let file): "\(file) belongs to another program; move it away or choose another data folder"
        case .newer(let file, let found, let known):
            "the lists in \(file) were written by a newer Iconsmith (version \(found), this one knows \(known)); use that one"
        case .readOnly(let file):
            "cannot write \(file): it or its folder is write-protected; change that or choose another data folder"
        case .diskFull(let file): "cannot write \(file): the disk is full; make room and try again"
        case .busy(let file):
            "cannot write \(file): another program has been writing to it for \(Connection.patience / 1_000) seconds; "
                + "try again"
        case .file(let path, let action, let problem): "cannot \(action) \(path): \(problem)"
        }
    }

    /// As `description`.
    public var errorDescription: String? { description }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }

    /// What SQLite said of a file, for a person; `action` is what was tried, where nothing better is known.
    init(_ error: DatabaseError, _ file: URL, action: String = "use") {
        self =
            switch error.kind {
            case .damage: .damaged(file: file.path, problem: error.message)
            case .readOnly: .readOnly(file: file.path)
            case .full: .diskFull(file: file.path)
            case .busy: .busy(file: file.path)
            case .other: .file(file.path, action: action, problem: error.message)
            }
    }
}
