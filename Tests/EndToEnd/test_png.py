"""The PNG files: sound by pngcheck, read by Pillow, with no more channels than the pixels need, and tagged."""

import io
import subprocess

import pytest
from conftest import MAXIMUM_MEMORY
from oracle import png_chunks
from own_pack import add_pack
from PIL import Image

DRAWINGS = {
    "frame": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill-rule="evenodd" '
             'd="M0 0h9v9H0zM3 3h3v3H3z"/></svg>',
    "disc": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>',
}
DISC, FRAME = ("--glyph", "own/disc"), ("--glyph", "own/frame")
SQUARE = ("--shape", "square")

# Options, and what Pillow may call the pixels: L grey, LA grey with opacity, P palette, RGB, RGBA.
KINDS = {
    "opaque": ((*DISC, *SQUARE, "--colors", "f62945-1d9a3f-0278e1", "--angle", 33), {"RGB"}),
    "opaque rows": ((*DISC, *SQUARE, "--colors", "4eacf3-0278e1"), {"RGB", "P"}),
    "greys": ((*DISC, *SQUARE, "--colors", "000-fff"), {"L"}),
    "two greys": ((*FRAME, *SQUARE, "--colors", "000", "--scale", 0.75), {"L", "P", "1"}),
    "flat grey": ((*SQUARE, "--colors", "808080"), {"L", "P"}),
    "flat colour": ((*SQUARE, "--colors", "f62945"), {"P"}),
    "few colours": ((*DISC, *SQUARE, "--colors", "f62945"), {"P"}),
    "few clear colours": (("--shape", "circle", "--colors", "f62945"), {"P"}),
    "grey with opacity": ((*DISC, "--colors", "000-fff", "--shape", "circle"), {"LA"}),
    "all": ((*DISC, "--colors", "f62945-0278e1", "--angle", 33), {"RGBA"}),
}


@pytest.fixture(scope="module")
def tool(make_tool):
    tool = make_tool("png")
    add_pack(tool, "own", DRAWINGS)
    return tool


def check(png, size):
    """Has two independent readers look at a file. Gives Pillow's picture."""
    result = subprocess.run(["pngcheck", "-q"], input=png, capture_output=True, timeout=60)
    assert (result.returncode, result.stdout) == (0, b""), result
    image = Image.open(io.BytesIO(png))
    image.load()
    assert image.size == (size, size)
    return image


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("size", [1, 2, 3, 16, 100, 257])
def test_the_kind_of_pixels(tool, name, size):
    options, modes = KINDS[name]
    image = check(tool.output("render", *options, "--size", size), size)
    opaque = "square" in options
    if size >= 100:
        assert image.mode in modes
    if opaque:
        assert image.mode in ("1", "L", "P", "RGB") and "transparency" not in image.info
        assert image.convert("RGBA").getextrema()[3] == (255, 255)
    if modes <= {"L", "LA", "P", "1"} and "grey" in name:
        assert image.mode in ("1", "L", "LA", "P")
        red, green, blue = image.convert("RGB").split()
        assert red == green == blue


def test_chunks(tool):
    for options, _ in KINDS.values():
        chunks = png_chunks.read(tool.output("render", *options, "--size", 100))
        names = [name for name, _ in chunks]
        assert names[0] == "IHDR" and names[-1] == "IEND"
        # Nothing that depends on the day or the machine.
        assert set(names) <= {"IHDR", "sRGB", "PLTE", "tRNS", "iTXt", "IDAT", "IEND"}
        # PNG 3, 11.3.2.5: sRGB stands before the palette and the pixels; 0 is the perceptual intent.
        assert dict(chunks)["sRGB"] == b"\0"
        assert names.index("sRGB") < min(names.index(name) for name in names if name in ("PLTE", "IDAT"))


def test_the_recipe_can_be_read_by_others(tool):
    image = check(tool.output("render", *DISC, "--colors", "f62945-c11d28", "--size", 64), 64)
    assert image.text["iconsmith:recipe"] == "colors=f62945-c11d28&glyph=own/disc"
    # A person's own glyph is carried, since others do not have it.
    assert image.text["iconsmith:artwork"].startswith("n ")


def test_small_files_have_the_same_pixels(tool):
    for options, _ in KINDS.values():
        usual = tool.output("render", *options, "--size", 180)
        small = tool.output("render", *options, "--size", 180, "--small")
        assert len(small) <= len(usual)
        assert check(small, 180).convert("RGBA").tobytes() == check(usual, 180).convert("RGBA").tobytes()
        assert tool.output("render", *options, "--size", 180, "--small") == small


def test_the_largest_size(tool):
    result = tool.measured("render", *DISC, "--size", 8192, "-o", "largest.png")
    assert result.returncode == 0, result.stderr
    assert result.memory < MAXIMUM_MEMORY
    check((tool.folder / "largest.png").read_bytes(), 8192)
