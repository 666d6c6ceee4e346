"""Recipes and files that carry them, as wrong and as large as can be: one line, no file, bounded memory."""

import json
import random
import zlib

import pytest
from conftest import MAXIMUM_MEMORY, refusal
from oracle import png_chunks
from own_pack import add_pack

SEED = 5
STAR = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M50 10 74 82 12 38h76L26 82z"/></svg>'


def refused(tool, source):
    """What `render --recipe` says of a source that it must refuse, within bounds."""
    before = tool.files
    result = tool.measured("render", "--recipe", source, "-o", "made.png")
    message = refusal(result, 1)
    assert len(message) < 1_000
    assert result.memory < MAXIMUM_MEMORY, result.memory
    assert tool.files == before
    return message


@pytest.mark.parametrize("recipe, problem", [
    ("colors=", "0 digits"), ("colors=f00&", "at byte 12"), ("colors=f00&&angle=1", "key=value"),
    ("angle=90", "it has no colours"), ("colors=f00&colors=0f0", "twice"),
    ("colors=f00&sacle=1", "did you mean 'scale'"),
    ("colors=f00&scale=NaN", "a number is expected"), ("colors=f00&scale=inf", "a number is expected"),
    ("colors=f00&scale=1e999", "a number is expected"), ("colors=f00&scale=3", "0.05 to 2"),
    ("colors=f00&angle=nan", "a number is expected"), ("colors=f00@nan", "a number is expected"), ("colors=f00&x=-2", "-1 to 1"),
    ("colors=f00&glyph=rocket", "pack/name"), ("colors=f00&glyph=a/%zz", "two hexadecimal digits"),
    ("colors=f00&glyph=a/%ff", "UTF-8"), ("colors=f00&glyph=a/%00", "pack/name"), ("colors=f00&glyph=%2F", "pack/name"),
    ("colors=f00&glyph=" + "a" * 130 + "/b", "pack/name"), ("colors=f00&shape=", "square"),
    ("colors=" + "-".join(["f00"] * 9), "1 to 8"), ("=", "key=value"), ("colors=f00&=1", "key=value"),
    ("colors=f00;angle=3", "digit"), ("?colors=f00", "unknown key"),
])
def test_a_text(tool, recipe, problem):
    message = refused(tool, recipe)
    assert message.startswith("not a recipe: ") and problem in message


@pytest.mark.parametrize("recipe, problem", [
    ("{}", "colors"), ("{", ""), ('{"colors":[]}', ""), ('{"colors":["f00x"]}', "colour"),
    ('{"colors":["#f00"],"scale":NaN}', ""), ('{"colors":["#f00"],"scale":1e999}', ""),
    ('{"colors":["#f00"],"scale":"one"}', "scale"), ('{"colors":["#f00"],"scale":[1]}', "scale"),
    ('{"colors":["#f00"],"scale":3}', "0.05 to 2"), ('{"colors":["#f00"],"sacle":1}', "sacle"),
    ('{"colors":["#f00"],"glyph":7}', "glyph"), ('{"colors":["#f00"],"x=0.5&y":0.5}', "unknown key"),
    ('{"colors":["#f00"]} {}', ""), ("{" * 100_000, ""), ('{"colors":' + "[" * 100_000, ""),
    (json.dumps({"colors": ["#f00"] * 10_000}), ""),
    ('{"colors":["#f00"],"glyph":"' + "a" * 100_000 + '/b"}', "4096 are allowed"),
], ids=lambda value: value[:40] if isinstance(value, str) else None)
def test_json(tool, recipe, problem):
    message = refused(tool, recipe)
    assert message.startswith("not a recipe: ") and problem in message
    (tool.folder / "recipe.json").write_text(recipe)
    assert "'recipe.json': not a recipe: " in refused(tool, "recipe.json")


