import Foundation
import Synchronization
import Testing

@testable import ListStore

/// Several programs and threads on the same lists.
@Suite(.timeLimit(.minutes(2))) struct SharingTests {
    private let folder: StoreFolder

    init() throws {
        folder = try StoreFolder()
    }

    @Test func listsSurviveReopening() throws {
        var store: ListStore? = try folder.store()
        let a = try #require(try store?.add("Groceries"))
        try store?.add("Fruit", in: a.id)
        try store?.delete(a.id, version: 1)
        try store?.restore(a.id, version: 2)
        let before = try store?.changes(since: 0)
        store = nil
        // Closed, the database is one file again.
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["lists.sqlite"])
        #expect(try folder.store().changes(since: 0) == before)
    }

    @Test func storesOnOneFileSeeEachOther() throws {
        let (server, tool) = (try folder.store(), try folder.store())
        let list = try server.add("A")
        #expect(try tool.list(list.id) == list)
        let edited = try tool.edit(list.id, content("B"), version: 1)
        #expect(storeError { try server.edit(list.id, content("C"), version: 1) } == .conflict(edited))
        #expect(try server.changes(since: 1) == server.answer([edited], cursor: 2))
        try server.delete(list.id, version: 2)
        #expect(try tool.lists() == server.answer([], cursor: 3))
        #expect(try tool.add("C").change == 4)
    }

    @Test func readingWaitsForNobodyWhoWrites() throws {
        let store = try folder.store()
        let list = try store.add("A")
        let (added, place) = (try content("B"), try Position("b"))
        let seen = try store.write { table, time throws(StoreError) in
            try table.insert(.make(), added, place, at: time)
            return try store.lists()
        }
        #expect(try seen == store.answer([list], cursor: 1))
        // What was written before is always seen.
        #expect(try store.lists().lists.count == 2)
    }

    /// So that whoever has copies learns that they are of another store, whatever the numbers of changes are.
    @Test func everyStoreHasAnIDThatStays() throws {
        let store = try folder.store()
        let id = try store.lists().store
        try store.add("A")
        #expect(try store.lists().store == id && store.changes(since: 0).store == id)
        #expect(try folder.store().changes(since: 1).store == id)
        let other = try StoreFolder()
        #expect(try other.store().lists().store != id)
        try folder.execute("DELETE FROM store")
        #expect(
            storeError { _ = try store.lists() } == .damaged(file: folder.file.path, problem: "it has no id"))
    }

    @Test func changesSinceACursor() throws {
        let store = try folder.store()
        #expect(try store.changes(since: 0) == store.answer([], cursor: 0))
        let a = try store.add("A")
        let b = try store.add("B")
        let edited = try store.edit(a.id, content("a"), version: 1)
        #expect(try store.changes(since: 0) == store.answer([b, edited], cursor: 3))
        #expect(try store.changes(since: 2) == store.answer([edited], cursor: 3))
        #expect(try store.changes(since: 3) == store.answer([], cursor: 3))
        // Numbers of another life of the database.
        for cursor in [4, .max, -1, .min] { #expect(try store.changes(since: cursor).lists == [b, edited]) }
    }

    @Test func manyOpenANewFileAtOnce() throws {
        for round in 0..<10 {
            let place = folder.url.appending(path: "\(round)/deep/er")
            DispatchQueue.concurrentPerform(iterations: 12) { index in
                do {
                    try ListStore(folder: place).add("\(index)")
                } catch {
                    Issue.record("\(round), \(index): \(error)")
                }
            }
            #expect(try ListStore(folder: place).lists().lists.count == 12)
        }
    }

    @Test func writersAtOnceLoseNothing() throws {
        let stores = [try folder.store(), try folder.store()]
        let shared = try stores[0].add("0")
        let ids = Mutex<Set<ListID>>([shared.id])
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            let store = stores[thread % 2]
            do {
                for _ in 0..<40 {
                    let list = try store.add("Thread \(thread)", in: shared.id)
                    ids.withLock { _ = $0.insert(list.id) }
                    // Counts up the name, as often as it takes.
                    while true {
                        guard let now = try store.list(shared.id), let number = Int(now.name) else { return }
                        let next = try ListContent(name: "\(number + 1)", recipe: plainRecipe)
                        let error = storeError { try store.edit(now.id, next, version: now.version) }
                        guard let error else { break }
                        guard case .conflict = error else { throw error }
                    }
                }
            } catch {
                Issue.record("\(thread): \(error)")
            }
        }
        let lists = try folder.store().lists()
        #expect(Set(lists.lists.map(\.id)) == ids.withLock { $0 })
        let counted = try #require(try stores[0].list(shared.id))
        #expect(counted.name == "320" && counted.version == 321)
        #expect(lists.cursor == 641 && Set(lists.lists.map(\.change)).count == 321)
        let places = try stores[1].level(shared.id).map(\.position)
        #expect(places.count == 320 && Set(places).count == 320, "each came behind the last")
    }
}
