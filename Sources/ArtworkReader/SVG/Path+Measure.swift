import IconCore

extension Path {
    /// The points that an element is made of, in order.
    private func forEachPoint(_ visit: (_ point: Point, _ isMove: Bool) -> Void) {
        for element in elements {
            switch element {
            case .move(let p): visit(p, true)
            case .line(let p): visit(p, false)
            case .quadratic(let c, let p):
                visit(c, false)
                visit(p, false)
            case .cubic(let c1, let c2, let p):
                visit(c1, false)
                visit(c2, false)
                visit(p, false)
            case .close: break
            }
        }
    }

    /// Whether no coordinate is beyond `limit` in magnitude, or no number at all.
    func isWithin(_ limit: Double) -> Bool {
        var result = true
        forEachPoint { point, _ in
            if !(abs(point.x) <= limit && abs(point.y) <= limit) { result = false }
        }
        return result
    }

    /// About how many dashes and gaps `style` makes of this path; never too few, since a curve is no longer than the line
    /// through its control points. Contours are taken as closed.
    func dashCount(_ style: StrokeStyle) -> Double {
        var length = 0.0
        var start = Point.zero
        var last = Point.zero
        forEachPoint { point, isMove in
            length += isMove ? last.distance(to: start) : last.distance(to: point)
            if isMove { start = point }
            last = point
        }
        length += last.distance(to: start)
        return length / style.dashes.reduce(0, +) * Double(style.dashes.count)
    }
}
