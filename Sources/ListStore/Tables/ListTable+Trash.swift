import Database

extension ListTable {
    /// Puts a list and all that is in it into the trash.
    ///
    /// - Returns: these lists, as they are now.
    func delete(_ id: ListID, at time: Timestamp) throws(StoreError) -> [StoredList] {
        try changePart(of: id, "deletedAt = ?2, deletion = ?1", at: time)
    }

    /// Takes a list out of the trash, and what is in it that went there with it.
    ///
    /// - Returns: these lists, as they are now.
    func restore(_ id: ListID, at time: Timestamp) throws(StoreError) -> [StoredList] {
        try changePart(of: id, "deletedAt = NULL, deletion = NULL", at: time)
    }

    /// Puts a list that is in the trash elsewhere, for when it is restored.
    func place(_ id: ListID, in parent: ListID?, _ position: Position) throws(StoreError) {
        try run(
            "UPDATE list SET parent = ?, position = ? WHERE id = ?", [.id(parent), .text(position.text), .id(id)])
    }

    /// Changes a list and all that is in it, from the top down. Each is a change with a number of its own.
    ///
    /// - Parameters:
    ///   - assignments: what is set; ?1 is the id, ?2 the time.
    ///   - time: the time of the change.
    /// - Returns: these lists, as they are now.
    private func changePart(
        of id: ListID, _ assignments: String, at time: Timestamp
    ) throws(StoreError) -> [StoredList] {
        let last = try lastChange()
        try run(
            """
            \(ListTable.withPart),
            numbered AS (SELECT id, row_number() OVER (ORDER BY depth, id) AS number FROM part)
            UPDATE list SET \(assignments), changedAt = ?2, version = version + 1, change = ?3 + number
            FROM numbered WHERE list.id = numbered.id
            """,
            [.id(id), .integer(time.milliseconds), .integer(last)])
        try run("UPDATE lastChange SET change = (SELECT max(change) FROM list)", [])
        return try changed(since: last)
    }
}
