extension UnsafeMutableBufferPointer where Element: BitwiseCopyable {
    /// Sorts in place: insertion for a few elements, and for more with ever smaller gaps (D. Shell, 1959; gaps by D. Knuth,
    /// "The Art of Computer Programming", 5.2.1). Lists here are short and nearly sorted, where nothing is quicker, and it
    /// is a tenth of the code of the library's sort.
    ///
    /// - Parameter areInOrder: a strict order in which no two elements are alike, or alike ones need not be told apart.
    @inline(__always)
    func shellSort(by areInOrder: (Element, Element) -> Bool) {
        guard let memory = baseAddress else { return }
        var gap = 1
        if count > 32 { while gap < count / 9 { gap = 3 &* gap &+ 1 } }
        while gap > 0 {
            var index = gap
            while index < count {
                let element = memory[index]
                var place = index
                while place >= gap, areInOrder(element, memory[place &- gap]) {
                    memory[place] = memory[place &- gap]
                    place &-= gap
                }
                memory[place] = element
                index &+= 1
            }
            gap /= 3
        }
    }
}
