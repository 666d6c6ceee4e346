internal import IconCore

/// The colour of a gradient at each pixel of a square canvas, one pixel after the other: the arithmetic that
/// `GradientPainter` must match to the bit.
struct PlainGradient {
    private enum Places {
        /// Pixels are counted along a line, whose middle is the gradient's.
        case line(count: Int, step: Double, number: (_ x: Int, _ y: Int) -> Int)
        case linear(stepX: Double, stepY: Double)
        case radial
    }

    private let size: Int
    private let knots: [GradientRamp.Knot]
    private let places: Places

    init(_ gradient: Gradient, size: Int) {
        self.size = size
        knots = GradientRamp(gradient).knots
        switch gradient.shape {
        case .radial:
            places = gradient.isFlat ? .line(count: size, step: 0) { x, _ in x } : .radial
        case .linear(let angle):
            let (dx, minusDy) = sineAndCosine(degrees: angle)
            let dy = -minusDy
            let length = Double(size) * (abs(dx) + abs(dy))
            let (stepX, stepY) = (dx / length, dy / length)
            if gradient.isFlat || dy == 0 {
                places = .line(count: size, step: stepX) { x, _ in x }
            } else if dx == 0 {
                places = .line(count: size, step: stepY) { _, y in y }
            } else if dx == dy {
                places = .line(count: 2 * size - 1, step: stepX) { x, y in x + y }
            } else if dx == -dy {
                places = .line(count: 2 * size - 1, step: stepX) { x, y in size - 1 - y + x }
            } else {
                places = .linear(stepX: stepX, stepY: stepY)
            }
        }
    }

    func color(_ x: Int, _ y: Int) -> Color {
        let half = 0.5 * Double(size)
        switch places {
        case .line(let count, let step, let number):
            return color(at: 0.5 + (Double(number(x, y)) + 0.5 - 0.5 * Double(count)) * step)
        case .linear(let stepX, let stepY):
            let start = 0.5 + (Double(y) + 0.5 - half) * stepY
            return color(at: start + (Double(x) + 0.5 - half) * stepX)
        case .radial:
            let (dx, dy) = (Double(x) + 0.5 - half, Double(y) + 0.5 - half)
            return color(at: (dx * dx + dy * dy).squareRoot() / (half * 2.0.squareRoot()))
        }
    }

    private func color(at place: Double) -> Color {
        let index = knots.firstIndex { $0.offset > place } ?? knots.count
        var components = knots[max(index - 1, 0)].components
        if index > 0, index < knots.count {
            let (from, to) = (knots[index - 1], knots[index])
            let fraction = (place - from.offset) / (to.offset - from.offset)
            components = from.components + (to.components - from.components) * fraction
        }
        let half = components + 0.5
        return Color(red: UInt8(half.x), green: UInt8(half.y), blue: UInt8(half.z), alpha: UInt8(half.w))
    }
}
