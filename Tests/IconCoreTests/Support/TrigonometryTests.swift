import Foundation
import IconCore
import TestSupport
import Testing

@Suite struct TrigonometryTests {
    @Test func agreesWithThePlatform() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<20_000 {
            let degrees = Double.random(in: -180...180, using: &random)
            let (sine, cosine) = sineAndCosine(degrees: degrees)
            #expect(abs(sine - sin(degrees * .pi / 180)) < 1e-15)
            #expect(abs(cosine - cos(degrees * .pi / 180)) < 1e-15)
            let angle = arctangentInDegrees(y: sine * 3, x: cosine * 3)
            #expect(abs(angle - atan2(sine, cosine) * 180 / .pi) < 1e-13)
        }
    }

    @Test func isExactAtTheCorners() {
        let half = 0.5.squareRoot()
        let expected: [Int: (Double, Double)] = [
            0: (0, 1), 45: (half, half), 90: (1, 0), 135: (half, -half), 180: (0, -1), 225: (-half, -half),
            270: (-1, 0), 315: (-half, half),
        ]
        for (degrees, value) in expected {
            for turns in -2...2 {
                let found = sineAndCosine(degrees: Double(degrees + 360 * turns))
                #expect(found.sine == value.0 && found.cosine == value.1, "\(degrees) + \(turns) turns")
            }
        }
    }

    @Test func rootsAgreeWithThePlatform() {
        var random = SeededGenerator(seed: 12)
        for _ in 0..<5_000 {
            let value = pow(10, Double.random(in: -12...6, using: &random))
            #expect(abs(cubeRoot(value) / cbrt(value) - 1) < 1e-15)
            #expect(cubeRoot(-value) == -cubeRoot(value))
        }
        #expect(cubeRoot(0) == 0)
    }

    @Test func decimalsAgreeWithThePlatform() throws {
        var random = SeededGenerator(seed: 13)
        for _ in 0..<5_000 {
            let value = Double.random(in: -1e5...1e5, using: &random)
            let places = Int.random(in: 0...9, using: &random)
            let written = String(format: "%.\(places)f", value)
            let read = try #require(Decimal.read(bytes(written), at: 0))
            #expect(read.end == written.utf8.count)
            let expected = try #require(Double(written))
            #expect(abs(read.value - expected) <= expected.ulp)
        }
    }

    @Test(arguments: [
        (0, 2, "0"), (1, 2, "1"), (0.5, 2, "0.5"), (-0.5, 2, "-0.5"), (0.004, 2, "0"), (-0.004, 2, "0"),
        (0.005, 2, "0.01"), (1024, 0, "1024"), (2.5, 0, "3"), (0.1, 9, "0.1"), (999_999.999, 2, "1000000"),
    ])
    func decimalsAreShort(_ value: Double, _ places: Int, _ expected: String) {
        var written: [UInt8] = []
        Decimal.write(value, places: places, to: &written)
        #expect(text(written) == expected)
    }

    @Test(arguments: ["", "-", ".", "+.", "e5", "x"])
    func whatIsNoNumberIsNone(_ input: String) {
        #expect(Decimal.read(bytes(input), at: 0) == nil)
    }

    @Test func numbersEndWhereTheyEnd() throws {
        for (input, value, end) in [
            ("1.5.5", 1.5, 3), ("1e3", 1e3, 3), ("1em", 1, 1), ("-.5-2", -0.5, 3), ("1.", 1, 2),
        ] {
            let read = try #require(Decimal.read(bytes(input), at: 0))
            #expect(read.value == value && read.end == end, "\(input)")
        }
        let huge = try #require(Decimal.read(bytes("1e999"), at: 0))
        #expect(huge.value == .infinity)
        let tiny = try #require(Decimal.read(bytes("1e-999"), at: 0))
        #expect(tiny.value == 0)
    }
}
