package import ListStore

/// Lists in the API. Every route waits for the disk, or may have to; those that read do not wait for those that write.
package struct ListRoutes: Sendable {
    /// How long a request may wait for other programs to be done with the lists, counted from when it came. So those that wait
    /// for each other all end at the same time.
    private static let patience = Duration.seconds(10)

    /// The largest whole number that every reader of JSON holds exactly (RFC 8259, 6).
    private static let largestCursor = (1 << 53) - 1

    private let store: ListStore

    /// The routes to the lists of a store.
    package init(_ store: ListStore) {
        self.store = store
    }

    /// The routes.
    package var routes: [Route] {
        [
            route(.get, "/api/v1/lists", all), route(.get, "/api/v1/lists/{id}", one),
            route(.put, "/api/v1/lists/{id}", put), route(.delete, "/api/v1/lists/{id}", delete),
            route(.post, "/api/v1/lists/{id}/restore", restore),
        ]
    }

    private func route(
        _ method: Method, _ pattern: String, _ respond: @escaping @Sendable (Request, ListStore) throws -> Response
    ) -> Route {
        Route(method, pattern, lane: { _ in method == .get ? .reading : .storing }) { request in
            try tellingProblems {
                try respond(request, store.waiting(until: request.arrival + ListRoutes.patience))
            }
        }
    }

    private func all(_ request: Request, _ store: ListStore) throws -> Response {
        let parameters = try Parameters(request, ["since"])
        let since = try parameters.integer("since", in: 0...ListRoutes.largestCursor)
        return Response(json: ListsDocument(try since.map(store.changes) ?? store.lists()))
    }

    private func one(_ request: Request, _ store: ListStore) throws -> Response {
        _ = try Parameters(request, [])
        let id = try id(request)
        guard let list = try store.list(id) else { throw StoreError.noList(id) }
        return Response(list: list)
    }

    private func put(_ request: Request, _ store: ListStore) throws -> Response {
        _ = try Parameters(request, [])
        let id = try id(request)
        let body = try JSONBody(request, ["name", "recipe", "parent", "position"])
        let condition = try ListCondition(request, mayBeNew: true)
        let content = try ListContent(
            name: try body.text("name"), recipe: try body.text("recipe"), parent: try parent(body),
            position: try body.optionalText("position").map { text throws(StoreError) in try Position(text) })
        guard let version = try version(condition, of: id, store) else {
            let (list, isNew) = try store.create(id, content)
            return Response(isNew ? .created : .ok, list: list)
        }
        return Response(list: try store.edit(id, content, version: version))
    }

    private func delete(_ request: Request, _ store: ListStore) throws -> Response {
        let (id, version) = try target(request, store)
        return Response(json: ChangedLists(try store.delete(id, version: version)))
    }

    private func restore(_ request: Request, _ store: ListStore) throws -> Response {
        let (id, version) = try target(request, store)
        return Response(json: ChangedLists(try store.restore(id, version: version)))
    }

    /// The list that a request is about which has nothing else to say, and the version that it takes it to have.
    private func target(_ request: Request, _ store: ListStore) throws -> (id: ListID, version: Int) {
        _ = try Parameters(request, [])
        let id = try id(request)
        if !request.body.isEmpty { _ = try JSONBody(request, []) }
        guard let version = try version(try ListCondition(request, mayBeNew: false), of: id, store) else {
            throw StoreError.noList(id)
        }
        return (id, version)
    }

    /// The version that a list must have; nil where it must not be there. Where several will do it is the one that the list has,
    /// and the store sees to it that it still has it.
    private func version(_ condition: ListCondition, of id: ListID, _ store: ListStore) throws -> Int? {
        switch condition {
        case .isNew: return nil
        case .exists:
            guard let list = try store.list(id) else { throw StoreError.noList(id) }
            return list.version
        case .hasVersion(let versions):
            guard versions.count > 1, let list = try store.list(id) else { return versions.first }
            return versions.contains(list.version) ? list.version : versions.first
        }
    }

    private func id(_ request: Request) throws(StoreError) -> ListID {
        try ListID(request.capture("id"))
    }

    private func parent(_ body: JSONBody) throws(Problem) -> ListID? {
        guard let text = try body.optionalText("parent") else { return nil }
        do throws(StoreError) {
            return try ListID(text)
        } catch {
            throw Problem(.listContent, error.sentence, field: "parent")
        }
    }
}
