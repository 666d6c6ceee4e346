import IconCore

/// The outlines of SVG's shapes (SVG 2, chapters 9 and 10).
enum SVGShape {
    /// The elements that `path(of:in:)` reads.
    static let names: Set<String> = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]

    /// The outline of a shape in its own coordinates; empty for a shape that is not to be drawn, as one without size.
    ///
    /// - Parameter viewBox: what percentages are of; nil where there is nothing.
    static func path(of properties: SVGProperties, in viewBox: Rect?) throws(ArtworkError) -> Path {
        let lengths = SVGLengths(properties: properties, viewBox: viewBox)
        switch properties.element.name {
        case "path": return try pathData(properties)
        case "rect": return try rect(lengths)
        case "circle":
            let radius = try lengths.size("r", .diagonal) ?? 0
            return try ellipse(lengths, Vector(radius, radius))
        case "ellipse":
            let (rx, ry) = (try lengths.size("rx", .width), try lengths.size("ry", .height))
            return try ellipse(lengths, Vector(rx ?? ry ?? 0, ry ?? rx ?? 0))
        case "line":
            var path = Path()
            path.move(to: Point(try lengths.position("x1", .width), try lengths.position("y1", .height)))
            path.line(to: Point(try lengths.position("x2", .width), try lengths.position("y2", .height)))
            return path
        case "polyline": return try polyline(properties, isClosed: false)
        case "polygon": return try polyline(properties, isClosed: true)
        default: return Path()
        }
    }

    private static func pathData(_ properties: SVGProperties) throws(ArtworkError) -> Path {
        guard let data = properties["d"], data != "none" else { return Path() }
        do throws(PathData.ReadError) {
            return try PathData.read(Array(data.utf8))
        } catch {
            throw properties.error(.pathData(error))
        }
    }

    private static func rect(_ lengths: SVGLengths) throws(ArtworkError) -> Path {
        let (width, height) = (try lengths.size("width", .width) ?? 0, try lengths.size("height", .height) ?? 0)
        guard width > 0, height > 0 else { return Path() }
        // A radius that is not given is as the other one.
        let (rx, ry) = (try lengths.size("rx", .width), try lengths.size("ry", .height))
        let rect = Rect(
            x: try lengths.position("x", .width), y: try lengths.position("y", .height), width: width, height: height)
        return Path(rect, cornerRadii: Vector(rx ?? ry ?? 0, ry ?? rx ?? 0))
    }

    private static func ellipse(_ lengths: SVGLengths, _ radii: Vector) throws(ArtworkError) -> Path {
        guard radii.dx > 0, radii.dy > 0 else { return Path() }
        var path = Path()
        path.addEllipse(
            center: Point(try lengths.position("cx", .width), try lengths.position("cy", .height)), radii: radii)
        return path
    }

    private static func polyline(_ properties: SVGProperties, isClosed: Bool) throws(ArtworkError) -> Path {
        let text = properties["points"] ?? ""
        guard let numbers = SVGNumbers.list(text), numbers.count % 2 == 0 else {
            throw properties.malformed("points", text)
        }
        guard numbers.count / 2 <= Path.maximumElements else { throw properties.error(.tooComplex) }
        var path = Path()
        for index in stride(from: 0, to: numbers.count, by: 2) {
            let point = Point(numbers[index], numbers[index + 1])
            if index == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        if isClosed { path.close() }
        return path
    }
}

/// Reads the lengths that place and size an element.
struct SVGLengths {
    /// What a percentage is of.
    enum Whole {
        case width, height, diagonal
    }

    let properties: SVGProperties
    /// nil where percentages have no meaning.
    let viewBox: Rect?

    /// A coordinate; 0 where none is given.
    func position(_ name: String, _ whole: Whole) throws(ArtworkError) -> Double {
        try length(name, whole) ?? 0
    }

    /// A width, height or radius, which must not be negative; nil where none is given or it is `auto`.
    func size(_ name: String, _ whole: Whole) throws(ArtworkError) -> Double? {
        guard properties[name] != "auto", let value = try length(name, whole) else { return nil }
        guard value >= 0 else { throw properties.malformed(name, properties[name] ?? "") }
        return value
    }

    private func length(_ name: String, _ whole: Whole) throws(ArtworkError) -> Double? {
        guard let text = properties[name] else { return nil }
        guard let value = SVGNumbers.length(text, percentOf: viewBox.map { SVGLengths.size(of: $0, whole) }) else {
            throw properties.malformed(name, text)
        }
        return value
    }

    /// What a percentage of `whole` is of (SVG 2, 8.9).
    static func size(of viewBox: Rect, _ whole: Whole) -> Double {
        switch whole {
        case .width: viewBox.width
        case .height: viewBox.height
        case .diagonal:
            ((viewBox.width * viewBox.width + viewBox.height * viewBox.height) / 2).squareRoot()
        }
    }
}
