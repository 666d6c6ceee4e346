import IconCore

/// What surrounds an element.
struct SVGContext {
    /// What the element inherits.
    var style: SVGStyle
    /// From the element's coordinates to the drawing's.
    var transform: Affine
    /// The opacities of all groups around it, multiplied.
    var opacity: Double
    /// What percentages are of; nil where there is nothing.
    var viewBox: Rect?
}

/// Walks over the tree and gathers what is drawn, from back to front.
struct SVGWalk {
    private let definitions: SVGDefinitions
    private let viewBox: Rect?
    private var shapes: [GlyphShape] = []
    /// The ink boxes of `shapes`.
    private var boxes: [Rect] = []
    private var warnings: [ArtworkWarning] = []
    private var elementCount = 0

    /// A walk that has drawn nothing yet.
    init(definitions: SVGDefinitions, viewBox: Rect?) {
        self.definitions = definitions
        self.viewBox = viewBox
    }

    /// Draws the children of a container with the container's own properties applied.
    mutating func drawContainer(_ properties: SVGProperties, _ outer: SVGContext) throws(ArtworkError) {
        guard let context = try enter(properties, outer) else { return }
        let first = shapes.count
        for child in properties.element.children { try draw(child, context) }
        if context.opacity < outer.opacity { warnAboutOverlap(from: first, properties.element) }
    }

    private mutating func draw(_ element: SVGElement, _ context: SVGContext) throws(ArtworkError) {
        switch element.name {
        case "g", "a":
            try drawContainer(SVGProperties(element), context)
        case "svg":
            let properties = SVGProperties(element)
            guard properties["transform"] == nil else {
                throw properties.error(.unsupported("a transform of an inner drawing"))
            }
            guard let viewport = try SVGViewport.inner(properties, in: context.viewBox) else { return }
            var inner = context
            inner.transform = viewport.transform.then(context.transform)
            inner.viewBox = viewport.viewBox
            let first = shapes.count
            try drawContainer(properties, inner)
            warnAboutEdges(from: first, viewport.frame.transformed(by: context.transform), element)
        case _ where SVGShape.names.contains(element.name):
            try drawShape(SVGProperties(element), context)
        case "style":
            guard !element.hasText else { throw SVGProperties(element).error(.unsupported("a style sheet")) }
        case "use", "image", "text", "foreignObject", "switch", "video", "canvas", "iframe":
            let properties = SVGProperties(element)
            guard properties["display"] != "none" else { return }
            throw properties.error(.unsupported(SVGWalk.names[element.name] ?? element.name))
        case _ where SVGWalk.undrawn.contains(element.name):
            return
        default:
            warn(.unknownElement, element)
        }
    }

    private static let names = ["use": "a copy of another element", "image": "an image", "text": "text"]

    /// Elements that draw nothing where they stand; the empty name is that of all elements of other namespaces.
    private static let undrawn: Set<String> = [
        "", "title", "desc", "metadata", "defs", "symbol", "clipPath", "mask", "marker", "filter", "pattern", "hatch",
        "linearGradient", "radialGradient", "stop", "script", "view", "cursor", "font", "font-face", "color-profile",
        "animate", "animateColor", "animateMotion", "animateTransform", "set", "mpath", "discard",
    ]

    /// Properties that change the picture in ways that are not turned into paths.
    private static let unsupportedProperties = [
        "mask", "clip-path", "filter", "marker", "marker-start", "marker-mid", "marker-end",
    ]

    /// The context inside an element; nil when nothing of it is drawn.
    private func enter(_ properties: SVGProperties, _ outer: SVGContext) throws(ArtworkError) -> SVGContext? {
        guard properties["display"] != "none" else { return nil }
        for name in SVGWalk.unsupportedProperties {
            guard properties[name] == nil || properties[name] == "none" else {
                throw properties.error(.unsupported("'\(name)'"))
            }
        }
        var context = outer
        let diagonal = outer.viewBox.map { SVGLengths.size(of: $0, .diagonal) }
        context.style = try outer.style.inherited(by: properties, diagonal: diagonal)
        if let text = properties["opacity"], text != "inherit" {
            guard let opacity = SVGNumbers.opacity(text) else { throw properties.malformed("opacity", text) }
            context.opacity *= opacity
        }
        if let text = properties["transform"], text != "none" {
            guard properties["transform-origin"] == nil else {
                throw properties.error(.unsupported("'transform-origin'"))
            }
            guard let transform = SVGTransform.read(text) else { throw properties.malformed("transform", text) }
            context.transform = transform.then(outer.transform)
        }
        return context.opacity > 0 ? context : nil
    }

