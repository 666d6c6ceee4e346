"""Pixels are the share of them that a glyph covers: glyphs of the packs against Cairo at many times the size.

The outlines are those of the tool's own SVG file, so that this is about drawing alone; that they are the packs' outlines
is the subject of test_outlines.py.
"""

import random

import numpy
import pytest
from conftest import concurrently
from oracle import coverage, drawing, picture

PACKS = ("phosphor", "fontawesome", "mdi")
SEED = 20_240_517
# Of 255: what a glyph may differ by on average over the box of its ink, and what any pixel may.
MEAN, WORST = 0.2, 24

white_on_black = ("--colors", "000", "--fg", "fff", "--shape", "square")


def difference(tool, glyph, size):
    """How far a glyph is from the oracle: mean over its box, and the worst pixel, of 255."""
    svg = tool.output("render", "--glyph", glyph, *white_on_black, "--format", "svg")
    png = tool.output("render", "--glyph", glyph, *white_on_black, "--size", size)
    shapes = drawing.read(svg).glyph
    box = coverage.box_of([shape.segments for shape in shapes], size, drawing.SIDE)
    expected = 255 * coverage.of_shapes(shapes, size, drawing.SIDE, box)
    pixels = picture.grey(png).astype(float)
    left, top, right, bottom = box
    error = abs(pixels[top:bottom, left:right] - expected)
    pixels[top:bottom, left:right] = 0
    assert not pixels.any(), f"{glyph} leaves ink outside of its box"
    return error.mean(), error.max()


def judge(tool, glyphs, size):
    results = concurrently(lambda glyph: (glyph, *difference(tool, glyph, size)), glyphs)
    means, worsts = [result[1] for result in results], [result[2] for result in results]
    # Shown by `pytest -s`: how near the bounds it is.
    print(f"\n{len(glyphs)} glyphs, {size} px: mean {numpy.mean(means):.3f}, at most {max(means):.3f}; "
          f"worst pixel {max(worsts):.1f}")
    failures = [f"{glyph}: mean {mean:.3f}, worst {worst:.1f}" for glyph, mean, worst in results
                if mean > MEAN or worst > WORST]
    assert not failures, f"seed {SEED}, {size} px: {failures}"


@pytest.mark.parametrize("size", [64, 180, 1024])
@pytest.mark.parametrize("pack", PACKS)
def test_a_hundred_glyphs_of_a_pack(tool_with_packs, pack, size):
    names = tool_with_packs.output("glyphs", "list", "--pack", pack).decode().split()
    judge(tool_with_packs, random.Random(f"{SEED} {pack}").sample(names, 100), size)


@pytest.mark.long
@pytest.mark.parametrize("pack", PACKS)
def test_every_glyph_of_a_pack(tool_with_packs, pack):
    judge(tool_with_packs, tool_with_packs.output("glyphs", "list", "--pack", pack).decode().split(), 64)
