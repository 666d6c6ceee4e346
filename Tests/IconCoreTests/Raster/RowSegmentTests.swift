import IconCore
import TestSupport
import Testing

/// What renderers say of their rows against the rows themselves.
@Suite struct RowSegmentTests {
    @Test func segmentsTellTheTruth() {
        var known = 0
        for seed in UInt64(20_000_000)..<(isOptimized ? 20_002_000 : 20_000_060) {
            var scenes = RandomScenes(seed: seed)
            let (scene, size) = scenes.next()
            var renderer = SceneRenderer(scene, size: size)
            let stride = renderer.layout.bytesPerPixel
            func pixel(_ row: [UInt8], _ x: Int) -> ArraySlice<UInt8> { row[x * stride..<(x + 1) * stride] }
            var (row, above) = ([UInt8](repeating: 0, count: size * stride), [UInt8]())
            var (plates, platesAbove): ([Range<Int>], [Range<Int>]) = ([], [])
            for y in 0..<size {
                (above, platesAbove, plates) = (row, plates, [])
                renderer.nextRow(into: &row)
                if renderer.clearsTransparent {
                    #expect(
                        (0..<size).allSatisfy { row[$0 * 4 + 3] > 0 || pixel(row, $0).allSatisfy { $0 == 0 } },
                        "seed \(seed), row \(y)")
                }
                let segments = renderer.segments
                var place = 0
                for segment in segments.segments {
                    let range = Int(segment.start)..<Int(segment.end)
                    #expect(range.lowerBound >= place && range.upperBound <= size, "seed \(seed), row \(y)")
                    place = range.upperBound
                    known += range.count
                    if segment.kind == .flat {
                        #expect(
                            range.allSatisfy { pixel(row, $0) == pixel(row, range.lowerBound) },
                            "seed \(seed), row \(y), flat \(range)")
                        continue
                    }
                    plates.append(range)
                    guard let shift = segments.plateShift, y > 0 else { continue }
                    for x in range where platesAbove.contains(where: { $0.contains(x + shift) }) {
                        #expect(
                            pixel(row, x) == pixel(above, x + shift),
                            "seed \(seed), row \(y), plate \(range), pixel \(x)")
                    }
                }
            }
        }
        // Or nothing was tested.
        #expect(known > 10_000)
    }

    @Test func aPlateWithABarIsKnownOnBothSides() {
        let bar = polygonPath([[Point(8, 0), Point(16, 0), Point(16, 32), Point(8, 32)]])
        let white = SceneLayer(shapes: [GlyphShape(path: bar)], paint: .solid(.white))
        let plate = Gradient(Color(rgb: 0x1020F0), Color(rgb: 0xF02010), angle: 135)
        var renderer = SceneRenderer(
            Scene(side: 32, background: .gradient(plate), layers: [white], mask: nil), size: 32)
        var row = [UInt8](repeating: 0, count: renderer.bytesPerRow)
        renderer.nextRow(into: &row)
        let segments = renderer.segments.segments
        let places = segments.map { "\($0.start)..<\($0.end) \($0.kind)" }
        #expect(places == ["0..<8 plate", "8..<16 flat", "16..<32 plate"])
        #expect(renderer.segments.plateShift == 1)
    }
}
