import IconCore

/// View boxes and how they are fitted (SVG 2, 8.6 to 8.8).
enum SVGViewport {
    /// The `viewBox` attribute; nil where there is none.
    static func viewBox(_ properties: SVGProperties) throws(ArtworkError) -> Rect? {
        guard let text = properties["viewBox"], text != "none" else { return nil }
        guard let n = SVGNumbers.list(text), n.count == 4, n[2] > 0, n[3] > 0 else {
            throw properties.malformed("viewBox", text)
        }
        return Rect(x: n[0], y: n[1], width: n[2], height: n[3])
    }

    /// The part of the plane that the outermost `svg` shows: its view box, else its width and height from the origin, else
    /// nil. A width or height in percent says nothing about that.
    static func outermost(_ properties: SVGProperties) throws(ArtworkError) -> Rect? {
        if let viewBox = try viewBox(properties) { return viewBox }
        guard let width = properties["width"].flatMap({ SVGNumbers.length($0, percentOf: nil) }),
            let height = properties["height"].flatMap({ SVGNumbers.length($0, percentOf: nil) }),
            width > 0, height > 0
        else { return nil }
        return Rect(x: 0, y: 0, width: width, height: height)
    }

    /// What an `svg` within another does to its content. It does not clip.
    struct Inner {
        /// From the content's coordinates to the outer ones.
        var transform: Affine
        /// What percentages inside are of.
        var viewBox: Rect
        /// Where it stands, in the outer coordinates.
        var frame: Rect
    }

    /// The viewport of an `svg` within another; nil when it has no size and draws nothing.
    static func inner(_ properties: SVGProperties, in outer: Rect?) throws(ArtworkError) -> Inner? {
        let lengths = SVGLengths(properties: properties, viewBox: outer)
        let (x, y) = (try lengths.position("x", .width), try lengths.position("y", .height))
        guard let width = try lengths.size("width", .width) ?? outer?.width,
            let height = try lengths.size("height", .height) ?? outer?.height
        else { throw properties.malformed("width", properties["width"] ?? "") }
        guard width > 0, height > 0 else { return nil }
        let frame = Rect(x: x, y: y, width: width, height: height)
        let place = Affine.translation(Vector(x, y))
        guard let box = try viewBox(properties) else {
            return Inner(transform: place, viewBox: Rect(x: 0, y: 0, width: width, height: height), frame: frame)
        }
        let fit = fitting(box, width: width, height: height, properties["preserveAspectRatio"] ?? "")
        return Inner(transform: fit.then(place), viewBox: box, frame: frame)
    }

    /// Fits `box` into a viewport at the origin, by the rules of `preserveAspectRatio`: `none`, or x and y each at the
    /// start (`Min`), middle (`Mid`, also when nothing is said) or end (`Max`), inside (`meet`) or all over (`slice`).
    private static func fitting(_ box: Rect, width: Double, height: Double, _ rule: String) -> Affine {
        var (scaleX, scaleY) = (width / box.width, height / box.height)
        if !rule.hasPrefix("none") {
            let scale = rule.contains("slice") ? max(scaleX, scaleY) : min(scaleX, scaleY)
            (scaleX, scaleY) = (scale, scale)
        }
        func share(_ axis: String) -> Double {
            rule.contains(axis + "Min") ? 0 : rule.contains(axis + "Max") ? 1 : 0.5
        }
        return Affine(
            scaleX, 0, 0, scaleY,
            (width - box.width * scaleX) * share("x") - box.minX * scaleX,
            (height - box.height * scaleY) * share("Y") - box.minY * scaleY)
    }
}
