import Testing

@testable import ListStore

/// Deleting lists, and taking it back.
@Suite struct TrashTests {
    private let folder: StoreFolder
    private let clock = TestClock(1_000)
    private let store: ListStore

    init() throws {
        folder = try StoreFolder()
        store = try ListStore(folder: folder.url, now: clock.now)
    }

    @Test func aListGoesWithAllThatIsInIt() throws {
        let a = try store.add("A")
        let b = try store.add("B", in: a.id)
        let c = try store.add("C", in: b.id)
        let other = try store.add("Other")
        clock.set(2_000)
        let gone = try store.delete(a.id, version: 1)
        #expect(gone.map(\.id) == [a.id, b.id, c.id])
        #expect(gone.map(\.version) == [2, 2, 2] && gone.map(\.change) == [5, 6, 7])
        #expect(gone.allSatisfy { $0.deletedAt == Timestamp(milliseconds: 2_000) && $0.changedAt == $0.deletedAt })
        #expect(gone.map(\.parent) == [nil, a.id, b.id])
        #expect(try store.lists() == store.answer([other], cursor: 7))
        #expect(try store.changes(since: 4) == store.answer(gone, cursor: 7))
        #expect(try store.list(c.id) == gone[2])
        #expect(try store.level(a.id) == [] && store.count() == 1)

        clock.set(3_000)
        let back = try store.restore(a.id, version: 2)
        #expect(back.map(\.id) == [a.id, b.id, c.id])
        #expect(back.map(\.version) == [3, 3, 3] && back.map(\.change) == [8, 9, 10])
        #expect(back.allSatisfy { !$0.isDeleted && $0.changedAt == Timestamp(milliseconds: 3_000) })
        #expect(try store.lists().lists.count == 4)
        #expect(try store.names() == ["A", "Other"] && store.names(in: b.id) == ["C"])
    }

    /// Also when all happens within a millisecond.
    @Test func whatHadGoneBeforeStaysGone() throws {
        let a = try store.add("A")
        let b = try store.add("B", in: a.id)
        let c = try store.add("C", in: b.id)
        let d = try store.add("D", in: a.id)
        try store.delete(b.id, version: 1)
        try store.delete(a.id, version: 1)
        #expect(try store.restore(a.id, version: 2).map(\.id) == [a.id, d.id])
        #expect(try store.names(in: a.id) == ["D"])
        #expect(try store.restore(b.id, version: 2).map(\.id) == [b.id, c.id])
        #expect(try store.names(in: a.id) == ["B", "D"] && store.names(in: b.id) == ["C"])
    }

    @Test func withoutTheListThatItWasInItComesLastOfAll() throws {
        let a = try store.add("A")
        let b = try store.add("B", in: a.id, at: "1")
        let c = try store.add("C", in: b.id)
        let d = try store.add("D", in: b.id)
        let last = try store.add("Last", at: "k")
        try store.delete(d.id, version: 1)
        try store.delete(a.id, version: 1)
        // Part of what went comes back alone, with what is in it.
        let back = try store.restore(b.id, version: 2)
        #expect(back.map(\.id) == [b.id, c.id] && back[0].parent == nil && back[0].position > last.position)
        #expect(back.map(\.version) == [3, 3])
        #expect(try store.names() == ["Last", "B"] && store.names(in: b.id) == ["C"])
        // The rest comes back without it.
        #expect(try store.restore(a.id, version: 2).map(\.id) == [a.id])
        #expect(try store.names() == ["A", "Last", "B"] && store.names(in: a.id) == [])
        #expect(try store.restore(d.id, version: 2).map(\.parent) == [b.id])
    }

    @Test func whereThereIsNoRoomAnyMoreItComesLastOfAll() throws {
        let a = try store.add("A")
        let b = try store.add("B", in: a.id)
        let c = try store.add("C", in: b.id)
        try store.delete(b.id, version: 1)
        var deepest = try store.add("1")
        for depth in 2...62 { deepest = try store.add("\(depth)", in: deepest.id) }
        try store.move(a.id, to: deepest.id, version: 1)
        let back = try store.restore(b.id, version: 2)
        #expect(back.map(\.id) == [b.id, c.id] && back[0].parent == nil)
        #expect(try store.names() == ["1", "B"])
    }

    @Test func inTheTrashNothingCanBeChanged() throws {
        let a = try store.add("A")
        let b = try store.add("B", in: a.id)
        let other = try store.add("Other")
        try store.delete(a.id, version: 1)
        let before = try store.changes(since: 0)
        for (list, version) in [(a, 2), (b, 2), (a, 1)] {
            let gone = try #require(try store.list(list.id))
            #expect(storeError { try store.edit(list.id, content("x"), version: version) } == .inTrash(gone))
            #expect(storeError { try store.move(list.id, to: nil, version: version) } == .inTrash(gone))
            #expect(storeError { try store.delete(list.id, version: version) } == .inTrash(gone))
            #expect(storeError { try store.create(list.id, content(list.name, in: list.parent)) } == .inTrash(gone))
        }
        #expect(storeError { try store.add("x", in: b.id) } == .parentInTrash(b.id))
        #expect(storeError { try store.move(other.id, to: a.id, version: 1) } == .parentInTrash(a.id))
        #expect(storeError { try store.restore(a.id, version: 1) } == (try store.list(a.id)).map { .conflict($0) })
        #expect(storeError { try store.restore(other.id, version: 1) } == .notInTrash(other))
        #expect(try store.changes(since: 0) == before)
    }

    /// A store that lost a list that another is in, or that has lists inside each other, ends no call in endless work.
    @Test func listsInsideEachOtherEnd() throws {
        let a = try store.add("A")
        let b = try store.add("B", in: a.id)
        try folder.execute("UPDATE list SET parent = (SELECT id FROM list WHERE name = 'B') WHERE name = 'A'")
        #expect(storeError { try store.add("C", in: b.id) } == .tooDeep(allowed: 64))
        #expect(Set(try store.delete(a.id, version: 1).map(\.id)) == [a.id, b.id])
    }
}
