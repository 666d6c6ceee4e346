/// One colour, laid out so that many pixels of it are written at once.
///
/// The patterns repeat every 8 pixels of three bytes, or 4 of four, and are stored 16 bytes at a time, so the last stores
/// of a stretch overlap those before instead of going on pixel by pixel.
struct PixelFill {
    private let layout: PixelLayout
    private let color: Color
    /// 16 bytes each: of three, the 48 bytes of 16 pixels; of four, the same each time.
    private let pattern: (SIMD2<UInt64>, SIMD2<UInt64>, SIMD2<UInt64>)

    /// - Parameter color: its opacity counts only where pixels have one.
    @inline(__always)
    init(_ color: Color, layout: PixelLayout) {
        self.layout = layout
        self.color = color
        let rgb = UInt64(color.red) | UInt64(color.green) &<< 8 | UInt64(color.blue) &<< 16
        switch layout {
        case .rgb:
            let a = rgb | rgb &<< 24 | rgb &<< 48
            let b = rgb &>> 16 | rgb &<< 8 | rgb &<< 32 | rgb &<< 56
            let c = rgb &>> 8 | rgb &<< 16 | rgb &<< 40
            pattern = (SIMD2(a, b), SIMD2(c, a), SIMD2(b, c))
        case .rgba:
            let pixel = rgb | UInt64(color.alpha) &<< 24
            let two = pixel | pixel &<< 32
            pattern = (SIMD2(two, two), SIMD2(two, two), SIMD2(two, two))
        }
    }

    /// Fills `count` pixels from `pixel` on.
    ///
    /// - Precondition: `count` ≥ 0, and so many pixels are there.
    @inline(never)
    func fill(_ pixel: UnsafeMutablePointer<UInt8>, count: Int) {
        if layout == .rgb { fillRGB(pixel, count) } else { fillRGBA(pixel, count) }
    }

    @inline(__always)
    private func fillRGB(_ pixel: UnsafeMutablePointer<UInt8>, _ count: Int) {
        let bytes = UnsafeMutableRawPointer(pixel)
        guard count >= 16 else {
            if count >= 8 {
                eight(bytes)
                eight(bytes + 3 &* (count &- 8))
                return
            }
            var place = pixel
            for _ in 0..<max(count, 0) {
                (place[0], place[1], place[2]) = (color.red, color.green, color.blue)
                place += 3
            }
            return
        }
        var place = bytes
        let last = bytes + 3 &* (count &- 16)
        while place < last {
            sixteen(place)
            place += 48
        }
        sixteen(last)
    }

    @inline(__always)
    private func eight(_ bytes: UnsafeMutableRawPointer) {
        bytes.storeBytes(of: pattern.0, as: SIMD2<UInt64>.self)
        (bytes + 16).storeBytes(of: pattern.1.x, as: UInt64.self)
    }

    @inline(__always)
    private func sixteen(_ bytes: UnsafeMutableRawPointer) {
        bytes.storeBytes(of: pattern.0, as: SIMD2<UInt64>.self)
        (bytes + 16).storeBytes(of: pattern.1, as: SIMD2<UInt64>.self)
        (bytes + 32).storeBytes(of: pattern.2, as: SIMD2<UInt64>.self)
    }

    @inline(__always)
    private func fillRGBA(_ pixel: UnsafeMutablePointer<UInt8>, _ count: Int) {
        let bytes = UnsafeMutableRawPointer(pixel)
        guard count >= 4 else {
            var place = bytes
            for _ in 0..<max(count, 0) {
                place.storeBytes(of: UInt32(truncatingIfNeeded: pattern.0.x), as: UInt32.self)
                place += 4
            }
            return
        }
        var place = bytes
        let last = bytes + 4 &* (count &- 4)
        while place < last {
            place.storeBytes(of: pattern.0, as: SIMD2<UInt64>.self)
            place += 16
        }
        last.storeBytes(of: pattern.0, as: SIMD2<UInt64>.self)
    }

    /// Fills `count` pixels from `pixel` on, and up to `looseness` more: for stretches that are filled from left to right.
    ///
    /// - Precondition: all these pixels are there; `count` is above 0.
    @inline(__always)
    func fillOnward(_ pixel: UnsafeMutablePointer<UInt8>, count: Int) {
        var place = UnsafeMutableRawPointer(pixel)
        let end = place + layout.bytesPerPixel &* count
        repeat {
            eightPixels(place)
            place += 8 &* layout.bytesPerPixel
        } while place < end
    }

    /// Fills the `count` pixels before `pixel`, and up to `looseness` more before them: for stretches that are filled from
    /// right to left.
    ///
    /// - Precondition: all these pixels are there; `count` is above 0.
    @inline(__always)
    func fillBackward(_ pixel: UnsafeMutablePointer<UInt8>, count: Int) {
        var place = UnsafeMutableRawPointer(pixel)
        let start = place - layout.bytesPerPixel &* count
        repeat {
            place -= 8 &* layout.bytesPerPixel
            eightPixels(place)
        } while place > start
    }

    /// How many pixels beyond a stretch `fillOnward` and `fillBackward` may write.
    static let looseness = 7

    @inline(__always)
    private func eightPixels(_ place: UnsafeMutableRawPointer) {
        if layout == .rgb {
            eight(place)
        } else {
            place.storeBytes(of: pattern.0, as: SIMD2<UInt64>.self)
            (place + 16).storeBytes(of: pattern.0, as: SIMD2<UInt64>.self)
        }
    }
}
