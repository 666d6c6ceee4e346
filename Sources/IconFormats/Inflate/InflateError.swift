/// Why a compressed stream could not be read. Every offset counts bytes from the start of the stream, to the first byte
/// that holds a bit not understood.
public enum InflateError: Error, Equatable, Sendable {
    /// The codes that a dynamic block describes (RFC 1951, 3.2.7).
    public enum Alphabet: Equatable, Sendable {
        /// The code in which the lengths of the other two are written.
        case codeLengths
        /// Bytes, the end of the block, and match lengths.
        case literals
        /// Match distances.
        case distances
    }

    /// The stream ends before its last block or its checksum does.
    case truncated(offset: Int)
    /// The first two bytes, most significant first, are no zlib header: method 8, a window of at most 32 768 bytes, and
    /// together a multiple of 31.
    case header(found: UInt16)
    /// The stream wants a dictionary that is not part of it.
    case presetDictionary
    /// A block is of type 3, which does not exist.
    case blockType(offset: Int)
    /// The length of a stored block and its complement do not match.
    case storedLength(offset: Int, found: UInt16, complement: UInt16)
    /// A dynamic block has more than 286 literal and length codes or more than 30 distance codes.
    case codeCount(offset: Int, literals: Int, distances: Int)
    /// A code length is to be repeated before there is one, or beyond the last code.
    case repeatedLength(offset: Int)
    /// A code has more words than its lengths leave room for.
    case oversubscribedCode(offset: Int, Alphabet)
    /// A code leaves words unused. Only literals and distances may, and only with a single word of one bit; distances may
    /// also have no word at all.
    case incompleteCode(offset: Int, Alphabet)
    /// A block has no code for its end.
    case noEndOfBlock(offset: Int)
    /// A word that the code leaves unused.
    case unusedCode(offset: Int, Alphabet)
    /// A length symbol above 285 or a distance symbol above 29.
    case symbol(offset: Int, found: Int, Alphabet)
    /// A match begins before the start of the data.
    case distance(offset: Int, found: Int, allowed: Int)
    /// The data is longer than the caller allowed.
    case tooLong(allowed: Int)
    /// The Adler-32 checksum of the data differs from the one in the stream.
    case checksum(found: UInt32, computed: UInt32)
    /// Something follows the stream.
    case trailingBytes(offset: Int)
}
