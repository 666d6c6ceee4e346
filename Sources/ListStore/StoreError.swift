import FileSystem
public import IconKit

/// What can go wrong with lists. Whatever it is, the stored lists are as they were.
public enum StoreError: Error, Equatable, Sendable {
    /// A text is no id of a list.
    case badID(String)
    /// A text is no position.
    case badPosition(String)
    /// A name has nothing that can be seen.
    case emptyName
    /// A name is too long.
    case nameTooLong(found: Int, allowed: Int, unit: LengthUnit)
    /// A name has a control character, or one that ends a line.
    case controlCharacter(Unicode.Scalar)
    /// A recipe is none.
    case recipe(IconError)
    /// There is no list of this id and there never was.
    case noList(ListID)
    /// The list that a list is to be in is not there.
    case noParent(ListID)
    /// The list that a list is to be in is in the trash.
    case parentInTrash(ListID)
    /// A list is to be in itself, or in a list that is in it.
    case cycle
    /// Lists would be nested deeper than allowed.
    case tooDeep(allowed: Int)
    /// There are as many lists as there can be, those in the trash counted.
    case tooManyLists(allowed: Int)
    /// The list has another version than the change was made for: this is what it is now.
    case conflict(StoredList)
    /// A list that is to be created is there with other content.
    case exists(StoredList)
    /// The list is in the trash and cannot be changed.
    case inTrash(StoredList)
    /// The list is not in the trash and cannot be restored.
    case notInTrash(StoredList)
    /// The database of lists is damaged, or is no database.
    case damaged(file: String, problem: String)
    /// The database is of another program.
    case notOurs(file: String)
    /// The database was written by a newer version of this program.
    case newer(file: String, found: Int, known: Int)
    /// The database cannot be written.
    case readOnly(file: String)
    /// The disk is full.
    case diskFull(file: String)
    /// Another program was writing for too long.
    case busy(file: String)
    /// A file or folder could not be read or written.
    case file(String, action: String, problem: String)

    /// What a length counts.
    public enum LengthUnit: String, Sendable {
        /// Characters as people count them (extended grapheme clusters).
        case characters
        /// Bytes of UTF-8.
        case bytes
    }
}

extension StoreError: FileFailure {}

/// Files, with this module's errors.
typealias Disk = FileSystem.Disk<StoreError>
