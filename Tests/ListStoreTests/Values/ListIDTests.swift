import TestSupport
import Testing

@testable import ListStore

@Suite struct ListIDTests {
    @Test func textIsReadAndWritten() throws {
        // The example of RFC 9562, appendix A.6, made at 2022-02-22 14:22:22.00 GMT-05:00.
        let id = try ListID("017f22e2-79b0-7cc3-98c4-dc0c0c07398f")
        #expect(id.description == "017f22e2-79b0-7cc3-98c4-dc0c0c07398f")
        #expect(id.bits >> 80 == 1_645_557_742_000)
        #expect(ListID(bytes: id.bytes) == id)
    }

    @Test(arguments: [
        "", "017f22e2", "017F22E2-79B0-7CC3-98C4-DC0C0C07398F", "017f22e279b07cc398c4dc0c0c07398f",
        "017f22e2-79b0-4cc3-98c4-dc0c0c07398f",  // version 4
        "017f22e2-79b0-7cc3-c8c4-dc0c0c07398f",  // another variant
        "017f22e2-79b0-7cc3-98c4-dc0c0c07398", "017f22e2-79b0-7cc3-98c4-dc0c0c07398f0",
        "017f22e2-79b0-7cc3-98c40dc0c0c07398f", "017f22e-279b0-7cc3-98c4-dc0c0c07398f",
        "{17f22e2-79b0-7cc3-98c4-dc0c0c07398f", " 017f22e2-79b0-7cc3-98c4-dc0c0c07398f",
        "017f22e2-79b0-7cc3-98c4-dc0c0c07398g", "017f22e2-79b0-7cc3-98c4-dc0c0c0739８f",
        "------------------------------------",
    ])
    func anythingElseIsRefused(text: String) {
        #expect(storeError { _ = try ListID(text) } == .badID(text))
    }

    @Test func newOnesGrow() throws {
        let ids = (0..<10_000).map { _ in ListID.make() }
        #expect(zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 })
        #expect(zip(ids, ids.dropFirst()).allSatisfy { $0.description < $1.description })
        for id in ids { #expect(try ListID(id.description) == id) }
    }

    /// They hold the time, and grow when the clock is set back and when more are made in a millisecond than can be counted.
    @Test func newOnesGrowWhateverTheClockSays() {
        var clock = ListIDClock()
        var generator = SeededGenerator(seed: 5)
        var last: ListID?
        for time in [Int](repeating: 1_000, count: 10_000) + [900, 1_000, 5_000, -1, 4_000, 6_000] {
            let id = clock.next(at: Timestamp(milliseconds: time)) { generator.next() }
            #expect(ListID(bits: id.bits) != nil)
            if let last { #expect(last < id) }
            if time >= 5_000 { #expect(id.bits >> 80 == UInt128(time)) }
            last = id
        }
    }
}
