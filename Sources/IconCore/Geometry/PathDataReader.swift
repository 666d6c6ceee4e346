/// Reads one run of path data. Holds the state that SVG's commands refer to: where the pen stands, where the contour
/// began, and the last control point, which `S` and `T` mirror.
struct PathDataReader {
    private let data: [UInt8]
    private var index = 0
    private var path = Path()
    private var lastCubicControl: Point?
    private var lastQuadraticControl: Point?

    init(_ data: [UInt8]) {
        self.data = data
    }

    mutating func read() throws(PathData.ReadError) -> Path {
        skipSpace()
        while index < data.count {
            let offset = index
            let letter = data[index]
            guard !path.isEmpty || letter | 0x20 == UInt8(ascii: "m") else { throw .commandExpected(offset: offset) }
            index += 1
            try readCommand(letter | 0x20, isRelative: letter & 0x20 != 0, offset: offset)
            skipSpace()
        }
        return path
    }

    /// Reads all repetitions of one command. `command` is its letter in lower case.
    private mutating func readCommand(
        _ command: UInt8, isRelative: Bool, offset: Int
    ) throws(PathData.ReadError) {
        guard command != UInt8(ascii: "z") else {
            path.close()
            (lastCubicControl, lastQuadraticControl) = (nil, nil)
            return
        }
        var isFirst = true
        repeat {
            guard path.elements.count < Path.maximumElements else { throw .tooManyElements(offset: index) }
            let (first, start) = (path.elements.count, index)
            let origin = isRelative ? path.current : .zero
            var cubicControl: Point?
            var quadraticControl: Point?
            switch command {
            case UInt8(ascii: "m"):
                let point = try readPoint(origin)
                if isFirst { path.move(to: point) } else { path.line(to: point) }
            case UInt8(ascii: "l"):
                path.line(to: try readPoint(origin))
            case UInt8(ascii: "h"):
                path.line(to: Point(try readCoordinate(origin.x), path.current.y))
            case UInt8(ascii: "v"):
                path.line(to: Point(path.current.x, try readCoordinate(origin.y)))
            case UInt8(ascii: "c"), UInt8(ascii: "s"):
                let current = path.current
                let control1 =
                    command == UInt8(ascii: "c")
                    ? try readPoint(origin) : lastCubicControl.map { mirrored($0, about: current) } ?? current
                let control2 = try readPoint(origin)
                path.cubic(control1, control2, to: try readPoint(origin))
                cubicControl = control2
            case UInt8(ascii: "q"), UInt8(ascii: "t"):
                let current = path.current
                let control =
                    command == UInt8(ascii: "q")
                    ? try readPoint(origin) : lastQuadraticControl.map { mirrored($0, about: current) } ?? current
                path.quadratic(control, to: try readPoint(origin))
                quadraticControl = control
            case UInt8(ascii: "a"):
                try readArc(origin)
            default:
                throw .commandExpected(offset: offset)
            }
            // Arcs and mirrored control points reach farther than the numbers they were made from.
            guard path.elements[first...].allSatisfy({ $0.isWithinLimits }) else {
                throw .numberTooLarge(offset: start)
            }
            (lastCubicControl, lastQuadraticControl) = (cubicControl, quadraticControl)
            isFirst = false
        } while startsNumber()
    }

    private mutating func readArc(_ origin: Point) throws(PathData.ReadError) {
        let radii = Vector(try readNumber(), try readNumber())
        let rotation = try readNumber()
        let isLarge = try readFlag()
        let isClockwise = try readFlag()
        let end = try readPoint(origin)
        path.addArc(to: end, radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise)
    }

    private func mirrored(_ point: Point, about center: Point) -> Point { center + (center - point) }

    private mutating func readPoint(_ origin: Point) throws(PathData.ReadError) -> Point {
        Point(try readCoordinate(origin.x), try readCoordinate(origin.y))
    }

    /// A coordinate relative to `origin`. Sums are held to the limit too, or many relative commands would add up beyond it.
    private mutating func readCoordinate(_ origin: Double) throws(PathData.ReadError) -> Double {
        let offset = index
        let coordinate = origin + (try readNumber())
        guard abs(coordinate) <= PathData.largestNumber else { throw .numberTooLarge(offset: offset) }
        return coordinate
    }

    private mutating func readNumber() throws(PathData.ReadError) -> Double {
        skipSeparator()
        guard let (value, end) = Decimal.read(data, at: index) else { throw .numberExpected(offset: index) }
        // A relative number may lead from one end of the range to the other.
        guard abs(value) <= 2 * PathData.largestNumber else { throw .numberTooLarge(offset: index) }
        index = end
        return value
    }

    /// A flag is one character, with or without a separator behind it.
    private mutating func readFlag() throws(PathData.ReadError) -> Bool {
        skipSeparator()
        guard index < data.count, data[index] == UInt8(ascii: "0") || data[index] == UInt8(ascii: "1") else {
            throw .flagExpected(offset: index)
        }
        index += 1
        return data[index - 1] == UInt8(ascii: "1")
    }

    /// Whether another set of arguments follows: a separator or the start of a number, rather than a command.
    private mutating func startsNumber() -> Bool {
        skipSpace()
        guard index < data.count else { return false }
        switch data[index] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: ","):
            return true
        default:
            return false
        }
    }

    private mutating func skipSeparator() {
        skipSpace()
        guard index < data.count, data[index] == UInt8(ascii: ",") else { return }
        index += 1
        skipSpace()
    }

    private mutating func skipSpace() {
        while index < data.count {
            switch data[index] {
            case 0x20, 0x0A, 0x0D, 0x09, 0x0C: index += 1
            default: return
            }
        }
    }
}

extension PathElement {
    /// Whether no coordinate is beyond `PathData.largestNumber`.
    fileprivate var isWithinLimits: Bool {
        func isWithin(_ point: Point) -> Bool { max(abs(point.x), abs(point.y)) <= PathData.largestNumber }
        return switch self {
        case .move(let p), .line(let p): isWithin(p)
        case .quadratic(let c, let p): isWithin(c) && isWithin(p)
        case .cubic(let c1, let c2, let p): isWithin(c1) && isWithin(c2) && isWithin(p)
        case .close: true
        }
    }
}
