import IconCore
import TestSupport
import Testing

/// Area coverage against an independent, slower way of measuring it.
@Suite struct CoverageTests {
    /// Polygons that cross themselves and each other, reach outside the canvas and have corners on whole pixels.
    private func randomPolygons(_ random: inout SeededGenerator, size: Double) -> [[Point]] {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
            let snaps = Int.random(in: 0...2, using: &random) == 0
            return (0..<Int.random(in: 3...9, using: &random)).map { _ in
                let x = Double.random(in: -0.3 * size...1.3 * size, using: &random)
                let y = Double.random(in: -0.3 * size...1.3 * size, using: &random)
                return snaps ? Point(x.rounded(.down), y.rounded(.down)) : Point(x, y)
            }
        }
    }

    @Test(arguments: [FillRule.nonZero, .evenOdd])
    func randomPolygonsAreCoveredExactly(_ rule: FillRule) {
        for seed in UInt64(1)...150 {
            var random = SeededGenerator(seed: seed)
            let size = Int.random(in: 3...24, using: &random)
            let polygons = randomPolygons(&random, size: Double(size))
            let expected = ScanlineOracle().coverage(of: polygons, rule: rule, size: size)
            let found = renderedCoverage(of: polygonPath(polygons), rule: rule, size: size)
            let worst = zip(expected, found).map { abs($0 * 255 - Double($1)) }.max() ?? 0
            #expect(worst <= 2, "seed \(seed), size \(size): \(worst) of 255")
        }
    }

    /// Two halves of a square wound the same way, and wound against each other, leave no seam where they meet.
    @Test(arguments: [false, true])
    func halvesMeetWithoutSeam(_ isOpposed: Bool) {
        let left = [Point(1, 1), Point(4.37, 1), Point(4.61, 7), Point(1, 7)]
        let right = [Point(4.37, 1), Point(7, 1), Point(7, 7), Point(4.61, 7)]
        let path = polygonPath([left, isOpposed ? right.reversed() : right])
        let found = renderedCoverage(of: path, rule: .nonZero, size: 8)
        for y in 1..<7 {
            for x in 1..<7 { #expect(found[y * 8 + x] == 255, "pixel \(x), \(y)") }
        }
    }

    /// An overlap counts once, however often it is covered.
    @Test func overlapCountsOnce() {
        let square = [Point(2.5, 2.5), Point(5.5, 2.5), Point(5.5, 5.5), Point(2.5, 5.5)]
        let once = renderedCoverage(of: polygonPath([square]), rule: .nonZero, size: 8)
        #expect(renderedCoverage(of: polygonPath([square, square, square]), rule: .nonZero, size: 8) == once)
        #expect(renderedCoverage(of: polygonPath([square, square, square]), rule: .evenOdd, size: 8) == once)
        #expect(once[2 * 8 + 2] == 64)
        #expect(once[3 * 8 + 3] == 255)
    }

    /// Right of edges that end inside a row, where the other side of the shape lies beyond the border.
    @Test func shapesBeyondTheRightBorderAreCovered() {
        let backward = [Point(2.5, 0.5), Point(2.5, 3.5), Point(30, 3.5), Point(30, 0.5)]
        let coverage = renderedCoverage(of: polygonPath([backward, backward]), rule: .nonZero, size: 8)
        #expect(coverage[1 * 8 + 7] == 255)
        #expect(coverage[3 * 8 + 7] == 128)
        #expect(coverage[4 * 8 + 7] == 0)
    }

    /// More heights at which edges begin inside one row than are kept apart.
    @Test func manyEdgesMayBeginInOneRow() {
        let steps = (0..<70).map { step in
            let (x, y) = (Double(step) + 0.25, 0.125 + Double(step) / 128)
            return [Point(x, y), Point(x + 100, y), Point(x + 100, 2.5), Point(x, 2.5)]
        }
        let coverage = renderedCoverage(of: polygonPath(steps), rule: .nonZero, size: 200)
        #expect(coverage[50] == 223)
        // The last one alone, from 0.664.
        #expect(coverage[168] == 86)
        #expect((170..<200).allSatisfy { coverage[$0] == 0 })
    }

    /// A cluster of edges where the area around it is covered twice already, and edges to its right.
    @Test func clustersInsideOverlapKeepWhatIsAround() {
        let outer = [Point(0, 0), Point(16, 0), Point(16, 16), Point(0, 16)]
        let hole = [Point(5.25, 4.5), Point(5.25, 9.5), Point(9.25, 9.5), Point(9.25, 4.5)]
        let coverage = renderedCoverage(of: polygonPath([outer, outer, hole, hole]), rule: .nonZero, size: 16)
        let upper: [UInt8] = [255, 159, 128, 128, 128, 223, 255]
        #expect(Array(coverage[4 * 16 + 4..<4 * 16 + 11]) == upper)
        let middle: [UInt8] = [255, 64, 0, 0, 0, 191, 255]
        #expect(Array(coverage[6 * 16 + 4..<6 * 16 + 11]) == middle)
        #expect(coverage[6 * 16] == 255 && coverage[6 * 16 + 15] == 255)
    }

    /// Shifting a shape by whole pixels shifts its coverage and changes nothing else.
    @Test func wholePixelShiftsKeepCoverage() {
        let shape = Path(ellipseIn: Rect(x: 1.3, y: 1.6, width: 9.1, height: 7.7))
        let original = renderedCoverage(of: shape, rule: .nonZero, size: 32)
        let moved = renderedCoverage(
            of: shape.transformed(by: .translation(Vector(11, 17))), rule: .nonZero, size: 32)
        for y in 0..<15 {
            for x in 0..<20 { #expect(original[y * 32 + x] == moved[(y + 17) * 32 + x + 11]) }
        }
    }

    /// A circle's coverage adds up to its area.
    @Test(arguments: [3.0, 11.5, 63.25])
    func circleHasItsArea(_ radius: Double) {
        let circle = Path(ellipseIn: Rect(x: 64 - radius, y: 64 - radius, width: 2 * radius, height: 2 * radius))
        let found = renderedCoverage(of: circle, rule: .nonZero, size: 128)
        let area = found.reduce(0.0) { $0 + Double($1) / 255 }
        #expect(abs(area / (Double.pi * radius * radius) - 1) < 0.001)
    }

    /// Shapes far outside, huge, or not of numbers leave a valid picture.
    @Test func extremeCoordinatesAreHarmless() {
        let huge = Path(Rect(Point(-1e9, -1e9), Point(1e9, 1e9)))
        #expect(renderedCoverage(of: huge, rule: .nonZero, size: 4) == [UInt8](repeating: 255, count: 16))
        let outside = Path(Rect(Point(5, 5), Point(9, 9)))
        #expect(renderedCoverage(of: outside, rule: .nonZero, size: 4) == [UInt8](repeating: 0, count: 16))
        let broken = polygonPath([[Point(0, 0), Point(.nan, 4), Point(4, .infinity)]])
        #expect(renderedCoverage(of: broken, rule: .nonZero, size: 4) == [UInt8](repeating: 0, count: 16))
        // So far apart that the distance is no number.
        let endless = polygonPath([[Point(-1e308, 1), Point(1e308, 3), Point(4, 1e308)]])
        #expect(renderedCoverage(of: endless, rule: .nonZero, size: 4) == [UInt8](repeating: 0, count: 16))
    }

    /// A scribble of thousands of lines, each crossing most others, is drawn in bounded work: coverage stays coverage.
    @Test func scribblesEnd() {
        var random = SeededGenerator(seed: 31)
        let corners = (0..<20_000).map { _ in
            Point(.random(in: -5...69, using: &random), .random(in: -5...69, using: &random))
        }
        let found = renderedCoverage(of: polygonPath([corners]), rule: .nonZero, size: 64)
        #expect(found.reduce(0) { $0 + Int($1) } > 64 * 64 * 200)
    }
}
