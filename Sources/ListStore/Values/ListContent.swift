import Foundation
import IconKit

/// What a person decides about a list. Checked when made.
public struct ListContent: Hashable, Sendable {
    /// The name, as the store keeps it.
    public let name: String
    /// The canonical text of the icon's recipe.
    public let recipe: String
    /// The list to be in; nil for none.
    public let parent: ListID?
    /// The place among the lists of the same parent. Nil for a new list, or one that gets another parent, is behind the last; for
    /// others it is the place where they are.
    public let position: Position?

    /// Checks what somebody wrote.
    ///
    /// - Parameters:
    ///   - name: is brought to normalization form C, white space around it goes. Then it has 1 … 200 characters of which one can
    ///     be seen, and none is a control character or ends a line.
    ///   - recipe: a recipe's text in any spelling.
    /// - Throws: `StoreError.emptyName`, `.nameTooLong`, `.controlCharacter` or `.recipe`.
    public init(name: String, recipe: String, parent: ListID? = nil, position: Position? = nil) throws(StoreError) {
        self.name = try ListContent.checked(name: name)
        do throws(IconError) {
            self.recipe = try Recipe(recipe).description
        } catch {
            throw .recipe(error)
        }
        self.parent = parent
        self.position = position
    }

    /// What a stored list has, at another place.
    init(_ list: StoredList, parent: ListID?, position: Position?) {
        name = list.name
        recipe = list.recipe
        self.parent = parent
        self.position = position
    }

    /// Whether a list has this content already.
    func matches(_ list: StoredList) -> Bool {
        name == list.name && recipe == list.recipe && parent == list.parent
            && (position == nil || position == list.position)
    }

    /// The longest name, in characters as people count them.
    public static let maximumNameLength = 200
    /// The longest name in bytes of UTF-8. A character may have any number of marks; a family of emoji has 41 bytes.
    public static let maximumNameBytes = 16_384

    private static func checked(name: String) throws(StoreError) -> String {
        guard name.utf8.count <= maximumNameBytes else {
            throw .nameTooLong(found: name.utf8.count, allowed: maximumNameBytes, unit: .bytes)
        }
        let isSpace = { (character: Character) in character.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
        var name = name.precomposedStringWithCanonicalMapping.drop(while: isSpace)
        while let last = name.last, isSpace(last) { name.removeLast() }
        let isSeen = name.unicodeScalars.contains {
            !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
        }
        guard isSeen else { throw .emptyName }
        guard name.count <= maximumNameLength else {
            throw .nameTooLong(found: name.count, allowed: maximumNameLength, unit: .characters)
        }
        let breaks: [Unicode.GeneralCategory] = [.control, .lineSeparator, .paragraphSeparator]
        if let scalar = name.unicodeScalars.first(where: { breaks.contains($0.properties.generalCategory) }) {
            throw .controlCharacter(scalar)
        }
        return String(name)
    }
}
