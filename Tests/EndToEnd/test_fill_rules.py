"""What is inside: contours that lie in, over and against each other, by both fill rules, against Cairo."""

from dataclasses import dataclass

import cairocffi as cairo
import pytest
from conftest import concurrently
from oracle import coverage, drawing, pathdata, picture, placement
from own_pack import add_pack, stored_data

# As for the glyphs of the packs, of 255: on average over the box of the ink, and at any pixel.
MEAN, WORST = 0.2, 24

PENTAGRAM = "M50 5 78 90 6 37h88L22 90z"
RINGS = "M50 5c60 0 60 90 0 90s-60-90 0-90zM50 20c40 0 40 60 0 60s-40-60 0-60zM50 35c20 0 20 30 0 30s-20-30 0-30z"
RINGS_OPPOSED = "M50 5c60 0 60 90 0 90s-60-90 0-90zM50 20c-40 0-40 60 0 60s40-60 0-60z"
OVERLAP = "M10 10 70 20 60 70 20 60zM35 30 92 41 81 93 30 88z"
OVERLAP_OPPOSED = "M10 10 70 20 60 70 20 60zM30 88 81 93 92 41 35 30z"
BLADES = "M50 50C20-20 80-20 50 50C120 20 120 80 50 50C80 120 20 120 50 50C-20 80-20 20 50 50z"
# Two halves whose common border crosses pixels: no seam may show.
SEAM = "M10 10h33.3l20 80H10zM43.3 10H90v80H63.3z"
SEAM_OPPOSED = "M10 10h33.3l20 80H10zM90 10H43.3l20 80H90z"
# The same square twice, once as seen, once turned round.
TWICE = "M11 11h77v77H11zM11 11h77v77H11zM40 40h20v20H40z"
UNDONE = "M11 11h77v77H11zM22 22v55h55V22zM44 44h11v11H44z"
CURL = "M5 80C95-60 5-60 95 80L80 85C20-20 80-20 20 85z"
OPEN = "M10 90 50 10 90 90M30 95 50 40 70 95"


@dataclass(frozen=True)
class Fill:
    """Paths as SVG describes them, in a view box of 100 units, each with a rule and an opacity."""

    parts: tuple

    @property
    def svg(self):
        paths = "".join(
            f'<path d="{data}" fill-rule="{"evenodd" if is_even_odd else "nonzero"}" opacity="{opacity}"/>'
            for data, is_even_odd, opacity in self.parts)
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{paths}</svg>'


SHAPES = {
    "pentagram": PENTAGRAM, "rings": RINGS, "rings-opposed": RINGS_OPPOSED, "overlap": OVERLAP,
    "overlap-opposed": OVERLAP_OPPOSED, "blades": BLADES, "seam": SEAM, "seam-opposed": SEAM_OPPOSED, "twice": TWICE,
    "undone": UNDONE, "curl": CURL, "open": OPEN,
}
FILLS = {
    **{f"{name}-non-zero": Fill(((data, False, 1),)) for name, data in SHAPES.items()},
    **{f"{name}-even-odd": Fill(((data, True, 1),)) for name, data in SHAPES.items()},
    "two-tones": Fill(((RINGS, True, 0.4), (PENTAGRAM, False, 1))),
    # Tones that rounding to whole numbers leaves nearly as they are, for it alone could make up the mean.
    "veils": Fill(((OVERLAP, False, 0.6), (BLADES, True, 0.4))),
}


@pytest.fixture(scope="module")
def tool_with_fills(make_tool):
    tool = make_tool("fills")
    add_pack(tool, "fills", {name: fill.svg for name, fill in FILLS.items()})
    return tool


def difference(tool, name, size):
    options = ("--glyph", f"fills/{name}", "--colors", "000", "--shape", "square")
    svg = tool.output("render", *options, "--format", "svg")
    place = placement.of_glyph(stored_data(tool, f"fills/{name}"), svg)
    ink = 0
    for data, is_even_odd, opacity in FILLS[name].parts:

        def draw(context):
            place.apply_to(context)
            context.set_fill_rule(cairo.FILL_RULE_EVEN_ODD if is_even_odd else cairo.FILL_RULE_WINDING)
            coverage.trace(context, pathdata.parse(data))
            context.fill()

        ink = ink + (1 - ink) * opacity * coverage.of_drawing(draw, size, drawing.SIDE)
    error = abs(picture.grey(tool.output("render", *options, "--size", size)) - 255 * ink)
    left, top, right, bottom = coverage.box_of(
        [shape.segments for shape in drawing.read(svg).glyph], size, drawing.SIDE)
    return error[top:bottom, left:right].mean(), error.max()


@pytest.mark.parametrize("size", [64, 180])
def test_fills_are_as_cairo_draws_them(tool_with_fills, size):
    results = concurrently(lambda name: (name, *difference(tool_with_fills, name, size)), FILLS)
    for name, mean, worst in results:
        print(f"{name}: mean {mean:.3f}, worst {worst:.1f}")
    failures = [f"{name}: mean {mean:.3f}, worst {worst:.1f}" for name, mean, worst in results
                if mean > MEAN or worst > WORST]
    assert not failures


@pytest.mark.parametrize("name", ["seam-non-zero", "seam-even-odd", "seam-opposed-non-zero"])
def test_no_seam_shows_where_two_contours_of_a_path_meet(tool_with_fills, name):
    options = ("--glyph", f"fills/{name}", "--colors", "000", "--shape", "square", "--size", 101)
    pixels = picture.grey(tool_with_fills.output("render", *options))
    columns = pixels[pixels.shape[0] // 2].nonzero()[0]
    # All pixels of the middle row but the first and the last, which the glyph's own border crosses.
    assert (pixels[pixels.shape[0] // 2, columns[1] : columns[-1]] == 255).all()
