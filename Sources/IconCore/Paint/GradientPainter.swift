/// Writes rows of a gradient over a square canvas: the colour at each pixel's centre, rounded to nearest, no dither.
///
/// Most gradients repeat: along a row (180°), down the canvas (90°), or shifted by one pixel from row to row (45°, 135°,
/// …). For those one line of colours is made at the start and rows are copied from it; the rest is evaluated pixel by
/// pixel.
struct GradientPainter: Sendable {
    private enum Pattern: Equatable {
        /// The line has a colour for each row.
        case colorPerRow
        /// The line is every row.
        case sameRow
        /// Row y is the part of the line that starts at pixel y.
        case shiftedForward
        /// Row y is the part of the line that starts at pixel size − 1 − y.
        case shiftedBackward
        /// Every pixel is its own.
        case linear
        case radial
    }

    private let size: Int
    private let layout: PixelLayout
    private let ramp: GradientRamp
    private let pattern: Pattern
    /// How far along the gradient one pixel to the right leads.
    private let stepX: Double
    /// How far along the gradient one pixel down leads.
    private let stepY: Double
    /// The colours that rows are copied from.
    private var line: [UInt8] = []

    /// - Parameter size: side of the canvas in pixels, above 0.
    init(_ gradient: Gradient, size: Int, layout: PixelLayout) {
        self.size = size
        self.layout = layout
        ramp = GradientRamp(gradient)
        switch gradient.shape {
        case .radial:
            pattern = gradient.isFlat ? .sameRow : .radial
            (stepX, stepY) = (0, 0)
        case .linear(let angle):
            let (dx, minusDy) = sineAndCosine(degrees: angle)
            let dy = -minusDy
            let length = Double(size) * (abs(dx) + abs(dy))
            (stepX, stepY) = (dx / length, dy / length)
            if gradient.isFlat || dy == 0 {
                pattern = .sameRow
            } else if dx == 0 {
                pattern = .colorPerRow
            } else if dx == dy {
                pattern = .shiftedForward
            } else if dx == -dy {
                pattern = .shiftedBackward
            } else {
                pattern = .linear
            }
        }
        switch pattern {
        case .colorPerRow: line = makeLine(count: size, step: stepY)
        case .sameRow: line = makeLine(count: size, step: stepX)
        case .shiftedForward, .shiftedBackward: line = makeLine(count: 2 * size - 1, step: stepX)
        case .linear, .radial: break
        }
    }

    /// Colours at the centres of `count` pixels in a line, `step` apart, the middle of the gradient in its middle.
    private func makeLine(count: Int, step: Double) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count * layout.bytesPerPixel)
        var cursor = RampCursor(ramp)
        for pixel in 0..<count {
            let place = 0.5 + (Double(pixel) + 0.5 - 0.5 * Double(count)) * step
            store(cursor.components(at: place), at: pixel, in: &bytes)
        }
        return bytes
    }

    /// Writes row `y` of the gradient over `row`, which holds `size` pixels.
    func paintRow(_ y: Int, into row: inout [UInt8]) {
        let stride = layout.bytesPerPixel
        switch pattern {
        case .sameRow:
            copy(from: 0, into: &row)
        case .shiftedForward:
            copy(from: y * stride, into: &row)
        case .shiftedBackward:
            copy(from: (size - 1 - y) * stride, into: &row)
        case .colorPerRow:
            let (red, green, blue) = (line[y * stride], line[y * stride + 1], line[y * stride + 2])
            let alpha = layout == .rgba ? line[y * stride + 3] : 255
            for x in 0..<size {
                let first = x * stride
                row[first] = red
                row[first + 1] = green
                row[first + 2] = blue
                if layout == .rgba { row[first + 3] = alpha }
            }
        case .linear:
            var cursor = RampCursor(ramp)
            let half = 0.5 * Double(size)
            let start = 0.5 + (Double(y) + 0.5 - half) * stepY
            for x in 0..<size {
                store(cursor.components(at: start + (Double(x) + 0.5 - half) * stepX), at: x, in: &row)
            }
        case .radial:
            var cursor = RampCursor(ramp)
            let half = 0.5 * Double(size)
            let dy = Double(y) + 0.5 - half
            // The corners, half a side away in x and y, have the end colour.
            let radius = half * 2.0.squareRoot()
            for x in 0..<size {
                let dx = Double(x) + 0.5 - half
                store(cursor.components(at: (dx * dx + dy * dy).squareRoot() / radius), at: x, in: &row)
            }
        }
    }

    private func copy(from first: Int, into row: inout [UInt8]) {
        let count = size * layout.bytesPerPixel
        row.replaceSubrange(0..<count, with: line[first..<first + count])
    }

    private func store(_ components: GradientRamp.Components, at pixel: Int, in bytes: inout [UInt8]) {
        let first = pixel * layout.bytesPerPixel
        bytes[first] = UInt8(components.x)
        bytes[first + 1] = UInt8(components.y)
        bytes[first + 2] = UInt8(components.z)
        if layout == .rgba { bytes[first + 3] = UInt8(components.w) }
    }
}

/// Looks colours up along a ramp, quickly when each place is near the last.
private struct RampCursor {
    private let knots: [GradientRamp.Knot]
    /// The place lies between knots `index − 1` and `index`.
    private var index = 0

    init(_ ramp: GradientRamp) {
        knots = ramp.knots
    }

    /// The components at `place`, with the half added that makes truncation round to nearest. Where two knots share a
    /// place, the later one counts from there on.
    mutating func components(at place: Double) -> GradientRamp.Components {
        while index < knots.count, knots[index].offset <= place { index += 1 }
        while index > 0, knots[index - 1].offset > place { index -= 1 }
        guard index > 0 else { return knots[0].components + 0.5 }
        guard index < knots.count else { return knots[index - 1].components + 0.5 }
        let (from, to) = (knots[index - 1], knots[index])
        let fraction = (place - from.offset) / (to.offset - from.offset)
        return from.components + (to.components - from.components) * fraction + 0.5
    }
}
