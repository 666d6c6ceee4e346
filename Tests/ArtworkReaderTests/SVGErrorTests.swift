import ArtworkReader
import IconCore
import Testing

/// What is refused, where it says the mistake is, and in which words.
@Suite struct SVGErrorTests {
    @Test(arguments: [
        ("use", ##"<defs><path id="a" d="M0 0h1v1z"/></defs><use href="#a"/>"##, "a copy of another element"),
        ("image", #"<image href="https://example.org/x.png" width="9" height="9"/>"#, "an image"),
        ("text", #"<text x="1" y="9">Hi</text>"#, "text"),
        ("foreignObject", "<foreignObject><iframe/></foreignObject>", "foreignObject"),
        ("switch", "<switch><g/></switch>", "switch"),
        ("g", ##"<g mask="url(#m)"><rect width="1" height="1"/></g>"##, "'mask'"),
        ("g", ##"<g clip-path="url(#m)"><rect width="1" height="1"/></g>"##, "'clip-path'"),
        ("rect", ##"<rect style="filter:url(#blur)" width="1" height="1"/>"##, "'filter'"),
        ("path", ##"<path d="M0 0h1" marker-end="url(#arrow)"/>"##, "'marker-end'"),
        ("rect", ##"<pattern id="p"/><rect fill="url(#p)" width="1" height="1"/>"##, "a pattern"),
        ("path", #"<path d="M0 0h9" stroke="red" stroke-dasharray="1" pathLength="3"/>"#, "'pathLength'"),
        ("style", "<style>.a{fill:#c31230}.b,.c{fill:#fff}</style>", "a style sheet"),
        ("style", "<style><![CDATA[path{fill:none}]]></style>", "a style sheet"),
    ])
    func unsupported(element: String, content: String, what: String) {
        let error = failure(svg("\n" + content))
        #expect(error == ArtworkError(.unsupported(what), line: 2, element: element))
        #expect(
            error?.description == "line 2, <\(element)>: \(what) cannot be turned into paths; "
                + "convert it to plain paths in a drawing program first")
    }

    @Test func whatDoesNotDrawIsNoError() throws {
        let artwork = try SVGReader.read(
            Array(
                """
                <?xml version="1.0" encoding="UTF-8" standalone="no"?>
                <!-- Made by hand -->
                <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
                <svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
                    xmlns:sketch="http://www.bohemiancoding.com/sketch/ns" viewBox="0 0 24 24" mask="none"
                    onload="alert(1)">
                  <title>A &amp; B</title><desc/><metadata><rdf:RDF><cc:Work/></rdf:RDF></metadata><style> </style>
                  <sodipodi:namedview pagecolor="#ffffff"><inkscape:grid/></sodipodi:namedview>
                  <defs><clipPath id="c"><rect width="9" height="9"/></clipPath><text>x</text><style/><use/></defs>
                  <symbol id="s"><rect width="24" height="24"/></symbol><mask id="m"><image/></mask>
                  <script>alert(1)</script><text display="none">gone</text><g display="none"><image/></g>
                  <rect width="4" height="4" inkscape:label="a" sketch:type="MSShapeGroup"><animate/></rect>
                </svg>
                """.utf8))
        #expect(artwork.shapes.count == 1 && artwork.warnings.isEmpty)
        #expect(artwork.inkBox == Rect(x: 0, y: 0, width: 4, height: 4))
    }

    @Test func prefixedSVGIsSVG() throws {
        let text = #"<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:path d="M0 0h1v1z"/></s:svg>"#
        #expect(try SVGReader.read(Array(text.utf8)).shapes.count == 1)
    }

    @Test(arguments: [
        ("rect", "width", "abc"), ("rect", "width", "-4"), ("rect", "x", "1em"), ("circle", "r", "1e999"),
        ("circle", "cx", "NaN"), ("polygon", "points", "1 2 3"), ("polygon", "points", "1,2 x,4"),
        ("path", "stroke-width", "-1"), ("path", "stroke-width", "thick"), ("path", "opacity", "half"),
        ("path", "stroke-dasharray", "1 x"), ("line", "x1", "12 "),
    ])
    func malformed(element: String, attribute: String, value: String) {
        let sizes = ["rect": #"height="4""#, "path": #"d="M0 0h1v1z""#, "circle": #"r="3""#]
        let own = attribute == "r" ? "" : sizes[element] ?? ""
        let filler = attribute == "x" ? #"width="4""# : ""
        let error = failure(svg("<\(element) \(own) \(filler)\n\(attribute)='\(value)'/>"))
        let isTrimmedAway = value == "12 "
        let expected = ArtworkError(.malformed(attribute: attribute, value: value), line: 2, element: element)
        #expect(error == (isTrimmedAway ? ArtworkError(.empty) : expected))
    }

    @Test(arguments: ["0 0 24", "0 0 0 24", "0 0 -1 24", "a b c d", "0 0 24 1e10"])
    func malformedViewBox(value: String) {
        let error = failure("<svg viewBox='\(value)'><path d='M0 0h1v1z'/></svg>")
        #expect(error == ArtworkError(.malformed(attribute: "viewBox", value: value), line: 1, element: "svg"))
    }

    @Test func pathDataSaysTheByte() {
        let error = failure(svg("\n<g>\n<path d='M0 0 L5 x'/></g>"))
        #expect(error == ArtworkError(.pathData(.numberExpected(offset: 8)), line: 3, element: "path"))
        #expect(error?.description == "line 3, <path>: path data, byte 8: a number is expected")
    }

    @Test(
        arguments: [
            ("", nil), ("   ", nil), ("hello", 1), ("<svg>", 1), ("<svg><g></svg>", 1), ("<svg/>junk", 1),
            ("<svg a='1' a='2'/>", 1), ("<svg>\n&nbsp;</svg>", 2), ("<svg>\n<path d='M0 0h1v1z'/>\n<g", 3),
            ("<svg><!-- </svg>", 1),
        ] as [(String, Int?)])
    func brokenXML(text: String, line: Int?) throws {
        let error = try #require(failure(text))
        guard case .malformedXML = error.reason else {
            Issue.record("\(error)")
            return
        }
        if let line { #expect(error.line == line) }
    }

    @Test func otherFormats() {
        #expect(failure("<html><svg/></html>") == ArtworkError(.notSVG, line: 1))
        #expect(failure("<svg xmlns='urn:other'/>") == ArtworkError(.notSVG, line: 1))
        #expect(failure("<?xml version='1.0' encoding='UTF-7'?><svg/>") == ArtworkError(.notUTF8, line: 1))
        #expect(failure("<?xml version='1.0' encoding='UTF-16'?><svg/>") == ArtworkError(.notUTF8, line: 1))
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        #expect(throws: ArtworkError(.notUTF8)) { try SVGReader.read(png) }
        let utf16 = Array(svg("<path d='M0 0h1v1z'/>").utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(throws: ArtworkError.self) { try SVGReader.read([0xFF, 0xFE] + utf16) }
    }

    @Test func nothingDrawn() {
        #expect(failure("<svg/>") == ArtworkError(.empty))
        #expect(failure(svg(#"<rect width="4" height="4" fill="none"/><path d="M4 4h9"/>"#)) == ArtworkError(.empty))
        #expect(failure(svg(#"<g transform="scale(0)"><rect width="4" height="4"/></g>"#)) == ArtworkError(.empty))
    }

    @Test func aTransformOfTheWholeIsSaid() {
        let error = failure(svg("<path d='M0 0h1v1z'/>", attributes: "transform='rotate(9)'"))
        #expect(error == ArtworkError(.unsupported("a transform of the whole drawing"), line: 1, element: "svg"))
    }
}
