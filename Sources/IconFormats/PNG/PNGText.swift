/// A text inside a PNG, with a name (the iTXt chunk: PNG 3rd edition, 11.3.3.4). The language and the translated
/// name that such a chunk may have are written empty and not read.
public struct PNGText: Equatable, Sendable {
    /// The name: 1 … 79 bytes of Latin-1.
    public let keyword: [UInt8]
    /// The text, in UTF-8.
    public let text: [UInt8]

    /// A text with a name.
    ///
    /// - Parameters:
    ///   - keyword: 1 … 79 bytes of printable Latin-1, with single spaces only and none at the ends.
    ///   - text: UTF-8 without zeros; may be empty.
    /// - Throws: `PNGError.keyword` or `PNGError.textEncoding`.
    public init(keyword: [UInt8], text: [UInt8]) throws(PNGError) {
        guard Self.isKeyword(keyword) else { throw .keyword(keyword) }
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: text.span)
        } catch {
            throw .textEncoding(offset: error.byteOffsets.lowerBound)
        }
        if let zero = text.firstIndex(of: 0) { throw .textEncoding(offset: zero) }
        self.keyword = keyword
        self.text = text
    }

    private static func isKeyword(_ bytes: [UInt8]) -> Bool {
        guard (1...79).contains(bytes.count) else { return false }
        var isBehindSpace = true
        for byte in bytes {
            guard (0x20...0x7E).contains(byte) || byte >= 0xA1, !(byte == 0x20 && isBehindSpace) else { return false }
            isBehindSpace = byte == 0x20
        }
        return !isBehindSpace
    }

    /// The bytes of the chunk. The text is compressed where that makes it shorter.
    func chunk(_ encoder: inout ZlibEncoder, level: DeflateLevel) -> [UInt8] {
        encoder.start(level: level, length: text.count)
        encoder.write(text.span)
        let compressed = encoder.finish()
        let isCompressed = compressed.count < text.count
        // The end of the name, the compression flag and method, and the ends of language and translated name.
        return keyword + [0, isCompressed ? 1 : 0, 0, 0, 0] + (isCompressed ? compressed : text)
    }

    /// Reads the bytes of the chunk at `offset` of a file, of which `allowed` may be text after decompression.
    init(chunk bytes: Span<UInt8>, offset: Int, allowed: Int, limits: PNGLimits) throws(PNGError) {
        let keywordEnd = try Self.fieldEnd(bytes, from: 0, offset)
        guard keywordEnd + 2 < bytes.count, bytes[keywordEnd + 1] <= 1, bytes[keywordEnd + 2] == 0 else {
            throw .malformedText(offset: offset)
        }
        let languageEnd = try Self.fieldEnd(bytes, from: keywordEnd + 3, offset)
        let textStart = try Self.fieldEnd(bytes, from: languageEnd + 1, offset) + 1
        let stored = bytes.extracting(textStart..<bytes.count)
        let text: [UInt8]
        if bytes[keywordEnd + 1] == 1 {
            do throws(InflateError) {
                text = try Zlib.decompress(stored, allowed: allowed)
            } catch {
                if case .tooLong = error { throw .textTooLong(offset: offset, allowed: limits.textBytes) }
                throw .compressedText(offset: offset, error)
            }
        } else {
            guard stored.count <= allowed else { throw .textTooLong(offset: offset, allowed: limits.textBytes) }
            text = Array(copying: stored)
        }
        do throws(PNGError) {
            try self.init(keyword: Array(copying: bytes.extracting(0..<keywordEnd)), text: text)
        } catch {
            throw .malformedText(offset: offset)
        }
    }

    /// The index of the zero that ends the field from `start` on.
    private static func fieldEnd(_ bytes: Span<UInt8>, from start: Int, _ offset: Int) throws(PNGError) -> Int {
        var index = start
        while index < bytes.count, bytes[index] != 0 { index += 1 }
        guard index < bytes.count else { throw .malformedText(offset: offset) }
        return index
    }
}
