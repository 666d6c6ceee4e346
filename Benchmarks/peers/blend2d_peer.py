"""Blend2D by the wheel blend2d-python. To its advantage: paths are built ahead, and pixels go into canvases that are kept.

`default` is its own PNG encoder, which the binding only lets write files: they are in memory, and are not read back.
`fpng` hands the pixels to the encoder fpng, as they are where the icon is opaque.
"""

import os

import peer

try:
    import blend2d as b
except ImportError as error:
    peer.missing(f"Blend2D: {error}")


class Drawing:
    def __init__(self, icon, is_rgba):
        self.icon, self.is_rgba = icon, is_rgba
        self.glyph = path(icon.glyph)
        self.outline = path(icon.outline) if icon.outline else None
        self.ink = self.color(icon.ink)
        self.gradient = None
        if icon.gradient:
            g = icon.gradient
            self.gradient = (
                b.create_linear_gradient(g.x0, g.y0, g.x1, g.y1) if g.kind == "linear"
                else b.create_radial_gradient(g.x0, g.y0, g.x0, g.y0, g.radius))
            for offset, color in g.stops:
                self.gradient.add_stop(offset, self.color(color))

    def color(self, rgb):
        """The binding takes components in the order of memory; Blend2D's own order is blue, green, red."""
        return tuple(value / 255 for value in (rgb if self.is_rgba else rgb[::-1])) + (1.0,)


def path(segments):
    result = b.BLPath()
    add = {"M": result.move_to, "L": result.line_to, "Q": result.quadric_to, "C": result.cubic_to, "Z": result.close}
    for letter, *numbers in segments:
        add[letter](*numbers)
    return result


canvases = {}


def draw(drawing):
    icon = drawing.icon
    # The encoder writes RGB for XRGB32. For fpng, pixels have four bytes in the order of PNG.
    form = b.BLFormat.XRGB32 if icon.is_opaque and not drawing.is_rgba else b.BLFormat.PRGB32
    key = icon.size, form
    if key not in canvases:
        canvases[key] = b.BLImage(icon.size, icon.size, form)
    context = b.BLContext(canvases[key])
    if not icon.is_opaque:
        context.clear_all()
    if drawing.gradient:
        context.set_fill_style(drawing.gradient)
        if drawing.outline:
            context.fill_path(drawing.outline)
        else:
            context.fill_all()
    context.set_fill_style(drawing.ink)
    context.fill_path(drawing.glyph)
    context.flush()
    return canvases[key]


class Own:
    file = f"/dev/shm/blend2d-{os.getpid()}.png"

    def prepare(self, icon):
        return Drawing(icon, is_rgba=False)

    def raster(self, drawing):
        draw(drawing)

    def write(self, drawing, path):
        draw(drawing).writeToFile(path)
        return os.stat(path).st_size

    def icon(self, drawing):
        return self.write(drawing, self.file)

    def png(self, drawing):
        self.icon(drawing)
        with open(self.file, "rb") as file:
            return file.read()


methods = {"default": Own()}
try:
    import fpng

    class Fpng:
        def prepare(self, icon):
            return Drawing(icon, is_rgba=True)

        def icon(self, drawing):
            size = drawing.icon.size
            pixels = draw(drawing).getDataAsNumPy().reshape(size, size, 4)
            return fpng.from_ndarray(pixels if drawing.icon.is_opaque else peer.straight(pixels))

        png = icon

    methods["fpng"] = Fpng()
except ImportError:
    pass

try:
    peer.serve("blend2d", ".".join(map(str, b.BL_VERSION)) if isinstance(b.BL_VERSION, tuple) else b.BL_VERSION, methods)
finally:
    if os.path.exists(Own.file):
        os.unlink(Own.file)
