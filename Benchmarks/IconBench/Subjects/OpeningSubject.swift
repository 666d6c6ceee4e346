import GlyphCatalog

/// How long it takes to open the catalogue, its file being in the system's memory already.
struct OpeningSubject: Subject {
    private let data: DataFolder
    private let count: Int

    let measures = [
        Measure("open: catalogue", .milliseconds, target: 10),
        Measure("open: catalogue and a first search", .milliseconds),
    ]

    init(_ surroundings: Surroundings) throws {
        data = surroundings.data
        count = surroundings.isCheck ? 2 : 50
        // Brings the file into memory.
        _ = try Catalog(data).search("rocket")
    }

    func round() throws -> [Double] {
        var opened: [Double] = []
        var searched: [Double] = []
        for _ in 0..<count {
            opened.append(try milliseconds { _ = try Catalog(data) })
            searched.append(try milliseconds { _ = try Catalog(data).search("rocket") })
        }
        return [Samples(opened).median, Samples(searched).median]
    }
}