    private mutating func drawShape(_ properties: SVGProperties, _ outer: SVGContext) throws(ArtworkError) {
        guard let context = try enter(properties, outer), context.style.isVisible else { return }
        let path = try SVGShape.path(of: properties, in: context.viewBox)
        guard !path.isEmpty else { return }
        let style = context.style
        let first = shapes.count

        let fill = try opacity(of: style.fill, properties) * style.fillOpacity * context.opacity
        if fill > 0 {
            try add(path.transformed(by: context.transform), style.fillRule, fill, properties)
        }
        let stroke = try opacity(of: style.stroke, properties) * style.strokeOpacity * context.opacity
        if stroke > 0, style.line.width > 0 {
            try add(try outline(path, context, properties), .nonZero, stroke, properties)
        }
        if context.opacity < outer.opacity { warnAboutOverlap(from: first, properties.element) }
    }

    private mutating func opacity(of paint: SVGPaint, _ properties: SVGProperties) throws(ArtworkError) -> Double {
        switch paint {
        case .ink(let opacity):
            return opacity
        case .reference(let id, let fallback):
            switch definitions.paint(id) {
            case .ink(let opacity):
                return opacity
            case .fading(let opacity):
                warn(.fadingGradient, properties.element)
                return opacity
            case .pattern:
                throw properties.error(.unsupported("a pattern"))
            case .missing:
                if fallback == 0 { warn(.missingPaint, properties.element) }
                return fallback
            }
        }
    }

    /// The outline of the line along `path`, in the drawing's coordinates.
    private func outline(
        _ path: Path, _ context: SVGContext, _ properties: SVGProperties
    ) throws(ArtworkError) -> Path {
        let scale = context.style.hasFixedWidth ? 1 : context.transform.maximumScale
        guard scale > 0 else { return Path() }
        let line = context.style.hasFixedWidth ? path.transformed(by: context.transform) : path
        if !context.style.line.dashes.isEmpty {
            guard properties["pathLength"] == nil else { throw properties.error(.unsupported("'pathLength'")) }
            guard line.dashCount(context.style.line) <= Double(SVGReader.maximumDashes) else {
                throw properties.error(.tooComplex)
            }
        }
        // A ten-thousandth of the box: at most 1/10 px on a glyph of 1,000 px. Finer would make outlines around tight
        // curves, which are cut into short lines, much longer than what it shows is worth.
        let side = viewBox?.longestSide ?? line.inkBox?.longestSide ?? 1
        let outline = line.stroked(context.style.line, tolerance: side / 10_000 / scale)
        return context.style.hasFixedWidth ? outline : outline.transformed(by: context.transform)
    }

    private mutating func add(
        _ path: Path, _ rule: FillRule, _ opacity: Double, _ properties: SVGProperties
    ) throws(ArtworkError) {
        guard path.isWithin(PathData.largestNumber) else { throw properties.error(.numberTooLarge) }
        guard let box = path.inkBox else { return }
        elementCount += path.elements.count
        guard elementCount <= Path.maximumElements, shapes.count < GlyphData.maximumShapes else {
            throw properties.error(.tooComplex)
        }
        shapes.append(GlyphShape(path: path, fillRule: rule, opacity: opacity))
        boxes.append(box)
    }

    /// The drawing as a whole.
    consuming func finish(_ root: SVGElement) throws(ArtworkError) -> Artwork {
        guard var ink = boxes.first else { throw ArtworkError(.empty) }
        for box in boxes { ink = ink.union(box) }
        if let viewBox { warnAboutEdges(from: 0, viewBox, root) } else { warn(.noSize, root) }
        return Artwork(shapes: shapes, viewBox: viewBox ?? ink, warnings: warnings)
    }

    /// The most warnings about one file.
    private static let maximumWarnings = 100

    private mutating func warn(_ kind: ArtworkWarning.Kind, _ element: SVGElement) {
        guard warnings.count < SVGWalk.maximumWarnings else { return }
        warnings.append(ArtworkWarning(kind, line: element.line, element: element.name))
    }

    /// Opacity is meant for an element as a whole. Given to its parts one by one it comes to the same only where they do
    /// not overlap. With very many parts it is assumed that some do.
    private mutating func warnAboutOverlap(from first: Int, _ element: SVGElement) {
        let parts = boxes[first...]
        let overlap =
            parts.count > 100
            || parts.indices.contains { index in parts[..<index].contains { $0.overlaps(parts[index]) } }
        if overlap { warn(.overlapInGroup, element) }
    }

    /// A view box cuts what reaches over it. A little over the edge is common and shows nowhere.
    private mutating func warnAboutEdges(from first: Int, _ frame: Rect, _ element: SVGElement) {
        let edge = frame.expanded(by: frame.longestSide / 100)
        if !boxes[first...].allSatisfy({ edge.contains($0) }) { warn(.crossesViewBox, element) }
    }
}

extension Rect {
    fileprivate func overlaps(_ other: Rect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// The smallest upright rectangle around the image of this one.
    fileprivate func transformed(by transform: Affine) -> Rect {
        let corners = [Point(minX, minY), Point(maxX, minY), Point(minX, maxY), Point(maxX, maxY)]
        return Rect(enclosing: corners.map { transform($0) }) ?? self
    }
}
