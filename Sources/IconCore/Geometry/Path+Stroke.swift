extension Path {
    /// The outline of a line drawn along this path, to be filled by the non-zero rule.
    ///
    /// Contours without length become dots for round and square caps and nothing for butt caps (SVG 2, 13.5.2). A width
    /// that is not positive and finite gives an empty path.
    ///
    /// - Parameters:
    ///   - style: width, caps, joins and dashes. Dashes are left out (the line is unbroken) when they would be more than
    ///     `StrokeStyle.maximumDashes`, or when a length is negative or all are zero.
    ///   - tolerance: how far the outline may lie from the true one, in the path's units; a thousandth of the glyph's box
    ///     is far below what shows.
    public func stroked(_ style: StrokeStyle, tolerance: Double) -> Path {
        guard style.width > 0, style.width.isFinite, isFinite else { return Path() }
        var outline = StrokeOutline(style: style, tolerance: max(tolerance, 1e-9 * style.width))
        var dashesLeft = StrokeStyle.maximumDashes
        for contour in contours {
            let dashes = contour.dashed(style, tolerance: tolerance, limit: dashesLeft)
            dashesLeft -= dashes.count
            for dash in dashes { outline.add(dash) }
        }
        return outline.path
    }
}

/// Builds the outline of a stroke, contour by contour.
///
/// Each piece of a contour covers a ribbon: the piece moved by half the width to the left and to the right. The outline
/// goes along all left edges, around the end, and back along all right edges. Two rules keep every ribbon and every join
/// wound the same way, so that overlaps never cancel under the non-zero rule: on the inner side of a corner the outline
/// passes through the corner itself, and a curve bent tighter than half the width is cut into short lines first (its
/// offset would run backward).
private struct StrokeOutline {
    private(set) var path = Path()
    private let style: StrokeStyle
    private let radius: Double
    private let tolerance: Double

    /// The edge on the left of the direction of travel (seen on a canvas, y down: counter-clockwise of it).
    private var left = Path()
    /// The edge on the right, built forward and turned round at the end.
    private var right = Path()
    private var position = Point.zero
    private var direction = Vector(1, 0)

    init(style: StrokeStyle, tolerance: Double) {
        self.style = style
        self.tolerance = tolerance
        radius = style.width / 2
    }

    mutating func add(_ contour: Contour) {
        guard let first = contour.curves.first?.startDirection, let last = contour.curves.last?.endDirection else {
            return addDot(at: contour.start)
        }
        (position, direction) = (contour.start, first)
        (left, right) = (Path(), Path())
        left.move(to: position - direction.perpendicular * radius)
        right.move(to: position + direction.perpendicular * radius)
        for curve in contour.curves {
            guard let start = curve.startDirection else { continue }
            join(to: start, style.join)
            addPiece(curve, depth: 0)
        }
        if contour.isClosed {
            join(to: first, style.join)
            left.close()
            path.append(left)
            path.appendReversed(right, continuing: false)
            path.close()
        } else {
            addCap(from: left.current, direction: last, to: &left)
            left.appendReversed(right, continuing: true)
            addCap(from: left.current, direction: -first, to: &left)
            left.close()
            path.append(left)
        }
    }

    /// A contour of no length: a full circle, a square along the axes, or nothing.
    private mutating func addDot(at point: Point) {
        switch style.cap {
        case .butt: return
        case .round: path.addEllipse(center: point, radii: Vector(radius, radius))
        case .square: path.append(Path(Rect(point, point).expanded(by: radius)))
        }
    }

    /// From the end of the left edge round the end of the line to the right edge. `outline` stands at
    /// position − perpendicular · radius and gets everything up to position + perpendicular · radius.
    private func addCap(from start: Point, direction: Vector, to outline: inout Path) {
        let side = direction.perpendicular * radius
        let end = start + side * 2
        switch style.cap {
        case .butt:
            outline.line(to: end)
        case .square:
            outline.line(to: start + direction * radius)
            outline.line(to: end + direction * radius)
            outline.line(to: end)
        case .round:
            outline.addArc(to: end, radii: Vector(radius, radius), rotation: 0, isLarge: false, isClockwise: true)
        }
    }

