import IconCore
import Testing

/// The small pixel helpers, over all their inputs.
@Suite struct PremultipliedColorTests {
    @Test func divisionBy255IsExact() {
        for value in UInt32(0)...65_535 where dividedBy255(value) != UInt32((Double(value) / 255).rounded()) {
            Issue.record("\(value)")
        }
    }

    @Test func productsAreRoundedToNearest() {
        for a in UInt8.min...UInt8.max {
            for b in UInt8.min...UInt8.max {
                let exact = (Double(a) * Double(b) / 255).rounded()
                if Double(multiplied(a, b)) != exact { Issue.record("\(a) × \(b)") }
            }
        }
    }

    /// Every premultiplied component survives being made straight and premultiplied again.
    @Test func premultipliedColorsComeBack() {
        for alpha in UInt8.min...UInt8.max {
            for component in UInt8.min...UInt8.max {
                let premultiplied = PremultipliedColor(
                    Color(red: component, green: 255, blue: 0, alpha: alpha))
                #expect(premultiplied.red <= alpha)
                if PremultipliedColor(premultiplied.straight) != premultiplied {
                    Issue.record("\(component), \(alpha)")
                }
            }
        }
    }
}
