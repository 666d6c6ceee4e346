import IconCore
import TestSupport
import Testing

@Suite struct PathDataTests {
    private func elements(_ data: String) throws -> [PathElement] { try PathData.read(bytes(data)).elements }

    /// Each row is path data and the absolute, spelled-out form of the same path.
    @Test(arguments: [
        ("m1 2l3 4", "M1 2L4 6"),
        ("M1 2 3 4 5 6", "M1 2L3 4L5 6"),
        ("m1 2 3 4", "M1 2L4 6"),
        ("M1,2h3v4H0V0", "M1 2L4 2L4 6L0 6L0 0"),
        ("M1 2zm3 4l1 1", "M1 2ZM4 6L5 7"),
        ("M1 2l1 1zl5 5", "M1 2L2 3ZM1 2L6 7"),
        ("M0 0c1 2 3 4 5 6s7 8 9 10", "M0 0C1 2 3 4 5 6C7 8 12 14 14 16"),
        ("M0 0C1 2 3 4 5 6S7 8 9 10", "M0 0C1 2 3 4 5 6C7 8 7 8 9 10"),
        ("M1 1s2 2 3 3", "M1 1C1 1 3 3 4 4"),
        ("M0 0q1 2 3 4t5 6t1 1", "M0 0Q1 2 3 4Q5 6 8 10Q11 14 9 11"),
        ("M3 3t1 1", "M3 3Q3 3 4 4"),
        ("M1-2.5.5-.5e1", "M1 -2.5L0.5 -5"),
        ("M0 0\n\tL 1 ,\r\n 1", "M0 0L1 1"),
        ("  M0 0  ", "M0 0"),
        ("M1e1 1E-1", "M10 0.1"),
        ("M0 0 0 0", "M0 0L0 0"),
    ])
    func everyCommandIsRead(_ data: String, _ plain: String) throws {
        #expect(try elements(data) == elements(plain))
    }

    @Test func flagsMayBeGlued() throws {
        let spelled = try elements("M0 0A1 1 0 0 0 0.5 0.5A1 1 0 1 1 2 2")
        #expect(try elements("M0 0a1 1 0 00.5.5A1 1 0 112 2") == spelled)
        #expect(try elements("M0,0 a1,1,0,0,0,.5,.5A1 1 0 11 2,2") == spelled)
    }

    @Test(arguments: [
        ("L1 1", PathData.ReadError.commandExpected(offset: 0)),
        ("M1", .numberExpected(offset: 2)),
        ("M1 1L2", .numberExpected(offset: 6)),
        ("M1 1 L2 x", .numberExpected(offset: 8)),
        ("M1 1 B2 2", .commandExpected(offset: 5)),
        ("M1 1z2 2", .commandExpected(offset: 5)),
        ("M0 0a1 1 0 2 0 5 5", .flagExpected(offset: 11)),
        ("M0 0a1 1 0 0", .flagExpected(offset: 12)),
        ("M1e10 0", .numberTooLarge(offset: 1)), ("M9e8 0h2e8", .numberTooLarge(offset: 7)),
        ("M0 0LNaN 1", .numberExpected(offset: 5)),
        ("M0 0L1 1é", .commandExpected(offset: 8)),
        ("M1,,1", .numberExpected(offset: 3)),
    ])
    func mistakesAreNamedWithTheirPlace(_ data: String, _ expected: PathData.ReadError) {
        #expect(throws: expected) { try PathData.read(bytes(data)) }
    }

    @Test func emptyDataIsAnEmptyPath() throws {
        #expect(try elements("").isEmpty)
        #expect(try elements(" \n").isEmpty)
    }

    @Test func aPathOfTooManySegmentsIsRefused() {
        var data = bytes("M0 0")
        for _ in 0..<Path.maximumElements { data += bytes("h1") }
        #expect(throws: PathData.ReadError.tooManyElements(offset: 4 + 2 * (Path.maximumElements - 1) + 1)) {
            try PathData.read(data)
        }
    }

    /// Random paths on a grid come back element for element, and the text is the shortest of its kind.
    @Test func pathsComeBack() throws {
        for seed in UInt64(1)...300 {
            var random = SeededGenerator(seed: seed)
            let places = Int.random(in: 0...4, using: &random)
            let unit = (0..<places).reduce(1.0) { unit, _ in unit / 10 }
            func point() -> Point {
                Point(
                    Double(Int.random(in: -2_000...2_000, using: &random)) * unit,
                    Double(Int.random(in: -2_000...2_000, using: &random)) * unit)
            }
            var path = Path()
            path.move(to: point())
            for _ in 0..<Int.random(in: 1...30, using: &random) {
                switch Int.random(in: 0...5, using: &random) {
                case 0: path.move(to: point())
                case 1: path.line(to: point())
                case 2: path.line(to: Point(path.current.x, point().y))
                case 3: path.quadratic(point(), to: point())
                case 4: path.cubic(point(), point(), to: point())
                default:
                    path.close()
                    path.move(to: point())
                }
            }
            let found = try PathData.read(PathData.write(path, places: places))
            #expect(found.elements.count == path.elements.count, "seed \(seed)")
            for (a, b) in zip(found.elements, path.elements) {
                #expect(isNear(a, b, 1e-6), "seed \(seed): \(a) instead of \(b)")
            }
        }
    }

    private func isNear(_ a: PathElement, _ b: PathElement, _ tolerance: Double) -> Bool {
        func near(_ p: Point, _ q: Point) -> Bool { p.distance(to: q) <= tolerance }
        switch (a, b) {
        case (.move(let p), .move(let q)), (.line(let p), .line(let q)): return near(p, q)
        case (.quadratic(let c, let p), .quadratic(let d, let q)): return near(c, d) && near(p, q)
        case (.cubic(let c, let d, let p), .cubic(let e, let f, let q)): return near(c, e) && near(d, f) && near(p, q)
        case (.close, .close): return true
        default: return false
        }
    }

    @Test(arguments: [
        ("M0 0L10 0L10 10L0 10Z", "m0 0h10v10H0z"),
        ("M100.25 100.75L100.5 101", "m100.25 100.75.25.25"),
        ("M1000 1000L1 1", "m1000 1000L1 1"),
        ("M0 0C0 0 1 1 2 2C3 3 4 4 5 5", "m0 0s1 1 2 2 2 2 3 3"),
        ("M0.5 0.5L-0.5 -0.5", "m.5.5-1-1"),
    ])
    func writtenDataIsShort(_ data: String, _ expected: String) throws {
        #expect(text(PathData.write(try PathData.read(bytes(data)), places: 2)) == expected)
    }

    /// A chord far shorter than the radii was divided by, and the angle that came of it was no number.
    @Test(arguments: ["1e-155", "1e-300", "1e-20", "1e-9"])
    func tinyArcsEnd(_ chord: String) throws {
        let path = try PathData.read(bytes("M0 0A1 1 0 1 0 \(chord) 0A1 1 0 0 1 0 0"))
        #expect(path.isFinite)
    }

    /// The idiom of a circle as one arc that ends just beside its start.
    @Test func nearlyClosedArcsAreCircles() throws {
        let box = try #require(try PathData.read(bytes("M12 2a10 10 0 1 0 .0001 0z")).inkBox)
        #expect(abs(box.width - 20) < 0.01 && abs(box.height - 20) < 0.01)
    }
}
