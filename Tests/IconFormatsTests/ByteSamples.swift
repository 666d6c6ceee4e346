import TestSupport

/// Bytes of the kinds that a compressor must cope with.
enum ByteSamples {
    /// Named samples: empty, tiny, runs, periods, noise, mixtures, and lengths around the borders of the format.
    static func all(seed: UInt64) -> [(name: String, bytes: [UInt8])] {
        var samples: [(String, [UInt8])] = [
            ("empty", []), ("one byte", [0]), ("two bytes", [7, 7]), ("three equal", [1, 1, 1]),
            ("four equal", [255, 255, 255, 255]), ("all bytes", Array(0...255)),
            ("text", Array(String(repeating: "glyph=phosphor/rocket&angle=180;", count: 40).utf8)),
        ]
        for length in [257, 258, 259, 260, 32_767, 32_768, 32_769, 65_535, 65_536, 133_000] {
            samples.append(("run of \(length)", Array(repeating: 9, count: length)))
        }
        var generator = SeededGenerator(seed: seed)
        for length in [1, 5, 100, 4_095, 4_097, 40_000] {
            samples.append(("noise of \(length)", noise(length, symbols: 256, &generator)))
            samples.append(("four symbols, \(length)", noise(length, symbols: 4, &generator)))
        }
        for period in [1, 2, 3, 4, 7, 258, 1_000, 32_767, 32_768, 32_769] {
            let unit = noise(period, symbols: 256, &generator)
            samples.append(("period \(period)", Array(repeating: unit, count: 34_000 / period + 1).flatMap { $0 }))
        }
        samples.append(("skewed", skewed(30_000, &generator)))
        samples.append(
            ("noise, then zeros", noise(9_000, symbols: 256, &generator) + Array(repeating: 0, count: 9_000)))
        samples.append(("mixture", mixture(40_000, &generator)))
        return samples
    }

    static func noise(_ length: Int, symbols: Int, _ generator: inout SeededGenerator) -> [UInt8] {
        (0..<length).map { _ in UInt8(Int.random(in: 0..<symbols, using: &generator)) }
    }

    /// Bytes whose frequencies halve from one to the next, so that code lengths reach their limit.
    static func skewed(_ length: Int, _ generator: inout SeededGenerator) -> [UInt8] {
        (0..<length).map { _ in UInt8(generator.next().trailingZeroBitCount) }
    }

    /// Noise, runs and copies of what came before, of random lengths.
    static func mixture(_ length: Int, _ generator: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < length {
            let part = Int.random(in: 1...400, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: bytes += noise(part, symbols: 256, &generator)
            case 1: bytes += Array(repeating: UInt8.random(in: 0...255, using: &generator), count: part)
            default:
                guard !bytes.isEmpty else { continue }
                let distance = Int.random(in: 1...min(bytes.count, 40_000), using: &generator)
                for _ in 0..<part { bytes.append(bytes[bytes.count - distance]) }
            }
        }
        return bytes
    }
}
