import TestSupport
import Testing

@testable import IconFormats

/// Streams of our encoder, read by zlib.
@Suite struct DeflateTests {
    @Test(arguments: [DeflateLevel.default, .smallest])
    func zlibReadsWhatWeWrite(level: DeflateLevel) throws {
        let samples = ByteSamples.all(seed: 1)
        let streams = samples.map { Zlib.compress($0.bytes, level: level) }
        let answers = try Oracle.ask(streams.map { .decompress($0) })
        for (sample, answer) in zip(samples, answers) { #expect(answer == sample.bytes, "\(sample.name)") }
    }

    @Test(arguments: [DeflateLevel.default, .smallest])
    func weReadWhatWeWrite(level: DeflateLevel) throws {
        for (name, bytes) in ByteSamples.all(seed: 2) {
            let stream = Zlib.compress(bytes, level: level)
            #expect(try Zlib.decompress(stream, allowed: bytes.count) == bytes, "\(name)")
        }
    }

    /// Matches at a picture's distances, whatever the picture's size, within reach or not.
    @Test func anyPictureHintIsRead() throws {
        var generator = SeededGenerator(seed: 5)
        var encoder = ZlibEncoder()
        var samples: [[UInt8]] = []
        var streams: [[UInt8]] = []
        for (pixel, row) in [(1, 2), (1, 65), (3, 193), (4, 257), (3, 3_073), (4, 32_765), (4, 40_001), (4, 4), (3, 0)]
        {
            for level in [DeflateLevel.default, .smallest] {
                let bytes = ByteSamples.mixture(12_000, &generator)
                encoder.start(level: level, length: bytes.count, pixel: pixel, row: row)
                encoder.write(bytes.span)
                samples.append(bytes)
                streams.append(encoder.finish())
            }
        }
        let answers = try Oracle.ask(streams.map { .decompress($0) })
        for (index, answer) in answers.enumerated() { #expect(answer == samples[index], "stream \(index)") }
    }

    /// Neither the pieces nor what was written before change a stream.
    @Test(arguments: [DeflateLevel.default, .smallest])
    func streamsDependOnTheirBytesOnly(level: DeflateLevel) {
        var generator = SeededGenerator(seed: 7)
        var encoder = ZlibEncoder()
        for round in 0..<6 {
            let bytes = ByteSamples.mixture([90_000, 10, 150_000, 0, 40_000, 70_000][round], &generator)
            var fresh = ZlibEncoder()
            fresh.start(level: level, length: bytes.count, pixel: 3, row: 301)
            fresh.write(bytes.span)
            let expected = fresh.finish()

            encoder.start(level: level, length: bytes.count, pixel: 3, row: 301)
            var start = 0
            while start < bytes.count {
                let end = min(start + Int.random(in: 1...9_000, using: &generator), bytes.count)
                encoder.write(bytes.span.extracting(start..<end))
                start = end
            }
            #expect(encoder.finish() == expected, "round \(round)")
        }
    }

    /// What cannot be compressed grows by the heads of stored blocks only: six bytes for each 4096 tokens, and the wrapper.
    @Test(arguments: [DeflateLevel.default, .smallest])
    func noiseHardlyGrows(level: DeflateLevel) {
        for length in [0, 1, 10, 1_000, 4_096, 50_000, 100_000] {
            var generator = SeededGenerator(seed: UInt64(length))
            let noise = ByteSamples.noise(length, symbols: 256, &generator)
            let size = Zlib.compress(noise, level: level).count
            #expect(size <= length + 6 * (length / 4_096 + 1) + 8, "\(length) bytes")
        }
    }

    @Test func theSmallestLevelIsSmaller() {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<3 {
            let text = ByteSamples.mixture(20_000, &generator).map { $0 & 0x3F }
            #expect(Zlib.compress(text, level: .smallest).count < Zlib.compress(text).count)
        }
    }

    /// The header of RFC 1950: method 8, a window of 32 768 bytes, check bits; the effort as zlib would name it.
    @Test func headers() {
        #expect(Zlib.compress([1]).prefix(2) == [0x78, 0x9C])
        #expect(Zlib.compress([1], level: .smallest).prefix(2) == [0x78, 0xDA])
    }
}
