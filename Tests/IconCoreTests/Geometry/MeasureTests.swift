import Foundation
import IconCore
import TestSupport
import Testing

@Suite struct MeasureTests {
    private func path(_ data: String) throws -> Path { try PathData.read(bytes(data)) }

    @Test(arguments: [
        ("M1 2h3v4h-3z", Rect(x: 1, y: 2, width: 3, height: 4)),
        // A cubic whose control points lie far outside the curve: extremes at t = 1/2.
        ("M0 0C0 4 4 4 4 0z", Rect(x: 0, y: 0, width: 4, height: 3)),
        ("M0 0Q2 4 4 0z", Rect(x: 0, y: 0, width: 4, height: 2)),
        ("M0 5A5 5 0 0 1 10 5z", Rect(x: 0, y: 0, width: 10, height: 5)),
        // Contours without ink do not count.
        ("M1 1h2v2h-2zM50 50M9 9h20", Rect(x: 1, y: 1, width: 2, height: 2)),
    ])
    func inkBoxIsTight(_ data: String, _ expected: Rect) throws {
        let found = try #require(try path(data).inkBox)
        for (a, b) in [
            (found.minX, expected.minX), (found.minY, expected.minY), (found.maxX, expected.maxX),
            (found.maxY, expected.maxY),
        ] {
            #expect(abs(a - b) < 1e-4, "\(found)")
        }
    }

