import Foundation
import Testing

@testable import ListStore

/// Creating, changing and moving lists.
@Suite struct EditingTests {
    private let folder: StoreFolder
    private let clock = TestClock(1_000)
    private let store: ListStore

    init() throws {
        folder = try StoreFolder()
        store = try ListStore(folder: folder.url, now: clock.now)
    }

    private let absent = ListID.make()

    @Test func aNewListIsWhatWasGiven() throws {
        let id = ListID.make()
        let (list, isNew) = try store.create(id, content(" Groceries ", at: "a0V"))
        #expect(isNew)
        #expect(
            list
                == StoredList(
                    id: id, name: "Groceries", recipe: plainRecipe, parent: nil, position: try Position("a0V"),
                    version: 1, change: 1, createdAt: Timestamp(milliseconds: 1_000),
                    changedAt: Timestamp(milliseconds: 1_000), deletedAt: nil))
        #expect(try store.list(id) == list)
        #expect(try store.lists() == store.answer([list], cursor: 1))
        #expect(try store.count() == 1)
        #expect(try store.list(absent) == nil)
    }

    @Test func creatingTwiceIsCreatingOnce() throws {
        let id = ListID.make()
        let first = try store.create(id, content("A")).list
        for position in [nil, first.position.text] {
            let again = try store.create(
                id, content("A", at: position, recipe: "glyph=phosphor/shopping-cart&colors=4EACF3-0278E1"))
            #expect(!again.isNew && again.list == first)
        }
        for other in [try content("B"), try content("A", at: "z"), try content("A", recipe: "colors=000")] {
            #expect(storeError { try store.create(id, other) } == .exists(first))
        }
        #expect(try store.changes(since: 0).cursor == 1)
    }

    @Test func editing() throws {
        let other = try store.add("Other")
        let first = try store.add("A", at: "X")
        clock.set(2_000)
        let edited = try store.edit(first.id, content("B", in: other.id, at: "Y", recipe: "colors=000"), version: 1)
        #expect(
            edited
                == StoredList(
                    id: first.id, name: "B", recipe: "colors=000000", parent: other.id, position: try Position("Y"),
                    version: 2, change: 3, createdAt: Timestamp(milliseconds: 1_000),
                    changedAt: Timestamp(milliseconds: 2_000), deletedAt: nil))
        #expect(try store.list(first.id) == edited)
    }

    @Test func theSameContentIsNoChange() throws {
        let list = try store.add("A", at: "X")
        #expect(try store.edit(list.id, content("A"), version: 1) == list)
        #expect(try store.edit(list.id, content(" A ", at: "X"), version: 1) == list)
        #expect(try store.move(list.id, to: nil, version: 1) == list)
        #expect(try store.changes(since: 1).lists == [])
    }

    @Test func aStaleVersionIsAConflictThatTellsTheCurrentList() throws {
        let list = try store.add("A")
        let current = try store.edit(list.id, content("B"), version: 1)
        for version in [1, 3, 0, -1, .max] {
            #expect(storeError { try store.edit(list.id, content("C"), version: version) } == .conflict(current))
            #expect(storeError { try store.move(list.id, to: nil, version: version) } == .conflict(current))
            #expect(storeError { try store.delete(list.id, version: version) } == .conflict(current))
        }
        #expect(try store.lists() == store.answer([current], cursor: 2))
        #expect(
            StoreError.conflict(current).description
                == "the list 'B' was changed meanwhile and has version 2; look at it and change it again")
    }

    @Test func whatIsNotThere() throws {
        #expect(storeError { try store.edit(absent, content("A"), version: 1) } == .noList(absent))
        #expect(storeError { try store.move(absent, to: nil, version: 1) } == .noList(absent))
        #expect(storeError { try store.delete(absent, version: 1) } == .noList(absent))
        #expect(storeError { try store.restore(absent, version: 1) } == .noList(absent))
        #expect(storeError { try store.add("A", in: absent) } == .noParent(absent))
        let list = try store.add("A")
        #expect(storeError { try store.move(list.id, to: absent, version: 1) } == .noParent(absent))
        #expect(try store.lists() == store.answer([list], cursor: 1))
    }

    @Test func withoutAPositionAListComesLast() throws {
        let a = try store.add("A")
        let b = try store.add("B")
        let c = try store.add("C", in: a.id)
        #expect(try store.names() == ["A", "B"])
        // Renaming keeps the place; another parent does not.
        #expect(try store.edit(a.id, content("a"), version: 1).position == a.position)
        try store.edit(c.id, content("C"), version: 1)
        #expect(try store.names() == ["a", "B", "C"])
        try store.move(a.id, to: nil, version: 2)
        #expect(try store.names() == ["B", "C", "a"])
        try store.move(
            b.id, to: nil, at: .between(try store.list(c.id)?.position, try store.list(a.id)?.position), version: 1)
        #expect(try store.names() == ["C", "B", "a"])
    }

    @Test func movingWritesOneRow() throws {
        for name in ["A", "B", "C"] { try store.add(name) }
        let lists = try store.lists()
        try store.move(lists.lists[2].id, to: nil, at: .between(nil, lists.lists[0].position), version: 1)
        #expect(try store.names() == ["C", "A", "B"])
        #expect(try store.changes(since: lists.cursor).lists.map(\.name) == ["C"])
    }

    /// Ids decide between equal places, and there is an end even behind the highest place of all.
    @Test func equalPlaces() throws {
        let highest = String(repeating: "z", count: 200)
        let names = ["A", "B", "C"]
        for name in names { try store.add(name, at: highest) }
        let last = try store.add("D")
        #expect(last.position.text == highest)
        #expect(try store.names() == ["A", "B", "C", "D"])
        #expect(try store.lists().lists.map(\.name) == ["A", "B", "C", "D"])
    }

    @Test func aListIsNeverInsideItself() throws {
        let a = try store.add("A")
        let b = try store.add("B", in: a.id)
        let c = try store.add("C", in: b.id)
        let before = try store.lists()
        for target in [a, b, c] {
            #expect(storeError { try store.move(a.id, to: target.id, version: 1) } == .cycle)
            #expect(storeError { try store.edit(a.id, content("x", in: target.id), version: 1) } == .cycle)
        }
        let own = ListID.make()
        #expect(storeError { try store.create(own, content("x", in: own)) } == .noParent(own))
        #expect(try store.lists() == before)
        try store.move(c.id, to: a.id, version: 1)
        #expect(try store.names(in: a.id) == ["B", "C"])
    }

    @Test func depthIsBounded() throws {
        var chain: [StoredList] = []
        for depth in 1...64 { chain.append(try store.add("\(depth)", in: chain.last?.id)) }
        #expect(storeError { try store.add("65", in: chain[63].id) } == .tooDeep(allowed: 64))
        #expect(try store.add("another 64", in: chain[62].id).version == 1)

        // With what is in it a list may be too deep though it itself is not.
        let a = try store.add("A")
        let b = try store.add("B", in: a.id)
        #expect(storeError { try store.move(a.id, to: chain[62].id, version: 1) } == .tooDeep(allowed: 64))
        #expect(try store.move(a.id, to: chain[61].id, version: 1).parent == chain[61].id)
        #expect(storeError { try store.add("C", in: b.id) } == .tooDeep(allowed: 64))
        // The same parent is always allowed.
        #expect(try store.edit(b.id, content("b", in: a.id), version: 1).name == "b")
    }

    @Test func countIsBounded() throws {
        try folder.fill(ListStore.maximumLists - 1)
        let last = try store.add("Last")
        #expect(last.change == ListStore.maximumLists)
        #expect(storeError { try store.add("More") } == .tooManyLists(allowed: 100_000))
        // Creating again and editing still work, and the trash makes no room.
        #expect(try !store.create(last.id, content("Last")).isNew)
        try store.delete(last.id, version: 1)
        #expect(storeError { try store.add("More") } == .tooManyLists(allowed: 100_000))
        #expect(try store.restore(last.id, version: 2).count == 1)
        #expect(try store.count() == 100_000 && store.lists().lists.count == 100_000)
    }
}
