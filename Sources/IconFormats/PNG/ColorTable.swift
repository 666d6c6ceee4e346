/// The pixels of an image as long as they have at most 256 colours: the colours in the order of their appearance, and for
/// each pixel the index of its colour.
///
/// Most pixels of an icon are the pixel before, or the row above, or that moved by a pixel. Such runs are found by wide
/// compares, and their indices copied; only what is left is looked up.
struct ColorTable: ~Copyable {
    static let capacity = 256

    private var colors = ScratchBuffer<UInt32>(uninitialized: capacity)
    /// How many colours there are.
    private(set) var count = 0
    /// The indices of the pixels taken in, row behind row.
    private(set) var indices = ScratchBuffer<UInt8>(uninitialized: 0)
    /// How many pixels were taken in.
    private var pixelCount = 0

    private var width = 0
    private var type = PNGFormat.ColorType.rgb
    /// The row above and the row being taken in, one behind the other.
    private var rows = ScratchBuffer<UInt8>(repeating: 0, count: 0)
    /// A comparison may look so far beyond.
    private static let slack = 8

    /// An open hash table: an index plus one for each colour, 0 for a free slot. At most a quarter of it is in use.
    private var slots = ScratchBuffer<UInt16>(uninitialized: 1 << slotBits)
    private static let slotBits: UInt32 = 10

    /// The colour of an index below `count`.
    subscript(index: Int) -> PackedColor { PackedColor(bits: colors[index]) }

    /// Forgets all pixels, and begins an image whose rows have `width` 8-bit pixels of `type`.
    mutating func start(width: Int, type: PNGFormat.ColorType) {
        (self.width, self.type) = (width, type)
        (count, pixelCount) = (0, 0)
        slots.fill(slots.count, with: 0)
        let size = 2 * width * type.channels + Self.slack
        if rows.count < size { rows = ScratchBuffer(repeating: 0, count: size) }
    }

    /// Takes in a row, or only the pixels before the first whose colour does not fit any more; then it returns false.
    mutating func append(_ row: Span<UInt8>) -> Bool {
        let stride = type.channels
        let length = width * stride
        precondition(row.count == length)
        rows.copy(row, from: 0, count: length, to: length)
        let end = pixelCount + width
        if end > indices.count { indices.grow(to: max(end, 4 * indices.count, 1 << 14)) }
        let hasAbove = pixelCount > 0
        var x = 0
        while x < width {
            let pixel = length &+ x &* stride
            let place = pixelCount &+ x
            // Not beyond the row, and of the row above not beyond its end.
            if hasAbove {
                let limit = (width &- x &- 1) &* stride
                let shifted =
                    limit > 0 ? rows.equalBytes(at: pixel, distance: length &- stride, limit: limit) / stride : 0
                if shifted > 0 {
                    indices.move(place &- width &+ 1..<place &- width &+ 1 &+ shifted, to: place)
                    x &+= shifted
                    continue
                }
                let same = rows.equalBytes(at: pixel, distance: length, limit: limit &+ stride) / stride
                if same > 0 {
                    indices.move(place &- width..<place &- width &+ same, to: place)
                    x &+= same
                    continue
                }
            }
            let color = PackedColor(row, x, type)
            guard let index = index(of: color) else { return false }
            let more =
                rows.equalBytes(at: pixel &+ stride, distance: stride, limit: (width &- x &- 1) &* stride) / stride
            indices.fill(place..<place &+ more &+ 1, with: UInt8(truncatingIfNeeded: index))
            x &+= more &+ 1
        }
        rows.move(length..<2 * length, to: 0)
        pixelCount = end
        return true
    }

    /// Puts the pixels of row `y` into `bytes` from an index on, each as its colour.
    func write(
        _ y: Int, as type: PNGFormat.ColorType, to bytes: inout ScratchBuffer<UInt8>, at start: Int
    ) {
        for x in 0..<width { self[Int(indices[y * width + x])].write(to: &bytes, at: start, x, type) }
    }

    private mutating func index(of color: PackedColor) -> Int? {
        var slot = Int(truncatingIfNeeded: (color.bits &* 0x9E37_79B1) &>> (32 &- Self.slotBits))
        while slots[slot] != 0 {
            let index = Int(slots[slot]) &- 1
            if colors[index] == color.bits { return index }
            slot = (slot &+ 1) & (slots.count &- 1)
        }
        guard count < Self.capacity else { return nil }
        colors[count] = color.bits
        count += 1
        slots[slot] = UInt16(truncatingIfNeeded: count)
        return count - 1
    }
}
