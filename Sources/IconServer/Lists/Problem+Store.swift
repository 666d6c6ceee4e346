import ListStore

extension Problem {
    /// The problem of what the store refuses; nil for what is wrong with the store itself in a way that is nobody's business but
    /// that of whoever runs the server.
    init?(_ error: StoreError) {
        let detail = error.sentence
        switch error {
        case .badID: self.init(.listID, detail, field: "id")
        case .badPosition: self.init(.listContent, detail, field: "position")
        case .emptyName, .controlCharacter: self.init(.listContent, detail, field: "name")
        case .nameTooLong(_, let allowed, _): self.init(.listContent, detail, field: "name", limit: allowed)
        case .recipe: self.init(.listContent, detail, field: "recipe")
        case .noList: self.init(.listUnknown, detail)
        case .noParent, .parentInTrash, .cycle: self.init(.parentUnusable, detail, field: "parent")
        case .tooDeep(let allowed): self.init(.parentUnusable, detail, field: "parent", limit: allowed)
        case .tooManyLists(let allowed): self.init(.tooManyLists, detail, limit: allowed)
        case .conflict(let list): self.init(.changedMeanwhile, detail, current: list)
        case .exists(let list): self.init(.idTaken, detail, current: list)
        case .inTrash(let list): self.init(.inTrash, detail, current: list)
        case .notInTrash(let list): self.init(.notInTrash, detail, current: list)
        case .busy:
            self.init(.listsUnavailable, "Another program has been using the lists for long; try again.")
            headers.set("retry-after", "1")
        case .damaged, .notOurs, .newer, .readOnly, .diskFull, .file: return nil
        }
    }

    private init(_ kind: Kind, _ detail: String, current: StoredList) {
        self.init(kind, detail)
        self.current = ListDocument(list: current)
    }
}

/// Does something with the store, and tells what the store refuses as problems.
func tellingProblems<Result>(_ body: () throws -> Result) throws -> Result {
    do {
        return try body()
    } catch let error as StoreError {
        guard let problem = Problem(error) else { throw error }
        throw problem
    }
}

extension StoreError {
    /// What it says to a person, as a sentence of its own.
    var sentence: String { Problem.sentence(description) }
}
