public import IconCore

/// Coverage by brute force, to hold the rasteriser against: each row of pixels is cut by many level lines, and along
/// each the filled stretches are measured exactly. Slow, short, and of another make than the code under test.
public struct ScanlineOracle {
    /// Lines per row of pixels. The error of a slanted edge is then below 1 / `lines` of a pixel.
    public let lines: Int

    /// An oracle with that many lines per row.
    public init(lines: Int = 256) {
        self.lines = lines
    }

    /// Coverage 0 … 1 of each pixel of a `size` by `size` canvas, row by row, by polygons in pixels.
    public func coverage(of polygons: [[Point]], rule: FillRule, size: Int) -> [Double] {
        var result = [Double](repeating: 0, count: size * size)
        for y in 0..<size {
            for line in 0..<lines {
                let height = Double(y) + (Double(line) + 0.5) / Double(lines)
                for (start, end) in stretches(polygons, rule, height) {
                    let first = max(start, 0)
                    let last = min(end, Double(size))
                    guard first < last else { continue }
                    for x in Int(first)...min(Int(last), size - 1) {
                        let overlap = min(last, Double(x + 1)) - max(first, Double(x))
                        result[y * size + x] += max(overlap, 0) / Double(lines)
                    }
                }
            }
        }
        return result
    }

    private func stretches(_ polygons: [[Point]], _ rule: FillRule, _ y: Double) -> [(Double, Double)] {
        var crossings: [(x: Double, direction: Int)] = []
        for polygon in polygons {
            for (index, a) in polygon.enumerated() {
                let b = polygon[(index + 1) % polygon.count]
                guard (a.y <= y) != (b.y <= y) else { continue }
                crossings.append((a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), a.y < b.y ? 1 : -1))
            }
        }
        crossings.sort { $0.x < $1.x }
        var result: [(Double, Double)] = []
        var winding = 0
        var start = 0.0
        for crossing in crossings {
            let wasInside = rule == .nonZero ? winding != 0 : winding % 2 != 0
            winding += crossing.direction
            let isInside = rule == .nonZero ? winding != 0 : winding % 2 != 0
            if !wasInside, isInside { start = crossing.x }
            if wasInside, !isInside { result.append((start, crossing.x)) }
        }
        return result
    }
}

/// Coverage of a path in pixels by the rasteriser, 0 … 255, row by row: what the library makes of the shape in opaque
/// black on nothing.
public func renderedCoverage(of path: Path, rule: FillRule, size: Int) -> [UInt8] {
    let layer = SceneLayer(shapes: [GlyphShape(path: path, fillRule: rule)], paint: .solid(.black))
    var renderer = SceneRenderer(Scene(side: Double(size), background: nil, layers: [layer], mask: nil), size: size)
    var row = [UInt8](repeating: 0, count: renderer.bytesPerRow)
    var result: [UInt8] = []
    for _ in 0..<size {
        renderer.nextRow(into: &row)
        for x in 0..<size { result.append(row[x * 4 + 3]) }
    }
    return result
}

/// A path of straight-sided contours.
public func polygonPath(_ polygons: [[Point]]) -> Path {
    var path = Path()
    for polygon in polygons {
        for (index, corner) in polygon.enumerated() {
            if index == 0 { path.move(to: corner) } else { path.line(to: corner) }
        }
        path.close()
    }
    return path
}
