import Foundation
import IconCore
import Testing

@Suite struct ColorSpaceTests {
    /// Against the platform's own power function, over the whole range and beyond it.
    @Test func transferCurveAgreesWithThePlatform() {
        for step in -1_200...1_200 {
            let value = Double(step) / 1_000
            let magnitude = abs(value)
            let decoded = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
            let encoded = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
            #expect(abs(abs(SRGB.decoded(value)) - decoded) < 1e-14)
            #expect(abs(abs(SRGB.encoded(value)) - encoded) < 1e-14)
            #expect(SRGB.decoded(-value) == -SRGB.decoded(value))
        }
    }

    @Test func everyByteSurvivesLinearLight() {
        for byte in UInt8.min...UInt8.max {
            let color = Color(red: byte, green: 255 - byte, blue: byte / 2, alpha: byte)
            #expect(Color(LinearColor(color)) == color)
            #expect(Color(LinearColor(Oklab(LinearColor(color)))) == color)
        }
    }

    /// The reference values that Björn Ottosson's matrices give, computed in double precision elsewhere.
    @Test(arguments: [
        (UInt32(0xFF0000), 0.62796, 0.22486, 0.12585), (0x00FF00, 0.86644, -0.23389, 0.17950),
        (0x0000FF, 0.45201, -0.03246, -0.31153), (0xFFFFFF, 1, 0, 0), (0xF36F74, 0.70144, 0.15291, 0.05543),
    ])
    func oklabHasItsReferenceValues(_ rgb: UInt32, _ lightness: Double, _ a: Double, _ b: Double) {
        let found = Oklab(LinearColor(Color(rgb: rgb)))
        #expect(abs(found.lightness - lightness) < 1e-5)
        #expect(abs(found.a - a) < 1e-5)
        #expect(abs(found.b - b) < 1e-5)
    }

    @Test func luminanceIsThatOfWCAG() {
        func contrast(_ a: Color, _ b: Color) -> Double {
            let (la, lb) = (LinearColor(a).luminance, LinearColor(b).luminance)
            return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
        }
        #expect(abs(contrast(Color(rgb: 0x767676), .white) - 4.5422) < 1e-4)
        #expect(abs(contrast(Color(rgb: 0x777777), .white) - 4.4781) < 1e-4)
        #expect(abs(contrast(Color(rgb: 0x007AFF), .white) - 4.017) < 1e-3)
    }
}
