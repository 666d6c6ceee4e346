/// Path data in SVG's notation (the `d` attribute, SVG 2, 9.3), read and written as UTF-8 bytes.
public enum PathData {
    /// Why path data could not be read. Every offset counts bytes from the start of the data.
    public enum ReadError: Error, Equatable, Sendable {
        /// Something other than a command letter stands where a command must, or the data does not begin with `M` or `m`.
        case commandExpected(offset: Int)
        /// A command has too few numbers, or something that is no number among them.
        case numberExpected(offset: Int)
        /// An arc flag is neither 0 nor 1.
        case flagExpected(offset: Int)
        /// A coordinate leaves −10⁹ … 10⁹, or a number is over twice that.
        case numberTooLarge(offset: Int)
        /// The path has more than `Path.maximumElements` elements.
        case tooManyElements(offset: Int)

        /// Where in the data it went wrong.
        public var offset: Int {
            switch self {
            case .commandExpected(let offset), .numberExpected(let offset), .flagExpected(let offset),
                .numberTooLarge(let offset), .tooManyElements(let offset):
                offset
            }
        }
    }

    /// The greatest magnitude of a coordinate. Far outside any view box; keeps all later arithmetic finite.
    public static let largestNumber = 1e9

    /// Reads path data: every command, absolute and relative, repeated arguments, numbers without separators
    /// (`1-2.5.5`), arc flags glued to what follows (`a1 1 0 00.5.5`). Empty data gives an empty path.
    ///
    /// - Throws: `ReadError`, with the offset of the first byte that does not fit. Unlike a browser, which draws what
    ///   came before the mistake, this refuses the whole path: half a glyph is worse than a message.
    public static func read(_ data: [UInt8]) throws(ReadError) -> Path {
        var reader = PathDataReader(data)
        return try reader.read()
    }

    /// Writes a path as short as it can be without loss beyond rounding: relative or absolute commands, whichever is
    /// shorter, `h`, `v`, `s` and `t` where they fit, no needless separators.
    ///
    /// - Parameter places: decimals kept, 0 … 6. Rounding never adds up: each coordinate is written relative to where
    ///   the reader will stand, not to where the path stood.
    public static func write(_ path: Path, places: Int) -> [UInt8] {
        var writer = PathDataWriter(places: places)
        for element in path.elements { writer.write(element) }
        return writer.bytes
    }
}
