"""The core in the browser draws the same pixels as the tool. Compared are the buffers: a canvas gives back exactly only what is
opaque."""

import base64
import io
import subprocess

import numpy
import pytest
from PIL import Image

from conftest import PROGRAM, settle

RECIPES = [
    "colors=4eacf3-0278e1&glyph=phosphor/shopping-cart",
    "colors=f62945-c11d28&angle=135&glyph=mdi/rocket",
    "colors=e8ca45-e5c238&gradient=radial&glyph=fontawesome/music&shape=circle",
    "colors=f00-0f08-00f&space=oklab&angle=30&glyph=phosphor/leaf&fg=000000c0&scale=0.7&rotate=15",
    "colors=9099a3-7e8994&shape=superellipse",
]

DRAW = """
async ([recipe, glyph, size]) => {
    const { IconCore } = await import('/core/icon-core.js');
    const core = await IconCore.load('/icon-core.wasm');
    const data = glyph && await (await fetch(`/api/v1/glyphs/${glyph}`)).text();
    const pixels = core.pixels(recipe, glyph ? { name: glyph, data } : undefined, size);
    let text = '';
    for (const byte of pixels) text += String.fromCharCode(byte);
    return btoa(text);
}
"""


def visible(pixels):
    """Colours of what cannot be seen do not count: PNG files say nothing of them."""
    pixels = pixels.copy()
    pixels[pixels[..., 3] == 0] = 0
    return pixels


@pytest.mark.parametrize("size", [32, 145, 435])
def test_the_core_draws_what_the_tool_draws(visit, server, size):
    page = visit()
    for recipe in RECIPES:
        glyph = dict(pair.split("=") for pair in recipe.split("&")).get("glyph")
        drawn = numpy.frombuffer(base64.b64decode(page.evaluate(DRAW, [recipe, glyph, size])), numpy.uint8)
        file = subprocess.run(
            [PROGRAM, "render", "--data", server.data, "--recipe", recipe, "--size", str(size)],
            check=True, capture_output=True).stdout
        image = numpy.asarray(Image.open(io.BytesIO(file)).convert("RGBA"))
        assert numpy.array_equal(visible(drawn.reshape(size, size, 4)), visible(image)), recipe


def test_the_preview_is_what_the_core_drew(visit, server):
    recipe = "colors=f26baf-cf2a80&glyph=phosphor/heart"
    row = server.add("Heart", recipe)
    page = visit(f"/edit/{row['id']}/icon", viewport={"width": 1280, "height": 800}, device_scale_factor=2)
    settle(page)
    canvas = page.locator(".editor-preview canvas")
    # As many pixels as the screen has.
    assert canvas.evaluate("canvas => [canvas.width, canvas.height]") == [290, 290]
    shown = canvas.evaluate(
        "canvas => Array.from(canvas.getContext('2d').getImageData(0, 0, 290, 290).data)")
    drawn = numpy.frombuffer(base64.b64decode(page.evaluate(DRAW, [recipe, "phosphor/heart", 290])), numpy.uint8)
    shown, drawn = numpy.array(shown).reshape(-1, 4), drawn.reshape(-1, 4)
    opaque = drawn[:, 3] == 255
    assert opaque.sum() > 290 * 290 * 0.9
    assert numpy.array_equal(shown[opaque], drawn[opaque])
