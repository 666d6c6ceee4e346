"""How much of each pixel a path covers, by Cairo: drawn larger, with its own smoothing, and averaged.

Cairo's image surface samples each pixel on 15 lines, so that an edge that is nearly level can be off by 1/15: 17 of 255.
Drawn 16 times larger and averaged, it is off by a hundredth of that.
"""

import cairocffi as cairo
import numpy


def trace(context, segments):
    """Adds a path's segments to a Cairo context."""
    for name, *numbers in segments:
        {"M": context.move_to, "L": context.line_to, "C": context.curve_to, "Z": context.close_path}[name](*numbers)


def scale_for(size):
    """How much larger than `size` pixels to draw: what keeps a drawing within some 4,096 pixels."""
    return 16 if size <= 256 else 4


def box_of(paths, size, side, margin=0):
    """The pixels that paths touch, as left, top, right, bottom."""
    context = cairo.Context(cairo.ImageSurface(cairo.FORMAT_A8, 1, 1))
    for segments in paths:
        trace(context, segments)
    unit = size / side
    left, top, right, bottom = (edge * unit for edge in context.path_extents())
    return (max(int(numpy.floor(left)) - margin, 0), max(int(numpy.floor(top)) - margin, 0),
            min(int(numpy.ceil(right)) + margin, size), min(int(numpy.ceil(bottom)) + margin, size))


def of_drawing(draw, size, side, box=None):
    """The coverage, 0 … 1, of what `draw(context)` paints.

    `draw` is given a context in units of which `side` make up `size` pixels. `box` keeps to a part of the pixels.
    """
    left, top, right, bottom = box or (0, 0, size, size)
    width, height = right - left, bottom - top
    factor = scale_for(size)
    surface = cairo.ImageSurface(cairo.FORMAT_A8, width * factor, height * factor)
    context = cairo.Context(surface)
    context.set_antialias(cairo.ANTIALIAS_BEST)
    context.translate(-left * factor, -top * factor)
    context.scale(size * factor / side)
    # In units of the larger drawing's pixels; Cairo's own 0.1 is fine for one that nobody looks at closely.
    context.set_tolerance(0.05)
    draw(context)
    surface.flush()
    cells = numpy.frombuffer(surface.get_data(), numpy.uint8).reshape(height * factor, surface.get_stride())
    cells = cells[:, : width * factor]
    rows = cells.reshape(height, factor, width * factor).sum(axis=1, dtype=numpy.uint16)
    sums = rows.reshape(height, width, factor).sum(axis=2, dtype=numpy.uint32)
    return sums / (255.0 * factor * factor)


def of_path(segments, is_even_odd, size, side, box=None):
    """The coverage of a filled path."""

    def draw(context):
        context.set_fill_rule(cairo.FILL_RULE_EVEN_ODD if is_even_odd else cairo.FILL_RULE_WINDING)
        trace(context, segments)
        context.fill()

    return of_drawing(draw, size, side, box)


def of_shapes(shapes, size, side, box=None):
    """The coverage of shapes of some opacity, one over the other (src-over)."""
    left, top, right, bottom = box or (0, 0, size, size)
    ink = numpy.zeros((bottom - top, right - left))
    for shape in shapes:
        ink += (1 - ink) * shape.opacity * of_path(shape.segments, shape.is_even_odd, size, side, box)
    return ink
