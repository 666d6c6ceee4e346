/// Reads a PNG: walks through its chunks in order and keeps what it knows.
struct PNGReader {
    private var header: PNGHeader?
    private var palette: Range<Int>?
    private var transparency: Range<Int>?
    private var pixels: [Range<Int>] = []
    private var texts: [PNGText] = []
    private var textBytes = 0
    private var lastType = PNGChunkType.header

    private let limits: PNGLimits

    /// Reads pixels and texts.
    static func image(_ file: Span<UInt8>, limits: PNGLimits) throws(PNGError) -> PNGImage {
        var reader = PNGReader(limits: limits)
        let header = try reader.readChunks(file)
        let pixels = try reader.decodePixels(file, header)
        return PNGImage(width: header.width, height: header.height, pixels: pixels, texts: reader.texts)
    }

    /// Reads the texts only.
    static func texts(_ file: Span<UInt8>, limits: PNGLimits) throws(PNGError) -> [PNGText] {
        var reader = PNGReader(limits: limits)
        _ = try reader.readChunks(file)
        return reader.texts
    }

    private init(limits: PNGLimits) {
        self.limits = limits
    }

    private mutating func readChunks(_ file: Span<UInt8>) throws(PNGError) -> PNGHeader {
        var chunks = try PNGChunks(file, limit: limits.chunks)
        while let chunk = try chunks.next(file) {
            if let header { try take(chunk, file, header) } else { try takeHeader(chunk, file) }
            lastType = chunk.type
        }
        guard let header else { throw .missingChunk(.header) }
        guard !pixels.isEmpty else { throw .missingChunk(.pixels) }
        guard header.format.colorType != .palette || palette != nil else { throw .missingChunk(.palette) }
        return header
    }

    private mutating func takeHeader(_ chunk: PNGChunks.Chunk, _ file: Span<UInt8>) throws(PNGError) {
        guard chunk.type == .header else { throw .missingChunk(.header) }
        guard chunk.data.count == PNGHeader.length else { throw chunk.lengthError }
        header = try PNGHeader(file.extracting(chunk.data), limits: limits)
    }

    private mutating func take(
        _ chunk: PNGChunks.Chunk, _ file: Span<UInt8>, _ header: PNGHeader
    ) throws(PNGError) {
        switch chunk.type {
        case .header:
            throw chunk.orderError
        case .palette:
            try takePalette(chunk, header.format)
        case .transparency:
            try takeTransparency(chunk, header.format)
        case .pixels:
            guard pixels.isEmpty || lastType == .pixels else { throw chunk.orderError }
            pixels.append(chunk.data)
        case .text:
            let text = try PNGText(
                chunk: file.extracting(chunk.data), offset: chunk.offset, allowed: limits.textBytes - textBytes,
                limits: limits)
            textBytes += text.text.count
            texts.append(text)
        case .end:
            guard chunk.data.isEmpty else { throw chunk.lengthError }
        default:
            guard !chunk.type.isCritical else { throw .unknownChunk(offset: chunk.offset, chunk.type) }
        }
    }

    private mutating func takePalette(_ chunk: PNGChunks.Chunk, _ format: PNGFormat) throws(PNGError) {
        let mayHavePalette = format.colorType != .gray && format.colorType != .grayAlpha
        guard palette == nil, transparency == nil, pixels.isEmpty, mayHavePalette else { throw chunk.orderError }
        let capacity = format.colorType == .palette ? 1 << format.bitDepth : ColorTable.capacity
        guard chunk.data.count % 3 == 0, (1...capacity).contains(chunk.data.count / 3) else { throw chunk.lengthError }
        palette = chunk.data
    }

    private mutating func takeTransparency(_ chunk: PNGChunks.Chunk, _ format: PNGFormat) throws(PNGError) {
        guard transparency == nil, pixels.isEmpty else { throw chunk.orderError }
        switch format.colorType {
        case .gray: guard chunk.data.count == 2 else { throw chunk.lengthError }
        case .rgb: guard chunk.data.count == 6 else { throw chunk.lengthError }
        case .palette:
            guard let palette else { throw chunk.orderError }
            guard (1...palette.count / 3).contains(chunk.data.count) else { throw chunk.lengthError }
        case .grayAlpha, .rgba: throw chunk.orderError
        }
        transparency = chunk.data
    }

    private func decodePixels(_ file: Span<UInt8>, _ header: PNGHeader) throws(PNGError) -> [UInt8] {
        guard pixels.count > 1 else { return try decode(file.extracting(pixels[0]), file, header) }
        var joined: [UInt8] = []
        for range in pixels { joined += Array(copying: file.extracting(range)) }
        return try decode(joined.span, file, header)
    }

    private func decode(_ data: Span<UInt8>, _ file: Span<UInt8>, _ header: PNGHeader) throws(PNGError) -> [UInt8] {
        let rows = try PixelRows(data, format: header.format, width: header.width, count: header.height)
        let expander = PixelExpander(
            header, palette: file.extracting(palette ?? 0..<0), transparency: file.extracting(transparency ?? 0..<0))
        return try expander.expand(rows)
    }
}

extension PNGChunks.Chunk {
    fileprivate var orderError: PNGError { .chunkOrder(offset: offset, type) }
    fileprivate var lengthError: PNGError { .chunkLength(offset: offset, type, found: data.count) }
}
