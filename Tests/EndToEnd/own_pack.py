"""Packs of a person's own, made for a test."""

import json


def add_pack(tool, name, drawings):
    """Adds a pack of SVG files, given as texts by name. All of them must become glyphs."""
    folder = tool.folder / name
    folder.mkdir()
    for stem, svg in drawings.items():
        (folder / f"{stem}.svg").write_text(svg)
    result = tool.run("packs", "add", folder, "--name", name)
    assert result.returncode == 0, result.stderr.decode()
    assert result.stdout.decode() == f"added {name}: {len(drawings)} glyphs\n", result


def stored_data(tool, glyph):
    """The glyph's outlines as the catalogue keeps them, in the units of its file."""
    return json.loads(tool.output("glyphs", "show", glyph, "--json"))["data"]