    /// Turns from `direction` to `next` at `position`.
    private mutating func join(to next: Vector, _ join: StrokeStyle.Join) {
        let turn = direction.cross(next)
        let alignment = direction.dot(next)
        defer { direction = next }
        let leftEnd = position - next.perpendicular * radius
        let rightEnd = position + next.perpendicular * radius
        // Sideways step of an outer corner that no join could show.
        guard abs(turn) * radius > tolerance * 1e-3 || alignment < 0 else {
            left.line(to: leftEnd)
            right.line(to: rightEnd)
            return
        }
        // turn > 0: clockwise on a canvas, so the left side is the outer one.
        addOuterJoin(join, to: turn >= 0 ? leftEnd : rightEnd, next: next, isLeft: turn >= 0)
        if turn >= 0 {
            right.line(to: position)
            right.line(to: rightEnd)
        } else {
            left.line(to: position)
            left.line(to: leftEnd)
        }
    }

    /// Adds to the outer edge of a corner. It changes the edge where it is: handed over as `inout` beside `self`, the edge
    /// would have two holders, and each corner would copy all of it.
    private mutating func addOuterJoin(_ join: StrokeStyle.Join, to end: Point, next: Vector, isLeft: Bool) {
        switch join {
        case .round:
            let radii = Vector(radius, radius)
            if isLeft {
                left.addArc(to: end, radii: radii, rotation: 0, isLarge: false, isClockwise: true)
            } else {
                right.addArc(to: end, radii: radii, rotation: 0, isLarge: false, isClockwise: false)
            }
        case .miter:
            // Miter length over width is 1 / sin(θ/2), θ the angle between the lines: sin²(θ/2) = (1 + cos turn) / 2.
            let squaredSine = (1 + direction.dot(next)) / 2
            let limit = max(style.miterLimit, 1)
            if squaredSine * limit * limit >= 1 {
                let start = isLeft ? left.current : right.current
                let outward = (start - position) + (end - position)
                addCorner(position + outward * (1 / (2 * squaredSine)), isLeft: isLeft)
            }
            addCorner(end, isLeft: isLeft)
        case .bevel:
            addCorner(end, isLeft: isLeft)
        }
    }

    private mutating func addCorner(_ corner: Point, isLeft: Bool) {
        if isLeft { left.line(to: corner) } else { right.line(to: corner) }
    }

    /// Adds a curve whose start direction has been joined to.
    private mutating func addPiece(_ curve: CubicCurve, depth: Int) {
        if curve.isLine { return addLine(to: curve.end) }
        if let (onLeft, onRight) = offsets(of: curve) {
            left.cubic(onLeft.control1, onLeft.control2, to: onLeft.end)
            right.cubic(onRight.control1, onRight.control2, to: onRight.end)
            position = curve.end
            direction = curve.endDirection ?? direction
            return
        }
        if addTightPiece(curve) { return }
        // 2¹⁰ lines stand in for a curve too tight to be offset, one when the outline is long already; round joins between
        // them draw the true outer edge.
        let mostCuts = path.elements.count + left.elements.count < Path.maximumElements ? 10 : 0
        guard depth < mostCuts, !isShort(curve) else {
            if let next = (curve.end - curve.start).normalized {
                join(to: next, .round)
                addLine(to: curve.end)
            }
            if let last = curve.endDirection { join(to: last, .round) }
            return
        }
        let (first, second) = curve.split(at: 0.5)
        if let start = first.startDirection {
            join(to: start, .round)
            addPiece(first, depth: depth + 1)
        }
        if let start = second.startDirection {
            join(to: start, .round)
            addPiece(second, depth: depth + 1)
        }
    }

    /// Adds a curve that bends one way, more tightly than half the width: its outer edge as one cubic; its inner edge, which
    /// would run backward, as the inner edges of a few chords, each reached through the curve itself. False when it is no such
    /// curve or its outer edge needs more than one cubic.
    private mutating func addTightPiece(_ curve: CubicCurve) -> Bool {
        guard let start = curve.startDirection, let end = curve.endDirection, start.dot(end) > 0.5 else { return false }
        var turning = 0.0
        var tightest = Double.infinity
        for t in [0, 0.25, 0.5, 0.75, 1] {
            let velocity = curve.derivative(at: t)
            let cross = velocity.cross(curve.secondDerivative(at: t))
            guard cross != 0, cross * turning >= 0 else { return false }
            turning = cross
            tightest = min(tightest, velocity.length * velocity.squaredLength / abs(cross))
        }
        // Turning clockwise, the left edge is the outer one.
        let isLeftOuter = turning > 0
        guard let outer = offset(curve, by: isLeftOuter ? -radius : radius, start: start, end: end) else {
            return false
        }
        // Chords lie on the inner side of the curve, and so do their edges: near enough when the chords are. And beyond the
        // centre of curvature the ribbon reaches `radius − tightest` to the other side; chords that turn by θ leave out at
        // most that times 1 − cos(θ / 2), about θ² / 8.
        let excess = max(radius - tightest, 0)
        let angle = arctangentInDegrees(y: abs(start.cross(end)), x: start.dot(end)) * (Double.pi / 180)
        let turns = min((angle * (excess / (8 * tolerance)).squareRoot()).rounded(.up), 64)
        let count = max(Double(curve.pieceCount(tolerance: tolerance, limit: 64)), turns)
        var inner: [Point] = []
        var previous = curve.start
        for piece in 1...Int(count) {
            let next = piece == Int(count) ? curve.end : curve.point(at: Double(piece) / count)
            if let normal = (next - previous).perpendicular.normalized {
                let side = normal * (isLeftOuter ? radius : -radius)
                inner += [previous, previous + side, next + side]
            }
            previous = next
        }
        inner += [curve.end, curve.end + end.perpendicular * (isLeftOuter ? radius : -radius)]
        if isLeftOuter {
            left.cubic(outer.control1, outer.control2, to: outer.end)
        } else {
            right.cubic(outer.control1, outer.control2, to: outer.end)
        }
        for corner in inner { addCorner(corner, isLeft: !isLeftOuter) }
        (position, direction) = (curve.end, end)
        return true
    }

