/// The pixels of an image as long as they have at most 256 colours: the colours in the order of their appearance, and for
/// each pixel the index of its colour.
struct ColorTable: ~Copyable {
    static let capacity = 256

    private var colors = ScratchBuffer<UInt32>(repeating: 0, count: capacity)
    /// How many colours there are.
    private(set) var count = 0
    /// The indices of the pixels taken in, row behind row.
    private(set) var indices: [UInt8] = []

    /// An open hash table: an index plus one for each colour, 0 for a free slot. At most a quarter of it is in use.
    private var slots = ScratchBuffer<UInt16>(repeating: 0, count: 1 << slotBits)
    private static let slotBits: UInt32 = 10

    /// The colour of an index below `count`.
    subscript(index: Int) -> PackedColor { PackedColor(bits: colors[index]) }

    /// Forgets all pixels.
    mutating func clear() {
        count = 0
        indices.removeAll(keepingCapacity: true)
        slots.fill(slots.count, with: 0)
    }

    /// Takes in a row of 8-bit pixels, or only the pixels before the first whose colour does not fit any more; then it
    /// returns false.
    mutating func append(_ row: Span<UInt8>, _ type: PNGFormat.ColorType) -> Bool {
        let width = row.count / type.channels
        var x = 0
        while x < width {
            let color = PackedColor(row, x, type)
            guard let index = index(of: color) else { return false }
            var end = x &+ 1
            while end < width, PackedColor(row, end, type) == color { end &+= 1 }
            indices.append(contentsOf: repeatElement(UInt8(truncatingIfNeeded: index), count: end &- x))
            x = end
        }
        return true
    }

    /// Puts the pixels of row `y` behind the first byte of `row`, each as its colour.
    func write(_ y: Int, width: Int, as type: PNGFormat.ColorType, to row: inout ScratchBuffer<UInt8>) {
        let rowIndices = indices.span.extracting(y * width..<(y + 1) * width)
        for x in 0..<width { self[Int(rowIndices[x])].write(to: &row, at: 1, x, type) }
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
