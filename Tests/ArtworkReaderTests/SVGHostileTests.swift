import ArtworkReader
import IconCore
import TestSupport
import Testing

/// Files made to hurt: refused, or read in bounded time and memory.
@Suite(.timeLimit(.minutes(1))) struct SVGHostileTests {
    @Test func entitiesAreRefused() {
        let bomb = """
            <!DOCTYPE svg [
            <!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
            ]><svg><path d="&b;"/></svg>
            """
        #expect(failure(bomb) == ArtworkError(.entityDeclaration, line: 2))
        let outside = #"<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]><svg>&x;</svg>"#
        #expect(failure(outside) == ArtworkError(.entityDeclaration, line: 1))
        #expect(failure("<!DOCTYPE svg SYSTEM '/etc/hostname'><svg>&x;</svg>")?.line == 1)
    }

    @Test func tooManyBytes() {
        let text = svg(String(repeating: " ", count: SVGReader.maximumBytes))
        #expect(failure(text) == ArtworkError(.tooLong(bytes: text.utf8.count)))
    }

    @Test func tooManyElements() {
        let error = failure(svg(String(repeating: "<g/>", count: SVGReader.maximumElements)))
        #expect(error == ArtworkError(.tooManyElements, line: 1, element: "g"))
        #expect(failure(svg(String(repeating: "<g/>", count: SVGReader.maximumElements - 1))) == ArtworkError(.empty))
    }

    @Test func tooDeep() {
        func nested(_ depth: Int) -> String {
            svg(String(repeating: "<g>", count: depth) + "<a/>" + String(repeating: "</g>", count: depth))
        }
        #expect(failure(nested(SVGReader.maximumDepth - 2)) == ArtworkError(.empty))
        #expect(failure(nested(SVGReader.maximumDepth - 1)) == ArtworkError(.tooDeep, line: 1, element: "a"))
        #expect(failure(nested(20_000))?.reason == .tooDeep)
    }

    @Test func tooLongAnAttribute() {
        let value = String(repeating: "x", count: SVGReader.maximumAttributeBytes + 1)
        #expect(failure(svg("<g id='\(value)'/>")) == ArtworkError(.attributeTooLong("id"), line: 1, element: "g"))
    }

    @Test func tooManyPathElements() {
        let data = "M0 0" + String(repeating: "h1", count: Path.maximumElements)
        guard case .pathData(.tooManyElements) = failure(svg("<path d='\(data)'/>"))?.reason else {
            Issue.record("not refused")
            return
        }
        let half = "<path d='M0 0v9" + String(repeating: "h1", count: Path.maximumElements / 2) + "'/>"
        #expect(failure(svg(half + half)) == ArtworkError(.tooComplex, line: 1, element: "path"))
    }

    @Test func tooManyShapes() {
        let error = failure(svg(String(repeating: "<path d='M0 0h1v1z'/>", count: GlyphData.maximumShapes + 1)))
        #expect(error == ArtworkError(.tooComplex, line: 1, element: "path"))
    }

    @Test func tooManyDashes() {
        let line = "<path d='M0 0H1000' stroke='red' stroke-dasharray="
        #expect(failure(svg(line + "'.001'/>")) == ArtworkError(.tooComplex, line: 1, element: "path"))
        let contours = String(repeating: "M0 0H9 ", count: 10_000)
        let many = "<path d='\(contours)' stroke='red' stroke-dasharray='1'/>"
        #expect(failure(svg(many)) == ArtworkError(.tooComplex, line: 1, element: "path"))
    }

    @Test func hugeNumbers() {
        #expect(failure(svg("<path d='M0 0h1e10v1z'/>"))?.reason == .pathData(.numberTooLarge(offset: 5)))
        #expect(
            failure(svg("<path d='M0 0h1v1z' transform='scale(1e8) scale(1e8)'/>"))
                == ArtworkError(.numberTooLarge, line: 1, element: "path"))
        let deep = String(repeating: "<g transform='scale(1e9)'>", count: 60)
        #expect(
            failure(svg(deep + "<path d='M1 1h1v1z' stroke='red'/>" + String(repeating: "</g>", count: 60)))
                == ArtworkError(.numberTooLarge, line: 1, element: "path"))
    }

    @Test func wildLines() throws {
        // Widths and bends far out of proportion must not take long.
        let curves = String(repeating: "c1e6 -1e6 -1e6 1e6 .1 0 ", count: 500)
        for width in ["1e-6", "1", "1e6"] {
            _ = try? read("<path d='M0 0\(curves)' stroke='red' stroke-width='\(width)' stroke-linejoin='round'/>")
        }
        let dots = String(repeating: "M1 1z", count: 20_000)
        _ = try? read("<path d='\(dots)' stroke='red' stroke-width='3' stroke-linecap='round'/>")
    }

    @Test func manyUsesOfOneGradient() throws {
        let stops = String(repeating: "<stop offset='.5'/>", count: 9_000)
        let shapes = String(repeating: "<path d='M0 0h1v1z' fill='url(#g)'/>", count: 4_000)
        #expect(try read("<linearGradient id='g'>\(stops)</linearGradient>\(shapes)").shapes.count == 4_000)
    }

    @Test func longFallbackChain() throws {
        let paint = String(repeating: "url(#x) ", count: 100_000) + "red"
        #expect(try read("<path d='M0 0h1v1z' fill='\(paint)'/>").shapes.count == 1)
    }

    /// Random damage to a sound file is either read or refused; it never crashes.
    @Test(arguments: [UInt64](1...60))
    func damagedFiles(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let sound = svg(
            """
            <defs><linearGradient id="g"><stop offset="1" stop-opacity=".5"/></linearGradient></defs>
            <g transform="rotate(30 12 12)" style="fill:url(#g);stroke:red;stroke-dasharray:1 2">
            <rect x="1" y="10%" width="4mm" height="5" rx="2"/><circle cx="5" cy="5" r="3"/>
            <path d="M1 2c3 4 5 6 7 8a1 2 3 014 5z" stroke-width="2"/><polygon points="1,2 3,4 5,6"/></g>
            """)
        var bytes = Array(sound.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let index = Int.random(in: bytes.indices, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes.remove(at: index)
            default: bytes.insert(contentsOf: bytes[index...].prefix(9), at: index)
            }
        }
        if let artwork = try? SVGReader.read(bytes) {
            #expect(!artwork.shapes.isEmpty && artwork.shapes.allSatisfy(\.path.isFinite), "seed \(seed)")
        }
    }
}
