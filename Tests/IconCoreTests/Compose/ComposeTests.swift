import Foundation
import IconCore
import TestSupport
import Testing

@Suite struct ComposeTests {
    private func glyph(_ data: String) throws -> Glyph {
        try #require(Glyph([GlyphShape(path: try PathData.read(bytes(data)))]))
    }

    private func recipe(_ more: String = "") throws -> Recipe {
        try RecipeText.read(bytes("colors=000&glyph=own/shape" + more))
    }

    /// The box of a scene's glyph on a canvas of side 1.
    private func box(_ glyph: Glyph, _ recipe: Recipe) throws -> Rect {
        let scene = Scene(recipe, glyph: glyph, side: 1)
        return try #require(scene.layers.first?.shapes.first?.path.inkBox)
    }

    private let disc = "M0 50a50 50 0 1 0 100 0a50 50 0 1 0-100 0z"

    @Test func measuresAreThoseOfTheShape() throws {
        let found = try glyph(disc)
        #expect(abs(found.fullness - Double.pi / 4) < 0.001)
        #expect(found.centroid.distance(to: Point(50, 50)) < 0.05)
        #expect(abs(found.enclosingCircle.radius - 50) < 0.05)
        let triangle = try glyph("M0 0L90 45L0 90z")
        #expect(abs(triangle.fullness - 0.5) < 0.001)
        #expect(triangle.centroid.distance(to: Point(30, 45)) < 0.1)
        #expect(Glyph([]) == nil)
        #expect(Glyph([GlyphShape(path: try PathData.read(bytes("M1 1L5 5")))]) == nil)
    }

    /// Wherever a file's view box puts the drawing and however large it is, it looks the same.
    @Test func onlyTheInkCounts() throws {
        let a = try box(try glyph(disc), try recipe())
        let b = try box(try glyph("M-7 10a1 1 0 1 0 2 0a1 1 0 1 0-2 0z"), try recipe())
        #expect(abs(a.minX - b.minX) < 1e-4 && abs(a.maxY - b.maxY) < 1e-4)
        #expect(abs(a.center.x - 0.5) < 1e-3 && abs(a.center.y - 0.5) < 1e-3)
    }

    @Test func fieldsMoveTurnAndScale() throws {
        let shape = try glyph(disc)
        let usual = try box(shape, try recipe())
        let large = try box(shape, try recipe("&scale=1.12"))
        #expect(abs(large.width / usual.width - 2) < 0.15)
        let moved = try box(shape, try recipe("&x=0.1&y=-0.2"))
        #expect(abs(moved.center.x - usual.center.x - 0.1) < 1e-9)
        #expect(abs(moved.center.y - usual.center.y + 0.2) < 1e-9)
        let bar = try glyph("M0 0h100v20h-100z")
        let level = try box(bar, try recipe())
        let upright = try box(bar, try recipe("&rotate=90"))
        #expect(abs(level.width - upright.height) < 1e-9 && abs(level.height - upright.width) < 1e-9)
    }

    /// Areas of a full square, a disc and a thin bar lie closer together than equal lengths would make them, and no size
    /// leaves the bounds that are stated.
    @Test func sizesAreEvenedOut() throws {
        func side(_ data: String) throws -> Double { try box(try glyph(data), try recipe()).longestSide }
        let (square, round, bar) = (
            try side("M0 0h100v100h-100z"), try side(disc), try side("M0 0h100v10h-100z")
        )
        #expect(square < round && round < 0.56 && 0.56 < bar)
        #expect(square >= 0.56 * 0.9 - 1e-9 && bar <= 0.56 * 1.14 + 1e-9)
        // Evening out never pushes a glyph over the border that the recipe keeps it within.
        #expect(try box(try glyph("M0 0h100v10h-100z"), try recipe("&scale=1")).width <= 1 + 1e-9)
    }

    /// A play triangle stands right of where its box would be centred, left of where its balance point would be.
    @Test func centringIsOptical() throws {
        let found = try box(try glyph("M0 0L90 45L0 90z"), try recipe())
        let centroid = found.minX + found.width / 3
        #expect(found.center.x > 0.505 && centroid < 0.495)
        #expect(abs(found.center.y - 0.5) < 1e-3)
    }

