/// A list that is filled and emptied again and again, of values that need no destruction. Its memory grows and is never
/// given back before the list's end; nothing checks its indices.
struct ReusedList<Element: BitwiseCopyable>: ~Copyable {
    private var memory: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int = 64) {
        self.capacity = capacity
        memory = .allocate(capacity: capacity)
    }

    deinit { memory.deallocate() }

    /// The elements, until the list changes.
    var contents: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: memory, count: count) }

    @inline(__always)
    mutating func removeAll() { count = 0 }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (memory + count).initialize(to: element)
        count &+= 1
    }

    /// Takes the last element away.
    @inline(__always)
    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count &-= 1
        return memory[count]
    }

    /// Takes away what fails a test; the rest stays in order.
    @inline(__always)
    mutating func keep(where isKept: (Element) -> Bool) {
        var kept = 0
        for index in 0..<count where isKept(memory[index]) {
            if kept < index { memory[kept] = memory[index] }
            kept &+= 1
        }
        count = kept
    }

    /// Sorts; see `shellSort`.
    @inline(__always)
    mutating func sort(by areInOrder: (Element, Element) -> Bool) {
        UnsafeMutableBufferPointer(start: memory, count: count).shellSort(by: areInOrder)
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
        larger.moveInitialize(from: memory, count: count)
        memory.deallocate()
        memory = larger
        capacity *= 2
    }

    /// Turns the order of the elements from `first` on round.
    ///
    /// - Precondition: 0 ≤ first ≤ count.
    @inline(__always)
    mutating func reverse(from first: Int) {
        var (low, high) = (first, count &- 1)
        while low < high {
            swap(&memory[low], &memory[high])
            low &+= 1
            high &-= 1
        }
    }

    /// - Precondition: 0 ≤ place < count.
    subscript(place: Int) -> Element {
        @inline(__always) get { memory[place] }
        @inline(__always) set { memory[place] = newValue }
    }
}
