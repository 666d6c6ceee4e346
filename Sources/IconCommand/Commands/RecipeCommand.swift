import Foundation
import IconCore
import IconKit

extension Command {
    /// `iconsmith recipe`: what makes an icon what it is.
    static let recipe = Command(
        "recipe", summary: "Show a recipe, or read it from a file", commands: [recipeShow, recipeFrom])

    private static let isJSON = Parameter<Bool>.flag("json", help: "As JSON.")
    private static let source = Parameter<String>.argument(
        "RECIPE", .file, help: "A recipe's text, its JSON form, or a file of either or of an icon.")
    private static let file = Parameter<String>.argument(
        "FILE", .file, help: "A PNG or SVG that Iconsmith made; '-' is standard input.")

    private static let recipeShow = Command(
        "show", summary: "Show the parts of a recipe, one a line",
        examples: [Example("iconsmith recipe show 'colors=f62945-c11d28&glyph=phosphor/heart'", "its parts")],
        parameters: [source, isJSON]
    ) { values, console in
        let recipe = try RecipeSource(try values[source]).recipe
        if try values[isJSON] { return try console.print(recipe.json) }
        for (title, value) in recipe.rows {
            try console.print(title.padding(toLength: 14, withPad: " ", startingAt: 0) + printable(value, limit: 400))
        }
        try console.print("")
        try console.print(recipe.description)
    }

    private static let recipeFrom = Command(
        "from", summary: "Print the recipe that a PNG or SVG carries",
        examples: [Example("iconsmith recipe from rocket.png", "as text, for --recipe or an icon's address")],
        parameters: [file, isJSON]
    ) { values, console in
        let recipe = try RecipeSource(file: try values[file]).recipe
        try console.print(try values[isJSON] ? recipe.json : recipe.description)
    }
}

extension Recipe {
    /// Every part in words, defaults too.
    fileprivate var rows: [(String, String)] {
        let colors = background.stops.map { stop in
            background.stops.count > 1 ? "\(stop.color) at \(number(stop.offset))" : "\(stop.color)"
        }
        var rows = [("colours", colors.joined(separator: ", "))]
        switch background.shape {
        case .linear(let angle): rows.append(("gradient", "linear, \(number(angle))°"))
        case .radial: rows.append(("gradient", "radial"))
        }
        rows.append(("mixed in", background.space == .oklab ? "OKLab" : "sRGB"))
        rows.append(("shape", shapeText))
        rows.append(("glyph", glyph?.description ?? "none"))
        guard glyph != nil else { return rows }
        rows.append(("glyph colour", "\(foreground)"))
        rows.append(("scale", number(scale)))
        rows.append(("moved", "\(number(x)) right, \(number(y)) down"))
        rows.append(("turned", "\(number(rotation))°"))
        return rows
    }

    private var shapeText: String {
        switch shape {
        case .square: "square"
        case .circle: "circle"
        case .squircle(let ratio): "squircle, corner \(number(ratio)) of the side"
        case .rounded(let ratio): "rounded, corner \(number(ratio)) of the side"
        case .superellipse(let exponent): "superellipse, exponent \(number(exponent))"
        }
    }

    private func number(_ value: Double) -> String {
        var bytes: [UInt8] = []
        Decimal.write(value, places: 4, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
