import Database

extension ListTable {
    /// The beginning of a statement: `part` has the ids of a list and of all that is in it, with their depths from 1. For a list
    /// that is not in the trash that is what is not there either; for one that is, what went there with it.
    ///
    /// Bound by one level more than is allowed, so that nothing in the file makes it endless.
    static let withPart = """
        WITH RECURSIVE part (id, deletion, depth) AS (
            SELECT id, deletion, 1 FROM list WHERE id = ?1
            UNION ALL
            SELECT list.id, list.deletion, depth + 1
            FROM part JOIN list ON list.parent = part.id AND list.deletion IS part.deletion
            WHERE depth <= \(ListStore.maximumDepth)
        )
        """

    /// How many levels a list and what is in it have.
    private func height(_ id: ListID) throws(StoreError) -> Int {
        try number("\(ListTable.withPart) SELECT max(depth) FROM part", [.id(id)])
    }

    /// A list, the one that it is in, and so on up. Bound as `withPart` is.
    private func chain(from id: ListID) throws(StoreError) -> [ListID?] {
        try query(
            """
            WITH RECURSIVE chain (id, parent, depth) AS (
                SELECT id, parent, 1 FROM list WHERE id = ?
                UNION ALL
                SELECT list.id, list.parent, depth + 1 FROM chain JOIN list ON list.id = chain.parent
                WHERE depth <= \(ListStore.maximumDepth)
            )
            SELECT id FROM chain
            """,
            [.id(id)]
        ) { ListID(bytes: $0.blob(0)) }
    }

    /// Makes sure that a list may be in `parent`, with all that is in it.
    ///
    /// - Parameter id: the list; nil for a new one.
    /// - Throws: `noParent`, `parentInTrash`, `cycle` or `tooDeep`.
    func checkParent(_ parent: ListID?, of id: ListID?) throws(StoreError) {
        guard let parent else { return }
        guard let target = try list(parent) else { throw .noParent(parent) }
        guard !target.isDeleted else { throw .parentInTrash(parent) }
        let chain = try chain(from: parent)
        if let id, chain.contains(id) { throw .cycle }
        let height = if let id { try height(id) } else { 1 }
        guard chain.count + height <= ListStore.maximumDepth else { throw .tooDeep(allowed: ListStore.maximumDepth) }
    }

    /// The place behind the last list in `parent`; where `id` is the last, the place that it has.
    ///
    /// Where the last one has the highest place of all, which takes text made for that, it is the same: ids decide then.
    func endPosition(in parent: ListID?, for id: ListID) throws(StoreError) -> Position {
        let last = try lists(
            """
            SELECT \(ListTable.columns) FROM list WHERE parent IS ? AND deletion IS NULL
            ORDER BY position DESC, id DESC LIMIT 1
            """,
            [.id(parent)]
        ).first
        guard let last else { return .first }
        return last.id == id ? last.position : .between(last.position, nil) ?? last.position
    }
}
