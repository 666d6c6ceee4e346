"""Asks the tool for the icons of the names in docs/suggestions.tsv and draws them: suggestion-sheet.py PROGRAM DATA FOLDER.

The column `kept` says whether a person who gave the name would keep the icon. It is judged by looking, so where the glyph is
another than it was, it becomes `?`.
"""

import csv
import io
import json
import subprocess
import sys
import unicodedata
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

PROGRAM, DATA, FOLDER = sys.argv[1], sys.argv[2], Path(sys.argv[3])
FONT = ImageFont.truetype("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", 22)
SIZE, COLUMN, ROW, COLUMNS, GAP = 96, 232, 148, 8, 24


def output(*words):
    """What a call of the tool prints."""
    return subprocess.run([PROGRAM, "--data", DATA, *words], capture_output=True, check=True).stdout


def label(name, width):
    """The name as one line of text, without emoji, which the font has not, and cut where it is too long."""
    text = "".join(sign for sign in name if unicodedata.category(sign) not in ("So", "Mn")).strip() or "(emoji)"
    while FONT.getlength(text) > width:
        text = text.rstrip("…")[:-1].rstrip() + "…"
    return text


path = FOLDER / "suggestions.tsv"
with path.open(encoding="utf-8", newline="") as file:
    rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
sheet = Image.new("RGB", (COLUMNS * COLUMN + GAP, -(-len(rows) // COLUMNS) * ROW + GAP), (255, 255, 255))
draw = ImageDraw.Draw(sheet)
for index, row in enumerate(rows):
    said = json.loads(output("glyphs", "suggest", "--json", "--", row["name"]))
    if row["glyph"] not in ("", said["glyph"]):
        row["kept"] = "?"
    row["glyph"], row["colors"] = said["glyph"], said["colors"]
    tile = Image.open(io.BytesIO(output("render", "--recipe", said["recipe"], "--size", str(SIZE)))).convert("RGBA")
    x, y = GAP + index % COLUMNS * COLUMN, GAP + index // COLUMNS * ROW
    sheet.paste(tile, (x + (COLUMN - GAP - SIZE) // 2, y), tile)
    text = label(row["name"], COLUMN - GAP)
    draw.text((x + (COLUMN - GAP - FONT.getlength(text)) / 2, y + SIZE + 6), text, (60, 60, 67), FONT)
with path.open("w", encoding="utf-8", newline="") as file:
    file.write("name\tglyph\tcolors\tkept\n")
    file.writelines(f"{row['name']}\t{row['glyph']}\t{row['colors']}\t{row['kept']}\n" for row in rows)
sheet.quantize(256, dither=Image.Dither.NONE).save(FOLDER / "suggestions.png", optimize=True)
kept = sum(row["kept"] == "yes" for row in rows)
print(f"docs/suggestions.tsv: {kept} of {len(rows)} names would be kept, {sum(row['kept'] == '?' for row in rows)} to be judged")
