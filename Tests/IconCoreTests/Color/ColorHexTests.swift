import IconCore
import TestSupport
import Testing

@Suite struct ColorHexTests {
    /// Every opaque colour, printed and parsed, comes back. All 16.7 million in an optimised build, every 997th otherwise.
    @Test func everyColorComesBack() throws {
        for value in stride(from: UInt32(0), to: 1 << 24, by: isOptimized ? 1 : 997) {
            let color = Color(rgb: value)
            let found = try Color(strict: color.hexBytes)
            if found != color { Issue.record("\(value) printed as \(text(color.hexBytes))") }
        }
    }

    @Test(arguments: [
        ("#4eacf3", Color(rgb: 0x4EACF3)), ("#4EACF3", Color(rgb: 0x4EACF3)), ("#fff", .white),
        ("#1a2", Color(rgb: 0x11AA22)), ("#1a2b", Color(red: 0x11, green: 0xAA, blue: 0x22, alpha: 0xBB)),
        ("#4eacf380", Color(red: 0x4E, green: 0xAC, blue: 0xF3, alpha: 0x80)),
    ])
    func strictAccepts(_ input: String, _ expected: Color) throws {
        #expect(try Color(strict: bytes(input)) == expected)
    }

    @Test(arguments: [
        ("", ColorError.hashExpected), ("4eacf3", .hashExpected), (" #4eacf3", .hashExpected),
        ("#", .digitCount(found: 0)), ("#12", .digitCount(found: 2)), ("#12345", .digitCount(found: 5)),
        ("#4eacf3 ", .digitExpected(offset: 7)), ("#4eacg3", .digitExpected(offset: 5)),
        ("#1234567", .digitCount(found: 7)), ("#123456789", .digitCount(found: 9)),
        ("#４eacf3", .digitExpected(offset: 1)),
    ])
    func strictRefuses(_ input: String, _ expected: ColorError) {
        #expect(throws: expected) { try Color(strict: bytes(input)) }
    }

    @Test(arguments: [
        (" #4EACF3\n", "#4eacf3"), ("4eacf3", "#4eacf3"), ("\tfFf ", "#ffffff"), ("", "#808080"),
        ("red", "#808080"), ("#12", "#808080"), ("##fff", "#808080"), ("# fff", "#808080"),
    ])
    func lenientAlwaysGivesAColor(_ input: String, _ expected: String) {
        #expect(text(Color(lenient: bytes(input)).hexBytes) == expected)
    }

    @Test func alphaIsPrintedOnlyWhenItCounts() {
        #expect(text(Color(red: 1, green: 2, blue: 3).hexBytes) == "#010203")
        #expect(text(Color(red: 1, green: 2, blue: 3, alpha: 254).hexBytes) == "#010203fe")
    }

    @Test func palettesHaveTheirColors() {
        #expect(Palette.original.count == 12)
        #expect(Palette.shortcuts.count == 15)
        #expect(text(Palette.original[0].first.hexBytes) == "#f62945")
        #expect(text(Palette.original[11].second.hexBytes) == "#cf2a80")
        #expect(text(Palette.shortcuts[4].first.hexBytes) == "#53cd6b")
    }
}
