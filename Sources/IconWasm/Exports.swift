import IconCore
import IconFormats

// The boundary to the browser: numbers and byte buffers, no strings, no callbacks, no imports.
//
// Text and files go in through memory that the caller gets from `buffer_allocate`, writes, passes and gives back. What a
// call makes lies at `result_pointer`, `result_length` bytes long, until the next call. A view on the module's memory must be
// made anew after every call, which may have grown it. Bad input gives a negative status (`Status`) and never traps; only memory
// that is not the module's does.

/// Memory for `count` bytes of input; null when there is none or `count` is not positive.
@_expose(wasm, "buffer_allocate") @_cdecl("buffer_allocate")
public func bufferAllocate(_ count: Int32) -> UnsafeMutableRawPointer? {
    guard count > 0, count <= 1 << 28 else { return nil }
    return UnsafeMutableRawPointer.allocate(byteCount: Int(count), alignment: 16)
}

/// Gives memory of `buffer_allocate` back.
@_expose(wasm, "buffer_free") @_cdecl("buffer_free")
public func bufferFree(_ pointer: UnsafeMutableRawPointer?) {
    pointer?.deallocate()
}

/// Where the bytes that the last call made lie.
@_expose(wasm, "result_pointer") @_cdecl("result_pointer")
public func resultPointer() -> UnsafePointer<UInt8>? {
    // The array is not touched again before the next call, so its storage stays where it is.
    Instance.current.result.withUnsafeBufferPointer { $0.baseAddress }
}

/// How many bytes the last call made.
@_expose(wasm, "result_length") @_cdecl("result_length")
public func resultLength() -> Int32 { Int32(Instance.current.result.count) }

/// Width of the pixels that the last call made.
@_expose(wasm, "result_width") @_cdecl("result_width")
public func resultWidth() -> Int32 { Instance.current.width }

/// Height of the pixels that the last call made.
@_expose(wasm, "result_height") @_cdecl("result_height")
public func resultHeight() -> Int32 { Instance.current.height }

/// Where in its input the last failed call stumbled, in bytes; −1 when that is not known.
@_expose(wasm, "error_offset") @_cdecl("error_offset")
public func errorOffset() -> Int32 { Instance.current.errorOffset }

/// How many bytes from `error_offset` on are wrong.
@_expose(wasm, "error_length") @_cdecl("error_length")
public func errorLength() -> Int32 { Instance.current.errorLength }

/// Which key of a recipe is wrong, counted in the order of the text form from 0; −1 when that is not known.
@_expose(wasm, "error_key") @_cdecl("error_key")
public func errorKey() -> Int32 { Instance.current.errorKey }

/// Loads a glyph's path bytes (`GlyphData`) and gives its id, 0 or more. With `isCarried` other than 0, files that show the
/// glyph carry its outlines: for glyphs that others may not have.
@_expose(wasm, "glyph_load") @_cdecl("glyph_load")
public func glyphLoad(_ pointer: UnsafePointer<UInt8>?, _ count: Int32, _ isCarried: Int32) -> Int32 {
    Instance.current.begin()
    guard let data = input(pointer, count) else { return Status.badBuffer }
    return Instance.current.load(data, isCarried: isCarried != 0)
}

/// Gives a glyph the notice that files which show it must carry, UTF-8 without control characters; empty for none.
@_expose(wasm, "glyph_notice") @_cdecl("glyph_notice")
public func glyphNotice(_ pointer: UnsafePointer<UInt8>?, _ count: Int32, _ id: Int32) -> Int32 {
    Instance.current.begin()
    guard let notice = input(pointer, count) else { return Status.badBuffer }
    return Instance.current.setNotice(notice, of: id)
}

/// Forgets a glyph. Its id may be given to another.
@_expose(wasm, "glyph_release") @_cdecl("glyph_release")
public func glyphRelease(_ id: Int32) -> Int32 {
    Instance.current.begin()
    return Instance.current.release(id)
}

/// Makes a recipe's canonical text.
@_expose(wasm, "recipe_normalize") @_cdecl("recipe_normalize")
public func recipeNormalize(_ pointer: UnsafePointer<UInt8>?, _ count: Int32) -> Int32 {
    withRecipe(pointer, count) { recipe in
        Instance.current.result = RecipeText.write(recipe)
        return Status.success
    }
}

/// Draws a recipe: `size` × `size` pixels, four bytes each, red, green, blue and straight opacity.
///
/// `glyph` is the id of the glyph that the recipe names, −1 when it names none; `appearance` is 0.
@_expose(wasm, "icon_render") @_cdecl("icon_render")
public func iconRender(
    _ pointer: UnsafePointer<UInt8>?, _ count: Int32, _ glyph: Int32, _ size: Int32, _ appearance: Int32
) -> Int32 {
    withIcon(pointer, count, glyph, size, appearance) { recipe, loaded in
        Instance.current.result = Scene(recipe, glyph: loaded?.glyph, pixels: Int(size)).rgba(size: Int(size))
        (Instance.current.width, Instance.current.height) = (size, size)
        return Status.success
    }
}

/// Draws a recipe and writes it as PNG, with the recipe inside. Arguments as for `icon_render`.
@_expose(wasm, "icon_png") @_cdecl("icon_png")
public func iconPNG(
    _ pointer: UnsafePointer<UInt8>?, _ count: Int32, _ glyph: Int32, _ size: Int32, _ appearance: Int32
) -> Int32 {
    withIcon(pointer, count, glyph, size, appearance) { recipe, loaded in
        do throws(PNGError) {
            let scene = Scene(recipe, glyph: loaded?.glyph, pixels: Int(size))
            Instance.current.result = try IconFormats.IconPNG.encode(
                scene, size: Int(size), metadata: metadata(recipe, loaded))
            return Status.success
        } catch {
            // Notices and outlines were checked when they came in, so this does not happen.
            return Status.badGlyph
        }
    }
}

