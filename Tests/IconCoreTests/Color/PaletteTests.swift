import IconCore
import Testing

@Suite struct PaletteTests {
    private func oklab(_ color: Color) -> Oklab { Oklab(LinearColor(color)) }

    /// The darker pairs are what their comment says: the same hues, at two lightnesses, with the chroma that sRGB has.
    @Test func deepPairsAreTheOriginalHuesDarker() {
        #expect(Palette.deep.map(\.name.description) == Palette.original.map(\.name.description))
        for (deep, original) in zip(Palette.deep, Palette.original) {
            let hue = oklab(original.first)
            let length = (hue.a * hue.a + hue.b * hue.b).squareRoot()
            for (color, lightness) in [(deep.first, 0.50), (deep.second, 0.38)] {
                let lab = oklab(color)
                #expect(abs(lab.lightness - lightness) < 0.005, "\(deep.name)")
                // How far it leaves the line of the hue, and how far it goes along it.
                let along = (lab.a * hue.a + lab.b * hue.b) / length
                let aside = abs(lab.a * hue.b - lab.b * hue.a) / length
                #expect(aside < 0.004, "\(deep.name)")
                #expect(along < 0.143, "\(deep.name)")
                // With less chroma than that it is at the border of sRGB.
                let channels = [color.red, color.green, color.blue]
                #expect(along > 0.137 || channels.contains { $0 <= 1 } || channels.contains(255), "\(deep.name)")
            }
        }
    }

    /// WCAG's contrast of white text of 3:1 and more.
    @Test func whiteStandsOutOnDeepPairs() {
        for pair in Palette.deep {
            for color in [pair.first, pair.second] {
                let linear = LinearColor(color)
                let luminance = 0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue
                #expect(1.05 / (luminance + 0.05) >= 4.5)
            }
        }
    }

    @Test func noTwoPairsOfAFamilyAreTheSame() {
        let plates = (Palette.original + Palette.deep).map { PlateColors($0) }
        for (index, plate) in plates.enumerated() {
            for other in plates[..<index] { #expect(plate.distance(to: other) > 0.02) }
        }
    }
}
