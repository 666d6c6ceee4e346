import IconCore

/// Draws any path data, filled by both rules and stroked, on a small canvas. Coordinates reach from far inside a pixel to far
/// outside the canvas. Drawing must end, and winding the other way must give the same picture.
@c(LLVMFuzzerTestOneInput)
public func fuzzRaster(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
    let data = Array(UnsafeBufferPointer(start: start, count: min(count, 2_048)))
    guard let path = try? PathData.read(data), !path.isEmpty else { return 0 }
    for rule in [FillRule.nonZero, .evenOdd] {
        let drawn = draw(path, rule)
        let mirrored = draw(path.transformed(by: Affine(-1, 0, 0, 1, 16, 0)), rule)
        for y in 0..<16 {
            for x in 0..<16 where abs(Int(drawn[y * 16 + x]) - Int(mirrored[y * 16 + 15 - x])) > 2 {
                fatalError("pixel \(x), \(y) is \(drawn[y * 16 + x]), mirrored \(mirrored[y * 16 + 15 - x])")
            }
        }
    }
    let style = StrokeStyle(width: 2, cap: .round, join: .miter, dashes: [3, 1])
    let outline = path.stroked(style, tolerance: 0.05)
    guard outline.isFinite else { fatalError("a stroke of numbers that are none") }
    _ = draw(outline, .nonZero)
    _ = Glyph([GlyphShape(path: path)])
    return 0
}

private func draw(_ path: Path, _ rule: FillRule) -> [UInt8] {
    let layer = SceneLayer(shapes: [GlyphShape(path: path, fillRule: rule)], paint: .solid(.black))
    let pixels = Scene(side: 16, background: nil, layers: [layer], mask: nil).rgba(size: 16)
    return (0..<256).map { pixels[$0 * 4 + 3] }
}
