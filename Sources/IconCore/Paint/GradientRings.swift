/// A radial gradient as circles about the middle of the canvas where its colours change.
///
/// Twice a pixel's distance from the middle, in x and in y, are whole numbers, so the square of the doubled distance is one
/// too, and each change happens at one such number exactly. Rows are then filled from circle to circle, the left half as
/// the mirror image of the right.
struct GradientRings: Sendable {
    /// From which doubled and squared distance on a colour counts; increasing.
    private var squares: [Double] = []
    /// The colour inside all circles, and behind each of them.
    private var colors: [Color] = []
    private let size: Int

    init(_ steps: GradientSteps, ramp: GradientRamp, size: Int) {
        self.size = size
        var cursor = RampCursor(ramp)
        let radius = 0.5 * Double(size) * 2.0.squareRoot()
        func exactColor(_ square: Double) -> Color { cursor.singleColor(at: (square * 0.25).squareRoot() / radius) }
        colors.append(steps.colors[0])
        for (index, place) in steps.places.enumerated() {
            let color = steps.colors[index + 1]
            let square = 4 * (place * radius) * (place * radius)
            let error = 1e-7 + square * 8 * steps.uncertainty / max(place, 1e-6)
            let low = max((square - error).rounded(.up), 0)
            let high = (square + error).rounded(.up)
            // Whole numbers as near to the change as that are looked up.
            var number = low
            while number < high {
                add(exactColor(number), from: number)
                number += 1
            }
            add(color, from: max(high, 0))
        }
    }

    private mutating func add(_ color: Color, from square: Double) {
        if let last = squares.last, last >= square {
            // Known exactly already when it lies before; replaced when it is the same.
            if last == square { colors[colors.count - 1] = color }
            return
        }
        squares.append(square)
        colors.append(color)
    }

    /// Writes row `y`.
    ///
    /// - Precondition: 0 ≤ y < size; `row` has room for `size` pixels.
    func paintRow(_ y: Int, layout: PixelLayout, into row: UnsafeMutablePointer<UInt8>) {
        if layout == .rgb { paint(y, .rgb, row) } else { paint(y, .rgba, row) }
    }

    @inline(__always)
    private func paint(_ y: Int, _ layout: PixelLayout, _ row: UnsafeMutablePointer<UInt8>) {
        let stride = layout.bytesPerPixel
        let doubledY = Double(2 &* y &+ 1 &- size)
        let below = doubledY * doubledY
        // The right half begins with the middle pixel, or right of the middle.
        var x = size / 2
        let nearest = Double(2 &* x &+ 1 &- size)
        var number = countOfSquares(upTo: below + nearest * nearest)
        squares.withUnsafeBufferPointer { squares in
            colors.withUnsafeBufferPointer { colors in
                let loose = size &- PixelFill.looseness
                while x < size {
                    var end = size
                    if number < squares.count {
                        // The first pixel whose doubled distance to the right is no less than this root.
                        let distance = PixelPlaces.ceiling((squares[number] - below).squareRoot())
                        end = min((distance &+ size) &>> 1, size)
                    }
                    if end > x {
                        let fill = PixelFill(colors[number], layout: layout)
                        if end <= loose {
                            fill.fillOnward(row + x &* stride, count: end &- x)
                            fill.fillBackward(row + (size &- x) &* stride, count: end &- x)
                        } else {
                            fill.fill(row + x &* stride, count: end &- x)
                            fill.fill(row + (size &- end) &* stride, count: end &- x)
                        }
                        x = end
                    }
                    number &+= 1
                }
            }
        }
    }

    private func countOfSquares(upTo square: Double) -> Int {
        var (low, high) = (0, squares.count)
        while low < high {
            let middle = (low &+ high) &>> 1
            if squares[middle] <= square { low = middle &+ 1 } else { high = middle }
        }
        return low
    }
}