/// Writes a recipe as SVG, with the recipe inside. Arguments as for `icon_render`.
@_expose(wasm, "icon_svg") @_cdecl("icon_svg")
public func iconSVG(
    _ pointer: UnsafePointer<UInt8>?, _ count: Int32, _ glyph: Int32, _ size: Int32, _ appearance: Int32
) -> Int32 {
    withIcon(pointer, count, glyph, size, appearance) { recipe, loaded in
        let scene = Scene(recipe, glyph: loaded?.glyph, side: SVGWriter.viewBoxSide)
        Instance.current.result = SVGWriter.write(scene, size: Int(size), metadata: metadata(recipe, loaded))
        return Status.success
    }
}

private func metadata(_ recipe: Recipe, _ loaded: LoadedGlyph?) -> IconMetadata {
    // What stands beside a recipe that names no glyph is not in the picture.
    let shown = recipe.glyph == nil ? nil : loaded
    return IconMetadata(recipe: RecipeText.write(recipe), artwork: shown?.carriedData, notice: shown?.notice)
}

/// Reads a PNG: pixels as `icon_render` makes them, with `result_width` and `result_height`.
@_expose(wasm, "png_read") @_cdecl("png_read")
public func pngRead(_ pointer: UnsafePointer<UInt8>?, _ count: Int32) -> Int32 {
    Instance.current.begin()
    guard let file = input(pointer, count) else { return Status.badBuffer }
    do throws(PNGError) {
        let image = try PNG.decode(file)
        Instance.current.result = image.pixels
        (Instance.current.width, Instance.current.height) = (Int32(image.width), Int32(image.height))
        return Status.success
    } catch {
        return Status.badFile
    }
}

/// Writes pixels, four bytes each as `icon_render` makes them, as PNG.
@_expose(wasm, "png_write") @_cdecl("png_write")
public func pngWrite(_ pointer: UnsafePointer<UInt8>?, _ count: Int32, _ width: Int32, _ height: Int32) -> Int32 {
    Instance.current.begin()
    guard let pixels = input(pointer, count) else { return Status.badBuffer }
    guard (1...Int32(PNG.greatestSide)).contains(width), (1...Int32(PNG.greatestSide)).contains(height) else {
        return Status.badSize
    }
    do throws(PNGError) {
        Instance.current.result = try PNG.encode(
            pixels: pixels, width: Int(width), height: Int(height), layout: .rgba)
        return Status.success
    } catch {
        return Status.badPixels
    }
}

/// Reads the recipe that a PNG or SVG carries.
@_expose(wasm, "recipe_read") @_cdecl("recipe_read")
public func recipeRead(_ pointer: UnsafePointer<UInt8>?, _ count: Int32) -> Int32 {
    withMetadata(pointer, count) { $0.recipe }
}

/// Reads the glyph's path bytes that a PNG or SVG carries; none for a glyph that everyone has.
@_expose(wasm, "artwork_read") @_cdecl("artwork_read")
public func artworkRead(_ pointer: UnsafePointer<UInt8>?, _ count: Int32) -> Int32 {
    withMetadata(pointer, count) { $0.artwork ?? [] }
}

/// Reads the notice that a PNG or SVG carries; none where the artwork's licence asks for none.
@_expose(wasm, "notice_read") @_cdecl("notice_read")
public func noticeRead(_ pointer: UnsafePointer<UInt8>?, _ count: Int32) -> Int32 {
    withMetadata(pointer, count) { $0.notice ?? [] }
}

private func withMetadata(
    _ pointer: UnsafePointer<UInt8>?, _ count: Int32, _ part: (IconMetadata) -> [UInt8]
) -> Int32 {
    Instance.current.begin()
    guard let file = input(pointer, count) else { return Status.badBuffer }
    do throws(IconMetadataError) {
        let isPNG = file.first == 0x89
        Instance.current.result = part(try isPNG ? IconFormats.IconPNG.metadata(of: file) : IconSVG.metadata(of: file))
        return Status.success
    } catch {
        if case .noRecipe = error { return Status.noRecipe }
        return Status.badFile
    }
}

/// A copy of the caller's bytes; nil when there are none to be had there.
private func input(_ pointer: UnsafePointer<UInt8>?, _ count: Int32) -> [UInt8]? {
    guard count >= 0 else { return nil }
    guard let pointer, count > 0 else { return count == 0 ? [] : nil }
    return Array(UnsafeBufferPointer(start: pointer, count: Int(count)))
}

private func withRecipe(
    _ pointer: UnsafePointer<UInt8>?, _ count: Int32, _ body: (Recipe) -> Int32
) -> Int32 {
    Instance.current.begin()
    guard let text = input(pointer, count) else { return Status.badBuffer }
    do throws(RecipeError) {
        return body(try RecipeText.read(text))
    } catch {
        Instance.current.note(error)
        return Status.badRecipe
    }
}

private func withIcon(
    _ pointer: UnsafePointer<UInt8>?, _ count: Int32, _ id: Int32, _ size: Int32, _ appearance: Int32,
    _ body: (Recipe, LoadedGlyph?) -> Int32
) -> Int32 {
    withRecipe(pointer, count) { recipe in
        guard (1...Int32(SceneRenderer.maximumSize)).contains(size) else { return Status.badSize }
        guard appearance == 0 else { return Status.badAppearance }
        let loaded = Instance.current.loadedGlyph(id)
        guard id == -1 || loaded != nil else { return Status.unknownGlyph }
        guard recipe.glyph == nil || loaded != nil else { return Status.glyphMissing }
        return body(recipe, loaded)
    }
}
