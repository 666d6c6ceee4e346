extension ListStore {
    /// All lists that are not in the trash. Those of one parent stand together, in their order.
    public func lists() throws(StoreError) -> ListChanges {
        try read { table throws(StoreError) in
            ListChanges(store: try table.storeID(), lists: try table.all(), cursor: try table.lastChange())
        }
    }

    /// The lists that changed after the change of a number, in the order of their changes, those in the trash too.
    ///
    /// - Parameter cursor: what an earlier call gave; 0 gives all. A number that no change has had yet comes from another
    ///   database, such as the one before a backup was put in its place, and gives all too.
    public func changes(since cursor: Int) throws(StoreError) -> ListChanges {
        try read { table throws(StoreError) in
            let last = try table.lastChange()
            return ListChanges(
                store: try table.storeID(), lists: try table.changed(since: cursor > last ? 0 : cursor), cursor: last)
        }
    }

    /// The list of this id, be it in the trash; nil when there never was one.
    public func list(_ id: ListID) throws(StoreError) -> StoredList? {
        try read { table throws(StoreError) in try table.list(id) }
    }

    /// The lists directly in another one, in their order, without those in the trash.
    ///
    /// - Parameter parent: the list; nil for the lists that are in none.
    public func level(_ parent: ListID?) throws(StoreError) -> [StoredList] {
        try read { table throws(StoreError) in try table.level(parent) }
    }

    /// How many lists are not in the trash.
    public func count() throws(StoreError) -> Int {
        try read { table throws(StoreError) in try table.count() }
    }
}
