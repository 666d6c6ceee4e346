import GlyphCatalog

/// How long it takes to draw, without making a file of it: whole icons, and their parts apart. Milliseconds for one icon.
struct RasterSubject: Subject {
    private let jobs: [RasterJob]
    private let repeats: [Int]

    let measures: [Measure]

    init(_ surroundings: Surroundings) throws {
        jobs = try RasterJob.all(try Catalog(surroundings.data))
        // Targets from what the fastest peer needed for like icons on the machine of the first measurements.
        let targets = ["opaque 1024": 0.3, "masked 1024": 0.56]
        measures = jobs.map { Measure("raster: \($0.name)", .milliseconds, target: targets[$0.name]) }
        // About 20 ms each, so that the clock's steps do not count.
        repeats = jobs.map { job in
            let once = milliseconds { job.run() }
            return surroundings.isCheck ? 1 : min(max(Int(20 / once), 1), 1_000)
        }
    }

    func round() throws -> [Double] {
        zip(jobs, repeats).map { job, repeats in
            let time = milliseconds { for _ in 0..<repeats { job.run() } }
            return time / Double(repeats * job.count)
        }
    }
}
