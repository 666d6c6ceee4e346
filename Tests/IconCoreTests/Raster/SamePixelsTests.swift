import IconCore
import TestSupport
import Testing

/// Quick drawing against plain drawing (`PlainRenderer`): every byte of every pixel, over random scenes.
@Suite struct SamePixelsTests {
    /// One seed after the other, some sizes with each.
    @Test(arguments: 0..<8)
    func randomScenesAreDrawnAlike(_ group: Int) {
        let count = isOptimized ? 400 : 12
        for index in 0..<count {
            let seed = UInt64(group * 1_000_000 + index)
            var scenes = RandomScenes(seed: seed)
            let (scene, size) = scenes.next()
            if let difference = difference(scene, size) {
                Issue.record("seed \(seed), size \(size): \(difference)\n\(scene)")
                return
            }
        }
    }

    /// Every size up to 300 has a scene that was not drawn at another.
    @Test func everySizeIsDrawnAlike() {
        for size in stride(from: 1, through: 300, by: isOptimized ? 1 : 23) {
            let seed = UInt64(5_000_000 + size)
            var scenes = RandomScenes(seed: seed)
            let scene = scenes.next(size: size)
            if let difference = difference(scene, size) {
                Issue.record("seed \(seed), size \(size): \(difference)\n\(scene)")
                return
            }
        }
    }

    /// Gradients alone, on canvases where steps of colour are few and wide, and where they are many.
    @Test func gradientsArePaintedAlike() {
        for index in 0..<(isOptimized ? 600 : 24) {
            let seed = UInt64(7_000_000 + index)
            var scenes = RandomScenes(seed: seed)
            let size = index.isMultiple(of: 10) ? 700 : scenes.size()
            let scene = Scene(side: 1, background: .gradient(scenes.gradient()), layers: [], mask: nil)
            if let difference = difference(scene, size) {
                Issue.record("seed \(seed), size \(size): \(difference)\n\(scene)")
                return
            }
        }
    }

    /// A row does not depend on what was in its memory.
    @Test func rowsAreWrittenWhole() {
        for seed in UInt64(8_000_000)..<(isOptimized ? 8_000_200 : 8_000_010) {
            var scenes = RandomScenes(seed: seed)
            let (scene, size) = scenes.next()
            #expect(drawn(scene, size, over: 0) == drawn(scene, size, over: 0xA5), "seed \(seed), size \(size)")
        }
    }

    /// What a renderer drew before, or half of it, leaves no trace in what it draws next.
    @Test func restartedRenderersStartAfresh() {
        var scenes = RandomScenes(seed: 10_000_000)
        var (scene, size) = scenes.next()
        var renderer = SceneRenderer(scene, size: size)
        for number in 0..<(isOptimized ? 1_000 : 40) {
            var row = [UInt8](repeating: 0, count: renderer.bytesPerRow)
            let rows = number.isMultiple(of: 3) ? size / 2 : size
            for _ in 0..<rows { renderer.nextRow(into: &row) }
            let copy = renderer
            scene = number.isMultiple(of: 2) ? scenes.next(size: size) : scene
            if number.isMultiple(of: 5) { (scene, size) = scenes.next() }
            renderer.restart(scene, size: size)
            #expect(drawn(renderer, over: 0) == drawn(scene, size, over: 0), "scene \(number), size \(size)")
            // Somebody else still has the memory.
            if number.isMultiple(of: 7) { renderer = copy }
            renderer.restart(scene, size: size)
        }
    }

    /// A copy of a renderer goes on by itself, and leaves the first alone.
    @Test func copiesGoOnAlone() {
        for seed in UInt64(9_000_000)..<(isOptimized ? 9_000_100 : 9_000_010) {
            var scenes = RandomScenes(seed: seed)
            let (scene, size) = scenes.next()
            var renderer = SceneRenderer(scene, size: size)
            var row = [UInt8](repeating: 0, count: renderer.bytesPerRow)
            for _ in 0..<size / 2 { renderer.nextRow(into: &row) }
            var copy = renderer
            var (rest, restOfCopy): ([UInt8], [UInt8]) = ([], [])
            for _ in size / 2..<size {
                renderer.nextRow(into: &row)
                rest += row
            }
            for _ in size / 2..<size {
                copy.nextRow(into: &row)
                restOfCopy += row
            }
            #expect(rest == restOfCopy, "seed \(seed), size \(size)")
        }
    }

    private func drawn(_ scene: Scene, _ size: Int, over fill: UInt8) -> [UInt8] {
        drawn(SceneRenderer(scene, size: size), over: fill)
    }

    private func drawn(_ fresh: SceneRenderer, over fill: UInt8) -> [UInt8] {
        var renderer = fresh
        var row = [UInt8](repeating: fill, count: renderer.bytesPerRow)
        var pixels: [UInt8] = []
        for _ in 0..<renderer.size {
            renderer.nextRow(into: &row)
            pixels += row
            for index in row.indices { row[index] = fill }
        }
        return pixels
    }

    /// What differs first, or nil.
    ///
    /// Coverage may differ by one step, of few pixels: where edges share a row that is not plain, the two add the same areas in
    /// another order, so that a sum half way between two steps may round to the other one.
    private func difference(_ scene: Scene, _ size: Int) -> String? {
        let expected = PlainRenderer(scene, size: size).pixels
        let found = drawn(scene, size, over: 0xA5)
        guard expected != found else { return nil }
        guard expected.count == found.count else { return "\(found.count) bytes instead of \(expected.count)" }
        let stride = scene.isOpaque ? 3 : 4
        var unequal = 0
        for index in Swift.stride(from: 0, to: found.count, by: stride) {
            let (one, other) = (expected[index..<index + stride], found[index..<index + stride])
            guard one != other else { continue }
            unequal += 1
            let pixel = index / stride
            guard areNear(Array(one), Array(other)), !scene.layers.isEmpty || scene.mask != nil else {
                return "pixel \(pixel % size), \(pixel / size): \(Array(other)), not \(Array(one))"
            }
        }
        return unequal <= 2 + size * size / 50 ? nil : "\(unequal) pixels of \(size * size)"
    }

    /// Whether two pixels show the same but for a step of coverage.
    private func areNear(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        func shown(_ pixel: [UInt8], _ channel: Int) -> Double {
            let alpha = pixel.count == 4 ? Double(pixel[3]) : 255
            return channel == 3 ? alpha : Double(pixel[channel]) * alpha / 255
        }
        return one.indices.allSatisfy { abs(shown(one, $0) - shown(other, $0)) < 2 }
    }
}
