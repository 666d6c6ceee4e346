import IconCommand
import IconFormats

/// How far two pictures are from each other.
enum PictureDifference {
    /// From here on it is another picture, of 255: antialiasing and rounding of good renderers make 0.1 to 0.5.
    static let most = 0.8

    /// The mean difference of all components of all pixels, colour weighed by opacity, of 255.
    ///
    /// - Parameters:
    ///   - file: a PNG.
    ///   - expected: four bytes a pixel, straight.
    static func mean(_ file: [UInt8], from expected: [UInt8]) throws -> Double {
        let found = try PNG.decode(file).pixels
        guard found.count == expected.count else { throw Failure("the picture has another size") }
        var sum = 0
        for pixel in stride(from: 0, to: found.count, by: 4) {
            let (a, b) = (Int(found[pixel + 3]), Int(expected[pixel + 3]))
            sum += abs(a - b) * 255
            for channel in 0..<3 {
                sum += abs(Int(found[pixel + channel]) * a - Int(expected[pixel + channel]) * b)
            }
        }
        return Double(sum) / 255 / Double(found.count)
    }
}
