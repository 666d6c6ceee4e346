import IconCore

/// Reads any bytes as a recipe. What is refused must be refused within the text; what is read must come back from its
/// canonical text unchanged, and must draw.
@c(LLVMFuzzerTestOneInput)
public func fuzzRecipe(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
    let text = Array(UnsafeBufferPointer(start: start, count: count))
    let recipe: Recipe
    do {
        recipe = try RecipeText.read(text)
    } catch {
        switch error {
        case .pairExpected(let span), .unknownKey(let span), .repeatedKey(_, let span), .value(_, _, let span):
            guard span.offset >= 0, span.length >= 0, span.offset + span.length <= count else {
                fatalError("\(error) is outside of the text")
            }
        case .tooLong, .colorsMissing: break
        }
        return 0
    }
    let canonical = RecipeText.write(recipe)
    guard let again = try? RecipeText.read(canonical), again == recipe, RecipeText.write(again) == canonical else {
        fatalError("not the same after writing: \(String(decoding: canonical, as: UTF8.self))")
    }
    let pixels = Scene(recipe, glyph: triangle, pixels: 12).rgba(size: 12)
    guard pixels.count == 12 * 12 * 4 else { fatalError("pixels are missing") }
    return 0
}

private let triangle: Glyph? = (try? PathData.read(Array("M0 0l9 2-7 8z".utf8))).flatMap { path in
    Glyph([GlyphShape(path: path)])
}
