import TestSupport
import Testing

@testable import IconFormats

/// Streams of zlib, read by our decoder.
@Suite struct InflateTests {
    /// Every level, which includes stored blocks (0), and every strategy, which includes runs only, codes only and fixed
    /// blocks.
    @Test func weReadWhatZlibWrites() throws {
        let samples = ByteSamples.all(seed: 21).filter { $0.bytes.count <= 40_000 }
        var requests: [Oracle.Request] = []
        var expected: [[UInt8]] = []
        for (index, sample) in samples.enumerated() {
            for level in 0...9 where sample.bytes.count < 5_000 || level % 4 == index % 4 {
                let strategy = (level + index) % (Oracle.strategies.upperBound + 1)
                requests.append(.compress(sample.bytes, level: level, strategy: strategy))
                expected.append(sample.bytes)
            }
        }
        for (index, stream) in try Oracle.ask(requests).enumerated() {
            let stream = try #require(stream)
            #expect(try Zlib.decompress(stream, allowed: expected[index].count) == expected[index], "request \(index)")
        }
    }

    @Test func outputIsBounded() throws {
        var generator = SeededGenerator(seed: 22)
        for bytes in [Array(repeating: 5, count: 1_000), ByteSamples.noise(1_000, symbols: 256, &generator), [1]] {
            for stream in [Zlib.compress(bytes), stored(bytes)] {
                #expect(try Zlib.decompress(stream, allowed: bytes.count) == bytes)
                #expect(throws: InflateError.tooLong(allowed: bytes.count - 1)) {
                    try Zlib.decompress(stream, allowed: bytes.count - 1)
                }
            }
        }
    }

    /// A stream cut short anywhere says so, and where.
    @Test func everyPrefixIsTruncated() throws {
        var generator = SeededGenerator(seed: 23)
        let text = Array("a rocket, a rocket, a star and a rocket".utf8)
        let mixture = ByteSamples.mixture(1_500, &generator)
        let zlib = try Oracle.ask([
            .compress(mixture, level: 6, strategy: 0), .compress(text, level: 6, strategy: 4),
            .compress(text, level: 0, strategy: 0),
        ])
        for stream in try zlib.map({ try #require($0) }) + [
            Zlib.compress(mixture), Zlib.compress(mixture, level: .smallest),
        ] {
            for length in 0..<stream.count {
                #expect(throws: InflateError.truncated(offset: length)) {
                    try Zlib.decompress(Array(stream[..<length]), allowed: 10_000)
                }
            }
        }
    }

    /// Where zlib refuses, so do we; where it accepts, we read the same bytes.
    @Test func damagedStreamsAreJudgedAsZlibJudgesThem() throws {
        var requests: [Oracle.Request] = []
        for seed in UInt64(0)..<1_000 {
            var generator = SeededGenerator(seed: seed)
            let bytes = ByteSamples.mixture(Int.random(in: 0...300, using: &generator), &generator)
            var stream = Zlib.compress(bytes, level: seed % 2 == 0 ? .default : .smallest)
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                stream[Int.random(in: 2..<stream.count, using: &generator)] ^=
                    1 << UInt8.random(in: 0...7, using: &generator)
            }
            // Without the checksum nearly all damage would end there. Both decoders then refuse at the end, so the
            // comparison is made on streams whose damage the codes may hide: give them the right checksum.
            if let read = inflate(stream) {
                var checksum = Adler32()
                checksum.update(read.span)
                stream.replaceSubrange((stream.count - 4)..., with: bigEndian(checksum.value))
            }
            requests.append(.decompress(stream))
        }
        var accepted = 0
        for (index, answer) in try Oracle.ask(requests).enumerated() {
            guard case .decompress(let stream) = requests[index] else { continue }
            let ours = try? Zlib.decompress(stream, allowed: 1 << 20)
            #expect(ours == answer, "seed \(index)")
            if answer != nil { accepted += 1 }
        }
        // Both verdicts must occur, or nothing was compared.
        #expect(accepted > 50 && accepted < 950)
    }

    /// What our decoder reads before the checksum, if the codes are sound and end right before the checksum.
    private func inflate(_ stream: [UInt8]) -> [UInt8]? {
        var inflater = Inflater(inputLength: stream.count, allowed: 1 << 20)
        guard let end = try? inflater.inflate(stream.span, from: 2), end == stream.count - 4 else { return nil }
        return inflater.output.withSpan(0..<inflater.length) { Array(copying: $0) }
    }

    private func stored(_ bytes: [UInt8]) -> [UInt8] {
        let length = UInt16(bytes.count)
        var checksum = Adler32()
        checksum.update(bytes.span)
        let head = [1, UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255), UInt8(~length >> 8)]
        return [0x78, 0x01] + head + bytes + bigEndian(checksum.value)
    }

    private func bigEndian(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
}