    /// At small sizes a frame whose walls can be whole pixels has clean edges: no pixel of it is grey.
    @Test(arguments: [16, 24, 32])
    func smallIconsAreCrisp(_ size: Int) throws {
        let window = try glyph("M0 0h100v100h-100zM25 25v50h50v-50z")
        let scene = Scene(try recipe("&shape=square"), glyph: window, pixels: size)
        var renderer = SceneRenderer(scene, size: size)
        var row = [UInt8](repeating: 0, count: renderer.bytesPerRow)
        var grey = 0
        var white = 0
        for _ in 0..<size {
            renderer.nextRow(into: &row)
            for x in 0..<size {
                if row[x * 3] == 255 { white += 1 } else if row[x * 3] > 12 { grey += 1 }
            }
        }
        #expect(white >= size && grey == 0, "\(grey) grey, \(white) white")
    }

    @Test func shapesMaskThePlate() throws {
        for (name, isMasked) in [("square", false), ("squircle", true), ("circle", true), ("squircle@0", false)] {
            let scene = Scene(try recipe("&shape=\(name)"), glyph: nil, pixels: 32)
            #expect((scene.mask != nil) == isMasked)
            #expect(SceneRenderer(scene, size: 32).layout == (isMasked ? .rgba : .rgb))
        }
    }

    /// The mask cuts off what a large glyph would draw beyond the plate, and clear pixels are all zero.
    @Test func nothingIsDrawnBeyondThePlate() throws {
        let scene = Scene(try recipe("&shape=circle&scale=2"), glyph: try glyph(disc), pixels: 32)
        var renderer = SceneRenderer(scene, size: 32)
        var row = [UInt8](repeating: 0, count: renderer.bytesPerRow)
        renderer.nextRow(into: &row)
        #expect(Array(row[0..<16]) == [UInt8](repeating: 0, count: 16))
    }

    @Test func glyphDataComesBack() throws {
        let data = "n m0 0h24v24H0z\ne.4 m6 6h12v12H6z"
        let shapes = try GlyphData.read(bytes(data))
        #expect(shapes.count == 2 && shapes[1].fillRule == .evenOdd && shapes[1].opacity == 0.4)
        #expect(text(GlyphData.write(shapes, places: 2)) == data)
        #expect(try GlyphData.read([]).isEmpty)
        for (broken, error) in [
            ("M0 0", GlyphData.ReadError.malformedShape(line: 1, offset: 0)),
            ("n M0 0\n\nx M", .malformedShape(line: 3, offset: 8)),
            ("n2 M0 0", .malformedShape(line: 1, offset: 0)),
            ("n M0", .path(.numberExpected(offset: 2), line: 1, offset: 2)),
        ] {
            #expect(throws: error) { try GlyphData.read(bytes(broken)) }
        }
    }

    /// Fitting to the grid keeps a glyph on the canvas that was on it, and does not blow up one of a fraction of a pixel.
    @Test(arguments: [8, 12, 16, 24, 31, 48])
    func fittingKeepsToTheCanvas(_ size: Int) throws {
        for data in [
            "M0 0h24v24h-24zM3 3v18h18v-18z", disc, "M0 0L90 45L0 90z", "M0 0h1v9h-1zM3 0h1v9h-1zM6 0h1v9h-1z",
        ] {
            let shape = try glyph(data)
            for scale in [0.05, 0.3, 0.95, 1] {
                let recipe = try recipe("&shape=square&scale=\(scale)")
                let fitted = try #require(Scene(recipe, glyph: shape, pixels: size).layers.first?.shapes.inkBox)
                let plain = try #require(Scene(recipe, glyph: shape, side: Double(size)).layers.first?.shapes.inkBox)
                let canvas = Rect(Point(0, 0), Point(Double(size), Double(size)))
                if canvas.contains(plain) { #expect(canvas.expanded(by: 1e-6).contains(fitted), "\(fitted)") }
                #expect(abs(fitted.longestSide / plain.longestSide - 1) < 0.13)
            }
        }
    }

    /// Thousands of shapes need no more memory than one, and a bounded number of edges.
    @Test func manyShapesAreDrawn() throws {
        let circle = try PathData.read(bytes("M5 0a5 5 0 1 0 0 10a5 5 0 1 0 0-10z"))
        let shapes = (0..<1_000).map { GlyphShape(path: circle.transformed(by: .scale(Double($0 + 1) / 100))) }
        #expect(try #require(Glyph(shapes)).fullness > 0.7)
    }

    @Test func whatIsNoNumberIsHarmless() throws {
        let path = try PathData.read(bytes(disc))
        #expect(Glyph([GlyphShape(path: path, opacity: .nan)]) == nil)
        #expect(Color(LinearColor(red: .nan, green: .infinity, blue: -.infinity)) == Color(red: 0, green: 255, blue: 0))
        #expect(GlyphReference(pack: [0xFF], name: bytes("x")) == nil)
    }
}
