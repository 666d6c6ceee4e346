import IconCore
import TestSupport
import Testing

/// Compositing against the definition in exact arithmetic.
@Suite struct SourceOverTests {
    private func painted(_ color: Color, coverage: UInt8, over behind: [UInt8], _ layout: PixelLayout) -> [UInt8] {
        var row = behind
        row.withUnsafeMutableBufferPointer { row in
            guard let pixel = row.baseAddress else { return }
            paintOver(pixel, layout: layout, color: color, coverage: coverage)
        }
        return row
    }

    private func rounded(_ numerator: UInt64, _ denominator: UInt64) -> UInt8 {
        UInt8((2 * numerator + denominator) / (2 * denominator))
    }

    /// Every pair of component and coverage, over every component behind in an optimised build and every 15th otherwise.
    @Test func opaqueOverOpaqueIsExact() {
        let step = isOptimized ? 1 : 15
        for coverage in UInt64(0)...255 {
            for above in stride(from: UInt64(0), through: 255, by: step) {
                for below in stride(from: UInt64(0), through: 255, by: step) {
                    let color = Color(red: UInt8(above), green: 0, blue: 255)
                    let found = painted(color, coverage: UInt8(coverage), over: [UInt8(below), 0, 0], .rgb)
                    let exact = rounded(above * coverage + below * (255 - coverage), 255)
                    if found[0] != exact { Issue.record("\(above) at \(coverage) over \(below): \(found[0])") }
                }
            }
        }
    }

    /// Straight components over straight components, by the definition with whole numbers.
    @Test func clearOverClearIsExact() {
        var random = SeededGenerator(seed: 21)
        func byte() -> UInt64 { UInt64.random(in: 0...255, using: &random) }
        for _ in 0..<(isOptimized ? 2_000_000 : 40_000) {
            let (above, alpha, coverage, below, behind) = (byte(), byte(), byte(), byte(), byte())
            let color = Color(red: UInt8(above), green: 0, blue: 255, alpha: UInt8(alpha))
            let found = painted(
                color, coverage: UInt8(coverage), over: [UInt8(below), 9, 9, UInt8(behind)], .rgba)
            let sourceWeight = alpha * coverage * 255
            let behindWeight = behind * (65_025 - alpha * coverage)
            let total = sourceWeight + behindWeight
            if alpha * coverage == 0 {
                #expect(found == [UInt8(below), 9, 9, UInt8(behind)])
                continue
            }
            #expect(found[3] == rounded(total, 65_025))
            #expect(found[0] == rounded(above * sourceWeight + below * behindWeight, total))
        }
    }

    /// A soft edge of white over dark must not bleed through other channels (a fringe that other tools show).
    @Test func channelsStayApart() {
        let found = painted(Color(rgb: 0xFF0000), coverage: 128, over: [0x26, 0x26, 0x2D, 255], .rgba)
        #expect(found == [147, 19, 22, 255])
    }
}
