/// How much work goes into making a stream short.
public enum DeflateLevel: Equatable, Sendable {
    /// Quick, and for icons about as short as zlib's level 6.
    case `default`
    /// As short as this encoder can, in many times the time.
    case smallest
}
