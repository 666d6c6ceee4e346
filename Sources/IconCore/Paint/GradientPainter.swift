/// Writes rows of a gradient over a square canvas: the colour at each pixel's centre, rounded to nearest, no dither.
///
/// Most gradients repeat: along a row (180°), down the canvas (90°), or shifted by one pixel from row to row (45°, 135°,
/// …). For those one line of colours is made at the start and rows are copied from it. Rows of all others are painted in
/// stretches of one colour.
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

    /// Up to how many pixels it is quicker to look each up than to find out where colours change.
    private static let fewPixels = 512
    /// Up to how many changes of colour for each pixel of a row it is worth it to find them.
    private static let changesPerPixel = 1.0

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
    private var steps: GradientSteps?
    private var rings: GradientRings?

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
        case .colorPerRow: makeLine(count: size, step: stepY)
        case .sameRow: makeLine(count: size, step: stepX)
        case .shiftedForward, .shiftedBackward: makeLine(count: 2 * size - 1, step: stepX)
        case .linear: findSteps(pixels: size, rows: size)
        case .radial:
            findSteps(pixels: size / 2, rows: size)
            rings = steps.map { GradientRings($0, ramp: ramp, size: size) }
        }
    }

    /// Whether every row is of one colour.
    var isFlatInRows: Bool { pattern == .colorPerRow }

    /// Each pixel is as the one so far to its right in the row above; nil where that is not so.
    var shift: Int? {
        switch pattern {
        case .sameRow: 0
        case .shiftedForward: 1
        case .shiftedBackward: -1
        case .colorPerRow, .linear, .radial: nil
        }
    }

    /// Looks for changes of colour if there are far fewer than pixels.
    private mutating func findSteps(pixels: Int, rows: Int = 1) {
        var changes = 0.0
        for (from, to) in zip(ramp.knots, ramp.knots.dropFirst()) {
            let difference = to.components - from.components
            for channel in 0..<4 { changes += abs(difference[channel]) }
        }
        if changes < Double(pixels) * GradientPainter.changesPerPixel, pixels * rows > GradientPainter.fewPixels {
            steps = GradientSteps(ramp)
        }
    }

    /// Makes the line: colours at the centres of `count` pixels, `step` apart, the middle of the gradient in its middle.
    private mutating func makeLine(count: Int, step: Double) {
        findSteps(pixels: count)
        let places = PixelPlaces(start: 0.5, middle: 0.5 * Double(count), step: step, count: count)
        line = [UInt8](repeating: 0, count: count * layout.bytesPerPixel)
        var bytes: [UInt8] = []
        swap(&bytes, &line)
        bytes.withUnsafeMutableBufferPointer { bytes in
            if let first = bytes.baseAddress { paint(places, into: first) }
        }
        swap(&bytes, &line)
    }

    /// Writes row `y` of the gradient.
    ///
    /// - Precondition: 0 ≤ y < size; `row` has room for `size` pixels.
    func paintRow(_ y: Int, into row: UnsafeMutablePointer<UInt8>) {
        let stride = layout.bytesPerPixel
        let half = 0.5 * Double(size)
        switch pattern {
        case .sameRow: copy(from: 0, into: row)
        case .shiftedForward: copy(from: y * stride, into: row)
        case .shiftedBackward: copy(from: (size - 1 - y) * stride, into: row)
        case .colorPerRow:
            let color = Color(
                red: line[y * stride], green: line[y * stride + 1], blue: line[y * stride + 2],
                alpha: layout == .rgba ? line[y * stride + 3] : 255)
            PixelFill(color, layout: layout).fill(row, count: size)
        case .linear:
            paint(
                PixelPlaces(start: 0.5 + (Double(y) + 0.5 - half) * stepY, middle: half, step: stepX, count: size),
                into: row)
        case .radial:
            if let rings {
                rings.paintRow(y, layout: layout, into: row)
            } else {
                paintRadial(y, row)
            }
        }
    }

    /// Looks each pixel of the right half up, and sets its mirror image too.
    private func paintRadial(_ y: Int, _ row: UnsafeMutablePointer<UInt8>) {
        var cursor = RampCursor(ramp)
        let half = 0.5 * Double(size)
        let dy = Double(y) + 0.5 - half
        let square = dy * dy
        // The corners, half a side away in x and y, have the end colour.
        let radius = half * 2.0.squareRoot()
        for x in size / 2..<size {
            let dx = Double(x) + 0.5 - half
            // Not in line: measured 1.7 times quicker so, here.
            let color = cursor.singleColor(at: (dx * dx + square).squareRoot() / radius)
            store(color, row + x &* layout.bytesPerPixel)
            store(color, row + (size &- 1 &- x) &* layout.bytesPerPixel)
        }
    }

    private func copy(from first: Int, into row: UnsafeMutablePointer<UInt8>) {
        let count = size * layout.bytesPerPixel
        line.withUnsafeBufferPointer { line in
            precondition(first >= 0 && first + count <= line.count)
            if let start = line.baseAddress { row.update(from: start + first, count: count) }
        }
    }

    @inline(__always)
    private func store(_ color: Color, _ pixel: UnsafeMutablePointer<UInt8>) {
        (pixel[0], pixel[1], pixel[2]) = (color.red, color.green, color.blue)
        if layout == .rgba { pixel[3] = color.alpha }
    }

    /// Paints pixels whose places lie in a line.
    private func paint(_ places: PixelPlaces, into row: UnsafeMutablePointer<UInt8>) {
        if let steps, paint(places, by: steps, into: row) { return }
        var cursor = RampCursor(ramp)
        for x in 0..<places.count { store(cursor.color(at: places[x]), row + x * layout.bytesPerPixel) }
    }

    /// Paints stretches of one colour.
    ///
    /// - Returns: whether it did; it cannot when places are so near to each other that it is not sure where stretches end.
    private func paint(_ places: PixelPlaces, by steps: GradientSteps, into row: UnsafeMutablePointer<UInt8>) -> Bool {
        let tolerance = 4 * steps.uncertainty
        let (start, end) = (places[0], places[places.count - 1])
        let rises = places.step >= 0
        // Changes `next` … `last` in this order are met, or nearly so, by the pixels.
        let next = rises ? steps.index(of: start - tolerance) : steps.index(of: start + tolerance) - 1
        let last = rises ? steps.index(of: end + tolerance) - 1 : steps.index(of: end - tolerance)
        let count = rises ? last - next + 1 : next - last + 1
        guard count > 0 else {
            PixelFill(steps.colors[rises ? next : next + 1], layout: layout).fill(row, count: places.count)
            return true
        }
        let pixelsPerPlace = 1 / places.step
        let error = 1e-7 + tolerance * abs(pixelsPerPlace)
        guard error < 0.01 else { return false }
        // Where nearly every pixel has its own colour, to look each up is quicker.
        guard 2 * count < places.count else { return false }
        steps.places.withUnsafeBufferPointer { changes in
            steps.colors.withUnsafeBufferPointer { colors in
                if layout == .rgb {
                    paint(places, .rgb, changes, colors, first: next, count, pixelsPerPlace, error, row)
                } else {
                    paint(places, .rgba, changes, colors, first: next, count, pixelsPerPlace, error, row)
                }
            }
        }
        return true
    }

    /// - Parameters:
    ///   - first: the first change that is met.
    ///   - count: how many are met, one after the other, backward when places fall.
    ///   - error: how far, in pixels, a change may be from where it seems to be; below 0.01.
    @inline(__always)
    private func paint(
        _ places: PixelPlaces, _ layout: PixelLayout, _ changes: UnsafeBufferPointer<Double>,
        _ colors: UnsafeBufferPointer<Color>, first: Int, _ count: Int, _ perPlace: Double, _ error: Double,
        _ row: UnsafeMutablePointer<UInt8>
    ) {
        let stride = layout.bytesPerPixel
        let width = places.count
        let forward = places.step > 0 ? 1 : -1
        // Behind a change that is met going forward lies the next colour, going backward the one of the same number.
        let behind = forward > 0 ? 1 : 0
        // The number of the change before which the colour of the stretch counts.
        var number = first
        var x = 0
        // Where stretches may be filled beyond their end.
        let loose = width &- PixelFill.looseness
        let offset = places.middle - 0.5 - places.start * perPlace
        for _ in 0..<count {
            let place = changes[number] * perPlace + offset
            // Pixels from `low` on may be behind the change, from `high` on they are: the same but where the change falls on
            // a pixel's centre.
            let low = PixelPlaces.ceiling(place - error)
            if low > x {
                let end = min(low, width)
                let fill = PixelFill(colors[number &+ 1 &- behind], layout: layout)
                if end <= loose {
                    fill.fillOnward(row + x &* stride, count: end &- x)
                } else {
                    fill.fill(row + x &* stride, count: end &- x)
                }
                x = end
            }
            if Double(low) < place + error, low == x, low < width {
                var cursor = RampCursor(ramp)
                store(cursor.singleColor(at: places[low]), row + low &* stride)
                x = low &+ 1
            }
            number &+= forward
        }
        let fill = PixelFill(colors[number &+ 1 &- behind], layout: layout)
        if x < width { fill.fill(row + x &* stride, count: width &- x) }
    }
}

/// Where along a gradient the pixels of a line are.
struct PixelPlaces {
    /// The place in the middle of the line.
    let start: Double
    /// The middle of the line, in pixels from its left end.
    let middle: Double
    /// From pixel to pixel.
    let step: Double
    let count: Int

    subscript(pixel: Int) -> Double {
        @inline(__always) get { start + (Double(pixel) + 0.5 - middle) * step }
    }

    /// The smallest whole number that is not below `value`, which is above −1.
    @inline(__always)
    static func ceiling(_ value: Double) -> Int {
        let floor = Int(value)
        return Double(floor) < value ? floor &+ 1 : floor
    }
}
