import IconCore

/// The properties that children inherit, resolved.
struct SVGStyle {
    var fill = SVGPaint.ink(1)
    var fillRule = FillRule.nonZero
    var fillOpacity = 1.0
    var stroke = SVGPaint.none
    var strokeOpacity = 1.0
    var line = StrokeStyle(width: 1)
    /// Whether the line keeps its width whatever the transforms (`vector-effect`; not inherited).
    var hasFixedWidth = false
    var isVisible = true

    /// The style of a child of an element of this style. Keywords that are not known are passed over, as CSS demands;
    /// numbers that are none are errors, as they would change the shape.
    ///
    /// - Parameter diagonal: what percentages of a line's lengths are of: the view box's diagonal over √2.
    func inherited(by properties: SVGProperties, diagonal: Double?) throws(ArtworkError) -> SVGStyle {
        var style = self
        style.hasFixedWidth = properties["vector-effect"] == "non-scaling-stroke"
        func value(_ name: String) -> String? {
            properties[name].flatMap { $0 == "inherit" || $0 == "unset" ? nil : $0 }
        }
        func number(_ name: String, _ read: (String) -> Double?) throws(ArtworkError) -> Double? {
            guard let text = value(name) else { return nil }
            guard let number = read(text) else { throw properties.malformed(name, text) }
            return number
        }
        func length(_ text: String) -> Double? { SVGNumbers.length(text, percentOf: diagonal) }

        if let text = value("fill") { style.fill = SVGPaint(text) }
        if let text = value("stroke") { style.stroke = SVGPaint(text) }
        if let opacity = try number("fill-opacity", SVGNumbers.opacity) { style.fillOpacity = opacity }
        if let opacity = try number("stroke-opacity", SVGNumbers.opacity) { style.strokeOpacity = opacity }
        switch value("fill-rule") {
        case "nonzero": style.fillRule = .nonZero
        case "evenodd": style.fillRule = .evenOdd
        default: break
        }
        switch value("visibility") {
        case "visible": style.isVisible = true
        case "hidden", "collapse": style.isVisible = false
        default: break
        }

        if let width = try number("stroke-width", length) {
            guard width >= 0 else { throw properties.malformed("stroke-width", value("stroke-width") ?? "") }
            style.line.width = width
        }
        switch value("stroke-linecap") {
        case "butt": style.line.cap = .butt
        case "round": style.line.cap = .round
        case "square": style.line.cap = .square
        default: break
        }
        switch value("stroke-linejoin") {
        case "miter", "miter-clip", "arcs": style.line.join = .miter
        case "round": style.line.join = .round
        case "bevel": style.line.join = .bevel
        default: break
        }
        if let limit = try number("stroke-miterlimit", SVGNumbers.number), limit >= 1 { style.line.miterLimit = limit }
        if let offset = try number("stroke-dashoffset", length) { style.line.dashOffset = offset }
        if let text = value("stroke-dasharray") { style.line.dashes = try dashes(text, properties, length) }
        return style
    }

    private func dashes(
        _ text: String, _ properties: SVGProperties, _ length: (String) -> Double?
    ) throws(ArtworkError) -> [Double] {
        guard text != "none" else { return [] }
        var dashes: [Double] = []
        for part in text.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
            guard let dash = length(String(part)) else { throw properties.malformed("stroke-dasharray", text) }
            dashes.append(dash)
        }
        // SVG 2, 13.5.6: a negative length makes the value invalid, a sum of zero makes the line unbroken.
        return dashes.contains { $0 < 0 } || dashes.reduce(0, +) == 0 ? [] : dashes
    }
}
