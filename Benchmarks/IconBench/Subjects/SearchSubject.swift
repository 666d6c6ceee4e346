import GlyphCatalog

/// How long one search takes while somebody types: 1,000 beginnings of everyday names, on a catalogue that is open.
final class SearchSubject: Subject {
    private let catalog: Catalog
    private let queries: [TypedPrefixes.Query]
    /// The most that a query took, each at its best: what is slow by itself, whatever else the machine did.
    private var best: [Double]

    let measures = [
        Measure("search: median of 1,000 prefixes", .milliseconds, target: 1),
        Measure("search: 99 of 100 are below", .milliseconds),
        Measure("search: worst of 1,000 prefixes", .milliseconds, target: 5),
        Measure("search: worst of 1,000 prefixes, in processor time", .milliseconds),
    ]

    init(_ surroundings: Surroundings) throws {
        catalog = try Catalog(surroundings.data)
        queries = TypedPrefixes.queries(count: surroundings.isCheck ? 20 : 1_000)
        best = queries.map { _ in .infinity }
        _ = try catalog.search("rocket")
    }

    func round() throws -> [Double] {
        var times: [Double] = []
        var mostWork = 0.0
        for (index, query) in queries.enumerated() {
            let work = ProcessorTime.ofThread
            let time = try milliseconds { _ = try catalog.search(query.text, languages: query.languages) }
            mostWork = max(mostWork, ProcessorTime.ofThread - work)
            times.append(time)
            best[index] = min(best[index], time)
        }
        let samples = Samples(times)
        return [samples.median, samples.quantile(0.99), samples.range.upperBound, mostWork]
    }

    var remarks: [String] {
        let slowest = zip(queries, best).sorted { $0.1 > $1.1 }.prefix(5)
        let list = slowest.map { "'\($0.0.text)' \(Measure.Unit.milliseconds.text($0.1))" }
        return ["the slowest searches, each at its best: \(list.joined(separator: ", "))"]
    }
}
