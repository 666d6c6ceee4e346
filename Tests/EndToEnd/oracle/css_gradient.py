"""Gradients by the formulas of CSS Images 3 and Björn Ottosson's OKLab, in numpy.

https://www.w3.org/TR/css-images-3/#linear-gradients
https://bottosson.github.io/posts/oklab/
"""

import numpy

_TO_LMS = numpy.array([
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
])
_TO_LAB = numpy.array([
    [0.2104542553, 0.7936177850, -0.0040720468],
    [1.9779984951, -2.4285922050, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.8086757660],
])


def linear_places(size, angle):
    """How far along a linear gradient the centre of each pixel of a square lies; 0 at the start, 1 at the end."""
    radians = numpy.radians(angle)
    direction = numpy.array([numpy.sin(radians), -numpy.cos(radians)])
    length = size * (abs(direction[0]) + abs(direction[1]))
    x, y = _centres(size)
    return 0.5 + (x * direction[0] + y * direction[1]) / length


def radial_places(size):
    """The same for a circle about the centre that reaches the farthest corner."""
    x, y = _centres(size)
    return numpy.hypot(x, y) / (size * numpy.sqrt(0.5))


def _centres(size):
    from_middle = numpy.arange(size) + 0.5 - size / 2
    return from_middle[None, :], from_middle[:, None]


def colors(places, stops, space="srgb"):
    """The colours at places: (…, 4) in 0 … 255, not rounded. Opacity is mixed apart from colour, as SVG does.

    `stops` are pairs of a place and four components of 0 … 255. Of several stops in one place the last counts from there on.
    """
    offsets = numpy.array([offset for offset, _ in stops], float)
    values = numpy.array([color for _, color in stops], float)
    after = numpy.searchsorted(offsets, places, side="right")
    last = len(stops) - 1
    before = numpy.clip(after - 1, 0, last)
    after = numpy.clip(after, 0, last)
    gap = offsets[after] - offsets[before]
    part = numpy.where(gap > 0, (places - offsets[before]) / numpy.where(gap > 0, gap, 1), 0)
    part = numpy.clip(part, 0, 1)[..., None]
    if space == "oklab":
        values = _to_oklab(values)
    mixed = values[before] + (values[after] - values[before]) * part
    return _from_oklab(mixed) if space == "oklab" else mixed


def _to_oklab(values):
    encoded = values[:, :3] / 255
    light = numpy.where(encoded <= 0.04045, encoded / 12.92, ((encoded + 0.055) / 1.055) ** 2.4)
    lab = numpy.cbrt(light @ _TO_LMS.T) @ _TO_LAB.T
    return numpy.concatenate([lab, values[:, 3:]], axis=1)


def _from_oklab(values):
    lms = (values[..., :3] @ numpy.linalg.inv(_TO_LAB).T) ** 3
    light = numpy.clip(lms @ numpy.linalg.inv(_TO_LMS).T, 0, 1)
    encoded = numpy.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return numpy.concatenate([encoded * 255, values[..., 3:]], axis=-1)
