"""Lines become outlines: strokes of a person's SVG files against Cairo, which draws the same lines at 16 times the size.

Only where the tool puts a drawing is taken from the tool (oracle/placement.py); path, width, caps, joins, dashes and
transforms are given to Cairo as they are given to the tool.
"""

from dataclasses import dataclass

import cairocffi as cairo
import numpy
import pytest
from conftest import concurrently
from oracle import coverage, drawing, pathdata, picture, placement
from own_pack import add_pack, stored_data

# As for filled glyphs, of 255: on average over the box of the ink, and at any pixel.
MEAN, WORST = 0.2, 24

CAPS = {"butt": cairo.LINE_CAP_BUTT, "round": cairo.LINE_CAP_ROUND, "square": cairo.LINE_CAP_SQUARE}
JOINS = {"miter": cairo.LINE_JOIN_MITER, "round": cairo.LINE_JOIN_ROUND, "bevel": cairo.LINE_JOIN_BEVEL}

ZIGZAG = "M20 80 40 20 60 80 80 30"
SHARP = "M15 20 80 80 20 15"
WAVE = "M10 50c20-60 30-60 40 0s30 60 40 0"
HOOK = "M20 20c60 0 60 30 30 30s-20 20 30 30"
PARABOLA = "M10 20Q50 120 90 20"
STAR = "M50 10 74 82 12 38h76L26 82z"
TRIANGLE = "M50 15 90 85H10z"
TWO = "M15 20h70v25H15zM20 85 50 55l30 30"
# Bends of a radius of less than half the width.
TIGHT = "M20 80C20 10 26 10 26 80M45 80C45 30 55 30 55 80M75 80c0-60 2-60 2 0"


@dataclass(frozen=True)
class Stroke:
    """A line as SVG describes it, in a view box of 100 units."""

    data: str
    width: float = 10
    cap: str = "butt"
    join: str = "miter"
    miter_limit: float = 4
    dashes: tuple = ()
    dash_offset: float = 0
    transform: tuple = (1, 0, 0, 1, 0, 0)

    @property
    def svg(self):
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
            f'<path transform="matrix({" ".join(map(str, self.transform))})" d="{self.data}" fill="none" stroke="#000" '
            f'stroke-width="{self.width}" stroke-linecap="{self.cap}" stroke-linejoin="{self.join}" '
            f'stroke-miterlimit="{self.miter_limit}" stroke-dasharray="{" ".join(map(str, self.dashes)) or "none"}" '
            f'stroke-dashoffset="{self.dash_offset}"/></svg>')

    def draw(self, context):
        context.transform(cairo.Matrix(*self.transform))
        context.set_line_width(self.width)
        context.set_line_cap(CAPS[self.cap])
        context.set_line_join(JOINS[self.join])
        context.set_miter_limit(self.miter_limit)
        # An odd number of dashes is taken twice, in SVG as in Cairo.
        context.set_dash(list(self.dashes), self.dash_offset)
        coverage.trace(context, pathdata.parse(self.data))
        context.stroke()


STROKES = {
    **{f"zigzag-{cap}-{join}": Stroke(ZIGZAG, cap=cap, join=join) for cap in CAPS for join in JOINS},
    **{f"curves-{cap}": Stroke(path, 12, cap=cap, join="round") for cap, path in
       zip(CAPS, (WAVE, HOOK, PARABOLA))},
    **{f"closed-{join}": Stroke(TRIANGLE, 14, join=join) for join in JOINS},
    **{f"miter-limit-{limit}": Stroke(ZIGZAG, miter_limit=limit) for limit in (1, 2, 2.9, 3.3, 20)},
    # An angle of 4.6°: a miter 25 times as long as the line is wide.
    **{f"sharp-{limit}": Stroke(SHARP, 2, miter_limit=limit) for limit in (4, 24.9, 25.1, 40)},
    "star": Stroke(STAR, 6),
    "two": Stroke(TWO, 8, cap="square", join="bevel"),
    "thin": Stroke(HOOK, 0.5),
    "tight-butt": Stroke(TIGHT, 16),
    "tight-round": Stroke(TIGHT, 14, cap="round", join="round"),
    **{f"dashes-{cap}": Stroke(WAVE, 6, cap=cap, dashes=(9, 8)) for cap in CAPS},
    "dashes-odd": Stroke(ZIGZAG, 5, dashes=(12, 4, 3)),
    "dashes-offset": Stroke(ZIGZAG, 5, dashes=(14, 7), dash_offset=5),
    "dashes-negative-offset": Stroke(ZIGZAG, 5, dashes=(14, 7), dash_offset=-5),
    "dashes-corner": Stroke(TRIANGLE, 10, dashes=(37, 11)),
    "dashes-closed": Stroke(TRIANGLE, 10, dashes=(30, 11), dash_offset=8),
    "dashes-closed-round": Stroke(TRIANGLE, 8, cap="round", join="round", dashes=(25, 16)),
    "dots": Stroke(HOOK, 6, cap="round", dashes=(0, 9)),
    "wider": Stroke("M10 20 30 60 50 20", 6, transform=(2, 0, 0, 1, -10, 0)),
    "turned": Stroke(ZIGZAG, 8, cap="square", transform=(0.8, 0.6, -0.6, 0.8, 35, -20)),
    "skewed": Stroke(WAVE, 9, cap="round", join="round", transform=(1, 0, 0.5, 0.6, -20, 20)),
    "mirrored": Stroke(HOOK, 9, cap="square", transform=(-1, 0, 0, 1, 100, 0)),
    "skewed-dashes": Stroke(TRIANGLE, 9, dashes=(20, 9), transform=(0.7, 0.3, -0.4, 0.8, 30, 0)),
}


@pytest.fixture(scope="module")
def tool_with_strokes(make_tool):
    tool = make_tool("strokes")
    add_pack(tool, "strokes", {name: stroke.svg for name, stroke in STROKES.items()})
    return tool


def difference(tool, name, size):
    options = ("--glyph", f"strokes/{name}", "--colors", "000", "--shape", "square")
    svg = tool.output("render", *options, "--format", "svg")
    place = placement.of_glyph(stored_data(tool, f"strokes/{name}"), svg)

    def draw(context):
        place.apply_to(context)
        STROKES[name].draw(context)

    expected = 255 * coverage.of_drawing(draw, size, drawing.SIDE)
    pixels = picture.grey(tool.output("render", *options, "--size", size))
    error = abs(pixels - expected)
    rows, columns = numpy.nonzero(expected)
    return error[min(rows) : max(rows) + 1, min(columns) : max(columns) + 1].mean(), error.max()


@pytest.mark.parametrize("size", [64, 180])
def test_strokes_are_as_cairo_draws_them(tool_with_strokes, size):
    results = concurrently(lambda name: (name, *difference(tool_with_strokes, name, size)), STROKES)
    for name, mean, worst in results:
        print(f"{name}: mean {mean:.3f}, worst {worst:.1f}")
    failures = [f"{name}: mean {mean:.3f}, worst {worst:.1f}" for name, mean, worst in results
                if mean > MEAN or worst > WORST]
    assert not failures