    @Test func nothingHasNoInkBox() throws {
        for data in ["", "M1 1", "M1 1L5 1", "M1 1L1 5z"] { #expect(try path(data).inkBox == nil) }
    }

    /// The ink box holds every point of the curves and touches the outermost, for random curves.
    @Test func inkBoxHoldsRandomCurves() throws {
        for seed in UInt64(1)...100 {
            var random = SeededGenerator(seed: seed)
            func point() -> Point { Point(.random(in: -9...9, using: &random), .random(in: -9...9, using: &random)) }
            var curve = Path()
            curve.move(to: point())
            curve.cubic(point(), point(), to: point())
            curve.quadratic(point(), to: point())
            curve.close()
            let box = try #require(curve.inkBox)
            let corners = curve.flattened(tolerance: 1e-4).joined()
            let measured = try #require(Rect(enclosing: corners))
            #expect(box.expanded(by: 1e-9).contains(measured), "seed \(seed)")
            #expect(measured.expanded(by: 0.01).contains(box), "seed \(seed)")
        }
    }

    /// The smallest circle: holds all points, and has two of them opposite each other or three around its middle.
    @Test func enclosingCircleIsSmallest() throws {
        for seed in UInt64(1)...100 {
            var random = SeededGenerator(seed: seed)
            let points = (0..<Int.random(in: 2...40, using: &random)).map { _ in
                Point(.random(in: -5...5, using: &random), .random(in: -5...5, using: &random))
            }
            let circle = try #require(Circle(enclosing: points))
            for point in points { #expect(circle.center.distance(to: point) <= circle.radius * (1 + 1e-9)) }
            // Brute force over all pairs and triples of points: no circle through them that holds all is smaller.
            var smallest = Double.infinity
            for (i, a) in points.enumerated() {
                for (j, b) in points.enumerated().dropFirst(i + 1) {
                    smallest = min(smallest, radius(holding: points, about: a.interpolated(to: b, at: 0.5)))
                    for c in points.dropFirst(j + 1) {
                        guard let center = circumcenter(a, b, c) else { continue }
                        smallest = min(smallest, radius(holding: points, about: center))
                    }
                }
            }
            #expect(abs(circle.radius - smallest) < 1e-9, "seed \(seed)")
        }
    }

    private func radius(holding points: [Point], about center: Point) -> Double {
        points.reduce(0) { max($0, center.distance(to: $1)) }
    }

    private func circumcenter(_ a: Point, _ b: Point, _ c: Point) -> Point? {
        let d = 2 * (a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y))
        guard abs(d) > 1e-12 else { return nil }
        func square(_ p: Point) -> Double { p.x * p.x + p.y * p.y }
        return Point(
            (square(a) * (b.y - c.y) + square(b) * (c.y - a.y) + square(c) * (a.y - b.y)) / d,
            (square(a) * (c.x - b.x) + square(b) * (a.x - c.x) + square(c) * (b.x - a.x)) / d)
    }

    /// No point of a curve is farther from its chords than the tolerance.
    @Test(arguments: [1.0, 0.1, 0.01])
    func flatteningKeepsItsTolerance(_ tolerance: Double) throws {
        for seed in UInt64(1)...50 {
            var random = SeededGenerator(seed: seed)
            let p = (0..<4).map { _ in Point(.random(in: 0...60, using: &random), .random(in: 0...60, using: &random)) }
            var curve = Path()
            curve.move(to: p[0])
            curve.cubic(p[1], p[2], to: p[3])
            let corners = curve.flattened(tolerance: tolerance)[0]
            for step in 0...200 {
                let t = Double(step) / 200
                let u = 1 - t
                let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
                let point = Point(
                    zip(weights, p).reduce(0) { $0 + $1.0 * $1.1.x }, zip(weights, p).reduce(0) { $0 + $1.0 * $1.1.y })
                let nearest = zip(corners, corners.dropFirst()).map { distance(point, $0, $1) }.min() ?? .infinity
                #expect(nearest <= tolerance, "seed \(seed), t \(t): \(nearest)")
            }
        }
    }

    private func distance(_ p: Point, _ a: Point, _ b: Point) -> Double {
        let chord = b - a
        let along = min(max((p - a).dot(chord) / max(chord.squaredLength, 1e-30), 0), 1)
        return p.distance(to: a + chord * along)
    }

    /// Arcs lie on their ellipse and turn the right way, by a formula of another make.
    @Test func arcsLieOnTheirEllipse() throws {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<100 {
            let radii = Vector(.random(in: 3...9, using: &random), .random(in: 3...9, using: &random))
            let angle = Double.random(in: 0...360, using: &random)
            for (isLarge, isClockwise) in [(false, false), (false, true), (true, false), (true, true)] {
                var arc = Path()
                arc.move(to: Point(1, 2))
                arc.addArc(
                    to: Point(3.5, 1), radii: radii, rotation: angle, isLarge: isLarge, isClockwise: isClockwise)
                // Turned and squeezed so that the ellipse becomes a unit circle.
                let toCircle = Affine.rotation(degrees: -angle).then(.scale(x: 1 / radii.dx, y: 1 / radii.dy))
                let corners = arc.transformed(by: toCircle).flattened(tolerance: 1e-6)[0]
                // Of the two unit circles through the ends, the one that the middle of the arc lies on.
                let (start, end) = (corners[0], corners[corners.count - 1])
                let height = (1 - (end - start).squaredLength / 4).squareRoot()
                let across = try #require((end - start).perpendicular.normalized)
                let centers = [-1.0, 1].map { start.interpolated(to: end, at: 0.5) + across * (height * $0) }
                func miss(_ center: Point) -> Double { abs(center.distance(to: corners[corners.count / 2]) - 1) }
                let center = miss(centers[0]) < miss(centers[1]) ? centers[0] : centers[1]
                var swept = 0.0
                for (a, b) in zip(corners, corners.dropFirst()) {
                    #expect(abs(center.distance(to: b) - 1) < 1e-5)
                    let step = atan2((a - center).cross(b - center), (a - center).dot(b - center))
                    #expect((step > 0) == isClockwise)
                    swept += abs(step)
                }
                #expect((swept > .pi) == isLarge)
            }
        }
    }

    @Test func affinesObeyTheirLaws() throws {
        var random = SeededGenerator(seed: 6)
        func number() -> Double { .random(in: -3...3, using: &random) }
        for _ in 0..<200 {
            let a = Affine(number(), number(), number(), number(), number(), number())
            let b = Affine(number(), number(), number(), number(), number(), number())
            let p = Point(number(), number())
            #expect(a.then(b)(p).distance(to: b(a(p))) < 1e-12)
            #expect(abs(a.then(b).determinant - a.determinant * b.determinant) < 1e-11)
            if abs(a.determinant) > 0.1 {
                let inverse = try #require(a.inverted)
                #expect(inverse(a(p)).distance(to: p) < 1e-11)
            }
            let v = Vector(number(), number())
            #expect(a(v).length <= a.maximumScale * v.length * (1 + 1e-12))
        }
        #expect(Affine(1, 2, 2, 4, 0, 0).inverted == nil)
        #expect(Affine.rotation(degrees: 90)(Point(1, 0)) == Point(0, 1))
    }

    /// Points in an order made to be bad for a circle that grows one point at a time.
    @Test func enclosingCircleTakesAnyOrder() throws {
        let points = (0..<20_000).map { index in
            let (sine, cosine) = sineAndCosine(degrees: Double(index) * 360 / 20_000)
            let radius = 1 + Double(index) / 20_000
            return Point(radius * cosine, radius * sine)
        }
        let circle = try #require(Circle(enclosing: points))
        #expect(points.allSatisfy { circle.center.distance(to: $0) <= circle.radius * (1 + 1e-9) })
        #expect(circle.radius < 2)
        #expect(Circle(enclosing: [Point(.nan, 0), Point(1, 1)]) == nil)
        #expect(Circle(enclosing: [Point(3, 4), Point(3, 4)])?.radius == 0)
    }
}
