import ArtworkReader
import IconCore
import Testing

/// Which parts are ink, and how much of it.
@Suite struct SVGStyleTests {
    static let square = #"<rect width="4" height="4" "#

    @Test(arguments: [
        ("", 1), ("fill='none'", 0), ("fill='transparent'", 0), ("fill='#fff'", 1), ("fill='currentColor'", 1),
        ("fill='rgb(237,139,107,255)'", 1), ("fill='rgba(0, 0, 0, .25)'", 0.25), ("fill='rgb(0 0 0 / 25%)'", 0.25),
        ("fill='hsl(20 10% 30% / 0)'", 0), ("fill='#0000'", 0), ("fill='#00000033'", 0.2),
        ("fill='no-such-colour'", 1), ("fill='inherit'", 1), ("fill='context-fill'", 1),
        ("fill-opacity='.5'", 0.5), ("opacity='50%'", 0.5), ("opacity='.5' fill-opacity='.5'", 0.25),
        ("opacity='7'", 1), ("opacity='-1'", 0), ("fill='rgba(0,0,0,.5)' opacity='.5'", 0.25),
        ("style='fill:none'", 0), ("fill='none' style='fill: red'", 1), ("fill='red' style='fill:none !important'", 0),
        ("style='fill-opacity:.5;;junk;/* fill:none; */opacity:.5'", 0.25),
        ("style='background:url(data:;fill:none);FILL:red'", 1),
        ("display='none'", 0), ("style='display:block'", 1), ("visibility='hidden'", 0),
        ("shape-rendering='crispEdges' foo='bar' onload='alert(1)' class='a'", 1),
        ("fill='url(#gradient)'", 1), (##"fill="url('#gradient')""##, 1), ("fill='url(#missing)'", 0),
        ("fill='url(#missing) red'", 1), ("fill='url(#missing) url(#gradient)'", 1), ("fill='url(#empty)'", 0),
        ("fill='url(#linked)'", 1), ("fill='url(#ring)'", 0), ("fill='url(#pale)'", 0.4),
    ])
    func fill(attributes: String, ink: Double) throws {
        let definitions = """
            <defs><linearGradient id="gradient"><stop stop-color="#FFA64B"/><stop offset="1"/></linearGradient>
            <linearGradient id="empty"/><radialGradient id="linked" xlink:href="#gradient"/>
            <linearGradient id="ring" href="#ring"/>
            <linearGradient id="pale"><stop offset="1" stop-opacity=".4"/></linearGradient></defs>
            """
        let artwork = try read(definitions + Self.square + attributes + "/><rect x='20' width='1' height='1'/>")
        #expect(abs(artwork.ink(2, 2) - ink) < 1e-9, "\(attributes)")
        #expect(artwork.ink(20.5, 0.5) == 1)
    }

    @Test(arguments: [
        ("fill='none'", "", 0.0), ("fill='none'", "fill='red'", 1), ("fill='none'", "fill='inherit'", 0),
        ("fill='none' style='fill:red'", "", 1), ("visibility='hidden'", "visibility='visible'", 1),
        ("visibility='hidden'", "", 0), ("display='none'", "display='inline'", 0),
        ("opacity='.5'", "opacity='.5'", 0.25), ("fill-opacity='.5'", "fill-opacity='.5'", 0.5),
        ("fill-opacity='.5'", "", 0.5), ("fill-rule='evenodd'", "", 1),
    ])
    func inheritance(group: String, child: String, ink: Double) throws {
        let artwork = try read("<g \(group)><g>\(Self.square) \(child)/></g></g><rect x='20' width='1' height='1'/>")
        #expect(artwork.ink(2, 2) == ink)
        if group.contains("evenodd") { #expect(artwork.shapes.first?.fillRule == .evenOdd) }
    }

    @Test func styleOfTheOutermostElement() throws {
        // How Feather, Lucide and Tabler write all their icons.
        let artwork = try read(
            #"<path d="M4 12h16"/><circle cx="12" cy="4" r="2"/>"#,
            attributes: "fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round'")
        #expect(artwork.shapes.count == 2)
        #expect(artwork.ink(12, 12.9) == 1 && artwork.ink(12, 13.1) == 0)
        #expect(artwork.ink(3.2, 12) == 1 && artwork.ink(2.9, 12) == 0)
        #expect(artwork.ink(12, 4) == 0 && artwork.ink(14, 4) == 1)
    }

    /// A line from (4, 12) to (20, 12), 2 wide; what lies left of its start, beside it, and in its middle.
    @Test(arguments: [
        ("", 0.0, 1.0, 1.0), ("stroke-linecap='square'", 1, 1, 1), ("style='stroke-linecap:round'", 1, 1, 1),
        ("stroke-width='1'", 0, 0, 1), ("stroke-width='0'", 0, 0, 0), ("stroke-opacity='.5'", 0, 0.5, 0.5),
        ("stroke-dasharray='7 2'", 0, 1, 0), ("stroke-dasharray='7,2' stroke-dashoffset='2'", 0, 1, 1),
        ("stroke-dasharray='none'", 0, 1, 1), ("stroke-dasharray='0 0'", 0, 1, 1),
        ("stroke-dasharray='-1 3'", 0, 1, 1), ("stroke='none'", 0, 0, 0), ("stroke='#0000'", 0, 0, 0),
        ("stroke-linecap='no-such-cap'", 0, 1, 1), ("vector-effect='non-scaling-stroke'", 0, 1, 1),
    ])
    func lines(attributes: String, beforeStart: Double, beside: Double, middle: Double) throws {
        let stroke = attributes.contains("stroke=") ? "" : "stroke='red'"
        let width = attributes.contains("stroke-width") ? "" : "stroke-width='2'"
        let artwork = try read(
            "<path d='M4 12H20' \(stroke) \(width) \(attributes)/><rect x='20' width='1' height='1'/>")
        #expect(artwork.ink(3.5, 12) == beforeStart)
        #expect(artwork.ink(4.5, 12.9) == beside)
        #expect(artwork.ink(11.5, 12) == middle)
    }

    @Test(arguments: [("miter", 1.0, 1.0), ("round", 0, 1), ("bevel", 0, 0), ("arcs", 1, 1)])
    func joins(join: String, tip: Double, arc: Double) throws {
        // A right angle at (20, 4), 4 wide: its miter ends at (22, 2); the circle passes (21.41, 2.59).
        let artwork = try read(
            "<path d='M4 4H20V20' fill='none' stroke='red' stroke-width='4' stroke-linejoin='\(join)'/>")
        #expect(artwork.ink(21.9, 2.1) == tip)
        #expect(artwork.ink(21.3, 2.7) == arc)
    }

    @Test func miterLimit() throws {
        let path = "<path d='M4 4H20V20' fill='none' stroke='red' stroke-width='4' stroke-miterlimit="
        #expect(try read(path + "'1.5'/>").ink(21.9, 2.1) == 1)
        #expect(try read(path + "'1.4'/>").ink(21.9, 2.1) == 0)
    }

    @Test func fillAndLineOfOneElement() throws {
        let artwork = try read(
            #"<rect x="6" y="6" width="12" height="12" stroke="red" stroke-width="2" opacity=".5"/>"#)
        #expect(artwork.shapes.count == 2)
        #expect(artwork.ink(12, 12) == 0.5 && artwork.ink(5.5, 12) == 0.5)
        #expect(artwork.warnings.map(\.kind) == [.overlapInGroup])
    }

    @Test func warningsSayWhereAndWhat() throws {
        let artwork = try read(
            """

            <linearGradient id="g"><stop/><stop stop-opacity="0"/></linearGradient>
            <g opacity=".5"><rect width="4" height="4"/><rect x="2" width="4" height="4"/></g>
            <g opacity=".5"><rect y="9" width="4" height="4"/><rect x="9" y="9" width="4" height="4"/></g>
            <rect fill="url(#g)" width="4" height="4"/><rect fill="url(#x)" width="4" height="4"/><blink/>
            """)
        #expect(
            artwork.warnings == [
                ArtworkWarning(.overlapInGroup, line: 3, element: "g"),
                ArtworkWarning(.fadingGradient, line: 5, element: "rect"),
                ArtworkWarning(.missingPaint, line: 5, element: "rect"),
                ArtworkWarning(.unknownElement, line: 5, element: "blink"),
            ])
        #expect(artwork.warnings[1].description == "line 5, <rect>: the gradient fades; it is taken as evenly filled")
    }
}
