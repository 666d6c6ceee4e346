import Foundation
import IconCore
import IconFormats
import IconKit
import Testing

@Suite struct IconTests {
    private let heart = "M12 21 3 12a6 6 0 0 1 9-8 6 6 0 0 1 9 8Z"

    private func icon(_ more: String = "") throws -> Icon {
        let recipe = try Recipe("colors=f62945-c11d28&glyph=my/heart" + more)
        return try Icon(recipe, glyph: try NamedGlyph("my/heart", pathData: heart))
    }

    @Test(arguments: [16, 64, 180], ["", "&shape=square&angle=135", "&gradient=radial&space=oklab&x=0.1"])
    func filesOpenAgain(_ size: Int, _ more: String) throws {
        let original = try icon(more)
        for file in [try original.png(size: size), try original.svg(size: size)] {
            let opened = try OpenedIcon(file)
            #expect(opened.size == size)
            let again = try Icon(opening: file)
            #expect(again == original)
            #expect(try again.png(size: size) == original.png(size: size))
            #expect(try again.svg(size: size) == original.svg(size: size))
        }
    }

    /// The pixels that the PNG holds are the icon's pixels.
    @Test func fileAndPixelsAgree() throws {
        let image = try PNG.decode([UInt8](try icon().png(size: 48)))
        var pixels = try icon().rgba(size: 48)
        for index in stride(from: 0, to: pixels.count, by: 4) where pixels[index + 3] == 0 {
            (pixels[index], pixels[index + 1], pixels[index + 2]) = (0, 0, 0)
        }
        #expect(image.pixels == pixels)
    }

    /// Level `smallest` changes bytes, never pixels.
    @Test func smallFilesShowTheSame() throws {
        let usual = try icon().png(size: 96)
        let small = try icon().png(size: 96, level: .smallest)
        #expect(small.count <= usual.count)
        #expect(try PNG.decode([UInt8](small)).pixels == PNG.decode([UInt8](usual)).pixels)
    }

    @Test func aGlyphThatIsNotCarriedIsFound() throws {
        let recipe = try Recipe("colors=f00&glyph=my/heart")
        let data = Array("n \(heart)".utf8)
        let glyph = try NamedGlyph(try GlyphReference(named: "my/heart"), data: data, notice: "© us", isCarried: false)
        let file = try Icon(recipe, glyph: glyph).png(size: 32)
        #expect(throws: IconError.glyphMissing(name: "my/heart")) { try Icon(opening: file) }
        let opened = try Icon(opening: file) { name throws(IconError) in
            name.description == "my/heart" ? glyph : nil
        }
        #expect(try opened.png(size: 32) == file)
        #expect(try PNG.texts(in: [UInt8](file)).contains { $0.keyword == Array("Copyright".utf8) })
    }

    @Test func wrongInputIsNamed() throws {
        #expect(throws: IconError.color(text: "f00", .hashExpected)) { try Icon(colors: ["f00"]) }
        #expect(throws: IconError.glyphName("heart")) { try NamedGlyph("heart", pathData: heart) }
        #expect(throws: IconError.emptyGlyph(name: "a/b")) { try NamedGlyph("a/b", pathData: "M0 0h5") }
        #expect(throws: IconError.size(0)) { try icon().png(size: 0) }
        #expect(throws: IconError.size(100_000)) { try icon().svg(size: 100_000) }
        #expect(throws: IconError.glyphMissing(name: "a/b")) {
            try Icon(try Recipe("colors=f00&glyph=a/b"), glyph: nil)
        }
        #expect(throws: IconError.glyphMismatch(named: "a/b", given: "my/heart")) {
            try Icon(try Recipe("colors=f00&glyph=a/b"), glyph: try NamedGlyph("my/heart", pathData: heart))
        }
        for (file, error) in [
            (Data(), IconMetadataError.unknownFormat), (Data("<svg/>".utf8), .noRecipe),
            (Data("<recipe xmlns=\"urn:iconsmith:icon\">colors=f00".utf8), .malformed(offset: 45)),
            (Data("<recipe xmlns=\"urn:iconsmith:icon\">&bad;</recipe>".utf8), .malformed(offset: 35)),
        ] {
            #expect(throws: IconError.file(error)) { try Icon(opening: file) }
        }
    }

    @Test func aFileCutShortIsNoIcon() throws {
        let png = try icon().png(size: 32)
        for count in 0..<png.count {
            #expect(throws: IconError.self, "\(count) bytes") { try Icon(opening: png.prefix(count)) }
        }
        // An SVG that lost only shapes still has all that its icon is made from.
        let svg = try icon().svg(size: 32)
        let end = try #require(svg.range(of: Data("</artwork>".utf8))).lowerBound
        for count in 0..<svg.count {
            if count <= end {
                let opened = try? Icon(opening: svg.prefix(count))
                #expect(opened == nil, "\(count) bytes")
            } else {
                #expect(try Icon(opening: svg.prefix(count)) == icon(), "\(count) bytes")
            }
        }
    }

    /// The notes of an SVG hold what XML cannot hold plainly.
    @Test func namesOfAnyScriptSurvive() throws {
        let glyph = try NamedGlyph("我的/購物<&>\"車", pathData: heart)
        let original = try Icon(colors: ["#fff", "#000"], glyph: glyph)
        for file in [try original.png(size: 20), try original.svg()] { #expect(try Icon(opening: file) == original) }
        // Composed and decomposed accents are one name.
        #expect(try GlyphReference(named: "a/e\u{301}") == GlyphReference(named: "a/\u{E9}"))
    }
}
