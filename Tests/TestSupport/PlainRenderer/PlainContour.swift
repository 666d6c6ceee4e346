internal import IconCore

/// A contour as curves, each starting where the one before it ended.
struct PlainContour {
    var start: Point
    var curves: [PlainCurve] = []

    /// The contours one by one. A closed contour has its closing line among its curves, unless that has no length.
    static func all(of path: Path) -> [PlainContour] {
        var result: [PlainContour] = []
        var contour: PlainContour?
        for element in path.elements {
            let current = contour?.curves.last?.end ?? contour?.start ?? .zero
            switch element {
            case .move(let p):
                if let contour { result.append(contour) }
                contour = PlainContour(start: p)
            case .line(let p):
                if p != current { contour?.curves.append(PlainCurve(line: current, p)) }
            case .quadratic(let c, let p):
                if p != current || c != current { contour?.curves.append(PlainCurve(quadratic: current, c, p)) }
            case .cubic(let c1, let c2, let p):
                if p != current || c1 != current || c2 != current {
                    contour?.curves.append(PlainCurve(current, c1, c2, p))
                }
            case .close:
                guard var closed = contour else { continue }
                if current != closed.start { closed.curves.append(PlainCurve(line: current, closed.start)) }
                result.append(closed)
                contour = nil
            }
        }
        if let contour { result.append(contour) }
        return result
    }
}
