/// Writes path data, each command in the shorter of its absolute and relative form. All arithmetic is on coordinates
/// already rounded to the last written decimal, so that what a reader adds up is exactly what was meant.
struct PathDataWriter {
    /// A coordinate as a whole number of units of the last written decimal.
    private struct GridPoint: Equatable {
        var x: Int64
        var y: Int64

        static func - (a: GridPoint, b: GridPoint) -> GridPoint { GridPoint(x: a.x - b.x, y: a.y - b.y) }

        /// The mirror image of `point`, seen from this one.
        func mirroring(_ point: GridPoint) -> GridPoint { GridPoint(x: 2 * x - point.x, y: 2 * y - point.y) }
    }

    private(set) var bytes: [UInt8] = []
    private let places: Int
    private let unitsPerOne: Double
    private var pen = GridPoint(x: 0, y: 0)
    private var contourStart = GridPoint(x: 0, y: 0)
    /// The last control point of the curve just written, where the next curve may mirror it.
    private var lastCubicControl: GridPoint?
    private var lastQuadraticControl: GridPoint?
    /// The command that a reader assumes when a number follows without a letter.
    private var impliedCommand: UInt8?

    init(places: Int) {
        precondition((0...6).contains(places))
        self.places = places
        var units = 1.0
        for _ in 0..<places { units *= 10 }
        unitsPerOne = units
    }

    mutating func write(_ element: PathElement) {
        var cubicControl: GridPoint?
        var quadraticControl: GridPoint?
        switch element {
        case .move(let p):
            let end = grid(p)
            writeShorter("m", [end])
            impliedCommand = bytes[commandIndex] == UInt8(ascii: "m") ? UInt8(ascii: "l") : UInt8(ascii: "L")
            (pen, contourStart) = (end, end)
        case .line(let p):
            writeLine(to: grid(p))
        case .quadratic(let c, let p):
            let (control, end) = (grid(c), grid(p))
            if control == pen.mirroring(lastQuadraticControl ?? pen) {
                writeShorter("t", [end])
            } else {
                writeShorter("q", [control, end])
            }
            (pen, quadraticControl) = (end, control)
        case .cubic(let c1, let c2, let p):
            let (control1, control2, end) = (grid(c1), grid(c2), grid(p))
            if control1 == pen.mirroring(lastCubicControl ?? pen) {
                writeShorter("s", [control2, end])
            } else {
                writeShorter("c", [control1, control2, end])
            }
            (pen, cubicControl) = (end, control2)
        case .close:
            bytes.append(UInt8(ascii: "z"))
            (pen, impliedCommand) = (contourStart, nil)
        }
        (lastCubicControl, lastQuadraticControl) = (cubicControl, quadraticControl)
    }

    private mutating func writeLine(to end: GridPoint) {
        if end.y == pen.y {
            writeShorter("h", relative: [end.x - pen.x], absolute: [end.x])
        } else if end.x == pen.x {
            writeShorter("v", relative: [end.y - pen.y], absolute: [end.y])
        } else {
            writeShorter("l", [end])
        }
        pen = end
    }

    private func grid(_ point: Point) -> GridPoint {
        GridPoint(x: grid(point.x), y: grid(point.y))
    }

    /// To the nearest unit, halves toward +∞. Magnitudes beyond 10¹⁵ units are held there.
    private func grid(_ value: Double) -> Int64 {
        let units = (value * unitsPerOne + 0.5).rounded(.down)
        return units.isFinite ? Int64(min(max(units, -1e15), 1e15)) : 0
    }

    private mutating func writeShorter(_ letter: Unicode.Scalar, _ points: [GridPoint]) {
        var relative: [Int64] = []
        var absolute: [Int64] = []
        for point in points {
            let offset = point - pen
            relative += [offset.x, offset.y]
            absolute += [point.x, point.y]
        }
        writeShorter(letter, relative: relative, absolute: absolute)
    }

    /// Where the letter of the command written last stands, when it was written.
    private var commandIndex = 0

    /// Appends whichever form is shorter, the relative one if both are equal.
    private mutating func writeShorter(_ letter: Unicode.Scalar, relative: [Int64], absolute: [Int64]) {
        let lower = UInt8(ascii: letter)
        let upper = lower & ~0x20
        let relativeText = text(lower, relative)
        let absoluteText = text(upper, absolute)
        let isRelative = relativeText.count <= absoluteText.count
        commandIndex = bytes.count
        bytes += isRelative ? relativeText : absoluteText
        impliedCommand = isRelative ? lower : upper
    }

    private func text(_ command: UInt8, _ numbers: [Int64]) -> [UInt8] {
        var result: [UInt8] = []
        if command != impliedCommand { result.append(command) }
        // Whether the text so far ends in a number, and whether that number has a point: what may be glued to it.
        var followsNumber = command == impliedCommand
        var hasPoint = followsNumber && endsInFraction
        for number in numbers {
            var digits: [UInt8] = []
            Decimal.write(units: number, places: places, omitsLeadingZero: true, to: &digits)
            let isGlued = digits[0] == UInt8(ascii: "-") || (digits[0] == UInt8(ascii: ".") && hasPoint)
            if followsNumber, !isGlued { result.append(UInt8(ascii: " ")) }
            result += digits
            followsNumber = true
            hasPoint = digits.contains(UInt8(ascii: "."))
        }
        return result
    }

    /// Whether the last number written has a point.
    private var endsInFraction: Bool {
        for byte in bytes.reversed() {
            if byte == UInt8(ascii: ".") { return true }
            if byte.decimalDigit == nil { return false }
        }
        return false
    }
}
