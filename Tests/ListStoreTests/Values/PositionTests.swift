import Foundation
import TestSupport
import Testing

@testable import ListStore

@Suite struct PositionTests {
    @Test(arguments: ["V", "a0V", "0z", "9", "Zz", String(repeating: "0", count: 199) + "1"])
    func textIsTaken(text: String) throws {
        #expect(try Position(text).text == text)
    }

    @Test(arguments: ["", "0", "V0", "V V", "v-", "é", "V\n", String(repeating: "1", count: 201)])
    func otherTextIsRefused(text: String) {
        #expect(storeError { _ = try Position(text) } == .badPosition(text))
    }

    @Test func orderIsThatOfBytes() throws {
        let texts = ["01", "1", "11", "1z", "9", "A", "Z", "Zz", "a", "z", "zz"]
        let positions = try texts.map { text in try Position(text) }
        #expect(positions.shuffled().sorted() == positions)
    }

    /// Each rule of the algorithm, where there is no order or no room, and where texts are as short or long as can be. The app
    /// finds places too, and is held to the same file.
    @Test func between() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../positions.json")
        let cases = try JSONDecoder().decode([[String?]].self, from: Data(contentsOf: file))
        #expect(!cases.isEmpty)
        for texts in cases {
            let (lower, upper) = (try texts[0].map { try Position($0) }, try texts[1].map { try Position($0) })
            #expect(Position.between(lower, upper)?.text == texts[2], "\(texts)")
        }
    }

    /// Lists are put in by some habit; the text lies strictly between and stays short.
    @Test(arguments: [
        ("at the end", 10_000, 5), ("at the beginning", 10_000, 5), ("behind one", 3_000, 6), ("before one", 3_000, 6),
        ("anywhere", 10_000, 16),
    ])
    func lengthGrowsSlowly(habit: String, count: Int, limit: Int) throws {
        let seed: UInt64 = 42
        var generator = SeededGenerator(seed: seed)
        var all = [try Position("V"), try Position("W")]
        for _ in 0..<count {
            let index =
                switch habit {
                case "at the end": all.count
                case "at the beginning": 0
                case "behind one": 1
                case "before one": all.count - 1
                default: Int.random(in: 0...all.count, using: &generator)
                }
            let lower = index > 0 ? all[index - 1] : nil
            let upper = index < all.count ? all[index] : nil
            let new = try #require(Position.between(lower, upper), "seed \(seed)")
            #expect(lower.map { $0 < new } ?? true && upper.map { new < $0 } ?? true, "seed \(seed)")
            #expect(try Position(new.text) == new)
            all.insert(new, at: index)
        }
        #expect(all.map(\.text.count).max() ?? 0 <= limit, "seed \(seed)")
    }

    /// Any two texts that a client may send: strictly between, of allowed form, and nil only where nothing fits.
    @Test(arguments: [UInt64](1...20))
    func betweenAnyTwo(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        func random() throws -> Position {
            // Few different digits, so that much is shared; ends of the range are likely.
            let digits = Array("0011zzyV")
            let length = Int.random(in: 1...(Bool.random(using: &generator) ? 6 : 200), using: &generator)
            let text = (1..<length).map { _ in digits.randomElement(using: &generator) ?? "V" }
            return try Position(String(text) + (Bool.random(using: &generator) ? "1" : "z"))
        }
        for _ in 0..<500 {
            let pair = [try random(), try random()].sorted()
            guard pair[0] < pair[1] else { continue }
            for (lower, upper) in [(pair[0], pair[1]), (nil, pair[0]), (pair[0], nil)] {
                guard let new = Position.between(lower, upper) else {
                    let longest = max(lower?.text.count ?? 0, upper?.text.count ?? 0)
                    #expect(longest > 190, "seed \(seed): \(String(describing: lower)) \(String(describing: upper))")
                    continue
                }
                #expect(try Position(new.text) == new, "seed \(seed)")
                #expect(lower.map { $0 < new } ?? true, "seed \(seed)")
                #expect(upper.map { new < $0 } ?? true, "seed \(seed)")
            }
        }
    }
}
