import IconCore
import IconKit

let square = try PathData.read(Array("M0 0H24V24H0z".utf8))
print("outside package: \(String(decoding: PathData.write(square, places: 2), as: UTF8.self))")
