extension Path {
    /// The ink box: the smallest upright rectangle around what filling this path can cover, curves measured at their
    /// true extremes rather than at their control points. Contours without any area (a lone `move`, a level or plumb
    /// line) leave no ink and do not count. nil when nothing is left.
    public var inkBox: Rect? {
        var box: Rect?
        for contour in contours {
            guard let bounds = contour.bounds, !bounds.isEmpty else { continue }
            box = box?.union(bounds) ?? bounds
        }
        return box
    }
}

extension Contour {
    /// The smallest upright rectangle around the curves, or nil when there are none.
    var bounds: Rect? {
        var box: Rect?
        for curve in curves {
            box = box?.union(curve.bounds) ?? curve.bounds
        }
        return box
    }
}

extension CubicCurve {
    /// The smallest upright rectangle around the curve.
    var bounds: Rect {
        var box = Rect(start, end)
        if isLine { return box }
        let hull = box.union(Rect(control1, control2))
        if hull == box { return box }
        for t in CubicCurve.extremes(start.x, control1.x, control2.x, end.x)
            + CubicCurve.extremes(start.y, control1.y, control2.y, end.y)
        {
            let p = point(at: t)
            box = box.union(Rect(p, p))
        }
        return box
    }

    /// Where in 0 … 1 (exclusive) one coordinate of a cubic turns: the roots of its derivative
    /// `a t² + 2 b t + c` (over 3).
    static func extremes(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
        let a = (p3 - p2) - 2 * (p2 - p1) + (p1 - p0)
        let b = (p2 - p1) - (p1 - p0)
        let c = p1 - p0
        let discriminant = b * b - a * c
        guard discriminant >= 0 else { return [] }
        // The form that adds numbers of one sign, so that nothing cancels (Press et al., "Numerical Recipes", 5.6).
        let q = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
        var roots: [Double] = []
        if q != 0, c / q > 0, c / q < 1 { roots.append(c / q) }
        if a != 0, q / a > 0, q / a < 1 { roots.append(q / a) }
        return roots
    }
}
