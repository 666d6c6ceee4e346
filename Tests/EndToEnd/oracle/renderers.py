"""Other programs that draw SVG. Each gives the PNG of a square picture of a file."""

import base64
import io
import math
import shutil
import subprocess

import numpy
import resvg_py
from PIL import Image


def resvg(svg, size):
    return bytes(resvg_py.svg_to_bytes(
        svg_string=svg.decode(), width=size, height=size, dpi=96, skip_system_fonts=True))


def librsvg(svg, size):
    return subprocess.run(
        ["rsvg-convert", f"--width={size}", f"--height={size}"], input=svg, stdout=subprocess.PIPE, check=True,
        timeout=60).stdout


def chromium(svgs, size, folder):
    """The pixels of many files at once, since a browser takes long to start: a page of them, of which it makes a picture."""
    columns = math.isqrt(len(svgs) - 1) + 1
    rows = -(-len(svgs) // columns)
    images = "".join(
        f'<img decoding=sync width={size} height={size} src="data:image/svg+xml;base64,{base64.b64encode(svg).decode()}">'
        for svg in svgs)
    page, picture = folder / "page.html", folder / "page.png"
    page.write_text(
        "<!doctype html><style>body{margin:0;display:grid;"
        f"grid-template-columns:repeat({columns},{size}px)}}img{{display:block}}</style>{images}")
    subprocess.run(
        [chromium_program(), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
         "--force-device-scale-factor=1", "--force-color-profile=srgb", "--default-background-color=00000000",
         f"--user-data-dir={folder / 'profile'}", f"--window-size={columns * size},{rows * size}",
         f"--screenshot={picture}", page.as_uri()],
        capture_output=True, check=True, timeout=120)
    pixels = numpy.asarray(Image.open(picture).convert("RGBA"))
    cells = [divmod(index, columns) for index in range(len(svgs))]
    return [pixels[row * size : (row + 1) * size, column * size : (column + 1) * size] for row, column in cells]


def chromium_program():
    """Where Chromium is; None when it is not installed."""
    return shutil.which("chromium") or shutil.which("chromium-browser")
