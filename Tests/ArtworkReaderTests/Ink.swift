import ArtworkReader
import IconCore

extension Artwork {
    /// How much ink lies on a point, 0 … 1: the shapes over one another, each decided by counting how often its outline
    /// winds around the point. An independent and slow way to look at what was read.
    func ink(_ x: Double, _ y: Double) -> Double {
        var result = 0.0
        for shape in shapes where shape.covers(Point(x, y)) {
            result += (1 - result) * shape.opacity
        }
        return result
    }

    /// The smallest box around all ink.
    var inkBox: Rect? {
        var result: Rect?
        for box in shapes.compactMap(\.path.inkBox) { result = result?.union(box) ?? box }
        return result
    }
}

extension GlyphShape {
    fileprivate func covers(_ point: Point) -> Bool {
        var winding = 0
        var crossings = 0
        for polygon in path.flattened(tolerance: 1e-3) {
            for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
                guard (a.y <= point.y) != (b.y <= point.y) else { continue }
                let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
                guard x > point.x else { continue }
                winding += a.y < b.y ? 1 : -1
                crossings += 1
            }
        }
        return fillRule == .nonZero ? winding != 0 : crossings % 2 == 1
    }
}

/// Reads the inside of a drawing of 24 by 24 units.
func read(_ content: String, attributes: String = "") throws -> Artwork {
    try SVGReader.read(Array(svg(content, attributes: attributes).utf8))
}

/// A drawing of 24 by 24 units, on one line.
func svg(_ content: String, attributes: String = "") -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" \#(attributes)>\#(content)</svg>"#
}

/// The error that reading a whole file gives; nil when it is read.
func failure(_ text: String) -> ArtworkError? {
    do throws(ArtworkError) {
        _ = try SVGReader.read(Array(text.utf8))
        return nil
    } catch {
        return error
    }
}
