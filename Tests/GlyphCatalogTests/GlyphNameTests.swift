import TestSupport
import Testing

@testable import GlyphCatalog

@Suite struct GlyphNameTests {
    @Test(arguments: [
        ("Rocket", "rocket"), ("Shopping_Cart (2)", "shopping-cart-2"), ("  a--b  ", "a-b"),
        ("Café Crème", "cafe-creme"),
        ("ÅNGSTRÖM", "angstrom"), ("日本 地図", "日本-地図"), ("が", "が"), ("한국", "한국"), ("Привет", "привет"),
        ("Йод", "иод"), ("हिन्दी", "हिन्दी"), ("24h", "24h"), ("c++", "c"), ("🚀", ""), ("", ""), ("../..", ""),
    ])
    func folded(text: String, name: String) {
        #expect(GlyphName.folded(text) == name)
        #expect(GlyphName.folded(name) == name)
    }

    @Test(arguments: [
        ("carts", "cart"), ("boxes", "box"), ("berries", "berry"), ("cookies", "cookie"), ("leaves", "leaf"),
        ("knives", "knife"), ("waves", "wave"), ("houses", "house"), ("buses", "bus"), ("tomatoes", "tomato"),
        ("men", "man"), ("children", "child"), ("feet", "foot"), ("mice", "mouse"), ("shopping-carts", "shopping-cart"),
        ("keys", "key"), ("roofs", "roof"),
    ])
    func numbers(plural: String, singular: String) {
        #expect(GlyphName.otherNumbers(of: plural).contains(singular))
        #expect(GlyphName.otherNumbers(of: singular).contains(plural))
    }

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
