"""Packs that are damaged, hostile or too large: which file it is, what to run, and everything stays as it was."""

import json
import os
import shutil
import sqlite3
import subprocess
import zipfile

import pytest
from conftest import MAXIMUM_MEMORY, ROOT, Tool, refusal
from own_pack import add_pack

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">{}</svg>'
TRIANGLE = SVG.format('<path d="M0 0h10v10z"/>')


def glyphs(tool):
    return tool.output("glyphs", "list").decode().split()


def write_zip(path, files):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)


def last_line(result):
    """What a call that failed says in the end, after what it showed of its progress."""
    assert (result.returncode, result.stdout) == (1, b""), result
    *progress, line = result.stderr.decode().splitlines()
    assert all(text.startswith("compiling ") for text in progress), result.stderr
    assert line.startswith("iconsmith: ") and line.isprintable()
    return line.removeprefix("iconsmith: ")


def everything(folder):
    """All files in a folder and what they hold."""
    return {path.relative_to(folder): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.fixture
def tool_with_wheels(tool, packs_data):
    """The program with packs and catalogue of its own, to be damaged."""
    shutil.copytree(packs_data, tool.data)
    return tool


# The catalogue


def test_a_missing_catalogue(tool):
    for words in (("render", "rocket"), ("render", "--glyph", "phosphor/rocket"), ("glyphs", "list"), ("packs", "list"),
                  ("glyphs", "show", "rocket"), ("render", "--recipe", "colors=f00&glyph=phosphor/rocket")):
        assert tool.refusal(*words).endswith("run 'iconsmith packs update'")
    assert "Scripts/fetch-packs" in tool.refusal("packs", "update")
    assert [path.name for path in everything(tool.data)] == [".lock"]
    # What needs no glyph works.
    assert tool.output("render", "--colors", "f00")


@pytest.mark.parametrize("damage", [
    lambda file: file.write_bytes(b""), lambda file: file.write_bytes(b"SQLite format 3\0"),
    lambda file: file.write_bytes(bytes(100_000)), lambda file: os.truncate(file, file.stat().st_size // 2),
    lambda file: os.truncate(file, 5_000),
    lambda file: file.write_bytes(file.read_bytes()[:4_096] + b"\xff" * (file.stat().st_size - 4_096)),
    lambda file: (file.unlink(), sqlite3.connect(file).execute("CREATE TABLE a (b)").connection.close()),
], ids=["empty", "header", "zeros", "half", "little", "scrambled", "other"])
def test_a_damaged_catalogue(tool_with_wheels, damage):
    tool = tool_with_wheels
    damage(tool.data / "iconsmith" / "glyphs.sqlite")
    messages = [tool.run(*words) for words in (("render", "rocket"), ("glyphs", "list"), ("glyphs", "show", "mdi/home"))]
    # Half a file may still have what is asked for; but what it has not, it must say.
    for result in messages:
        if result.returncode:
            message = refusal(result, 1)
            assert f"{tool.data}/iconsmith/glyphs.sqlite" in message
            assert "iconsmith packs update" in message
    assert any(result.returncode for result in messages)
    # What it says to do helps.
    assert tool.run("packs", "update").returncode == 0
    assert len(glyphs(tool)) > 8_000


def test_outlines_that_are_none(tool):
    add_pack(tool, "mine", {"a": TRIANGLE, "b": TRIANGLE})
    catalog = tool.data / "iconsmith" / "glyphs.sqlite"
    for data in (b"", b"n X", b"\xff" * 100, bytes(1_000), b"n M0 0" + b"h1v1" * 1_000_000):
        with sqlite3.connect(catalog) as connection:
            connection.execute("UPDATE glyph SET data = ? WHERE name = 'a'", [data])
        connection.close()
        result = tool.measured("render", "--glyph", "mine/a", "-o", "a.png")
        message = refusal(result, 1)
        assert "mine/a" in message or "glyphs.sqlite" in message
        assert result.memory < MAXIMUM_MEMORY and "a.png" not in tool.files
        assert tool.output("render", "--glyph", "mine/b")


def test_a_catalogue_of_another_version(tool):
    add_pack(tool, "mine", {"a": TRIANGLE})
    with sqlite3.connect(tool.data / "iconsmith" / "glyphs.sqlite") as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    message = tool.refusal("glyphs", "list")
    assert "99" in message and message.endswith("run 'iconsmith packs update'")
    assert tool.run("packs", "update").returncode == 0
    assert glyphs(tool) == ["mine/a"]


# The built-in packs


def wheels(tool):
    return sorted((tool.data / "iconsmith" / "packs").glob("*.whl"))


@pytest.mark.parametrize("damage", [
    lambda file: os.truncate(file, file.stat().st_size // 2), lambda file: os.truncate(file, 100),
    lambda file: file.write_bytes(b""), lambda file: file.write_bytes(b"PK\3\4" + bytes(10_000)),
    lambda file: write_zip(file, {"a.txt": "nothing of what it should hold"}),
    lambda file: file.write_bytes(scrambled(file.read_bytes())),
], ids=["half", "start", "empty", "zeros", "other", "scrambled"])
@pytest.mark.parametrize("index", [0, 1, 2])
def test_a_damaged_pack(tool_with_wheels, damage, index):
    tool = tool_with_wheels
    wheel = wheels(tool)[index]
    sound, before = wheel.read_bytes(), (tool.data / "iconsmith" / "glyphs.sqlite").read_bytes()
    damage(wheel)
    result = tool.measured("packs", "update")
    message = last_line(result)
    assert f"the pack {wheel} is damaged" in message and "Scripts/fetch-packs" in message
    assert result.memory < MAXIMUM_MEMORY
    # The catalogue that was there still serves.
    assert (tool.data / "iconsmith" / "glyphs.sqlite").read_bytes() == before
    assert tool.output("render", "rocket")
    assert sorted(os.listdir(tool.data / "iconsmith")) == ["glyphs.sqlite", "packs"]
    # And fetching puts it right.
    wheel.write_bytes(sound)
    assert tool.run("packs", "update").returncode == 0


def scrambled(content):
    """The same bytes with every hundredth changed, but for the directory at the end."""
    directory = len(content) - 400_000
    return bytes(byte ^ (0x55 if place % 100 == 99 and place < directory else 0) for place, byte in enumerate(content))


def test_fetching_replaces_a_damaged_pack(tool_with_wheels):
    tool = tool_with_wheels
    before = everything(tool.data / "iconsmith" / "packs")
    os.truncate(wheels(tool)[0], 1_000)
    # As pip would: from the folder where they are already.
    result = subprocess.run(
        [ROOT / "Scripts" / "fetch-packs", tool.data / "iconsmith" / "packs"], capture_output=True,
        env={**os.environ, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(ROOT / "build" / "packs")}, timeout=120)
    assert result.returncode == 0, result.stderr
    assert everything(tool.data / "iconsmith" / "packs") == before


def test_two_files_of_one_pack(tool_with_wheels):
    tool = tool_with_wheels
    wheel = wheels(tool)[0]
    shutil.copy(wheel, wheel.with_name(wheel.name.replace("-6.6.0-", "-6.5.0-")))
    assert "keep one" in last_line(tool.run("packs", "update"))


# Packs of one's own


def test_names_that_lead_out_of_a_zip(tool):
    evil = ("../up.svg", "/absolute.svg", "a/../../up.svg", "..\\up.svg", "C:\\up.svg", "./../up.svg", "a/..")
    write_zip(tool.folder / "evil.zip", {name: TRIANGLE for name in evil} | {"good.svg": TRIANGLE})
    before = everything(tool.folder)
    result = tool.run("packs", "add", "evil.zip")
    assert result.returncode == 0, result.stderr
    assert "left out: ../up.svg: its path leads out of the zip file\n" in result.stderr.decode()
    assert "evil/good" in glyphs(tool)
    # Nothing lies anywhere but where packs lie, and there under its own name.
    assert everything(tool.folder) == before
    assert {str(path) for path in everything(tool.data)} == {
        "iconsmith/glyphs.sqlite", "iconsmith/packs/.lock", "iconsmith/packs/own/evil.zip"}
    with zipfile.ZipFile(tool.data / "iconsmith" / "packs" / "own" / "evil.zip") as archive:
        assert not [name for name in archive.namelist() if name.startswith("/") or ".." in name]


def test_a_zip_of_nothing_but_evil(tool):
    write_zip(tool.folder / "evil.zip", {"../up.svg": TRIANGLE})
    assert "../up.svg: its path leads out of the zip file" in tool.refusal("packs", "add", "evil.zip")


def test_links_are_not_followed(tool):
    (tool.folder / "secret.svg").write_text(TRIANGLE)
    (folder := tool.folder / "pack").mkdir()
    (folder / "good.svg").write_text(TRIANGLE)
    (folder / "link.svg").symlink_to("../secret.svg")
    (folder / "loop").symlink_to(".")
    link = zipfile.ZipInfo("link.svg")
    link.create_system, link.external_attr = 3, 0o120777 << 16
    with zipfile.ZipFile(tool.folder / "zipped.zip", "w") as archive:
        archive.writestr(link, "/etc/passwd")
        archive.writestr("good.svg", TRIANGLE)
    for source, name in ((folder, "pack"), ("zipped.zip", "zipped")):
        result = tool.run("packs", "add", source)
        assert result.returncode == 0 and b"left out: link.svg: is" in result.stderr
        assert [glyph for glyph in glyphs(tool) if glyph.startswith(name + "/")] == [f"{name}/good"]


@pytest.mark.parametrize("content", [
    b"", b"PK", b"PK\3\4", b"hello", b"PK\3\4" + bytes(1_000), b"PK\5\6" + bytes(18),
], ids=["empty", "signature", "header", "text", "zeros", "no files"])
def test_a_zip_that_is_none(tool, content):
    (tool.folder / "bad.zip").write_bytes(content)
    assert f"{tool.folder}/bad.zip" in tool.refusal("packs", "add", "bad.zip")
    assert not everything(tool.data) or [path.name for path in everything(tool.data)] == [".lock"]


def test_a_zip_that_is_cut_off(tool):
    write_zip(tool.folder / "whole.zip", {f"{number}.svg": TRIANGLE for number in range(50)})
    whole = (tool.folder / "whole.zip").read_bytes()
    for length in range(1, len(whole), len(whole) // 20):
        (tool.folder / "cut.zip").write_bytes(whole[:length])
        result = tool.run("packs", "add", "cut.zip")
        # What was read before the cut may be used, but never in silence.
        assert result.returncode == 1 or b"left out" in result.stderr, (length, result)
        if result.returncode == 0:
            tool.run("packs", "remove", "cut")


def test_sources_that_are_none(tool):
    (tool.folder / "empty").mkdir()
    (tool.folder / "a.svg").write_text(TRIANGLE)
    assert tool.refusal("packs", "add", "missing").endswith("there is no such file or folder")
    assert "holds no SVG file" in tool.refusal("packs", "add", "empty")
    assert "neither a folder nor a zip file" in tool.refusal("packs", "add", "a.svg", "--name", "a")
    assert "neither a folder nor a zip file" in tool.refusal("packs", "add", "/dev/null", "--name", "a")


@pytest.mark.parametrize("name", ["", "1", "phosphor", "MDI", "..", "a" * 41, "星", "-", " "])
def test_a_name_that_a_pack_cannot_have(tool, name):
    (tool.folder / "pack").mkdir()
    (tool.folder / "pack" / "a.svg").write_text(TRIANGLE)
    result = tool.run("packs", "add", "pack", f"--name={name}")
    assert "cannot name a pack" in refusal(result, result.returncode or 1) or result.returncode == 2


BAD_DRAWINGS = {
    "ten million segments": SVG.format('<path d="M0 0' + "h1v1" * 5_000_000 + '"/>'),
    "a million segments": SVG.format(('<path d="M0 0' + "h1v1" * 125_000 + '"/>') * 4),
    "a million elements": SVG.format("<g/>" * 1_000_000),
    "deep": SVG.format("<g>" * 50_000 + '<path d="M0 0h1v1z"/>' + "</g>" * 50_000),
    "entities": '<!DOCTYPE svg [<!ENTITY a "' + "x" * 1_000 + '"><!ENTITY b "' + "&a;" * 1_000 + '">]>' + SVG.format("&b;"),
    "file": '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>' + SVG.format("<desc>&a;</desc>"),
    "dashes": SVG.format('<path d="M0 0h1e8" stroke="#000" stroke-dasharray="1e-3"/>'),
    "nan": SVG.format('<path d="M0 0hNaNv1z"/>'), "infinite": SVG.format('<path d="M0 0h1e999v1z"/>'),
    "nan-circle": SVG.format('<circle r="nan"/>'), "negative": SVG.format('<circle r="-5"/>'),
    "huge": SVG.format('<rect width="1e30" height="1e30"/>'), "text": SVG.format("<text>A</text>"),
    "image": SVG.format('<image href="file:///etc/passwd"/>'), "empty": SVG.format(""), "no-xml": "hello", "nothing": "",
    "cut": TRIANGLE[:70], "html": "<!doctype html><html></html>", "binary": "\0\1\2", "utf-16": "\ufeff",
    "no-size": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 0"><path d="M0 0h1v1z"/></svg>',
    "style": SVG.format("<style>path{fill:red}</style>" + '<path d="M0 0h1v1z"/>'),
}


@pytest.mark.parametrize("name", BAD_DRAWINGS)
def test_a_drawing_that_cannot_be_read(tool, name):
    (tool.folder / "pack").mkdir()
    (tool.folder / "pack" / "bad.svg").write_text(BAD_DRAWINGS[name])
    result = tool.measured("packs", "add", "pack")
    assert result.memory < MAXIMUM_MEMORY
    message = last_line(result)
    assert "pack holds no usable SVG file; the first problem: bad.svg: " in message and len(message) < 600
    # With another one beside it, that one is taken.
    (tool.folder / "pack" / "good.svg").write_text(TRIANGLE)
    result = tool.run("packs", "add", "pack")
    assert result.returncode == 0 and b"left out: bad.svg: " in result.stderr
    assert glyphs(tool) == ["pack/good"]


@pytest.mark.parametrize("content", [
    '<path d="M0 0' + "C9 9 0 9 9 0" * 20_000 + '" stroke="#000" stroke-width="9"/>',
    '<path d="M0 0' + "C9 1 0 9 9 3S2 1 7 7" * 10_000 + '"/>',
    '<path d="' + "M1 1h7v7h-7zM2 0v9h6V0z" * 20_000 + '" fill-rule="evenodd"/>',
    '<path d="M0 0' + "L9 7 1 9 8 2" * 6_000 + '" fill="none" stroke="#000" stroke-linejoin="round"/>',
    '<path opacity=".5" d="M1 1h7v7h-7z"/>' * 4_000,
], ids=["tight bends", "crossing curves", "squares", "lines", "layers"])
def test_a_drawing_that_costs_all_it_may(tool, content):
    (tool.folder / "pack").mkdir()
    (tool.folder / "pack" / "dear.svg").write_text(SVG.format(content))
    for words in (("packs", "add", "pack"), ("render", "--glyph", "pack/dear", "-o", "a.png")):
        result = tool.measured(*words)
        assert (result.returncode, result.memory < MAXIMUM_MEMORY) == (0, True), result


def test_a_zip_that_unpacks_to_a_gigabyte(tool):
    with zipfile.ZipFile(tool.folder / "bomb.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        with archive.open("bomb.svg", "w", force_zip64=True) as file:
            for _ in range(1 << 10):
                file.write(bytes(1 << 20))
        archive.writestr("good.svg", TRIANGLE)
    result = tool.measured("packs", "add", "bomb.zip")
    assert (result.returncode, result.memory < MAXIMUM_MEMORY) == (0, True)
    assert b"left out: bomb.svg: has more than 4 MiB" in result.stderr
    assert glyphs(tool) == ["bomb/good"]


def test_too_many_files(tool):
    write_zip(tool.folder / "many.zip", {f"{number}.svg": "" for number in range(10_001)})
    assert "more than 10000 SVG files" in tool.refusal("packs", "add", "many.zip")


# The disk


def test_a_full_disk_leaves_the_packs_as_they_were(tool, make_disk):
    tool = Tool(tool.folder, make_disk("small", "size=512k"))
    add_pack(tool, "mine", {"a": TRIANGLE})
    before = everything(tool.data)
    (tool.folder / "large").mkdir()
    for number in range(40):
        path = f"M0 0{''.join(f'l{(number * 7919 + step * 104729) % 997} {step}' for step in range(2_000))}z"
        (tool.folder / "large" / f"{number}.svg").write_text(SVG.format(f'<path d="{path}"/>'))
    message = last_line(tool.run("packs", "add", "large"))
    assert str(tool.data) in message
    assert everything(tool.data) == before
    assert glyphs(tool) == ["mine/a"]


def test_a_read_only_disk(tool, make_disk):
    disk = make_disk("fixed", "size=1m")
    tool = Tool(tool.folder, disk)
    add_pack(tool, "mine", {"a": TRIANGLE})
    subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
    # Reading needs no right to write.
    assert glyphs(tool) == ["mine/a"]
    assert tool.output("render", "a")
    (tool.folder / "more").mkdir()
    (tool.folder / "more" / "b.svg").write_text(TRIANGLE)
    for words in (("packs", "add", "more"), ("packs", "remove", "mine"), ("packs", "update", "--force")):
        assert "Read-only file system" in tool.refusal(*words)
    assert glyphs(tool) == ["mine/a"]


def test_a_data_folder_that_is_a_file(tool):
    tool.data.parent.mkdir(exist_ok=True)
    tool.data.write_text("")
    (tool.folder / "pack").mkdir()
    (tool.folder / "pack" / "a.svg").write_text(TRIANGLE)
    assert str(tool.data) in tool.refusal("packs", "add", "pack")


def test_json_of_what_is_left_out(tool):
    add_pack(tool, "mine", {"a": TRIANGLE})
    (pack,) = json.loads(tool.output("packs", "list", "--json"))
    assert (pack["id"], pack["glyphs"], pack["isOwn"]) == ("mine", 1, True)
