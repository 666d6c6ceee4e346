import Testing

@testable import Database
@testable import ListStore

/// How SQLite goes about what it is asked. Time tells little on a busy machine; the plan does.
@Suite struct QueryPlanTests {
    @Test func onlyWhatIsAboutAllListsReadsAll() throws {
        let folder = try StoreFolder()
        let store = try folder.store()
        let a = try store.add("A")
        let b = try store.add("B", in: a.id)
        _ = try store.edit(b.id, content("b", in: a.id), version: 1)
        _ = try store.move(b.id, to: nil, version: 2)
        _ = try store.move(b.id, to: a.id, version: 3)
        _ = try store.delete(a.id, version: 1)
        _ = try store.restore(a.id, version: 2)
        _ = try store.level(a.id)
        _ = try store.lists()
        _ = try store.changes(since: 3)
        _ = try store.count()
        let read = try store.read { table throws(StoreError) in Set(table.connection.statements.keys) }
        let written = try store.write { table, _ throws(StoreError) in Set(table.connection.statements.keys) }
        let statements = read.union(written).sorted()
        #expect(statements.count > 15)

        for sql in statements where sql.contains("list") {
            // Whatever is asked for: the plan does not depend on it.
            let asked = sql.replacing(/\?[123]?/, with: "x'00'")
            let plan = try folder.rows("EXPLAIN QUERY PLAN \(asked)", columns: 4).map { $0[3] }
            let isAboutAll = sql.contains("count(*)") || sql.contains("ORDER BY parent")
            if !isAboutAll { #expect(!plan.contains { $0.hasPrefix("SCAN list") }, "\(sql): \(plan)") }
            // Parts of the tree are numbered from the top down, which is no order that an index has.
            if !sql.contains("row_number") { #expect(!plan.contains { $0.contains("ORDER BY") }, "\(sql): \(plan)") }
        }
    }
}
