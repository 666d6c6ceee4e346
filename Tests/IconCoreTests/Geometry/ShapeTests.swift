import Foundation
import IconCore
import Testing

@Suite struct ShapeTests {
    private let unit = Rect(Point(-1, -1), Point(1, 1))

    /// Every point of the outline satisfies |x|ⁿ + |y|ⁿ = 1, measured as distance along the ray from the centre.
    @Test(arguments: [2.0, 3.3, 4, 5, 10])
    func superellipseFollowsItsEquation(_ exponent: Double) {
        let corners = Path(superellipseIn: unit, exponent: exponent).flattened(tolerance: 1e-6)[0]
        for p in corners {
            let radius = pow(pow(abs(p.x), exponent) + pow(abs(p.y), exponent), 1 / exponent)
            #expect(abs(radius - 1) < 2e-4, "\(p)")
        }
    }

    /// Facts measured elsewhere for the continuous corner with radius 0.2237 of the side: area 0.95502 of the square, the
    /// nearest point to the corner 0.41225 radii away along the diagonal (√2 · 0.41225 from the corner point).
    @Test func continuousCornerHasItsMeasures() {
        let ratio = 0.2237
        let path = Path(continuousCornersIn: Rect(Point(0, 0), Point(1, 1)), ratio: ratio)
        let corners = path.flattened(tolerance: 1e-7)[0]
        var area = 0.0
        for (index, a) in corners.enumerated() {
            let b = corners[(index + 1) % corners.count]
            area += (a.x * b.y - b.x * a.y) / 2
        }
        #expect(abs(area - 0.95502) < 2e-5)
        let nearest = corners.map { $0.distance(to: Point(0, 0)) }.min() ?? 0
        #expect(abs(nearest / ratio - 0.41225) < 0.002)
        let start = corners.filter { $0.y == 0 }.map(\.x).min() ?? 0
        #expect(abs(start - 1.52866483 * ratio) < 1e-9)
    }

    @Test func shapesFillTheirBox() throws {
        let box = Rect(x: 3, y: 4, width: 10, height: 6)
        for path in [
            Path(box), Path(ellipseIn: box), Path(box, cornerRadii: Vector(2, 1)),
            Path(continuousCornersIn: box, ratio: 0.2), Path(superellipseIn: box, exponent: 5),
        ] {
            let found = try #require(path.inkBox)
            #expect(found.expanded(by: 1e-6).contains(box) && box.expanded(by: 1e-6).contains(found), "\(found)")
        }
    }

    @Test func radiiAreHeldToTheSides() {
        let box = Rect(x: 0, y: 0, width: 10, height: 6)
        #expect(Path(box, cornerRadii: Vector(99, 99)) == Path(box, cornerRadii: Vector(5, 3)))
        #expect(Path(box, cornerRadii: Vector(0, 3)) == Path(box))
        #expect(Path(continuousCornersIn: box, ratio: 0.9) == Path(continuousCornersIn: box, ratio: 0.5))
    }
}
