import TestSupport
import Testing

@testable import ListStore

/// Random commands against a model of a few lines, which knows each list and what deletion took it.
@Suite(.timeLimit(.minutes(2))) struct ModelTests {
    private struct Entry {
        var parent: ListID?
        var position: Position
        var version = 1
        var deletion: ListID?
    }

    @Test(arguments: [UInt64](1...12))
    func randomCommands(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let folder = try StoreFolder()
        var store = try folder.store()
        var model: [ListID: Entry] = [:]
        var order: [ListID] = []
        func isInside(_ id: ListID, _ other: ListID) -> Bool {
            id == other || (model[id]?.parent.map { isInside($0, other) } ?? false)
        }

        for step in 0..<150 {
            let comment = Comment(rawValue: "seed \(seed), step \(step)")
            let id = order.randomElement(using: &generator) ?? .make()
            let entry = model[id]
            let parent = Bool.random(using: &generator) ? order.randomElement(using: &generator) : nil
            let isParentLive = parent.map { model[$0]?.deletion == nil } ?? true
            switch Int.random(in: 0..<10, using: &generator) {
            case 0...3:
                let new = ListID.make()
                guard isParentLive else {
                    #expect(storeError { try store.create(new, content("x", in: parent)) } != nil, comment)
                    break
                }
                let list = try store.create(new, content("List \(step)", in: parent)).list
                model[new] = Entry(parent: parent, position: list.position)
                order.append(new)
            case 4...6:
                guard let entry else { break }
                let isAllowed =
                    entry.deletion == nil && isParentLive
                    && (parent == entry.parent || !(parent.map { isInside($0, id) } ?? false))
                guard isAllowed else {
                    #expect(storeError { try store.move(id, to: parent, version: entry.version) } != nil, comment)
                    break
                }
                let moved = try store.move(id, to: parent, version: entry.version)
                model[id] = Entry(parent: parent, position: moved.position, version: moved.version)
                #expect(moved.version - entry.version <= 1, comment)
            case 7, 8:
                guard let entry, entry.deletion == nil else { break }
                let expected = order.filter { model[$0]?.deletion == nil && isInside($0, id) }
                #expect(Set(try store.delete(id, version: entry.version).map(\.id)) == Set(expected), comment)
                for other in expected {
                    model[other]?.deletion = id
                    model[other]?.version += 1
                }
            default:
                guard let entry, let deletion = entry.deletion else { break }
                func cameAlong(_ other: ListID) -> Bool {
                    other == id
                        || model[other]?.deletion == deletion && (model[other]?.parent.map { cameAlong($0) } ?? false)
                }
                let expected = order.filter { model[$0]?.deletion == deletion && cameAlong($0) }
                let back = try store.restore(id, version: entry.version)
                #expect(Set(back.map(\.id)) == Set(expected), comment)
                for other in expected {
                    model[other]?.deletion = nil
                    model[other]?.version += 1
                }
                if let parent = entry.parent, model[parent]?.deletion != nil {
                    model[id]?.parent = nil
                    model[id]?.position = back[0].position
                }
            }

            if step % 50 == 49 { store = try folder.store() }
            let all = try store.changes(since: 0)
            #expect(all.lists.count == model.count, comment)
            #expect(Set(all.lists.map(\.change)).count == model.count, comment)
            for list in all.lists {
                let entry = try #require(model[list.id])
                #expect(list.parent == entry.parent && list.position == entry.position, comment)
                #expect(list.version == entry.version && list.isDeleted == (entry.deletion != nil), comment)
                // What is not in the trash is in nothing that is.
                if !list.isDeleted, let parent = list.parent { #expect(model[parent]?.deletion == nil, comment) }
            }
            let live = all.lists.filter { !$0.isDeleted }
            let expected = live.filter { $0.parent == parent }.sorted { ($0.position, $0.id) < ($1.position, $1.id) }
            #expect(try store.level(parent) == expected, comment)
            #expect(Set(try store.lists().lists) == Set(live), comment)
        }
    }
}
