import Foundation
import IconCore
import TestSupport
import Testing

@Suite struct StrokeTests {
    private func stroke(_ data: String, _ style: StrokeStyle) throws -> Path {
        try PathData.read(bytes(data)).stroked(style, tolerance: 0.005)
    }

    /// The area that the filled outline covers, in square units of a 64 by 64 canvas.
    private func area(_ path: Path) -> Double {
        renderedCoverage(of: path, rule: .nonZero, size: 64).reduce(0) { $0 + Double($1) / 255 }
    }

    /// Areas that follow from the shapes: rectangles, discs (π r²), sectors, triangles.
    private static let rows: [(String, StrokeStyle, Double)] = [
        ("M10 20h30", StrokeStyle(width: 4), 120.0),
        ("M10 20h30", StrokeStyle(width: 4, cap: .square), 136),
        ("M10 20h30", StrokeStyle(width: 4, cap: .round), 132.566),
        ("M10 10h20v20h-20z", StrokeStyle(width: 2), 160),
        ("M10 10h20v20h-20z", StrokeStyle(width: 2, join: .bevel), 158),
        ("M10 10h20v20h-20z", StrokeStyle(width: 2, join: .round), 159.142),
        // A right angle has a miter 1.414 widths long: a limit below cuts it.
        ("M10 10h20v20h-20z", StrokeStyle(width: 2, miterLimit: 1.4), 158),
        ("M30 30m-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0z", StrokeStyle(width: 6), 452.389),
        // Radius equal to half the width: the inner edge shrinks to a point, and a whole disc is left.
        ("M30 30m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z", StrokeStyle(width: 6), 113.097),
        ("M30 30m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0z", StrokeStyle(width: 8), 113.097),
        ("M20 20h0", StrokeStyle(width: 8, cap: .round), 50.265),
        ("M20 20z", StrokeStyle(width: 8, cap: .square), 64),
        ("M20 20h0", StrokeStyle(width: 8), 0),
        // There and back: the same ribbon twice.
        ("M10 20h30h-30", StrokeStyle(width: 4, join: .bevel), 120),
        ("M10 20h30", StrokeStyle(width: 4, dashes: [5, 5]), 60),
        ("M10 20h30", StrokeStyle(width: 4, dashes: [10]), 80),
        ("M10 20h30", StrokeStyle(width: 4, dashes: [5, 5], dashOffset: 5), 60),
        ("M10 20h28", StrokeStyle(width: 4, dashes: [4, 4], dashOffset: -2), 56),
        ("M10 20h30", StrokeStyle(width: 4, dashes: [0, 10]), 0),
        ("M10 20h30", StrokeStyle(width: 4, dashes: [0, 0]), 120),
        ("M10 20h30", StrokeStyle(width: 4, dashes: [-1, 4]), 120),
    ]

    @Test(arguments: StrokeTests.rows)
    func strokesHaveTheirArea(_ data: String, _ style: StrokeStyle, _ expected: Double) throws {
        let found = area(try stroke(data, style))
        #expect(abs(found - expected) < 0.25)
    }

    @Test func dashesWithRoundCapsAreDots() throws {
        let dots = try stroke("M10 20h30", StrokeStyle(width: 4, cap: .round, dashes: [0, 10]))
        #expect(abs(area(dots) - 3 * 4 * Double.pi) < 0.2)
    }

    /// On a closed contour the dash that runs over the start is one piece: its round caps are at its two ends only.
    @Test func aDashRunsOverTheStart() throws {
        let style = StrokeStyle(width: 2, cap: .butt, join: .miter, dashes: [20, 60], dashOffset: 10)
        let corner = try stroke("M10 10h20v20h-20z", style)
        #expect(abs(area(corner) - 40) < 0.1)
    }