    /// Whether the chord stands in for the curve. With round joins between them, ribbons along chords that stay within the
    /// tolerance cover what the ribbon along the curve covers, within the same tolerance.
    private func isShort(_ curve: CubicCurve) -> Bool {
        let chord = curve.end - curve.start
        return [curve.control1, curve.control2].allSatisfy { control in
            let along = chord.dot(control - curve.start)
            return along >= 0 && along <= chord.squaredLength
                && abs(chord.cross(control - curve.start)) <= tolerance * chord.length
        }
    }

    private mutating func addLine(to end: Point) {
        let side = direction.perpendicular * radius
        left.line(to: end - side)
        right.line(to: end + side)
        position = end
    }

    /// Cubics for both edges of a curve, or nil when the curve must be cut further: where it bends so tightly that an
    /// edge would run backward, or where a moved cubic misses the true edge by more than the tolerance.
    private func offsets(of curve: CubicCurve) -> (left: CubicCurve, right: CubicCurve)? {
        guard let start = curve.startDirection, let end = curve.endDirection, start.dot(end) > 0.5 else { return nil }
        for t in [0, 0.25, 0.5, 0.75, 1] {
            let velocity = curve.derivative(at: t)
            let speed = velocity.length
            // Curvature times half the width; at 1 the inner edge stands still.
            let bend = abs(velocity.cross(curve.secondDerivative(at: t))) * radius
            guard speed > 0, bend < 0.98 * speed * speed * speed else { return nil }
        }
        guard let onLeft = offset(curve, by: -radius, start: start, end: end),
            let onRight = offset(curve, by: radius, start: start, end: end)
        else { return nil }
        return (onLeft, onRight)
    }

    /// The curve moved sideways: end points exactly, handles scaled so that the moved cubic has the right speed at its
    /// ends (W. Tiller and E. Hanson, "Offsets of two-dimensional profiles", 1984, on handles instead of legs).
    private func offset(_ curve: CubicCurve, by distance: Double, start: Vector, end: Vector) -> CubicCurve? {
        func speedRatio(at t: Double) -> Double {
            let velocity = curve.derivative(at: t)
            let speed = velocity.length
            return 1 - distance * velocity.cross(curve.secondDerivative(at: t)) / (speed * speed * speed)
        }
        let first = curve.start + start.perpendicular * distance
        let last = curve.end + end.perpendicular * distance
        let moved = CubicCurve(
            first, first + (curve.control1 - curve.start) * speedRatio(at: 0),
            last - (curve.end - curve.control2) * speedRatio(at: 1), last)
        for t in [0.25, 0.5, 0.75] {
            guard let normal = curve.derivative(at: t).perpendicular.normalized else { return nil }
            let error = moved.point(at: t) - (curve.point(at: t) + normal * distance)
            // Only the distance across the edge shows, not how far along it a parameter lies.
            guard abs(error.dot(normal)) <= tolerance, error.length <= radius / 4 + tolerance else { return nil }
        }
        return moved
    }
}

extension Path {
    /// Adds a path of one open contour from its end to its start: as a contour of its own, or joined to the current point.
    fileprivate mutating func appendReversed(_ other: Path, continuing: Bool) {
        if continuing { line(to: other.current) } else { move(to: other.current) }
        for curve in (other.contours.first?.curves ?? []).reversed() {
            if curve.isLine {
                line(to: curve.start)
            } else {
                cubic(curve.control2, curve.control1, to: curve.start)
            }
        }
    }
}
