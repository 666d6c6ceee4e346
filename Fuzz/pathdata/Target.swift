import IconCore

/// Reads any bytes as path data. What is refused must be refused within the data, and what is read must survive being
/// written: the written form is read again, has as many elements, and is written the same way once more.
@c(LLVMFuzzerTestOneInput)
public func fuzzPathData(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
    let data = Array(UnsafeBufferPointer(start: start, count: count))
    let path: Path
    do {
        path = try PathData.read(data)
    } catch {
        guard (0...count).contains(error.offset) else {
            fatalError("the offset \(error.offset) is outside of the data")
        }
        return 0
    }
    for places in [0, 2, 6] {
        let text = PathData.write(path, places: places)
        let again: Path
        do {
            again = try PathData.read(text)
        } catch {
            fatalError("what was written is not read again: \(error) in \(String(decoding: text, as: UTF8.self))")
        }
        guard again.elements.count == path.elements.count else { fatalError("an element was lost or added") }
        guard PathData.write(again, places: places) == text else { fatalError("written differently the second time") }
    }
    return 0
}
