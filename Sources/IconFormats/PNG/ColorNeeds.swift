/// What the pixels seen so far need to be stored without loss, when each is stored as itself.
struct ColorNeeds: Equatable {
    /// Some pixel is not grey.
    var color = false
    /// Some pixel is not opaque.
    var alpha = false

    /// The narrowest type that has it.
    var colorType: PNGFormat.ColorType {
        switch (color, alpha) {
        case (false, false): .gray
        case (false, true): .grayAlpha
        case (true, false): .rgb
        case (true, true): .rgba
        }
    }

    /// Takes in one colour.
    @inline(__always)
    mutating func add(_ pixel: PackedColor) {
        color = color || !pixel.isGray
        alpha = alpha || !pixel.isOpaque
    }

    /// Takes in a row of 8-bit pixels that are not indices. Stops when there is nothing more to need.
    mutating func add(_ row: Span<UInt8>, _ type: PNGFormat.ColorType) {
        let mayNeedAlpha = type == .rgba || type == .grayAlpha
        let width = row.count / type.channels
        var x = 0
        while x < width, !color || mayNeedAlpha && !alpha {
            add(PackedColor(row, x, type))
            x &+= 1
        }
    }
}
