import ArtworkReader
import IconCore
import Testing

/// Every shape lands where SVG says: probed at points inside and outside.
@Suite struct SVGShapeTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let content: String
        let inside: [(Double, Double)]
        let outside: [(Double, Double)]

        init(_ name: String, _ content: String, inside: [(Double, Double)], outside: [(Double, Double)]) {
            (testDescription, self.content, self.inside, self.outside) = (name, content, inside, outside)
        }
    }

    static let shapes = [
        Case(
            "rect", #"<rect x="4" y="6" width="10" height="8"/>"#,
            inside: [(4.1, 6.1), (13.9, 13.9)], outside: [(3.9, 6.1), (14.1, 13.9), (4.1, 14.1)]),
        Case(
            "rect with one radius", #"<rect width="10" height="10" rx="4"/>"#,
            inside: [(5, 0.1), (1.2, 1.3)], outside: [(0.8, 0.8), (9.2, 9.2)]),
        Case(
            "rect with two radii", #"<rect width="20" height="10" rx="8" ry="2"/>"#,
            inside: [(10, 0.1), (0.1, 5), (3, 0.7)], outside: [(1, 0.4), (19, 9.6)]),
        Case(
            "rect with radii over half its sides", #"<rect width="20" height="10" rx="50" ry="50"/>"#,
            inside: [(10, 0.1), (0.1, 5)], outside: [(2, 1), (18, 9)]),
        Case(
            "circle", #"<circle cx="12" cy="12" r="5"/>"#,
            inside: [(15.5, 15.5), (7.1, 12)], outside: [(15.6, 15.6), (6.9, 12)]),
        Case(
            "ellipse", #"<ellipse cx="12" cy="12" rx="10" ry="3"/>"#,
            inside: [(21, 12), (12, 14.9)], outside: [(12, 15.1), (21, 14)]),
        Case(
            "ellipse with one radius", #"<ellipse cx="12" cy="12" rx="4"/>"#,
            inside: [(12, 15.9)], outside: [(12, 16.1)]),
        Case(
            "polygon", #"<polygon points="2,2 22,2,12 22"/>"#,
            inside: [(12, 21), (3, 3)], outside: [(3, 10), (21, 10)]),
        Case(
            "polyline is filled as if closed", #"<polyline points="2 2 22 2 12 22"/>"#,
            inside: [(5, 6)], outside: [(3, 10)]),
        Case(
            "line with a stroke", #"<line x1="4" y1="12" x2="20" y2="12" stroke="red" stroke-width="2"/>"#,
            inside: [(4.1, 11.1), (19.9, 12.9)], outside: [(3.9, 12), (12, 13.1)]),
        Case(
            "lengths in units and percent", #"<rect x="10%" y="1pc" width="0.125in" height="25%"/>"#,
            inside: [(2.5, 16.1), (14.3, 21.9)], outside: [(2.3, 17), (14.5, 17), (5, 22.1)]),
        Case(
            "path", #"<path d="M2 2h8v8H2z"/>"#, inside: [(3, 3)], outside: [(11, 3)]),
        Case(
            "curves repeated without their letter", #"<path d="M2 12C2 6 6 2 12 2s10 4 10 10-4 10-10 10S2 18 2 12z"/>"#,
            inside: [(4, 8), (20, 16), (12, 21.9)], outside: [(3, 3), (21, 21)]),
        Case(
            "arc with radii that are too small", #"<path d="M2 12A1 1 0 0 1 22 12z"/>"#,
            inside: [(12, 2.1), (5, 5.1)], outside: [(12, 12.1), (4, 4)]),
        Case(
            "arc flags glued to numbers", #"<path d="M12 2a10 10 0 010 20 10 10 0 01-10-10z"/>"#,
            inside: [(21.9, 12), (3, 13), (12, 21.9)], outside: [(3, 9), (21, 21)]),
        Case(
            "several shapes", #"<rect width="4" height="4"/><g><rect x="8" width="4" height="4"/></g>"#,
            inside: [(1, 1), (9, 1)], outside: [(6, 1)]),
        Case(
            "a link is a group", #"<a href="https://example.org"><rect width="4" height="4"/></a>"#,
            inside: [(1, 1)], outside: [(6, 1)]),
        Case(
            "the full-size plate of Material icons", #"<path d="M0 0h24v24H0z" fill="none"/><path d="M2 2h4v4H2z"/>"#,
            inside: [(3, 3)], outside: [(12, 12)]),
        Case(
            "shapes without size",
            #"<rect width="9"/><circle cx="9" cy="9"/><ellipse rx="0" ry="4"/><path d=""/><rect width="1" height="1"/>"#,
            inside: [(0.5, 0.5)], outside: [(4, 0.5), (9, 9)]),
    ]

    @Test(arguments: shapes)
    func shape(_ example: Case) throws {
        let artwork = try read(example.content)
        for (x, y) in example.inside { #expect(artwork.ink(x, y) == 1, "(\(x), \(y)) should be inside") }
        for (x, y) in example.outside { #expect(artwork.ink(x, y) == 0, "(\(x), \(y)) should be outside") }
    }

    @Test func holesStayOpen() throws {
        // A ring by the even-odd rule, and one whose inner contour runs the other way: both keep their hole.
        let evenOdd = try read(#"<path fill-rule="evenodd" d="M2 2h20v20H2zM8 8h8v8H8z"/>"#)
        let reversed = try read(#"<path d="M2 2h20v20H2zM8 8v8h8V8z"/>"#)
        let filled = try read(#"<path d="M2 2h20v20H2zM8 8h8v8H8z"/>"#)
        #expect(evenOdd.ink(12, 12) == 0 && evenOdd.ink(4, 4) == 1)
        #expect(reversed.ink(12, 12) == 0 && reversed.ink(4, 4) == 1)
        #expect(filled.ink(12, 12) == 1)
        #expect(evenOdd.shapes.map(\.fillRule) == [.evenOdd] && reversed.shapes.count == 1)
    }

    @Test func coordinatesOfThePathAreKept() throws {
        let data = "M3.125 4.0625l2.5 1-7 .75z"
        let artwork = try read("<path d='\(data)'/>")
        #expect(try artwork.shapes.map(\.path) == [PathData.read(Array(data.utf8))])
    }

    @Test(arguments: [
        ("viewBox wins", #"width="100%" height="100%" viewBox="1 2 133 13""#, Rect(x: 1, y: 2, width: 133, height: 13)),
        ("numbers", #"width="48" height="24px""#, Rect(x: 0, y: 0, width: 48, height: 24)),
        ("millimetres", #"width="25.4mm" height="1in""#, Rect(x: 0, y: 0, width: 96, height: 96)),
        ("commas", #"viewBox="0,0,512,  256""#, Rect(x: 0, y: 0, width: 512, height: 256)),
        (
            "negative origin", #"viewBox="0 -960 960 960" width="24" height="24""#,
            Rect(x: 0, y: -960, width: 960, height: 960)
        ),
    ])
    func viewBox(name: String, attributes: String, expected: Rect) throws {
        let artwork = try SVGReader.read(Array("<svg \(attributes)><path d='M1 2h1v1z'/></svg>".utf8))
        #expect(artwork.warnings.isEmpty)
        #expect(
            abs(artwork.viewBox.width - expected.width) < 1e-9 && abs(artwork.viewBox.height - expected.height) < 1e-9)
        #expect(artwork.viewBox.minX == expected.minX && artwork.viewBox.minY == expected.minY)
    }

    @Test func withoutAnySizeTheInkIsTheViewBox() throws {
        let artwork = try SVGReader.read(
            Array(#"<svg width="100%"><rect x="4" y="5" width="6" height="7"/></svg>"#.utf8))
        #expect(artwork.viewBox == Rect(x: 4, y: 5, width: 6, height: 7))
        #expect(artwork.warnings == [ArtworkWarning(.noSize, line: 1, element: "svg")])
    }

    @Test func innerDrawingsAreFitted() throws {
        let square = #"<rect width="10" height="10"/>"#
        func inner(_ attributes: String) throws -> Rect? {
            try read("<svg x='2' y='4' width='20' height='10' \(attributes)>\(square)</svg>").inkBox
        }
        #expect(try inner("") == Rect(x: 2, y: 4, width: 10, height: 10))
        #expect(try inner("viewBox='0 0 10 10'") == Rect(x: 7, y: 4, width: 10, height: 10))
        #expect(
            try inner("viewBox='0 0 10 10' preserveAspectRatio='xMaxYMid'") == Rect(x: 12, y: 4, width: 10, height: 10))
        #expect(try inner("viewBox='0 0 10 10' preserveAspectRatio='none'") == Rect(x: 2, y: 4, width: 20, height: 10))
        #expect(
            try inner("viewBox='0 0 10 10' preserveAspectRatio='xMinYMin slice'")
                == Rect(x: 2, y: 4, width: 20, height: 20))
    }

    @Test func drawingOverTheEdgeIsKeptAndSaid() throws {
        let artwork = try read(#"<rect x="20" y="20" width="10" height="2"/>"#)
        #expect(artwork.inkBox == Rect(x: 20, y: 20, width: 10, height: 2))
        #expect(artwork.warnings.map(\.kind) == [.crossesViewBox])
        #expect(try read(#"<rect width="24.1" height="24"/>"#).warnings.isEmpty)
    }
}
