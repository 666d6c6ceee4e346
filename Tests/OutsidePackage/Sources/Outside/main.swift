import Foundation
import IconCore
import IconKit

// The first example of the README, as someone else's program would have it.
let heart = try NamedGlyph("my/heart", pathData: "M12 21 3 12a6 6 0 0 1 9-8 6 6 0 0 1 9 8Z")
let icon = try Icon(colors: ["#f62945", "#c11d28"], glyph: heart)
let file = FileManager.default.temporaryDirectory.appending(
    path: "outside-\(ProcessInfo.processInfo.processIdentifier).png")
try icon.png(size: 512).write(to: file)
defer { try? FileManager.default.removeItem(at: file) }

// And the core by itself: the recipe that the file carries is the one it was made from.
let opened = try Icon(opening: try Data(contentsOf: file))
precondition(opened == icon)
let square = try PathData.read(Array("M0 0H24V24H0z".utf8))
precondition(square.inkBox == Rect(x: 0, y: 0, width: 24, height: 24))
print("outside package: \(opened.recipe), \(try icon.png(size: 512).count) bytes")
