import ArtworkReader
import IconCore
import TestSupport
import Testing

@Suite struct SVGTransformTests {
    /// Where a square from (0, 0) to (1, 1) goes, by each function alone and combined; worked out by hand.
    @Test(arguments: [
        ("translate(3)", Rect(x: 3, y: 0, width: 1, height: 1)),
        ("translate(3, 4)", Rect(x: 3, y: 4, width: 1, height: 1)),
        ("scale(2)", Rect(x: 0, y: 0, width: 2, height: 2)),
        ("scale(2 -3)", Rect(x: 0, y: -3, width: 2, height: 3)),
        ("rotate(90)", Rect(x: -1, y: 0, width: 1, height: 1)),
        ("rotate(180 2 2)", Rect(x: 3, y: 3, width: 1, height: 1)),
        ("skewX(45)", Rect(x: 0, y: 0, width: 2, height: 1)),
        ("skewY(45)", Rect(x: 0, y: 0, width: 1, height: 2)),
        ("matrix(1 0 0 2 5 6)", Rect(x: 5, y: 6, width: 1, height: 2)),
        ("translate(10,0) scale(2)", Rect(x: 10, y: 0, width: 2, height: 2)),
        ("scale(2),translate(10 0)", Rect(x: 20, y: 0, width: 2, height: 2)),
        (" rotate( 90 )\n translate(1 0)scale(3,1)", Rect(x: -1, y: 1, width: 1, height: 3)),
        ("none", Rect(x: 0, y: 0, width: 1, height: 1)),
        ("", Rect(x: 0, y: 0, width: 1, height: 1)),
    ])
    func functions(text: String, expected: Rect) throws {
        let box = try #require(try read("<path d='M0 0h1v1H0z' transform='\(text)'/>").inkBox)
        #expect(abs(box.minX - expected.minX) < 1e-12 && abs(box.minY - expected.minY) < 1e-12)
        #expect(abs(box.maxX - expected.maxX) < 1e-12 && abs(box.maxY - expected.maxY) < 1e-12)
    }

    @Test func groupsNest() throws {
        let artwork = try read(
            #"<g transform="translate(4 4)"><g transform="scale(2)"><rect width="2" height="3" transform="translate(1)"/></g></g>"#
        )
        #expect(artwork.inkBox == Rect(x: 6, y: 4, width: 4, height: 6))
    }

    @Test func linesAreScaledWithTheirShape() throws {
        let line = #"<path d="M1 6h10" stroke="red" stroke-width="2" "#
        let scaled = try read(line + #"transform="scale(2 1)"/>"#)
        #expect(scaled.inkBox == Rect(x: 2, y: 5, width: 20, height: 2))
        let plumb = try read(#"<path d="M6 1v10" stroke="red" stroke-width="2" transform="scale(2 1)"/>"#)
        #expect(plumb.inkBox == Rect(x: 10, y: 1, width: 4, height: 10))
        let fixed = try read(line + #"vector-effect="non-scaling-stroke" transform="scale(2)"/>"#)
        #expect(fixed.inkBox == Rect(x: 2, y: 11, width: 20, height: 2))
    }

    @Test(arguments: [
        "translate", "translate()", "translate(1 2 3)", "scale(1", "rotate(1 2)", "matrix(1 2 3 4 5)", "skewX(90)",
        "spin(3)", "translate(1px)", "translate(1,,2)", "translate(1) 5", "scale(1e99)", "scale(nan)", ")(",
    ])
    func malformed(text: String) {
        let error = failure(svg("<path d='M0 0h1v1z' transform='\(text)'/>"))
        #expect(error == ArtworkError(.malformed(attribute: "transform", value: text), line: 1, element: "path"))
    }

    /// Nested groups equal the one transform that multiplies them.
    @Test(arguments: [UInt64](1...20))
    func nestingIsMultiplication(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let functions = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
            let a = Double(Int.random(in: -20...20, using: &generator)) / 4
            let b = Double(Int.random(in: -20...20, using: &generator)) / 4
            return ["translate(\(a) \(b))", "scale(\(a == 0 ? 1 : a) 2)", "rotate(\(a) 1 \(b))", "skewX(\(b))"]
                .randomElement(using: &generator) ?? ""
        }
        let path = "<path d='M0 0 5 1 3 7z'/>"
        let flat = try read("<g transform='\(functions.joined(separator: " "))'>\(path)</g>")
        let nested = try read(
            functions.map { "<g transform='\($0)'>" }.joined() + path
                + String(repeating: "</g>", count: functions.count))
        for (a, b) in zip(
            flat.shapes[0].path.flattened(tolerance: 1)[0], nested.shapes[0].path.flattened(tolerance: 1)[0])
        {
            #expect(a.distance(to: b) < 1e-9, "seed \(seed): \(functions)")
        }
    }
}
