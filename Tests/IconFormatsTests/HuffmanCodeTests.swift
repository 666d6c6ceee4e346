import TestSupport
import Testing

@testable import IconFormats

/// Prefix codes: complete, within their limit, and as short as codes can be.
@Suite struct HuffmanCodeTests {
    private func lengths(_ frequencies: [UInt32], longest: Int) -> [Int] {
        var buffer = ScratchBuffer<UInt32>(repeating: 0, count: frequencies.count)
        for (symbol, frequency) in frequencies.enumerated() { buffer[symbol] = frequency }
        var code = HuffmanCode(symbols: frequencies.count, longest: longest)
        code.assignLengths(buffer)
        return (0..<frequencies.count).map { Int(code.lengths[$0]) }
    }

    private func cost(_ frequencies: [UInt32], _ lengths: [Int]) -> Int {
        zip(frequencies, lengths).reduce(0) { $0 + Int($1.0) * $1.1 }
    }

    /// The least cost of any code with words of at most `longest` bits: package-merge (L. Larmore and D. Hirschberg, "A fast
    /// algorithm for optimal length-limited Huffman codes", 1990), by packages that only know their weight.
    private func leastCost(_ frequencies: [UInt32], longest: Int) -> Int {
        let leaves = frequencies.filter { $0 > 0 }.map(Int.init).sorted()
        var packages: [Int] = []
        for _ in 0..<longest {
            let merged = (leaves + packages).sorted()
            packages = stride(from: 0, to: merged.count - 1, by: 2).map { merged[$0] + merged[$0 + 1] }
        }
        return packages.prefix(leaves.count - 1).reduce(0, +)
    }

    private func randomFrequencies(_ generator: inout SeededGenerator, symbols: Int) -> [UInt32] {
        (0..<symbols).map { _ in
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: 0
            case 1: UInt32.random(in: 1...20, using: &generator)
            default: UInt32(1) << UInt32.random(in: 0...14, using: &generator)
            }
        }
    }

    @Test(arguments: [(15, 3), (15, 288), (15, 30), (9, 60), (7, 19), (5, 32)])
    func codesAreCompleteAndOptimal(longest: Int, symbols: Int) {
        for seed in UInt64(0)..<100 {
            var generator = SeededGenerator(seed: seed)
            var frequencies = randomFrequencies(&generator, symbols: symbols)
            // Halving frequencies want ever longer words: every other time the limit binds.
            if seed % 2 == 0 {
                for symbol in 0..<min(symbols, 20) { frequencies[symbol] = UInt32(1) << UInt32(symbol) }
            }
            guard frequencies.filter({ $0 > 0 }).count >= 2 else { continue }
            let found = lengths(frequencies, longest: longest)
            #expect(found.allSatisfy { $0 <= longest }, "seed \(seed)")
            #expect(found.filter { $0 > 0 }.reduce(0) { $0 + 1 << (longest - $1) } == 1 << longest, "seed \(seed)")
            #expect(zip(frequencies, found).allSatisfy { ($0 > 0) == ($1 > 0) }, "seed \(seed)")
            #expect(cost(frequencies, found) == leastCost(frequencies, longest: longest), "seed \(seed)")
        }
    }

    @Test func twoSymbolsAlwaysGetAWord() {
        #expect(lengths([0, 0, 0], longest: 15) == [1, 1, 0])
        #expect(lengths([0, 0, 5], longest: 15) == [1, 0, 1])
        #expect(lengths([7, 0, 0], longest: 15) == [1, 1, 0])
    }

    /// The example of RFC 1951, 3.2.2.
    @Test func wordsAreCanonical() {
        let given: [UInt8] = [3, 3, 3, 3, 3, 2, 4, 4]
        let expected: [UInt16] = [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111]
        var code = HuffmanCode(symbols: 8, longest: 15)
        for (symbol, length) in given.enumerated() { code.setLength(Int(length), of: symbol) }
        code.assignCodes()
        for (symbol, word) in expected.enumerated() { #expect(code.codes[symbol] == word, "symbol \(symbol)") }
    }
}
