"""The SVG files look the same in other programs, and as the tool's own PNG.

How the edge of a shape is smoothed is each program's own: on a pixel that an edge crosses, programs differ from exact
coverage by up to some 60 of 255. So icons are compared on average over all pixels, and pixel by pixel away from edges. What
is left there is rounding: of gradients, of opacities, of colours multiplied by opacity.
"""

import pytest
from oracle import coverage, drawing, picture, renderers
from own_pack import add_pack

SIZES = (64, 128, 257)
# Of 255, in colours multiplied by opacity.
MEAN, AWAY_FROM_EDGES = 1.0, 2.0
# Where a glyph reaches beyond the plate, the tool cuts both along one edge; SVG smooths the plate's edge, and then the
# glyph's over it.
MEAN_CLIPPED = 1.5

RING = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill-rule="evenodd" '
        'd="M50 5 78 90 6 37h88L22 90zM10 10h80v80H10z"/></svg>')
TONES = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path opacity=".4" d="M10 10h60v60H10z"/>'
         '<path opacity=".7" d="M30 30h60v60H30z"/></svg>')

FLAG = ("--glyph", "own/ring")
ICONS = {
    "square": (*FLAG, "--shape", "square"),
    "squircle": (*FLAG, "--shape", "squircle"),
    "tight squircle": (*FLAG, "--shape", "squircle@0.1"),
    "circle": (*FLAG, "--shape", "circle"),
    "superellipse": (*FLAG, "--shape", "superellipse"),
    "diamond-like superellipse": (*FLAG, "--shape", "superellipse@2.5"),
    "rounded": (*FLAG, "--shape", "rounded@0.3"),
    "bare": ("--shape", "circle"),
    "tilted": (*FLAG, "--colors", "f62945-c11d28", "--angle", 135),
    "oblique": (*FLAG, "--colors", "ffcc00-0278e1-201030", "--angle", 17),
    "places": (*FLAG, "--colors", "ff0000@0.1-00ff00@0.4-0000ff@0.8", "--angle", 60),
    "hard stop": (*FLAG, "--colors", "ff0000@0-ff0000@0.5-0000ff@0.5-0000ff@1", "--angle", 90),
    "eight": (*FLAG, "--colors", "f62945-ff8800-fde910-1d9a3f-11cccc-0278e1-7a3cff-201030"),
    "radial": (*FLAG, "--gradient", "radial"),
    "oklab": (*FLAG, "--colors", "f62945-0278e1", "--space", "oklab"),
    "oklab radial": (*FLAG, "--colors", "ffff00-0000ff", "--space", "oklab", "--gradient", "radial"),
    "clear at the end": (*FLAG, "--colors", "f62945-c11d2800"),
    "half clear": (*FLAG, "--colors", "0278e180", "--fg", "ff0"),
    "beyond a circle": (*FLAG, "--shape", "circle", "--scale", 1),
    "far beyond": (*FLAG, "--shape", "superellipse@3", "--scale", 1.6, "--fg", "000"),
    "beyond the square": (*FLAG, "--shape", "square", "--scale", 1.4, "--x", 0.3),
    "moved and turned": (*FLAG, "--x", 0.2, "--y", -0.25, "--rotate", 33),
    "foreground with opacity": (*FLAG, "--fg", "00000080"),
    "opacity beyond a circle": (*FLAG, "--fg", "ff000066", "--shape", "circle", "--scale", 1),
    "two tones": ("--glyph", "own/tones", "--fg", "201030"),
    "two tones with opacity": ("--glyph", "own/tones", "--fg", "201030c0", "--shape", "circle"),
}


@pytest.fixture(scope="module")
def tool(make_tool):
    tool = make_tool("renderers")
    add_pack(tool, "own", {"ring": RING, "tones": TONES})
    return tool


def compare(tool, name, size, theirs):
    """Judges a picture of another program: straight RGBA of `size` pixels."""
    svg = tool.output("render", *ICONS[name], "--format", "svg")
    ours = picture.rgba(tool.output("render", *ICONS[name], "--size", size))
    content = drawing.read(svg)
    paths = [(shape.segments, shape.is_even_odd) for shape in content.shapes]
    if content.clip:
        paths.append((content.clip, False))
    edges = picture.near_edges([coverage.of_path(*path, size, drawing.SIDE) for path in paths])
    if name == "hard stop":
        edges[:, size // 2 - 1 : size // 2 + 2] = True
    difference = abs(picture.premultiplied(ours) - picture.premultiplied(theirs))
    assert difference.mean() <= (MEAN_CLIPPED if content.clip else MEAN), f"{name}, {size} px: mean {difference.mean():.2f}"
    away = difference[~edges]
    assert away.size > difference.size / 4, "next to nothing is left to be compared"
    assert away.max() <= AWAY_FROM_EDGES, f"{name}, {size} px: {away.max():.1f} away from edges"


@pytest.mark.parametrize("name", ICONS)
@pytest.mark.parametrize("renderer", [renderers.resvg, renderers.librsvg], ids=["resvg", "librsvg"])
def test_icon(tool, renderer, name):
    svg = tool.output("render", *ICONS[name], "--format", "svg")
    for size in SIZES:
        compare(tool, name, size, picture.rgba(renderer(svg, size)))


@pytest.mark.long
@pytest.mark.skipif(not renderers.chromium_program(), reason="Debian's chromium (124 MB) is not installed")
@pytest.mark.parametrize("size", SIZES)
def test_icons_in_chromium(tool, tmp_path, size):
    svgs = [tool.output("render", *options, "--format", "svg") for options in ICONS.values()]
    for name, pixels in zip(ICONS, renderers.chromium(svgs, size, tmp_path)):
        compare(tool, name, size, pixels)


def test_the_file_asks_for_the_size_that_it_was_made_for(tool):
    svg = tool.output("render", *FLAG, "--format", "svg", "--size", 40)
    assert picture.rgba(renderers.resvg(svg, None)).shape == (40, 40, 4)
