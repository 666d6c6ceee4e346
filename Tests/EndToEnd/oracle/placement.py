"""Where the tool puts a drawing on the icon: how to go from the units of a person's SVG file to those of the icon's."""

from dataclasses import dataclass

from . import drawing, pathdata


@dataclass(frozen=True)
class Placement:
    """First scale, then move."""

    scale: float
    dx: float
    dy: float

    def apply_to(self, context):
        """Has a Cairo context draw in the units of the person's file."""
        context.translate(self.dx, self.dy)
        context.scale(self.scale, self.scale)


def of_glyph(stored, svg):
    """Finds the placement.

    `stored` is the glyph's data as `glyphs show --json` has it, in the units of the person's file; `svg` is an icon of it.
    Both have the same outlines, so the boxes around all their points tell: how a glyph is to be placed is no part of it.
    """
    lines = [line.split(" ", 1)[1] for line in stored.split("\n")]
    before = _box(point for line in lines for point in pathdata.points(pathdata.parse(line)))
    after = _box(point for shape in drawing.read(svg).glyph for point in pathdata.points(shape.segments))
    widths = [(box[1] - box[0], box[3] - box[2]) for box in (before, after)]
    longest = 0 if widths[0][0] >= widths[0][1] else 1
    scale = widths[1][longest] / widths[0][longest]
    dx, dy = [(after[edge] + after[edge + 1] - scale * (before[edge] + before[edge + 1])) / 2 for edge in (0, 2)]
    for edge, offset in zip(range(4), (dx, dx, dy, dy)):
        # The icon's file has two decimals, the stored data five digits.
        assert abs(before[edge] * scale + offset - after[edge]) < 0.03, (before, after)
    return Placement(scale, dx, dy)


def _box(points):
    xs, ys = zip(*points)
    return min(xs), max(xs), min(ys), max(ys)