@pytest.mark.parametrize("recipe", [
    "colors=f00-" + "0" * (1 << 20), "colors=" + "-".join(["ff0000"] * 150_000), "colors=f00&" * 100_000,
    "angle=" + "9" * (1 << 20), "colors=f00&glyph=a/" + "%41" * 350_000,
], ids=lambda recipe: recipe[:20])
def test_a_recipe_of_a_megabyte(tool, recipe):
    # An argument may have 128 KiB; more comes in a file.
    assert "4096 are allowed" in refused(tool, recipe[:100_000])
    (tool.folder / "recipe.txt").write_text(recipe)
    assert "4096 are allowed" in refused(tool, "recipe.txt")


def test_a_recipe_in_a_file_may_begin_with_any_key_and_end_with_a_line(tool):
    (tool.folder / "recipe.txt").write_text("angle=90&colors=f00-00f\n")
    assert (tool.output("render", "--recipe", "recipe.txt", "--size", 20)
            == tool.output("render", "--recipe", "colors=f00-00f&angle=90", "--size", 20))


def test_files_that_are_none(tool):
    (tool.folder / "folder").mkdir()
    assert refused(tool, "missing.png") == "cannot read 'missing.png': there is no such file"
    assert refused(tool, "folder") == "cannot read 'folder': it is a folder"
    for content in (b"", b"\0", b"\xff" * 1_000, b"\x89PNG\r\n\x1a\n", b"<svg", b"{", bytes(1 << 20), b"\xef\xbb\xbf"):
        (tool.folder / "file").write_bytes(content)
        assert refused(tool, "file").startswith("'file': ")


def test_a_file_without_end(tool):
    # 64 MiB of it are read.
    assert "it has more than 64 MiB" in refused(tool, "/dev/zero")


@pytest.fixture
def icon(tool):
    """The PNG of a person's own glyph, which carries the outlines."""
    add_pack(tool, "mine", {"star": STAR})
    return tool.output("render", "star", "--size", 64)


def test_every_cut_of_a_png(tool, icon):
    # All that is carried stands before the pixels, which opening does not look at.
    pixels = icon.index(b"IDAT")
    for length in [*range(0, pixels, 7), pixels, len(icon) - 1]:
        (tool.folder / "cut.png").write_bytes(icon[:length])
        message = refused(tool, "cut.png")
        assert message.startswith("'cut.png': ")


def test_random_damage_of_a_png(tool, icon):
    source = random.Random(SEED)
    for number in range(60):
        damaged = bytearray(icon)
        for _ in range(source.randint(1, 4)):
            damaged[source.randrange(len(damaged))] = source.randrange(256)
        (tool.folder / "damaged.png").write_bytes(damaged)
        result = tool.measured("render", "--recipe", "damaged.png")
        # Chunks have checksums: it is noticed, or it was where nothing is read.
        if result.returncode:
            assert refusal(result, 1)
        else:
            assert result.stdout == icon, f"seed {SEED}, {number}"
        assert result.memory < MAXIMUM_MEMORY


def test_a_text_that_unpacks_to_a_gigabyte(tool, icon):
    packer = zlib.compressobj(9)
    bomb = b"".join(packer.compress(bytes(1 << 20)) for _ in range(1 << 10)) + packer.flush()
    for keyword in (b"iconsmith:recipe", b"iconsmith:artwork", b"Comment"):
        chunks = [(name, content) for name, content in png_chunks.read(icon) if not content.startswith(keyword)]
        chunks.insert(2, ("iTXt", keyword + b"\0\1\0\0\0" + bomb))
        (tool.folder / "bomb.png").write_bytes(png_chunks.write(chunks))
        result = tool.measured("render", "--recipe", "bomb.png", "-o", "made.png")
        assert result.memory < MAXIMUM_MEMORY
        if keyword != b"Comment":
            assert "'bomb.png': " in refusal(result, 1)


