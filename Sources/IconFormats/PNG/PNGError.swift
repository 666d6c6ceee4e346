/// Why a PNG could not be written or read. Offsets count bytes from the start of the file; offsets in an `InflateError`
/// from the start of the compressed data.
public enum PNGError: Error, Equatable, Sendable {
    // MARK: Writing

    /// A side is not 1 … `allowed` pixels.
    case size(width: Int, height: Int, allowed: Int)
    /// A row, counted from 0, has the wrong number of bytes.
    case rowLength(row: Int, found: Int, expected: Int)
    /// There are more or fewer rows than the image is high. `found` is `expected + 1` as soon as there is one too many.
    case rowCount(found: Int, expected: Int)
    /// The pixels of a whole image have the wrong number of bytes.
    case pixelLength(found: Int, expected: Int)
    /// The name of a text is not 1 … 79 bytes of printable Latin-1 with single spaces inside only.
    case keyword([UInt8])
    /// A text is not UTF-8, or holds a zero, at this byte of the text.
    case textEncoding(offset: Int)

    // MARK: Reading: the file

    /// The file does not begin with the signature of PNG.
    case signature
    /// The file ends inside of what begins at `offset`.
    case truncated(offset: Int)
    /// A chunk's type is not four letters.
    case chunkType(offset: Int, found: PNGChunkType)
    /// A chunk claims to be longer than the 2³¹ − 1 bytes that PNG allows.
    case chunkTooLong(offset: Int, PNGChunkType, found: UInt32)
    /// The checksum of a chunk does not match its bytes.
    case checksum(offset: Int, PNGChunkType, found: UInt32, computed: UInt32)
    /// There are more chunks than the limits allow.
    case tooManyChunks(offset: Int, allowed: Int)
    /// A chunk stands where it may not, or a second time.
    case chunkOrder(offset: Int, PNGChunkType)
    /// A chunk has a length that its type does not allow.
    case chunkLength(offset: Int, PNGChunkType, found: Int)
    /// A chunk that must be there is not.
    case missingChunk(PNGChunkType)
    /// A chunk that cannot be ignored and is not known.
    case unknownChunk(offset: Int, PNGChunkType)
    /// Something follows the last chunk.
    case trailingBytes(offset: Int)

    // MARK: Reading: what it says

    /// Compression or filter method are not 0, the interlace method is neither 0 nor 1, or PNG has no such pairing of
    /// colour type and bit depth.
    case header(colorType: UInt8, bitDepth: UInt8, compression: UInt8, filter: UInt8, interlace: UInt8)
    /// The image is interlaced. Ours never are.
    case interlaced
    /// The image has 16 bits a sample. Ours have 8 at most.
    case sixteenBits
    /// The image has more pixels than the limits allow.
    case tooManyPixels(width: Int, height: Int, allowed: Int)
    /// A text chunk has no legal name, says more than the compression flags 0 and 1 and method 0, or is not UTF-8.
    case malformedText(offset: Int)
    /// The texts, uncompressed, have more bytes than the limits allow.
    case textTooLong(offset: Int, allowed: Int)
    /// The compressed text of the chunk at `offset` could not be read.
    case compressedText(offset: Int, InflateError)
    /// The compressed pixels could not be read.
    case compressedPixels(InflateError)
    /// The pixels are fewer bytes than the header promises.
    case tooFewPixels(found: Int, expected: Int)
    /// A row, counted from 0, has a filter that is not 0 … 4.
    case filter(row: Int, found: UInt8)
    /// A row, counted from 0, names a colour that the palette does not have.
    case paletteIndex(row: Int, found: Int, colors: Int)
}
