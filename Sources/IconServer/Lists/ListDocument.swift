import Foundation
import ListStore

/// A list as the API writes it. All members are always there.
struct ListDocument: Encodable {
    let list: StoredList

    private enum CodingKeys: CodingKey {
        case id, name, recipe, parent, position, version, change, createdAt, changedAt, deletedAt
    }

    func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(list.id.description, forKey: .id)
        try members.encode(list.name, forKey: .name)
        try members.encode(list.recipe, forKey: .recipe)
        try members.encode(list.parent?.description, forKey: .parent)
        try members.encode(list.position.text, forKey: .position)
        try members.encode(list.version, forKey: .version)
        try members.encode(list.change, forKey: .change)
        try members.encode(list.createdAt.description, forKey: .createdAt)
        try members.encode(list.changedAt.description, forKey: .changedAt)
        try members.encode(list.deletedAt?.description, forKey: .deletedAt)
    }
}

/// Lists that were changed by one request.
struct ChangedLists: Encodable {
    let lists: [ListDocument]

    init(_ lists: [StoredList]) {
        self.lists = lists.map { ListDocument(list: $0) }
    }
}

/// Lists, the number of the last change of any, and the store that all this is of.
struct ListsDocument: Encodable {
    let store: String
    let lists: [ListDocument]
    let cursor: Int

    init(_ changes: ListChanges) {
        store = changes.store.uuidString.lowercased()
        lists = changes.lists.map { ListDocument(list: $0) }
        cursor = changes.cursor
    }
}

extension Response {
    /// An answer with a list, named by its version.
    init(_ status: Status = .ok, list: StoredList) {
        self = Response(status, json: ListDocument(list: list)).tagged(EntityTag("\(list.version)"))
    }
}