def with_text(icon, keyword, text):
    """The PNG with another text of this keyword."""
    return png_chunks.write(
        [("iTXt", keyword + b"\0\0\0\0\0" + text) if name == "iTXt" and content.startswith(keyword + b"\0")
         else (name, content) for name, content in png_chunks.read(icon)])


@pytest.mark.parametrize("text", [
    b"colors=f00&scale=NaN", b"colors=f00&glyph=mine/%00", b"", b"\xff\xfe", b"colors=f00-" * 100_000,
])
def test_a_bad_recipe_in_a_png(tool, icon, text):
    (tool.folder / "bad.png").write_bytes(with_text(icon, b"iconsmith:recipe", text))
    assert refused(tool, "bad.png").startswith("'bad.png': ")


@pytest.mark.parametrize("artwork", [
    b"", b"x M0 0h1v1z", b"n", b"n M0 0h1v1", b"n M0 0zz", b"n M0 0h1vz", b"n2 M0 0h1v1z", b"nnan M0 0h1v1z",
    b"n M0 0h1e999v1z", b"n M0 0h9999999999999v1z", b"n M0 0h1\n", b"n M0 0" + b"h1v1" * 5_000_000,
    b"n M0 0" + b"h1v1" * 400_000, b"n M0 0h1v1z\n" * 5_000, b"n M0 0h0v0z", b"n M0 0a1e-300 1e300 0 0 1 1 1z",
], ids=lambda artwork: artwork[:30])
def test_a_bad_outline_in_a_png(tool, icon, artwork):
    (tool.folder / "bad.png").write_bytes(with_text(icon, b"iconsmith:artwork", artwork))
    result = tool.measured("render", "--recipe", "bad.png", "-o", "made.png")
    assert result.memory < MAXIMUM_MEMORY
    if result.returncode:
        assert refusal(result, 1)
        assert "made.png" not in tool.files


@pytest.mark.parametrize("damage", [
    lambda svg: svg[: svg.index(b"</recipe>")], lambda svg: svg.replace(b"&amp;", b"&"),
    lambda svg: svg.replace(b"&amp;", b"&bomb;"), lambda svg: svg.replace(b"<artwork", b"<artwork>"),
    lambda svg: svg.replace(b"n M", b"n X"), lambda svg: svg.replace(b"n m", b"n X"),
    lambda svg: svg.replace(b"colors=", b"colours="), lambda svg: svg[: svg.index(b"glyph=")],
    lambda svg: svg.replace(b"mine/star", b"mine/\xff"), lambda svg: svg.replace(b"mine/star", b"mine/" + b"x" * 100_000),
], ids=["cut", "escape", "entity", "tag", "outline", "outline-2", "key", "cut-2", "utf-8", "long"])
def test_a_damaged_svg(tool, damage):
    add_pack(tool, "mine", {"star": STAR})
    svg = tool.output("render", "star", "--format", "svg")
    (tool.folder / "bad.svg").write_bytes(damage(svg))
    result = tool.measured("render", "--recipe", "bad.svg", "--format", "svg")
    if result.returncode:
        assert refusal(result, 1)
    else:
        assert result.stdout == svg


def test_a_large_svg_of_somebody_else(tool):
    (tool.folder / "large.svg").write_bytes(
        b'<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0' + b"h1v1" * 15_000_000 + b'"/></svg>')
    assert "carries no recipe" in refused(tool, "large.svg")


def test_entities_are_not_followed(tool):
    (tool.folder / "bomb.svg").write_text(
        '<!DOCTYPE svg [<!ENTITY a "' + "x" * 1_000 + '">' + "".join(
            f'<!ENTITY {name} "{f"&{previous};" * 20}">' for previous, name in zip("abcdefgh", "bcdefghi"))
        + ']><svg xmlns="http://www.w3.org/2000/svg"><metadata><recipe xmlns="urn:iconsmith:icon">colors=&i;</recipe>'
        '</metadata></svg>')
    assert "bomb.svg" in refused(tool, "bomb.svg")
