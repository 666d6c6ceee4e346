import TestSupport
import Testing

@testable import IconCommand

@Suite("The nearest name")
struct NearestNameTests {
    @Test(arguments: [
        ("colour", "color"), ("sise", "size"), ("SIZE", "size"), ("isze", "size"), ("out", "output"),
        ("shpae", "shape"),
    ])
    func found(typed: String, name: String) {
        #expect(nearestName(to: typed, among: ["color", "size", "output", "shape", "other"]) == name)
    }

    @Test(arguments: ["", "x", "zzzz", "colander-of-steel", String(repeating: "size", count: 1000)])
    func notFound(typed: String) {
        #expect(nearestName(to: typed, among: ["color", "size", "output"]) == nil)
    }

    @Test func theNearerWinsAndThenTheFirst() {
        #expect(nearestName(to: "show", among: ["shown-later", "show"]) == "shown-later")
        #expect(nearestName(to: "shop", among: ["ship", "shot", "shop-x"]) == "shop-x")
        #expect(nearestName(to: "shxp", among: ["ship", "shop"]) == "ship")
    }

    /// The distance is checked against its definition: the least number of edits found by trying all of them.
    @Test func theDistanceIsTheLeastNumberOfEdits() {
        let alphabet: [UInt8] = [0, 1]
        let words = (0...4).flatMap { length in
            (0..<(1 << length)).map { bits in (0..<length).map { alphabet[(bits >> $0) & 1] } }
        }
        for word in words {
            var reached: [[UInt8]: Int] = [word: 0]
            var frontier = [word]
            // Without swaps the distance is a plain metric, and a breadth-first search over single edits finds it.
            for step in 1...4 {
                var next: [[UInt8]] = []
                for known in frontier {
                    for edited in singleEdits(of: known, alphabet) where reached[edited] == nil && edited.count <= 5 {
                        reached[edited] = step
                        next.append(edited)
                    }
                }
                frontier = next
            }
            for other in words {
                let plain = reached[other] ?? .max
                let distance = editDistance(word, other)
                #expect(distance <= plain, "\(word) \(other)")
                #expect(distance == editDistance(other, word))
                #expect((distance == 0) == (word == other))
                // A swap is at best two plain edits in one.
                #expect(2 * distance >= plain, "\(word) \(other)")
            }
        }
        #expect(editDistance([1, 2, 3], [2, 1, 3]) == 1)
        #expect(editDistance([1, 2, 3, 4], [2, 1, 4, 3]) == 2)
    }

    private func singleEdits(of word: [UInt8], _ alphabet: [UInt8]) -> [[UInt8]] {
        var edits: [[UInt8]] = []
        for index in 0...word.count {
            for letter in alphabet { edits.append(Array(word[..<index] + [letter] + word[index...])) }
            guard index < word.count else { continue }
            edits.append(Array(word[..<index] + word[(index + 1)...]))
            for letter in alphabet { edits.append(Array(word[..<index] + [letter] + word[(index + 1)...])) }
        }
        return edits
    }
}
