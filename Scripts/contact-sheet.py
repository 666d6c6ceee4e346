"""Lays icons made by the tool out on sheets: contact-sheet.py PROGRAM DATA FOLDER."""

import io
import subprocess
import sys
from pathlib import Path

from PIL import Image

PROGRAM, DATA, FOLDER = sys.argv[1], sys.argv[2], Path(sys.argv[3])
PAIRS = "red vermilion orange yellow green teal cyan sky blue violet purple pink".split()
GROUND = (255, 255, 255)


def icon(words, size, colors):
    """One icon as an image, drawn by the tool."""
    call = [PROGRAM, "--data", DATA, "render", *words.split(), "--size", str(size), "--colors", colors]
    return Image.open(io.BytesIO(subprocess.run(call, capture_output=True, check=True).stdout)).convert("RGBA")


def contact_sheet(subjects, size=112, columns=8, gap=20):
    """Subjects in rows, the pairs of colours in turn."""
    step = size + gap
    rows = -(-len(subjects) // columns)
    sheet = Image.new("RGB", (columns * step + gap, rows * step + gap), GROUND)
    for index, words in enumerate(subjects):
        tile = icon(words, size, PAIRS[index * 5 % len(PAIRS)])
        sheet.paste(tile, (gap + index % columns * step, gap + index // columns * step), tile)
    return sheet


def size_rows(subjects, sizes=(16, 20, 24, 32, 48, 64, 128), gap=16, zoom=2):
    """Each subject at every size, and below it the small ones again, each pixel drawn as a square."""
    width = sum(sizes) + gap * (len(sizes) + 1)
    zoomed = [size for size in sizes if size <= 32]
    height = max(sizes) + gap
    sheet = Image.new("RGB", (width + sum(zoomed) * zoom + gap * len(zoomed), height * len(subjects) + gap), GROUND)
    for row, (words, colors) in enumerate(subjects):
        x, bottom = gap, gap + row * height + max(sizes)
        for size in sizes:
            tile = icon(words, size, colors)
            sheet.paste(tile, (x, bottom - size), tile)
            x += size + gap
        for size in zoomed:
            tile = icon(words, size, colors).resize((size * zoom, size * zoom), Image.Resampling.NEAREST)
            sheet.paste(tile, (x, bottom - size * zoom), tile)
            x += size * zoom + gap
    return sheet


subjects = [line for line in Path("Scripts/everyday-subjects.txt").read_text().split("\n") if line and line[0] != "#"]
contact_sheet(subjects).save(FOLDER / "contact-sheet.png", optimize=True)
rows = [("house", "red"), ("envelope", "vermilion"), ("calendar", "green"), ("camera", "violet"), ("heart", "pink")]
size_rows(rows).save(FOLDER / "sizes.png", optimize=True)
