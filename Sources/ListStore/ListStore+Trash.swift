extension ListStore {
    /// Puts a list into the trash, with all that is in it.
    ///
    /// - Parameter version: the version of the list that it was decided for.
    /// - Returns: all lists that went there, the list itself first, as they are now.
    /// - Throws: `StoreError.noList`, `.inTrash`, or `.conflict` when it has another version.
    @discardableResult
    public func delete(_ id: ListID, version: Int) throws(StoreError) -> [StoredList] {
        try write { table, time throws(StoreError) in
            _ = try table.changeable(id, version: version)
            return try table.delete(id, at: time)
        }
    }

    /// Takes a list out of the trash, with what is in it that went there with it. What had gone before stays.
    ///
    /// It comes back to its place. Where the list that it was in is in the trash itself, or has become so deep that there is no
    /// room in it, it comes behind the last of the lists that are in none.
    ///
    /// - Parameter version: the version of the list that it was decided for.
    /// - Returns: all lists that came back, the list itself first, as they are now.
    /// - Throws: `StoreError.noList`, `.notInTrash`, or `.conflict` when it has another version.
    @discardableResult
    public func restore(_ id: ListID, version: Int) throws(StoreError) -> [StoredList] {
        try write { table, time throws(StoreError) in
            let list = try table.existing(id)
            guard list.isDeleted else { throw .notInTrash(list) }
            guard list.version == version else { throw .conflict(list) }
            do throws(StoreError) {
                try table.checkParent(list.parent, of: id)
            } catch .parentInTrash, .tooDeep {
                try table.place(id, in: nil, try table.endPosition(in: nil, for: id))
            }
            return try table.restore(id, at: time)
        }
    }
}
