import Foundation
import TestSupport
import Testing

@testable import ListStore

@Suite struct TimestampTests {
    @Test(arguments: [
        (0, "1970-01-01T00:00:00.000Z"), (-1, "1969-12-31T23:59:59.999Z"),
        (951_782_400_007, "2000-02-29T00:00:00.007Z"),
        (4_107_542_399_999, "2100-02-28T23:59:59.999Z"), (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
        (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
    ])
    func text(milliseconds: Int, text: String) {
        #expect(Timestamp(milliseconds: milliseconds).description == text)
    }

    @Test func asFoundationHasIt() {
        let seed: UInt64 = 11
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            let seconds = Int.random(in: -10_000_000_000...100_000_000_000, using: &generator)
            let expected = Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601).dropLast()
            #expect(Timestamp(milliseconds: seconds * 1_000 + 250).description == "\(expected).250Z", "seed \(seed)")
        }
    }

    @Test func nowIsNow() {
        let before = Date().timeIntervalSince1970 * 1_000 - 1
        let now = Double(Timestamp.now().milliseconds)
        #expect(before <= now && now <= Date().timeIntervalSince1970 * 1_000)
    }
}
