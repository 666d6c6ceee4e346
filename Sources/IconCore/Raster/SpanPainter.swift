/// Paints spans of coverage over a row of pixels.
struct SpanPainter {
    /// The first byte of the row.
    let row: UnsafeMutablePointer<UInt8>
    let layout: PixelLayout

    /// Paints one colour.
    ///
    /// - Precondition: all spans lie in the row.
    func paint(_ color: Color, over spans: UnsafeBufferPointer<CoverageSpan>) {
        if layout == .rgb { paint(color, over: spans, .rgb) } else { paint(color, over: spans, .rgba) }
    }

    @inline(__always)
    private func paint(_ color: Color, over spans: UnsafeBufferPointer<CoverageSpan>, _ layout: PixelLayout) {
        let stride = layout.bytesPerPixel
        let fill = PixelFill(color, layout: layout)
        for span in spans {
            var pixel = row + Int(span.start) &* stride
            if span.coverage == 255, color.alpha == 255 {
                fill.fill(pixel, count: Int(span.end &- span.start))
                continue
            }
            let end = row + Int(span.end) &* stride
            while pixel < end {
                paintOver(pixel, layout: layout, color: color, coverage: span.coverage)
                pixel += stride
            }
        }
    }

    /// Paints colours of their own.
    ///
    /// - Parameters:
    ///   - colors: those of the row, four bytes a pixel.
    ///   - opacity: what their own is multiplied by.
    /// - Precondition: all spans lie in the row, and `colors` has as many pixels.
    func paint(
        _ colors: UnsafePointer<UInt8>, opacity: UInt8, over spans: UnsafeBufferPointer<CoverageSpan>
    ) {
        let stride = layout.bytesPerPixel
        for span in spans {
            for x in Int(span.start)..<Int(span.end) {
                let color = Color(
                    red: colors[x &* 4], green: colors[x &* 4 &+ 1], blue: colors[x &* 4 &+ 2],
                    alpha: multiplied(colors[x &* 4 &+ 3], opacity))
                paintOver(row + x &* stride, layout: layout, color: color, coverage: span.coverage)
            }
        }
    }

    /// Multiplies opacity by the mask's coverage. A pixel that becomes clear becomes all zero.
    ///
    /// - Parameter isOpaque: whether every pixel of the row is opaque.
    /// - Precondition: the layout is RGBA, all spans lie in the row of `width` pixels.
    func mask(by spans: UnsafeBufferPointer<CoverageSpan>, width: Int, isOpaque: Bool) {
        var x = 0
        for span in spans {
            let (start, end) = (Int(span.start), Int(span.end))
            clear(x, start)
            x = end
            if span.coverage == 255, isOpaque { continue }
            for x in start..<end {
                let pixel = row + x &* 4
                pixel[3] = multiplied(pixel[3], span.coverage)
                if pixel[3] == 0 { (pixel[0], pixel[1], pixel[2]) = (0, 0, 0) }
            }
        }
        clear(x, width)
    }

    @inline(__always)
    private func clear(_ start: Int, _ end: Int) {
        guard start < end else { return }
        (row + 4 &* start).update(repeating: 0, count: 4 &* (end &- start))
    }
}
