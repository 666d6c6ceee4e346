import ArtworkReader
import IconCore

/// A glyph in the form in which the catalogue keeps it.
struct CompiledGlyph {
    /// The shapes, as `GlyphData` writes them.
    var data: [UInt8]
    /// The SHA-256 of `data`.
    var digest: [UInt8]
    var viewBox: Rect

    /// Reads a drawing and stores it with as many decimals as can show.
    init(svg: [UInt8]) throws(ArtworkError) {
        var artwork = try SVGReader.read(svg)
        let side = artwork.viewBox.longestSide
        // Outside these bounds six decimals would not be enough, or the numbers would not fit.
        if !(1...100_000).contains(side) { artwork = artwork.scaled(by: 256 / side) }
        viewBox = artwork.viewBox
        data = GlyphData.write(artwork.shapes, places: CompiledGlyph.places(side: viewBox.longestSide))
        digest = SHA256.hash(data)
        guard data.count <= GlyphData.maximumBytes else { throw ArtworkError(.tooComplex) }
    }

    /// The decimals to keep for a view box of this longest side: so many that a step is at most a hundred-thousandth of it.
    /// Coordinates are then off by at most 1/200 px on a glyph of 1,000 px, and those of icon sets (two or three decimals
    /// on 24, 256 or 512 units) stay exactly as they were drawn.
    static func places(side: Double) -> Int {
        var places = 0
        var step = 1.0
        while step > side / 100_000, places < 6 {
            step /= 10
            places += 1
        }
        return places
    }
}

extension Artwork {
    fileprivate func scaled(by factor: Double) -> Artwork {
        var result = self
        for index in shapes.indices { result.shapes[index].path = shapes[index].path.transformed(by: .scale(factor)) }
        result.viewBox = Rect(
            x: viewBox.minX * factor, y: viewBox.minY * factor, width: viewBox.width * factor,
            height: viewBox.height * factor)
        return result
    }
}
