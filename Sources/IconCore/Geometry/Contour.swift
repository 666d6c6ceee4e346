/// A contour as curves, each starting where the one before it ended. Curves of no length are left out; a contour of none
/// is a single point.
struct Contour: Sendable {
    var start: Point
    var curves: [CubicCurve] = []
    var isClosed = false
}

extension Path {
    /// The contours one by one. A closed contour has its closing line among its curves, unless that has no length.
    var contours: [Contour] {
        var result: [Contour] = []
        var contour: Contour?
        for element in elements {
            let current = contour?.curves.last?.end ?? contour?.start ?? .zero
            switch element {
            case .move(let p):
                if let contour { result.append(contour) }
                contour = Contour(start: p)
            case .line(let p):
                if p != current { contour?.curves.append(CubicCurve(line: current, p)) }
            case .quadratic(let c, let p):
                if p != current || c != current { contour?.curves.append(CubicCurve(quadratic: current, c, p)) }
            case .cubic(let c1, let c2, let p):
                if p != current || c1 != current || c2 != current {
                    contour?.curves.append(CubicCurve(current, c1, c2, p))
                }
            case .close:
                guard var closed = contour else { continue }
                if current != closed.start { closed.curves.append(CubicCurve(line: current, closed.start)) }
                closed.isClosed = true
                result.append(closed)
                contour = nil
            }
        }
        if let contour { result.append(contour) }
        return result
    }
}
