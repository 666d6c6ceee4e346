extension Path {
    /// The superellipse |x|ⁿ + |y|ⁿ = 1 (G. Lamé, 1818), scaled to touch the sides of `rect`, as cubics within 0.0002 of
    /// half a side.
    ///
    /// - Parameter exponent: n; 2 is an ellipse, 5 is near Apple's icon shape. Held to 1 (a diamond) … 32.
    public init(superellipseIn rect: Rect, exponent: Double) {
        let n = min(max(exponent, 1), 32)
        self.init()
        let toRect = Affine(rect.width / 2, 0, 0, rect.height / 2, rect.center.x, rect.center.y)
        // One octant from (1, 0) to the diagonal, then mirrored: the curve is flattest and most bent there.
        let octant = Path.superellipseOctant(exponent: n)
        let mirrored = octant.reversed().map { curve in
            CubicCurve(
                Point(curve.end.y, curve.end.x), Point(curve.control2.y, curve.control2.x),
                Point(curve.control1.y, curve.control1.x), Point(curve.start.y, curve.start.x))
        }
        let quadrant = octant + mirrored
        move(to: toRect(Point(1, 0)))
        for (cosine, sine) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
            let turn = Affine(cosine, sine, -sine, cosine, 0, 0).then(toRect)
            for curve in quadrant { cubic(turn(curve.control1), turn(curve.control2), to: turn(curve.end)) }
        }
        close()
    }

    /// Cubics from (1, 0) to the diagonal: Hermite interpolation of the curve's points and tangents.
    private static func superellipseOctant(exponent n: Double) -> [CubicCurve] {
        let pieces = 8
        /// The point where the curve's slope parameter y/x is `ratio`: x = (1 + ratioⁿ)^(−1/n).
        func sample(_ ratio: Double) -> (Point, Vector) {
            let x = power(1 + power(ratio, n), -1 / n)
            let y = x * ratio
            // The gradient of |x|ⁿ + |y|ⁿ is (xⁿ⁻¹, yⁿ⁻¹); the tangent is at right angles to it.
            let tangent = Vector(-power(y, n - 1), power(x, n - 1)).normalized ?? Vector(0, 1)
            return (Point(x, y), tangent)
        }
        var curves: [CubicCurve] = []
        var (start, startTangent) = sample(0)
        for index in 1...pieces {
            let (end, endTangent) = sample(Double(index) / Double(pieces))
            // The handles that a circular arc of this chord and turn would have: 4/3 tan(turn / 4) of its radius.
            let chord = start.distance(to: end)
            let halfTurnCosine = (max(1 + startTangent.dot(endTangent), 0) / 2).squareRoot()
            let reach = chord / 3 * (2 / (1 + halfTurnCosine))
            // Where the curve is nearly straight the handle could reach over the side by some millionths.
            let handle = end - endTangent * reach
            curves.append(
                CubicCurve(start, start + startTangent * reach, Point(min(handle.x, 1), handle.y), end))
            (start, startTangent) = (end, endTangent)
        }
        return curves
    }
}
