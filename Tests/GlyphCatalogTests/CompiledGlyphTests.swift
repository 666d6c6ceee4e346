import IconCore
import Testing

@testable import GlyphCatalog

@Suite struct CompiledGlyphTests {
    private func compile(_ viewBox: String, _ data: String) throws -> CompiledGlyph {
        try CompiledGlyph(svg: Array("<svg viewBox='\(viewBox)'><path d='\(data)'/></svg>".utf8))
    }

    @Test(arguments: [
        ("0 0 24 24", "M3.1252 4.0626l2.5 1-7 .75z"), ("0 0 256 256", "M224.125,216a8,8,0,0,1-8,8H72z"),
        ("0 0 576 512", "M575.8 255.53c0 18-15 32.1-32 32.1l-32 0 .7 160.2z"), ("0 -960 960 960", "M0-960h960v960z"),
    ])
    func decimalsOfTheSourceAreKept(viewBox: String, data: String) throws {
        let source = try PathData.read(Array(data.utf8))
        let stored = try #require(try GlyphData.read(try compile(viewBox, data).data).first?.path)
        #expect(stored.elements.count == source.elements.count)
        for (a, b) in zip(points(stored), points(source)) { #expect(a.distance(to: b) < 1e-3) }
        if !data.contains("a") { #expect(points(stored) == points(source)) }
    }

    /// Whatever the units, no point moves by more than 1/100 px on a glyph of 1,000 px.
    @Test(arguments: [0.0001, 0.02, 1, 1.5, 16, 24, 100, 512, 1024, 30_000, 1e8])
    func roundingNeverShows(side: Double) throws {
        let corners = [0.123456789, 0.987654321, 0.333333333, 0.777777777, 0.5, 0.044444444].map { $0 * side }
        let data = "M\(corners[0]) \(corners[1])L\(corners[2]) \(corners[3]) \(corners[4]) \(corners[5])z"
        let glyph = try compile("0 0 \(side) \(side)", data)
        let path = try #require(try GlyphData.read(glyph.data).first?.path)
        for (index, point) in points(path).enumerated() {
            let x = point.x / glyph.viewBox.width * 1000 - corners[2 * index] / side * 1000
            let y = point.y / glyph.viewBox.height * 1000 - corners[2 * index + 1] / side * 1000
            #expect(abs(x) < 0.01 && abs(y) < 0.01, "\(side)")
        }
    }

    @Test(arguments: [(1.0, 5), (24, 4), (256, 3), (512, 3), (1024, 2), (99_000, 1), (100_000, 0)])
    func places(side: Double, places: Int) {
        #expect(CompiledGlyph.places(side: side) == places)
    }

    private func points(_ path: Path) -> [Point] {
        path.elements.flatMap { element in
            switch element {
            case .move(let p), .line(let p): [p]
            case .quadratic(let c, let p): [c, p]
            case .cubic(let c1, let c2, let p): [c1, c2, p]
            case .close: [Point]()
            }
        }
    }
}
