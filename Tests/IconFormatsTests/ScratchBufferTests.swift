import TestSupport
import Testing

@testable import IconFormats

/// The wide comparisons and copies against their definitions, byte by byte.
@Suite struct ScratchBufferTests {
    private func buffer(_ bytes: [UInt8]) -> ScratchBuffer<UInt8> {
        var buffer = ScratchBuffer<UInt8>(repeating: 0xA5, count: bytes.count + 8)
        buffer.copy(bytes.span, from: 0, count: bytes.count, to: 0)
        return buffer
    }

    private func equalBytes(_ bytes: [UInt8], _ index: Int, _ distance: Int, _ limit: Int) -> Int {
        (0..<limit).first { bytes[index + $0] != bytes[index + $0 - distance] } ?? limit
    }

    @Test func equalBytesAreCounted() {
        for seed in UInt64(0)..<300 {
            var generator = SeededGenerator(seed: seed)
            let distance = Int.random(in: 1...90, using: &generator)
            let length = Int.random(in: 0...200, using: &generator)
            var bytes = ByteSamples.noise(distance, symbols: 256, &generator)
            for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
            bytes += ByteSamples.noise(Int.random(in: 0...20, using: &generator), symbols: 3, &generator)
            let buffer = buffer(bytes)
            for limit in 0...(bytes.count - distance) {
                let found = buffer.equalBytes(at: distance, distance: distance, limit: limit)
                #expect(found == equalBytes(bytes, distance, distance, limit), "seed \(seed), limit \(limit)")
            }
        }
    }

    @Test func theLongestOfSomeDistances() {
        for seed in UInt64(0)..<300 {
            var generator = SeededGenerator(seed: seed)
            let bytes = ByteSamples.noise(400, symbols: 2, &generator).map { $0 & 1 }
            let buffer = buffer(bytes)
            var distances = ScratchBuffer<Int>(repeating: 0, count: 8)
            for slot in 0..<8 { distances[slot] = Int.random(in: 1...300, using: &generator) }
            let slots = Int.random(in: 1...8, using: &generator)
            let index = Int.random(in: 300...390, using: &generator)
            let limit = Int.random(in: 8...(400 - index), using: &generator)
            let found = buffer.longestMatch(at: index, distances: distances, slots: slots, limit: limit)
            var best = (length: 0, distance: 0)
            for slot in 0..<slots {
                let length = equalBytes(bytes, index, distances[slot], limit)
                if length > max(best.length, 2) { best = (length, distances[slot]) }
            }
            #expect(found.length == best.length && found.distance == best.distance, "seed \(seed)")
            // Where nothing is found, bytes are only passed over if no three of them stood at one of the distances.
            guard found.length == 0 else { continue }
            for skipped in 0..<min(found.next, limit - 3) {
                let longest = (0..<slots).map { equalBytes(bytes, index + skipped, distances[$0], 3) }.max()
                #expect(longest ?? 0 < 3, "seed \(seed), \(skipped) on")
            }
            #expect((1...6).contains(found.next), "seed \(seed)")
        }
    }

    @Test func transparentPixelsBecomeZero() {
        for seed in UInt64(0)..<40 {
            var generator = SeededGenerator(seed: seed)
            var pixels = ByteSamples.noise(4 * Int(seed), symbols: 256, &generator)
            for pixel in 0..<Int(seed) where Bool.random(using: &generator) { pixels[4 * pixel + 3] = 0 }
            var buffer = ScratchBuffer<UInt8>(repeating: 0xA5, count: pixels.count + 2)
            buffer.copyClearing(pixels.span, to: 1)
            for pixel in 0..<Int(seed) {
                let expected = pixels[4 * pixel + 3] == 0 ? [0, 0, 0, 0] : Array(pixels[4 * pixel..<4 * pixel + 4])
                #expect((0..<4).map { buffer[1 + 4 * pixel + $0] } == expected, "seed \(seed), pixel \(pixel)")
            }
            #expect(buffer[0] == 0xA5 && buffer[pixels.count + 1] == 0xA5)
        }
    }

    @Test func growingKeepsWhatIsThere() {
        var buffer = ScratchBuffer<UInt32>(repeating: 3, count: 5)
        buffer.grow(to: 9)
        buffer[8] = 1
        #expect((0..<5).allSatisfy { buffer[$0] == 3 } && buffer.count == 9)
    }
}
