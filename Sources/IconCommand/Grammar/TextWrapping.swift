/// Breaks text into lines of at most `width` characters, between words. A word longer than that has a line to itself.
/// Paragraphs are parted by an empty line; a line that begins with two spaces is kept as it is.
func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var length = 0
    func endLine() {
        if !line.isEmpty { lines.append(line) }
        (line, length) = ("", 0)
    }
    for source in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if source.isEmpty || source.hasPrefix("  ") {
            endLine()
            lines.append(String(source))
            continue
        }
        for word in source.split(separator: " ") {
            if length > 0, length + 1 + word.count > width { endLine() }
            if length > 0 { (line, length) = (line + " ", length + 1) }
            (line, length) = (line + word, length + word.count)
        }
    }
    endLine()
    return lines
}
