extension Path {
    /// The widest angle, in degrees, that one cubic stands in for. At 45° the cubic leaves the true arc by at most
    /// 4.3e-6 of the radius (a quarter circle in one cubic: 2.7e-4), which at 1,024 px is 0.002 px.
    static let widestArcPiece = 45.0

    /// Adds an elliptical arc from the current point to `end`, by the rules of SVG 2, 9.5.1 and its appendix B.2
    /// (conversion from end points to centre).
    ///
    /// - Parameters:
    ///   - end: where the arc ends. An arc that ends where it starts adds nothing.
    ///   - radii: half axes; signs are ignored. A zero or non-finite radius gives a straight line. Radii too small to
    ///     reach are scaled up evenly until they do.
    ///   - rotation: of the first half axis from the x axis, in degrees, clockwise on a canvas.
    ///   - isLarge: whether to take the arc of more than half a turn.
    ///   - isClockwise: whether to go with growing angles (clockwise on a canvas): SVG's sweep flag.
    public mutating func addArc(
        to end: Point, radii: Vector, rotation: Double, isLarge: Bool, isClockwise: Bool
    ) {
        let start = current
        guard start != end else { return }
        var (rx, ry) = (abs(radii.dx), abs(radii.dy))
        guard rx > 0, ry > 0, rx.isFinite, ry.isFinite else { return line(to: end) }

        // In the plane where the ellipse is a unit circle about the middle of the chord.
        let (sine, cosine) = sineAndCosine(degrees: rotation)
        let half = (start - end) * 0.5
        let chord = Vector(cosine * half.dx + sine * half.dy, cosine * half.dy - sine * half.dx)
        let reach = (chord.dx / rx) * (chord.dx / rx) + (chord.dy / ry) * (chord.dy / ry)
        // A chord of less than 10⁻¹⁵ of the radii has no direction to speak of.
        guard reach > 1e-30, reach.isFinite else { return line(to: end) }
        if reach > 1 {
            rx *= reach.squareRoot()
            ry *= reach.squareRoot()
        }
        let unit = Vector(chord.dx / rx, chord.dy / ry)
        let offset = max(1 / unit.squaredLength - 1, 0).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let center = Vector(unit.dy * offset, -unit.dx * offset)

        let startAngle = arctangentInDegrees(y: unit.dy - center.dy, x: unit.dx - center.dx)
        let endAngle = arctangentInDegrees(y: -unit.dy - center.dy, x: -unit.dx - center.dx)
        var sweep = endAngle - startAngle
        if isClockwise, sweep < 0 { sweep += 360 }
        if !isClockwise, sweep > 0 { sweep -= 360 }

        let middle = start.interpolated(to: end, at: 0.5)
        let toPlane = Affine(rx * cosine, rx * sine, -ry * sine, ry * cosine, middle.x, middle.y)
        addUnitArc(from: startAngle, sweep: sweep, center: Point(center.dx, center.dy), through: toPlane, endingAt: end)
    }

    /// Adds a whole ellipse as a contour of its own, clockwise from its rightmost point.
    public mutating func addEllipse(center: Point, radii: Vector) {
        move(to: Point(center.x + radii.dx, center.y))
        let toPlane = Affine(radii.dx, 0, 0, radii.dy, center.x, center.y)
        addUnitArc(from: 0, sweep: 360, center: .zero, through: toPlane, endingAt: current)
        close()
    }

    /// Cubics along the unit circle about `center`, seen through `toPlane`. The last one ends exactly at `end`, so that
    /// rounding opens no gap.
    private mutating func addUnitArc(
        from startAngle: Double, sweep: Double, center: Point, through toPlane: Affine, endingAt end: Point
    ) {
        let count = max(1, Int((abs(sweep) / Path.widestArcPiece - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        // Control points lie on the tangents at 4/3 tan(step / 4) of the radius: the cubic then meets the arc in the
        // middle too.
        let (sine, cosine) = sineAndCosine(degrees: step / 4)
        let reach = 4.0 / 3.0 * (sine / cosine)
        var (sine0, cosine0) = sineAndCosine(degrees: startAngle)
        for piece in 1...count {
            let (sine1, cosine1) = sineAndCosine(degrees: startAngle + step * Double(piece))
            let control1 = Point(center.x + cosine0 - reach * sine0, center.y + sine0 + reach * cosine0)
            let control2 = Point(center.x + cosine1 + reach * sine1, center.y + sine1 - reach * cosine1)
            let last = Point(center.x + cosine1, center.y + sine1)
            cubic(toPlane(control1), toPlane(control2), to: piece == count ? end : toPlane(last))
            (sine0, cosine0) = (sine1, cosine1)
        }
    }
}
