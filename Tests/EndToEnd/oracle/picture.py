"""Pictures as arrays, and how far two of them are from each other."""

import io

import numpy
from PIL import Image


def rgba(png):
    """The pixels of a PNG as bytes: height × width × 4, opacity straight."""
    return numpy.asarray(Image.open(io.BytesIO(png)).convert("RGBA"))


def grey(png):
    """The pixels of a PNG that must be opaque and grey: height × width."""
    pixels = rgba(png)
    assert (pixels[..., 3] == 255).all() and (pixels[..., :1] == pixels[..., :3]).all()
    return pixels[..., 0]


def premultiplied(pixels):
    """Straight pixels with colours multiplied by opacity, 0 … 255: in this form, differences are what can be seen."""
    result = pixels.astype(float)
    result[..., :3] *= result[..., 3:] / 255
    return result


def near_edges(coverages):
    """Where some coverage is neither none nor all, and the pixels about: there renderers may differ."""
    edge = numpy.zeros(coverages[0].shape, bool)
    for coverage in coverages:
        edge |= (coverage > 1e-4) & (coverage < 1 - 1e-4)
    wide = edge.copy()
    wide[1:] |= edge[:-1]
    wide[:-1] |= edge[1:]
    edge = wide.copy()
    wide[:, 1:] |= edge[:, :-1]
    wide[:, :-1] |= edge[:, 1:]
    return wide
