// Feeds the PNG reader and the zlib decoder with whatever libFuzzer thinks of, and the writer with what they make of it.
// A crash, a failed precondition below or memory without bound is a finding; a thrown error is not.

import IconCore
import IconFormats

/// The first byte says what the others are.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPNG(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    let bytes = Array(input.dropFirst())
    switch (input.first ?? 0) % 5 {
    case 0: read(bytes)
    case 1: read(withRightChecksums(bytes))
    case 2: read(fileAround(rows: bytes))
    case 3: decompress(bytes)
    default: compress(bytes)
    }
    return 0
}

/// Reads a file with small limits. What can be read is written and read again.
private func read(_ file: [UInt8]) {
    let limits = PNGLimits(pixels: 1 << 14, textBytes: 1 << 14, chunks: 64)
    guard let image = try? PNG.decode(file, limits: limits) else { return }
    precondition(image.pixels.count == 4 * image.width * image.height)
    precondition((try? PNG.texts(in: file, limits: limits)) == image.texts)

    let options = PNGOptions(
        level: file.count % 2 == 0 ? .default : .smallest, content: file.count % 3 == 0 ? .photographic : .flat,
        hasManyColors: file.count % 5 == 0, texts: image.texts)
    let again = try? PNG.decode(
        PNG.encode(
            pixels: image.pixels, width: image.width, height: image.height, layout: .rgba, options: options))
    precondition(again?.texts == image.texts)
    precondition(again?.pixels == clearingTransparent(image.pixels))
}

/// The bytes as a zlib stream; with a right header in front, so that the fuzzer need not find one.
private func decompress(_ bytes: [UInt8]) {
    for stream in [bytes, [0x78, 0x9C] + bytes] {
        guard let data = try? Zlib.decompress(stream, allowed: 1 << 16) else { continue }
        precondition(data.count <= 1 << 16)
    }
}

/// What is compressed must be read back.
private func compress(_ bytes: [UInt8]) {
    let stream = Zlib.compress(bytes, level: bytes.count % 4 == 0 ? .smallest : .default)
    precondition((try? Zlib.decompress(stream, allowed: bytes.count)) == bytes)
}

/// The bytes as a PNG's chunks, each a length of one byte, four letters and data; the checksums are added.
private func withRightChecksums(_ bytes: [UInt8]) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    var rest = bytes[...]
    while rest.count >= 5, let length = rest.popFirst() {
        let type = Array(rest.prefix(4))
        let data = Array(rest.dropFirst(4).prefix(Int(length)))
        file += chunk(type, data)
        rest = rest.dropFirst(4 + data.count)
    }
    return file
}

/// A small image whose format and uncompressed rows are the input's.
private func fileAround(rows bytes: [UInt8]) -> [UInt8] {
    guard bytes.count > 5 else { return [] }
    let header: [UInt8] = [0, 0, 0, bytes[0], 0, 0, 0, bytes[1], bytes[2], bytes[3], 0, 0, 0]
    let palette = Array(bytes.dropFirst(5).prefix(3 * Int(bytes[4])))
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk(Array("IHDR".utf8), header)
    if !palette.isEmpty { file += chunk(Array("PLTE".utf8), palette) }
    file += chunk(Array("IDAT".utf8), stored(Array(bytes.dropFirst(5))))
    return file + chunk(Array("IEND".utf8), [])
}

/// A zlib stream of one stored block.
private func stored(_ bytes: [UInt8]) -> [UInt8] {
    let length = UInt16(truncatingIfNeeded: bytes.count)
    let head = [length, ~length].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
        a = (a + UInt32(byte)) % 65_521
        b = (b + a) % 65_521
    }
    return [0x78, 0x9C, 1] + head + bytes + bigEndian(b << 16 | a)
}

private func chunk(_ type: [UInt8], _ data: [UInt8]) -> [UInt8] {
    bigEndian(UInt32(data.count)) + type + data + bigEndian(crc(type + data))
}

private func bigEndian(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
}

/// CRC-32 by its definition, bit by bit.
private func crc(_ bytes: [UInt8]) -> UInt32 {
    var register = UInt32.max
    for byte in bytes {
        register ^= UInt32(byte)
        for _ in 0..<8 { register = register & 1 == 1 ? 0xEDB8_8320 ^ register >> 1 : register >> 1 }
    }
    return ~register
}

private func clearingTransparent(_ pixels: [UInt8]) -> [UInt8] {
    var result = pixels
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] == 0 {
        for index in start..<(start + 4) { result[index] = 0 }
    }
    return result
}
