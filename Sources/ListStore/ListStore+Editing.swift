extension ListStore {
    /// Creates a list. Doing it again does no harm.
    ///
    /// - Returns: the list, and whether it is new; it is not when it was there with this content already.
    /// - Throws: `StoreError.exists` when it is there with other content, `.inTrash` when it is in the trash;
    ///   `.tooManyLists`; `.noParent`, `.parentInTrash` or `.tooDeep`.
    @discardableResult
    public func create(
        _ id: ListID, _ content: ListContent
    ) throws(StoreError) -> (list: StoredList, isNew: Bool) {
        try write { table, time throws(StoreError) in
            if let list = try table.list(id) {
                guard !list.isDeleted else { throw .inTrash(list) }
                guard content.matches(list) else { throw .exists(list) }
                return (list, false)
            }
            guard try table.countOfAll() < ListStore.maximumLists else {
                throw .tooManyLists(allowed: ListStore.maximumLists)
            }
            try table.checkParent(content.parent, of: nil)
            let position =
                if let given = content.position { given } else {
                    try table.endPosition(in: content.parent, for: id)
                }
            try table.insert(id, content, position, at: time)
            return (try table.existing(id), true)
        }
    }

    /// Gives a list another content. The same content as before is no change: it keeps its version.
    ///
    /// - Parameter version: the version that the change was made for.
    /// - Returns: the list as it is now.
    /// - Throws: `StoreError.noList`, `.inTrash`, `.conflict` when it has another version; `.noParent`, `.parentInTrash`,
    ///   `.cycle` or `.tooDeep`.
    @discardableResult
    public func edit(_ id: ListID, _ content: ListContent, version: Int) throws(StoreError) -> StoredList {
        try write { table, time throws(StoreError) in
            let list = try table.changeable(id, version: version)
            var position = content.position
            if content.parent != list.parent {
                try table.checkParent(content.parent, of: id)
            } else if position == nil {
                position = list.position
            }
            return try table.edit(list, content, position, at: time)
        }
    }

    /// Puts a list elsewhere.
    ///
    /// - Parameters:
    ///   - parent: the list to be in; nil for none.
    ///   - position: the place there; behind the last when it is nil.
    ///   - version: the version that the change was made for.
    /// - Returns: the list as it is now.
    /// - Throws: as `edit`.
    @discardableResult
    public func move(
        _ id: ListID, to parent: ListID?, at position: Position? = nil, version: Int
    ) throws(StoreError) -> StoredList {
        try write { table, time throws(StoreError) in
            let list = try table.changeable(id, version: version)
            if parent != list.parent { try table.checkParent(parent, of: id) }
            let content = ListContent(list, parent: parent, position: position)
            return try table.edit(list, content, position, at: time)
        }
    }
}

extension ListTable {
    /// A list that is known to be there.
    func existing(_ id: ListID) throws(StoreError) -> StoredList {
        guard let list = try list(id) else { throw .noList(id) }
        return list
    }

    /// A list that may be changed by whoever knows it at this version.
    func changeable(_ id: ListID, version: Int) throws(StoreError) -> StoredList {
        let list = try existing(id)
        guard !list.isDeleted else { throw .inTrash(list) }
        guard list.version == version else { throw .conflict(list) }
        return list
    }

    /// Writes a new content, unless it is the old one. Without a position the list goes to the end.
    fileprivate func edit(
        _ list: StoredList, _ content: ListContent, _ position: Position?, at time: Timestamp
    ) throws(StoreError) -> StoredList {
        let position = if let position { position } else { try endPosition(in: content.parent, for: list.id) }
        if content.matches(list), position == list.position { return list }
        try update(list.id, content, position, at: time)
        return try existing(list.id)
    }
}