    /// What lies within half the width of the line is covered and what lies farther away is not, for random curves with
    /// round caps and joins: distance to the line decides, measured on a dense sampling of it.
    @Test func roundStrokesCoverWhatIsNear() throws {
        let size = 32
        for seed in UInt64(1)...40 {
            var random = SeededGenerator(seed: seed)
            func point() -> Point { Point(.random(in: 6...26, using: &random), .random(in: 6...26, using: &random)) }
            let width = Double.random(in: 0.5...12, using: &random)
            var line = Path()
            line.move(to: point())
            for _ in 0..<Int.random(in: 1...3, using: &random) { line.cubic(point(), point(), to: point()) }
            let outline = line.stroked(StrokeStyle(width: width, cap: .round, join: .round), tolerance: 0.01)
            let found = renderedCoverage(of: outline, rule: .nonZero, size: size)
            let samples = line.flattened(tolerance: 0.005)[0]
            for y in 0..<size {
                for x in 0..<size {
                    let center = Point(Double(x) + 0.5, Double(y) + 0.5)
                    var distance = Double.infinity
                    for index in 1..<samples.count {
                        distance = min(distance, segmentDistance(center, samples[index - 1], samples[index]))
                    }
                    // A pixel's corners are 0.707 from its centre.
                    let coverage = found[y * size + x]
                    if distance < width / 2 - 0.72, coverage != 255 { Issue.record("seed \(seed): hole at \(x), \(y)") }
                    if distance > width / 2 + 0.72, coverage != 0 { Issue.record("seed \(seed): ink at \(x), \(y)") }
                }
            }
        }
    }

    /// A bend of a radius a little under and over half the width: the inner edge neither runs backward all along nor can be
    /// one curve. Short lines along it, which are outlined in another way, must give the same.
    @Test func aBendOfHalfTheWidthHasItsInnerEdge() throws {
        let bend = try PathData.read(bytes("M40 20C17 20 17 32 40 43"))
        var lines = Path()
        for (index, corner) in bend.flattened(tolerance: 1e-3)[0].enumerated() {
            if index == 0 { lines.move(to: corner) } else { lines.line(to: corner) }
        }
        for width in stride(from: 7.0, through: 13, by: 1) {
            let style = StrokeStyle(width: width, join: .round)
            let found = renderedCoverage(of: bend.stroked(style, tolerance: 0.01), rule: .nonZero, size: 48)
            let expected = renderedCoverage(of: lines.stroked(style, tolerance: 0.01), rule: .nonZero, size: 48)
            let worst = zip(found, expected).map { abs(Int($0) - Int($1)) }.max() ?? 0
            #expect(worst <= 8, "width \(width)")
        }
    }

    private func segmentDistance(_ p: Point, _ a: Point, _ b: Point) -> Double {
        let chord = b - a
        let along = min(max((p - a).dot(chord) / max(chord.squaredLength, 1e-30), 0), 1)
        return p.distance(to: a + chord * along)
    }

    @Test func hostileStrokesStayBounded() throws {
        #expect(try stroke("M0 0L1 1", StrokeStyle(width: 0)).isEmpty)
        #expect(try stroke("M0 0L1 1", StrokeStyle(width: .nan)).isEmpty)
        #expect(try stroke("M0 0L1 1", StrokeStyle(width: -1)).isEmpty)
        // A million dashes: drawn unbroken.
        let fine = try stroke("M0 10H60", StrokeStyle(width: 2, dashes: [1e-5, 1e-5]))
        #expect(abs(area(fine) - 120) < 0.1)
        // A curve of cusps and a huge one.
        let cusp = try stroke("M10 10C60 60 10 60 60 10zM-1e9 0C1e9 1e9 1e9-1e9-1e9 0", StrokeStyle(width: 3))
        #expect(cusp.elements.count < 20_000)
        #expect(cusp.isFinite)
    }

    /// Many contours share the bound on dashes.
    @Test func dashesAreBoundedOverThePath() throws {
        let contours = String(repeating: "M0 0h99", count: 300)
        let outline = try stroke(contours, StrokeStyle(width: 1, dashes: [0.01, 0.01]))
        #expect(outline.elements.count < 100_000)
    }
}
