import Foundation
import IconCore
import IconFormats
import TestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct SVGWriterTests {
    private func scene(_ recipe: String, _ glyphData: String = "n M0 0h24v24H0z") throws -> Scene {
        let glyph = Glyph(try GlyphData.read(bytes(glyphData)))
        return Scene(try RecipeText.read(bytes(recipe + "&glyph=own/shape")), glyph: glyph, side: SVGWriter.viewBoxSide)
    }

    /// The whole text of a small icon: a container's bytes are part of its contract.
    @Test func textIsShort() throws {
        let file = SVGWriter.write(
            try scene("colors=f00-00f&shape=square&fg=ffffff80"), size: 64,
            metadata: IconMetadata(recipe: bytes("colors=f00-00f&x=<>"), notice: bytes("© us & them")))
        #expect(
            text(file) == """
                <svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 1024 1024">
                <metadata><recipe xmlns="urn:iconsmith:icon">colors=f00-00f&amp;x=&lt;&gt;</recipe>\
                <notice xmlns="urn:iconsmith:icon">© us &amp; them</notice></metadata>
                <defs>
                <linearGradient id="g0" gradientUnits="userSpaceOnUse" x1="512" y1="0" x2="512" y2="1024">\
                <stop offset="0" stop-color="#ff0000"/><stop offset="1" stop-color="#0000ff"/></linearGradient>
                </defs>
                <path d="m0 0h1024v1024H0z" fill="url(#g0)"/>
                <path d="m253.95 253.95h516.1v516.1h-516.1z" fill="#ffffff" fill-opacity=".502"/>
                </svg>

                """)
    }

    @Test func aFlatPlateNeedsNoGradient() throws {
        let file = text(SVGWriter.write(try scene("colors=0f0&shape=square"), size: 16))
        #expect(!file.contains("<defs>") && !file.contains("<metadata>") && file.contains("fill=\"#00ff00\""))
    }

    /// Only a glyph that may reach over the plate's edge is clipped.
    @Test(arguments: [("0.5", false), ("1.6", true)])
    func clipsWhereNeeded(_ scale: String, _ isClipped: Bool) throws {
        let file = text(SVGWriter.write(try scene("colors=f00&shape=circle&scale=\(scale)"), size: 16))
        #expect(file.contains("clip-path=\"url(#m)\"") == isClipped)
    }

    @Test func rulesAndOpacitiesAreKept() throws {
        let file = text(SVGWriter.write(try scene("colors=f00", "e M0 0h9v9H0z\nn.5 M9 9h3v3H9z"), size: 16))
        #expect(file.contains("fill-rule=\"evenodd\"") && file.contains("opacity=\".5\""))
    }

    /// Any well-formed-XML reader accepts what is written.
    @Test func filesAreXML() throws {
        for recipe in ["colors=f00@0.2-0f08@0.9&space=oklab&gradient=radial&scale=2", "colors=f00-00f-0f0&angle=33"] {
            let metadata = IconMetadata(recipe: bytes("a&b<c>"), artwork: bytes("n M0 0h9v9z"), notice: bytes("\"'&"))
            let parser = XMLParser(data: Data(SVGWriter.write(try scene(recipe), size: 16, metadata: metadata)))
            #expect(parser.parse())
        }
    }
}
