import IconCore
import IconFormats
import TestSupport
import Testing

@Suite struct IconPNGEncoderTests {
    /// The file holds the renderer's pixels, whatever the encoder knew of them and made before.
    @Test func filesHoldTheirPixels() throws {
        let encoder = IconPNGEncoder()
        for seed in UInt64(30_000_000)..<(isOptimized ? 30_001_500 : 30_000_040) {
            var scenes = RandomScenes(seed: seed)
            let (scene, size) = scenes.next()
            let level: DeflateLevel = seed.isMultiple(of: 5) ? .smallest : .default
            let file = try encoder.encode(scene, size: size, level: level)
            #expect(try file == IconPNG.encode(scene, size: size, level: level), "seed \(seed), size \(size)")
            let image = try PNG.decode(file)
            #expect(image.pixels == visible(scene, size), "seed \(seed), size \(size)")
        }
    }

    @Test func aFailureLeavesTheEncoderAsGood() throws {
        var scenes = RandomScenes(seed: 1)
        let (scene, size) = scenes.next()
        let encoder = IconPNGEncoder()
        #expect(throws: PNGError.self) {
            try encoder.encode(scene, size: size, metadata: IconMetadata(recipe: [0xFF], artwork: nil, notice: nil))
        }
        #expect(try encoder.encode(scene, size: size) == IconPNG.encode(scene, size: size))
    }

    /// The pixels as RGBA, what nobody sees as zeros.
    private func visible(_ scene: Scene, _ size: Int) -> [UInt8] {
        var pixels = scene.rgba(size: size)
        for index in stride(from: 0, to: pixels.count, by: 4) where pixels[index + 3] == 0 {
            for channel in 0..<3 { pixels[index + channel] = 0 }
        }
        return pixels
    }
}
