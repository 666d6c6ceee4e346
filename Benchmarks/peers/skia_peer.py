"""Skia by the wheel skia-python. To its advantage: paths and shaders are made ahead, and surfaces are kept."""

import peer

try:
    import skia
except ImportError as error:
    peer.missing(f"Skia: {error}")


def path(segments):
    builder = skia.PathBuilder()
    add = {
        "M": builder.moveTo, "L": builder.lineTo, "Q": builder.quadTo, "C": builder.cubicTo, "Z": builder.close}
    for letter, *numbers in segments:
        add[letter](*numbers)
    return builder.detach()


class Drawing:
    def __init__(self, icon):
        self.icon = icon
        self.glyph = path(icon.glyph)
        self.outline = path(icon.outline) if icon.outline else None
        self.ink = skia.Paint(AntiAlias=True, Color=skia.Color(*icon.ink))
        self.plate = None
        if icon.gradient:
            g = icon.gradient
            colors, places = [skia.Color(*color) for _, color in g.stops], [offset for offset, _ in g.stops]
            shader = (
                skia.GradientShader.MakeLinear([skia.Point(g.x0, g.y0), skia.Point(g.x1, g.y1)], colors, places)
                if g.kind == "linear"
                else skia.GradientShader.MakeRadial(skia.Point(g.x0, g.y0), g.radius, colors, places))
            self.plate = skia.Paint(AntiAlias=True, Shader=shader)


surfaces = {}


class Own:
    def prepare(self, icon):
        return Drawing(icon)

    def raster(self, drawing):
        icon = drawing.icon
        key = icon.size, icon.is_opaque
        if key not in surfaces:
            alpha = skia.kOpaque_AlphaType if icon.is_opaque else skia.kPremul_AlphaType
            surfaces[key] = skia.Surface.MakeRaster(
                skia.ImageInfo.Make(icon.size, icon.size, skia.kRGBA_8888_ColorType, alpha))
        canvas = surfaces[key].getCanvas()
        if not icon.is_opaque:
            canvas.clear(0)
        if drawing.outline:
            canvas.drawPath(drawing.outline, drawing.plate)
        elif drawing.plate:
            canvas.drawPaint(drawing.plate)
        canvas.drawPath(drawing.glyph, drawing.ink)
        return surfaces[key]

    def icon(self, drawing):
        return bytes(self.raster(drawing).makeImageSnapshot().encodeToData())

    png = icon


peer.serve("skia", skia.__version__, {"default": Own()})
