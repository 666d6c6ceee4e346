"""An icon's SVG file, read back as plain values: what an oracle draws."""

import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass

from . import pathdata

SIDE = 1024
"""The side of the view box of every file."""

_SVG = "{http://www.w3.org/2000/svg}"
_ICONSMITH = "{urn:iconsmith:icon}"


@dataclass(frozen=True)
class Shape:
    """A filled path."""

    segments: list
    is_even_odd: bool
    fill: str
    opacity: float
    is_clipped: bool


@dataclass(frozen=True)
class Drawing:
    """The shapes of a file from back to front; the first is the plate. And the texts that it carries."""

    shapes: list
    clip: list | None
    gradient_count: int
    recipe: str | None
    artwork: str | None
    notice: str | None

    @property
    def plate(self):
        return self.shapes[0]

    @property
    def glyph(self):
        return self.shapes[1:]


def read(svg):
    """Reads the bytes of an icon's SVG file. What it should not hold fails."""
    root = ElementTree.fromstring(svg)
    assert root.tag == _SVG + "svg" and root.get("viewBox") == f"0 0 {SIDE} {SIDE}"
    clip, gradients, shapes, texts = None, 0, [], {}
    for element in root:
        name = element.tag.removeprefix(_SVG)
        if name == "defs":
            for definition in element:
                if definition.tag == _SVG + "clipPath":
                    clip = pathdata.parse(definition[0].get("d"))
                else:
                    assert definition.tag in (_SVG + "linearGradient", _SVG + "radialGradient")
                    gradients += 1
        elif name == "metadata":
            texts = {child.tag.removeprefix(_ICONSMITH): child.text for child in element}
        elif name == "g":
            assert element.attrib == {"clip-path": "url(#m)"}
            shapes += [_shape(child, True) for child in element]
        else:
            shapes.append(_shape(element, False))
    assert set(texts) <= {"recipe", "artwork", "notice"}
    return Drawing(
        shapes, clip, gradients, texts.get("recipe"), texts.get("artwork"), texts.get("notice"))


def _shape(element, is_clipped):
    assert element.tag == _SVG + "path"
    assert set(element.attrib) <= {"d", "fill", "fill-rule", "fill-opacity", "opacity"}
    opacity = float(element.get("opacity", 1)) * float(element.get("fill-opacity", 1))
    return Shape(
        pathdata.parse(element.get("d")), element.get("fill-rule") == "evenodd", element.get("fill"), opacity, is_clipped)
