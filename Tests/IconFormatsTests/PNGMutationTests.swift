import IconCore
import IconFormats
import TestSupport
import Testing

/// Damaged files: an error or an image, never a crash.
@Suite struct PNGMutationTests {
    private func samples() throws -> [[UInt8]] {
        var generator = SeededGenerator(seed: 51)
        let text = try PNGText(
            keyword: Array("Recipe".utf8), text: Array(String(repeating: "glyph=a/b&", count: 12).utf8))
        let images = [
            TestImage.icon(18, direction: (1, 1)),
            .random(width: 13, height: 9, layout: .rgba, colors: 7, &generator),
            .random(width: 9, height: 7, layout: .rgba, colors: 300, isGray: true, &generator),
            .random(width: 20, height: 20, layout: .rgba, colors: 400, &generator),
        ]
        return try images.map { try $0.encoded(PNGOptions(content: .photographic, texts: [text])) }
    }

    /// Whatever byte is changed: signature, lengths, types, data and checksums all are checked.
    @Test func everyChangedByteIsFound() throws {
        var generator = SeededGenerator(seed: 52)
        for (index, file) in try samples().enumerated() {
            for position in file.indices {
                var damaged = file
                damaged[position] ^= UInt8.random(in: 1...255, using: &generator)
                #expect(throws: PNGError.self, "file \(index), byte \(position)") { try PNG.decode(damaged) }
            }
        }
    }

    /// Damage behind right checksums reaches all of the reader. What it still accepts, the oracle reads the same way.
    @Test func damageBehindRightChecksums() throws {
        let samples = try samples().map { TestChunks(of: $0) }
        var accepted: [(file: [UInt8], image: PNGImage, seed: UInt64)] = []
        var refused = 0
        for seed in UInt64(0)..<3_000 {
            var generator = SeededGenerator(seed: seed)
            var parts = samples[Int.random(in: samples.indices, using: &generator)]
            for _ in 0..<Int.random(in: 1...3, using: &generator) { damage(&parts, &generator) }
            let file = parts.file
            do throws(PNGError) {
                // Small images only: a header may promise millions of pixels.
                accepted.append((file, try PNG.decode(file, limits: PNGLimits(pixels: 5_000)), seed))
            } catch {
                refused += 1
            }
            // Texts are read no less strictly than with the pixels.
            if accepted.last?.seed == seed {
                let texts = try PNG.texts(in: file)
                #expect(texts == accepted.last?.image.texts, "seed \(seed)")
            }
        }
        for (sample, oracle) in zip(accepted, try DecodedPNG.decode(accepted.map { $0.file })) {
            #expect(oracle.pixels == clearing(sample.image.pixels), "seed \(sample.seed)")
            #expect(oracle.about.width == sample.image.width, "seed \(sample.seed)")
        }
        // Both verdicts must occur.
        #expect(refused > 300 && accepted.count > 50)
    }

    private func damage(_ parts: inout TestChunks, _ generator: inout SeededGenerator) {
        let index = Int.random(in: parts.chunks.indices, using: &generator)
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: parts.chunks.remove(at: index)
        case 1: parts.chunks.insert(parts.chunks[index], at: Int.random(in: parts.chunks.indices, using: &generator))
        case 2: parts.chunks[index].data.removeLast(min(parts.chunks[index].data.count, 1))
        case 3: parts.chunks[index].data.append(UInt8.random(in: 0...255, using: &generator))
        case 4: split(&parts, index, &generator)
        default:
            guard !parts.chunks[index].data.isEmpty else { return }
            let position = Int.random(in: parts.chunks[index].data.indices, using: &generator)
            parts.chunks[index].data[position] ^= 1 << UInt8.random(in: 0...7, using: &generator)
        }
        if parts.chunks.isEmpty { parts.chunks = [("IEND", [])] }
    }

    /// Pixels may come in any number of pieces.
    private func split(_ parts: inout TestChunks, _ index: Int, _ generator: inout SeededGenerator) {
        let (type, data) = parts.chunks[index]
        let place = Int.random(in: 0...data.count, using: &generator)
        parts.chunks[index].data = Array(data[..<place])
        parts.chunks.insert((type, Array(data[place...])), at: index + 1)
    }

    private func clearing(_ pixels: [UInt8]) -> [UInt8] {
        stride(from: 0, to: pixels.count, by: 4).flatMap {
            pixels[$0 + 3] == 0 ? [0, 0, 0, 0] : Array(pixels[$0..<($0 + 4)])
        }
    }
}
