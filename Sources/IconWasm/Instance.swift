import IconCore
import IconFormats

/// A glyph that the browser has handed over.
struct LoadedGlyph {
    let glyph: Glyph
    /// The outlines, when files that show the glyph carry them.
    let carriedData: [UInt8]?
    /// The notice that files which show the glyph carry.
    var notice: [UInt8]?
}

/// What one instance of the module holds between calls. A browser runs it on one thread, so nothing here is shared.
struct Instance {
    /// The one instance.
    nonisolated(unsafe) static var current = Instance()

    /// The most glyphs that are kept: a picker shows a few hundred at a time.
    static let maximumGlyphs = 4_096

    /// Loaded glyphs by id; nil where one was released.
    private var glyphs: [LoadedGlyph?] = []
    private var released: [Int32] = []

    /// The bytes that the last successful call made. They stay until the next call.
    var result: [UInt8] = []
    /// Width of the pixels in `result`.
    var width: Int32 = 0
    /// Height of the pixels in `result`.
    var height: Int32 = 0
    /// The part of the input that the last failed call stumbled over, in bytes; −1 when it is not known.
    var errorOffset: Int32 = -1
    var errorLength: Int32 = 0
    /// The key of the recipe that is wrong, counted in the order of the text form; −1 when it is not known.
    var errorKey: Int32 = -1

    mutating func begin() {
        result = []
        (width, height) = (0, 0)
        (errorOffset, errorLength, errorKey) = (-1, 0, -1)
    }

    mutating func load(_ data: [UInt8], isCarried: Bool) -> Int32 {
        let shapes: [GlyphShape]
        do throws(GlyphData.ReadError) {
            shapes = try GlyphData.read(data)
        } catch {
            switch error {
            case .malformedShape(_, let offset): errorOffset = Int32(offset)
            case .path(let problem, _, let offset): errorOffset = Int32(offset + problem.offset)
            case .tooManyShapes, .tooLong: break
            }
            return Status.badGlyph
        }
        guard let glyph = Glyph(shapes) else { return Status.badGlyph }
        let loaded = LoadedGlyph(glyph: glyph, carriedData: isCarried ? data : nil)
        if let id = released.popLast() {
            glyphs[Int(id)] = loaded
            return id
        }
        guard glyphs.count < Instance.maximumGlyphs else { return Status.tooManyGlyphs }
        glyphs.append(loaded)
        return Int32(glyphs.count - 1)
    }

    mutating func release(_ id: Int32) -> Int32 {
        guard loadedGlyph(id) != nil else { return Status.unknownGlyph }
        glyphs[Int(id)] = nil
        released.append(id)
        return Status.success
    }

    mutating func setNotice(_ notice: [UInt8], of id: Int32) -> Int32 {
        guard loadedGlyph(id) != nil else { return Status.unknownGlyph }
        guard isValidUTF8(notice), notice.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { return Status.badNotice }
        glyphs[Int(id)]?.notice = notice.isEmpty ? nil : notice
        return Status.success
    }

    func loadedGlyph(_ id: Int32) -> LoadedGlyph? {
        id >= 0 && Int(id) < glyphs.count ? glyphs[Int(id)] : nil
    }

    /// Remembers where a recipe is wrong.
    mutating func note(_ error: RecipeError) {
        let span: RecipeSpan?
        switch error {
        case .tooLong, .colorsMissing: span = nil
        case .pairExpected(let place), .unknownKey(let place): span = place
        case .repeatedKey(let key, let place), .value(let key, _, let place):
            span = place
            errorKey = Int32(key.rawValue)
        }
        if let span { (errorOffset, errorLength) = (Int32(span.offset), Int32(span.length)) }
    }
}
