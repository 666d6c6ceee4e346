import IconCore
import TestSupport
import Testing

@Suite struct EditDistanceTests {
    /// Against the definition itself: a search over all ways to change one word into the other.
    @Test(arguments: [UInt64](1...200))
    func editDistanceIsTheLeast(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func word() -> [Unicode.Scalar] {
            (0..<Int.random(in: 0...5, using: &generator)).map { _ in
                ["a", "b", "c"].randomElement(using: &generator) ?? "a"
            }
        }
        let (a, b) = (word(), word())
        let expected = slowDistance(a[...], b[...])
        #expect(editDistance(a, b, limit: 9) == expected, "seed \(seed): \(a) \(b)")
        for limit in 0..<6 {
            #expect(editDistance(a, b, limit: limit) == (expected <= limit ? expected : nil), "seed \(seed), \(limit)")
        }
    }

    private func slowDistance(_ a: ArraySlice<Unicode.Scalar>, _ b: ArraySlice<Unicode.Scalar>) -> Int {
        guard let x = a.first, let y = b.first else { return max(a.count, b.count) }
        var least = min(
            slowDistance(a.dropFirst(), b) + 1, slowDistance(a, b.dropFirst()) + 1,
            slowDistance(a.dropFirst(), b.dropFirst()) + (x == y ? 0 : 1))
        if a.count > 1, b.count > 1, x == b[b.startIndex + 1], y == a[a.startIndex + 1] {
            least = min(least, slowDistance(a.dropFirst(2), b.dropFirst(2)) + 1)
        }
        return least
    }
}
