import Foundation
import IconCore
import IconKit

extension Command {
    /// `iconsmith colors`: the named pairs of colours.
    static let colors = Command(
        "colors", summary: "List the pairs of colours that have a name",
        discussion: "Each name can be given to 'iconsmith render --colors'.",
        parameters: [namesOnly, isJSON]
    ) { values, console in
        if try values[isJSON] {
            try console.printJSON(
                ColorPairs.palettes.flatMap { palette in
                    palette.pairs.map {
                        PairReport(
                            name: ColorPairs.name(of: $0, palette.name), palette: palette.name,
                            colors: ["\($0.first)", "\($0.second)"])
                    }
                })
            return
        }
        if try values[namesOnly] {
            for name in ColorPairs.names { try console.print(name) }
            return
        }
        for palette in ColorPairs.palettes {
            try console.print(palette.name)
            for pair in palette.pairs {
                let name = ColorPairs.name(of: pair, palette.name).padding(toLength: 24, withPad: " ", startingAt: 0)
                let swatch = console.isOutputTerminal ? gradientSwatch(pair) + "  " : ""
                try console.print("  \(swatch)\(name) \(pair.first)  \(pair.second)")
            }
        }
    }

    private static let namesOnly = Parameter<Bool>.flag("names", help: "Only the names, one a line.")
    private static let isJSON = Parameter<Bool>.flag("json", help: "As JSON.")

    /// Eight cells from one colour to the other, for a terminal that knows 24-bit colours.
    private static func gradientSwatch(_ pair: NamedColors) -> String {
        var cells = ""
        for step in 0..<8 {
            func mix(_ a: UInt8, _ b: UInt8) -> Int { Int(a) + (Int(b) - Int(a)) * step / 7 }
            let (a, b) = (pair.first, pair.second)
            cells += "\u{1B}[48;2;\(mix(a.red, b.red));\(mix(a.green, b.green));\(mix(a.blue, b.blue))m "
        }
        return cells + "\u{1B}[0m"
    }
}

/// What `colors --json` prints of a pair.
private struct PairReport: Encodable {
    let name: String
    let palette: String
    let colors: [String]
}
