"""The outlines in the catalogue are those of the SVG files that they were read from: resvg draws both."""

import io
import json
import random
import xml.etree.ElementTree as ElementTree
import zipfile

import numpy
import pytest
from conftest import ROOT, concurrently
from oracle import picture, renderers
from own_pack import add_pack, stored_data

SIZE = 128
# resvg looks at four lines a pixel, so that a hair's breadth may make 64 of 255. Drawn larger and averaged it is finer.
FINER = 4
SEED = 7
# Of 255. The same program draws both, so only the outlines can differ, and what it makes of their last digits.
MEAN, WORST = 0.2, 24


def as_svg(stored, view_box):
    """A glyph's stored data as an SVG file."""
    paths = []
    for line in stored.split("\n"):
        rule, data = line.split(" ", 1)
        paths.append(f'<path fill-rule="{"evenodd" if rule[0] == "e" else "nonzero"}" '
                     f'opacity="{rule[1:] or 1}" d="{data}"/>')
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}">{"".join(paths)}</svg>'.encode()


def ink(svg):
    large = picture.rgba(renderers.resvg(svg, SIZE * FINER))[..., 3]
    height, width = large.shape
    large = large[: height // FINER * FINER]
    return large.reshape(height // FINER, FINER, width // FINER, FINER).mean(axis=(1, 3))


def difference(original, stored):
    """How far the picture of stored outlines is from that of the file: mean and worst, of 255."""
    view_box = ElementTree.fromstring(original).get("viewBox")
    error = abs(ink(original) - ink(as_svg(stored, view_box)))
    return error.mean(), error.max()


def phosphor(wheel, name):
    return wheel.read(f"py_phosphor_icons/svgs/flat/fill/{name}-fill.svg")


def font_awesome(wheel, name):
    return wheel.read(f"fontawesomefree/static/fontawesomefree/svgs/solid/{name}.svg")


def material_design(wheel, name):
    return zipfile.ZipFile(io.BytesIO(wheel.read("justmyresource_mdi/icons.zip"))).read(f"{name}.svg")


@pytest.mark.parametrize("pack, wheel, original", [
    ("phosphor", "py_phosphor_icons", phosphor), ("fontawesome", "fontawesomefree", font_awesome),
    ("mdi", "justmyresource_mdi", material_design),
], ids=["phosphor", "fontawesome", "mdi"])
def test_glyphs_of_a_pack(tool_with_packs, pack, wheel, original):
    tool = tool_with_packs
    names = tool.output("glyphs", "list", "--pack", pack, "--names").decode().split()
    names = random.Random(SEED).sample(names, 60)
    stored = concurrently(
        lambda name: json.loads(tool.output("glyphs", "show", f"{pack}/{name}", "--json"))["data"], names)
    with zipfile.ZipFile(next((ROOT / "build" / "packs").glob(f"{wheel}-*.whl"))) as archive:
        results = [(name, *difference(original(archive, name), data)) for name, data in zip(names, stored)]
    failures = [result for result in results if result[1] > MEAN or result[2] > WORST]
    assert not failures, f"seed {SEED}: {failures}"
    print(f"\n{pack}: mean {numpy.mean([result[1] for result in results]):.4f}, "
          f"worst {max(result[2] for result in results)}")


DRAWINGS = {
    "rect": '<rect x="10" y="20" width="70" height="50"/>',
    "rect-rounded": '<rect x="10" y="20" width="70" height="50" rx="20" ry="8"/>',
    "rect-one-radius": '<rect x="10" y="20" width="70" height="50" ry="12"/>',
    "rect-too-round": '<rect x="10" y="20" width="70" height="30" rx="60" ry="60"/>',
    "circle": '<circle cx="50" cy="45" r="33"/>',
    "ellipse": '<ellipse cx="50" cy="50" rx="45" ry="20"/>',
    "percentages": '<circle cx="50%" cy="40%" r="20%"/><rect x="10%" y="70%" width="80%" height="12%"/>',
    "units": '<rect x="1cm" y="2mm" width="10mm" height=".4in"/><circle cx="50pt" cy="5pc" r="12px"/>',
    "line": '<line x1="10" y1="90" x2="80" y2="20" stroke="red" stroke-width="7" stroke-linecap="round"/>',
    "polyline": '<polyline points="10,10 50 80,90,20" fill="none" stroke="black" stroke-width="4"/>',
    "polyline-filled": '<polyline points="10,10 50 80,90,20"/>',
    "polygon": '<polygon points="50 5 78 90 6 37 94 37 22 90" fill-rule="evenodd"/>',
    "arcs": '<path d="M20 50a30 30 0 1 1 60 0 30 30 0 0 1-60 0zM50 30a20 10 30 0 0-10 20 8 8 0 1030-5z"/>',
    "arcs-too-small": '<path d="M10 50A5 2 20 0 1 90 40z"/>',
    "glued-flags": '<path d="M20 20a25 25 0 0150 0 25 25 0 1150 20z" transform="scale(.7)"/>',
    "all-commands": '<path d="M10 80h20v-30H50V20l15 15L80 20c10 10 15 30 0 40S60 70 65 80s-15 20-25 5q-5-20-10 0T15 95z"/>',
    "groups": '<g transform="translate(50 50)"><g transform="rotate(30)"><rect x="-20" y="-30" width="40" height="60"/>'
              '</g></g>',
    "transforms": '<rect width="30" height="20" transform="translate(60,20) skewX(20) rotate(-15 10 10) scale(1.5 1)"/>',
    "skew-y": '<rect x="20" y="10" width="50" height="40" transform="skewY(25)"/>',
    "stroke-in-a-scaled-group": '<g transform="scale(2 .8)"><path d="M10 20 25 90 40 20" fill="none" stroke="#000" '
                                'stroke-width="6"/></g>',
    "inherited": '<g fill="none" stroke="blue" stroke-width="6"><circle cx="40" cy="40" r="25"/>'
                 '<path d="M20 80h60" stroke-width="10"/></g>',
    "styles": '<path d="M10 10h80v80H10zM30 30h40v40H30z" fill="none" '
              'style="fill: #123; fill-rule: evenodd !important; /* a; b */ stroke: none"/>',
    "fill-and-line": '<circle cx="50" cy="50" r="30" fill="gold" stroke="navy" stroke-width="12" stroke-opacity=".5"/>',
    "opacities": '<rect x="5" y="5" width="40" height="40" fill-opacity=".3"/><rect x="50" y="50" width="40" height="40" '
                 'opacity=".6"/><g opacity=".5"><rect x="55" y="5" width="30" height="30" fill="rgba(0,0,0,.5)"/></g>',
    "hidden": '<g display="none"><rect width="90" height="90"/></g><rect width="20" height="90" visibility="hidden"/>'
              '<defs><rect width="90" height="20"/></defs><rect x="40" y="40" width="20" height="20"/>',
    "inner-svg": '<svg x="20" y="30" width="60" height="40" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></svg>',
    "gradient": '<linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>'
                '<circle cx="50" cy="50" r="40" fill="url(#a)"/>',
}


def test_basic_shapes_styles_and_transforms(make_tool):
    tool = make_tool("drawings")
    files = {name: f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{content}</svg>'
             for name, content in DRAWINGS.items()}
    files["offset-view-box"] = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -20 100 60">'
                                '<circle r="18"/><path d="M-40 0h20v30z"/></svg>')
    add_pack(tool, "drawings", files)
    results = [(name, *difference(svg.encode(), stored_data(tool, f"drawings/{name}")))
               for name, svg in files.items()]
    failures = [result for result in results if result[1] > MEAN or result[2] > WORST]
    assert not failures
