extension Path {
    /// A rectangle, clockwise from its least corner.
    public init(_ rect: Rect) {
        self.init()
        move(to: Point(rect.minX, rect.minY))
        line(to: Point(rect.maxX, rect.minY))
        line(to: Point(rect.maxX, rect.maxY))
        line(to: Point(rect.minX, rect.maxY))
        close()
    }

    /// The ellipse that touches the sides of `rect`; a circle for a square.
    public init(ellipseIn rect: Rect) {
        self.init()
        addEllipse(center: rect.center, radii: Vector(rect.width / 2, rect.height / 2))
    }

    /// A rectangle with quarters of an ellipse for corners. Radii are held to half the sides, as SVG's `rect` does.
    public init(_ rect: Rect, cornerRadii: Vector) {
        let rx = min(max(cornerRadii.dx, 0), rect.width / 2)
        let ry = min(max(cornerRadii.dy, 0), rect.height / 2)
        guard rx > 0, ry > 0 else {
            self.init(rect)
            return
        }
        self.init()
        let radii = Vector(rx, ry)
        func corner(to end: Point) {
            addArc(to: end, radii: radii, rotation: 0, isLarge: false, isClockwise: true)
        }
        move(to: Point(rect.minX + rx, rect.minY))
        line(to: Point(rect.maxX - rx, rect.minY))
        corner(to: Point(rect.maxX, rect.minY + ry))
        line(to: Point(rect.maxX, rect.maxY - ry))
        corner(to: Point(rect.maxX - rx, rect.maxY))
        line(to: Point(rect.minX + rx, rect.maxY))
        corner(to: Point(rect.minX, rect.maxY - ry))
        line(to: Point(rect.minX, rect.minY + ry))
        corner(to: Point(rect.minX + rx, rect.minY))
        close()
    }

    /// A square with Apple's continuous corners: the curve of UIKit since iOS 7, which eases from straight to round.
    ///
    /// The corner's numbers for radius 1, as distances from the corner point along the two edges, are those of the
    /// analysis of `UIBezierPath`'s rounded rectangle by PaintCode; the curve reaches 1.528665 radii along each edge,
    /// so the radius is held to side / (2 · 1.528665), 0.327 of the side.
    ///
    /// - Parameter ratio: the corner radius over the shorter side, 0 … 0.327; iOS 7 to 18 is near 0.2237.
    public init(continuousCornersIn rect: Rect, ratio: Double) {
        let side = min(rect.width, rect.height)
        let radius = min(max(ratio, 0) * side, side / (2 * 1.52866483))
        guard radius > 0 else {
            self.init(rect)
            return
        }
        self.init()
        // (along the edge we come from, along the edge we leave by), both from the corner point.
        let start = (1.52866483, 0.0)
        let cubic1 = ((1.08849323, 0.0), (0.86840689, 0.0), (0.66993427, 0.06549600))
        let line1 = (0.63149399, 0.07491100)
        let cubic2 = ((0.37282392, 0.16905899), (0.16905899, 0.37282392), (0.07491100, 0.63149399))
        let line2 = (0.06549600, 0.66993427)
        let cubic3 = ((0.0, 0.86840689), (0.0, 1.08849323), (0.0, 1.52866483))
        // Each corner with the direction back along the edge that leads to it and on along the edge that leaves it.
        let corners: [(Point, back: Vector, onward: Vector)] = [
            (Point(rect.maxX, rect.minY), Vector(-radius, 0), Vector(0, radius)),
            (Point(rect.maxX, rect.maxY), Vector(0, -radius), Vector(-radius, 0)),
            (Point(rect.minX, rect.maxY), Vector(radius, 0), Vector(0, -radius)),
            (Point(rect.minX, rect.minY), Vector(0, radius), Vector(radius, 0)),
        ]
        for (index, (corner, back, onward)) in corners.enumerated() {
            func place(_ along: (Double, Double)) -> Point { corner + back * along.0 + onward * along.1 }
            if index == 0 { move(to: place(start)) } else { line(to: place(start)) }
            cubic(place(cubic1.0), place(cubic1.1), to: place(cubic1.2))
            line(to: place(line1))
            cubic(place(cubic2.0), place(cubic2.1), to: place(cubic2.2))
            line(to: place(line2))
            cubic(place(cubic3.0), place(cubic3.1), to: place(cubic3.2))
        }
        close()
    }
}
