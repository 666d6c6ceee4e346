public import Foundation

/// A list as the store has it.
public struct StoredList: Hashable, Sendable, Identifiable {
    /// Its name for programs.
    public let id: ListID
    /// Its name for people: 1 … 200 characters in normalization form C, on one line, without white space around it.
    public let name: String
    /// Its icon: the canonical text of a recipe.
    public let recipe: String
    /// The list that it is in; nil for one that is in none.
    public let parent: ListID?
    /// Its place among the lists of the same parent.
    public let position: Position
    /// Counts the changes of this list, from 1.
    public let version: Int
    /// The number of its last change among the changes of all lists. No two lists have the same.
    public let change: Int
    /// When it was created.
    public let createdAt: Timestamp
    /// When it was changed last; being deleted and restored are changes.
    public let changedAt: Timestamp
    /// When it went to the trash; nil for a list that is not there.
    public let deletedAt: Timestamp?

    /// Whether it is in the trash.
    public var isDeleted: Bool { deletedAt != nil }
}

/// Lists, and how far they are up to date.
public struct ListChanges: Hashable, Sendable {
    /// Which store they are of. Numbers of changes of one store say nothing about another.
    public let store: UUID
    /// The lists.
    public let lists: [StoredList]
    /// The number of the last change of any list: what to ask for changes since then with.
    public let cursor: Int
}
