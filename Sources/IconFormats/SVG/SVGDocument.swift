import IconCore

/// The document while it is written.
struct SVGDocument {
    var bytes: [UInt8] = []
    private let scene: Scene
    private let toViewBox: Affine
    private var gradients: [(gradient: Gradient, id: Int)] = []

    init(_ scene: Scene, toViewBox: Affine) {
        self.scene = scene
        self.toViewBox = toViewBox
        for paint in [scene.background].compactMap({ $0 }) + scene.layers.map({ $0.paint }) {
            guard case .gradient(let gradient) = paint, !gradient.isFlat else { continue }
            if !gradients.contains(where: { $0.gradient == gradient }) {
                gradients.append((gradient, gradients.count))
            }
        }
    }

    mutating func write(size: Int, metadata: IconMetadata?) {
        text("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
        number(Double(size))
        text("\" height=\"")
        number(Double(size))
        text("\" viewBox=\"0 0 1024 1024\">\n")
        if let metadata { write(metadata) }
        let clips = needsClip
        if !gradients.isEmpty || clips {
            text("<defs>\n")
            for (gradient, id) in gradients { write(gradient, id: id) }
            if clips, let mask = scene.mask {
                text("<clipPath id=\"m\"><path d=\"")
                bytes += PathData.write(mask.transformed(by: toViewBox), places: SVGWriter.places)
                text("\"/></clipPath>\n")
            }
            text("</defs>\n")
        }
        if let background = scene.background {
            // The plate is its own outline: a path is smoothed at its edge where a clip may not be.
            text("<path d=\"")
            let plate = scene.mask ?? Path(Rect(Point(0, 0), Point(scene.side, scene.side)))
            bytes += PathData.write(plate.transformed(by: toViewBox), places: SVGWriter.places)
            text("\"")
            write(background)
            text("/>\n")
        }
        if clips { text("<g clip-path=\"url(#m)\">\n") }
        for layer in scene.layers {
            for shape in layer.shapes { write(shape, layer.paint) }
        }
        if clips { text("</g>\n") }
        text("</svg>\n")
    }

    /// Whether some layer may reach outside the mask. The mask's corners are what a glyph meets first: what stays within
    /// the circle in the square cannot, for any of the shapes.
    private var needsClip: Bool {
        guard scene.mask != nil else { return false }
        let center = Point(scene.side / 2, scene.side / 2)
        return scene.layers.contains { layer in
            layer.shapes.contains { shape in
                guard let circle = shape.path.enclosingCircle(tolerance: scene.side / 4_096) else { return false }
                return circle.radius + circle.center.distance(to: center) > scene.side * 0.499
            }
        }
    }

    private mutating func write(_ metadata: IconMetadata) {
        text("<metadata>")
        write(IconSVG.recipeElement, metadata.recipe)
        if let artwork = metadata.artwork { write(IconSVG.artworkElement, artwork) }
        if let notice = metadata.notice { write(IconSVG.noticeElement, notice) }
        text("</metadata>\n")
    }

    private mutating func write(_ element: StaticString, _ content: [UInt8]) {
        bytes += IconSVG.startTag(element)
        escaped(content)
        text("</")
        text(element)
        text(">")
    }

    private mutating func write(_ gradient: Gradient, id: Int) {
        let isRadial: Bool
        switch gradient.shape {
        case .linear(let angle):
            isRadial = false
            let (dx, up) = sineAndCosine(degrees: angle)
            // CSS's gradient line through the middle, as long as makes the corners have the end colours.
            let half = 512 * (abs(dx) + abs(up))
            text("<linearGradient id=\"g")
            number(Double(id))
            text("\" gradientUnits=\"userSpaceOnUse\"")
            attribute(" x1=\"", 512 - dx * half)
            attribute(" y1=\"", 512 + up * half)
            attribute(" x2=\"", 512 + dx * half)
            attribute(" y2=\"", 512 - up * half)
        case .radial:
            isRadial = true
            text("<radialGradient id=\"g")
            number(Double(id))
            text("\" gradientUnits=\"userSpaceOnUse\" cx=\"512\" cy=\"512\"")
            attribute(" r=\"", 512 * 2.0.squareRoot())
        }
        text(">")
        for knot in GradientRamp(gradient).knots { write(knot) }
        text(isRadial ? "</radialGradient>\n" : "</linearGradient>\n")
    }

    private mutating func write(_ knot: GradientRamp.Knot) {
        text("<stop offset=\"")
        Decimal.write(knot.offset, places: 4, omitsLeadingZero: true, to: &bytes)
        text("\" stop-color=\"")
        func byte(_ component: Double) -> UInt8 { UInt8(min(max(component + 0.5, 0), 255)) }
        let c = knot.components
        bytes += Color(red: byte(c.x), green: byte(c.y), blue: byte(c.z)).hexBytes
        if c.w < 255 {
            text("\" stop-opacity=\"")
            Decimal.write(c.w / 255, places: 4, omitsLeadingZero: true, to: &bytes)
        }
        text("\"/>")
    }

    private mutating func write(_ shape: GlyphShape, _ paint: Paint) {
        guard !shape.path.isEmpty else { return }
        text("<path d=\"")
        bytes += PathData.write(shape.path.transformed(by: toViewBox), places: SVGWriter.places)
        text("\"")
        if shape.fillRule == .evenOdd { text(" fill-rule=\"evenodd\"") }
        write(paint)
        if shape.opacity < 1 {
            text(" opacity=\"")
            Decimal.write(max(shape.opacity, 0), places: 4, omitsLeadingZero: true, to: &bytes)
            text("\"")
        }
        text("/>\n")
    }

    private mutating func write(_ paint: Paint) {
        let color: Color
        switch paint {
        case .solid(let solid): color = solid
        case .gradient(let gradient):
            if let (_, id) = gradients.first(where: { $0.gradient == gradient }) {
                text(" fill=\"url(#g")
                number(Double(id))
                text(")\"")
                return
            }
            color = gradient.stops[0].color
        }
        text(" fill=\"")
        bytes += Color(red: color.red, green: color.green, blue: color.blue).hexBytes
        text("\"")
        guard !color.isOpaque else { return }
        text(" fill-opacity=\"")
        Decimal.write(Double(color.alpha) / 255, places: 4, omitsLeadingZero: true, to: &bytes)
        text("\"")
    }

    private mutating func attribute(_ name: StaticString, _ value: Double) {
        text(name)
        number(value)
        text("\"")
    }

    private mutating func number(_ value: Double) {
        Decimal.write(value, places: SVGWriter.places, omitsLeadingZero: true, to: &bytes)
    }

    private mutating func text(_ literal: StaticString) {
        literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func escaped(_ value: [UInt8]) {
        for byte in value {
            switch byte {
            case UInt8(ascii: "&"): text("&amp;")
            case UInt8(ascii: "<"): text("&lt;")
            case UInt8(ascii: ">"): text("&gt;")
            default: bytes.append(byte)
            }
        }
    }
}
