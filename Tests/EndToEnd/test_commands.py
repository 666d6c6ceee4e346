"""What the commands do, as a person or a script sees it."""

import json
import os
import re
import subprocess
from dataclasses import replace

import pytest
import terminal
from conftest import ROOT, concurrently
from oracle import picture
from own_pack import add_pack

PNG, SVG = b"\x89PNG\r\n\x1a\n", b'<svg xmlns="http://www.w3.org/2000/svg" '
TRIANGLE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>'

COMMANDS = [
    (), ("render",), ("glyphs",), ("glyphs", "search"), ("glyphs", "suggest"), ("glyphs", "groups"), ("glyphs", "list"), ("glyphs", "show"),
    ("packs",), ("packs", "list"), ("packs", "add"),
    ("packs", "remove"), ("packs", "update"), ("serve",), ("colors",), ("recipe",), ("recipe", "show"), ("recipe", "from"),
    ("completion",), ("help",),
]


# Help


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_help_at_every_level(tool, path):
    help = tool.output(*path, "--help")
    assert help == tool.output("help", *path) == tool.output(*path, "-h")
    assert f"Usage: {' '.join(('iconsmith', *path))}".encode() in help
    # It fits a terminal, but for examples, which are to be pasted whole; and it is not coloured.
    lines = help.decode().splitlines()
    assert max(len(line) for line in lines if not line.startswith("    iconsmith ")) <= 80
    assert b"\x1b" not in help


def test_help_names_every_command(tool):
    for path in COMMANDS[1:]:
        assert re.search(rf"^  {path[-1]}\b", tool.output(*path[:-1], "--help").decode(), re.MULTILINE), path


def test_version(tool):
    assert re.fullmatch(r"iconsmith \d+\.\d+\.\d+\n", tool.output("--version").decode())


# Render


def test_without_an_output_the_image_goes_to_standard_output(tool_with_packs):
    assert tool_with_packs.output("render", "rocket").startswith(PNG)
    assert tool_with_packs.output("render", "rocket", "-o", "-").startswith(PNG)
    assert tool_with_packs.output("render", "rocket", "--format", "svg").startswith(SVG)
    assert tool_with_packs.files == []


def test_an_image_is_not_written_to_a_terminal(tool):
    for words in (("render", "--colors", "f00"), ("render", "--colors", "f00", "-o", "-"),
                  ("render", "--colors", "f00", "--format", "svg")):
        code, shown, errors = terminal.run(tool, *words)
        assert (code, shown) == (1, b"")
        assert errors == (b"iconsmith: an image is not for a terminal; name a file with -o FILE, or send it on with '>' or "
                          b"'|'\n")


def test_what_was_made_is_said_in_one_line(tool_with_packs):
    tool = tool_with_packs
    said = tool.output("render", "rocket", "--size", 64, "-o", "r.png").decode()
    size = (tool.folder / "r.png").stat().st_size
    assert said == f"r.png: phosphor/rocket, 64 px, {size} bytes\n"
    assert tool.output("render", "-o", "b.png").decode().startswith("b.png: a bare plate, 512 px, ")
    report = json.loads(tool.output("render", "rocket", "--size", 64, "-o", "r.png", "--json"))
    assert report == {"file": "r.png", "format": "png", "size": 64, "bytes": size, "glyph": "phosphor/rocket",
                      "recipe": "colors=2d77df-0149bd&glyph=phosphor/rocket"}


def test_the_default_is_a_gradient_from_the_original_palette(tool):
    assert tool.output("render") == tool.output("render", "--colors", "sky") == tool.output(
        "render", "--colors", "#4eacf3-#0278e1", "--size", 512, "--angle", 180, "--shape", "squircle", "--format", "png")


@pytest.mark.parametrize("option, same", [
    ("--colors=red", "--colors=f62945-c11d28"), ("--colors=original/red", "--colors=red"),
    ("--colors=F00", "--colors=ff0000"), ("--colors=#f00-#00f", "--colors=f00@0-00f@1"),
    ("--angle=-90", "--angle=270"), ("--angle=450", "--angle=90"),
    ("--shape=rounded", "--shape=rounded@0.22"), ("--shape=superellipse", "--shape=superellipse@5"),
    ("--scale=.7", "--scale=0.70"), ("--colors=f00f", "--colors=f00"), ("-s64", "--size=64"),
    ("--gradient=linear", "--space=srgb"), ("--x=0", "--rotate=0"),
])
def test_different_words_for_the_same(tool, option, same):
    assert tool.output("render", option) == tool.output("render", same)


@pytest.mark.parametrize("option", [
    "--colors=red", "--angle=90", "--gradient=radial", "--space=oklab", "--fg=000", "--scale=0.3", "--x=0.1", "--y=0.1",
    "--rotate=20", "--shape=circle", "--size=100", "--format=svg",
])
def test_every_option_changes_something(tool_with_packs, option):
    base = ("render", "heart", "--colors", "f62945-00a491")
    changed = base[:2] + (option,) if "colors" in option else base + (option,)
    assert tool_with_packs.output(*changed) != tool_with_packs.output(*base)


def test_words_may_stand_apart_or_together(tool_with_packs):
    first = tool_with_packs.output("render", "shopping", "cart")
    for words in (("shopping cart",), ("Shopping_Cart",)):
        assert tool_with_packs.output("render", *words) == first
    # Other names of the same thing may have other colours; the glyph is the same.
    colors = ("--colors", "sky")
    first = tool_with_packs.output("render", "shopping", "cart", *colors)
    for words in (("--glyph", "phosphor/shopping-cart"), ("shopping-carts",), ("groceries",)):
        assert tool_with_packs.output("render", *words, *colors) == first


# Colours


def test_colors(tool):
    pairs = json.loads(tool.output("colors", "--json"))
    assert [pair["palette"] for pair in pairs] == ["original"] * 12 + ["deep"] * 12 + ["shortcuts"] * 15
    listed = tool.output("colors").decode()
    for pair in pairs:
        assert re.search(rf"^  {re.escape(pair['name'])} +{'  '.join(pair['colors'])}$", listed, re.MULTILINE)
        # Each name is taken, and gives the colours that are listed.
        pixels = picture.rgba(tool.output("render", "--shape", "square", "--size", 256, "--colors", pair["name"]))
        for row, color in ((0, pair["colors"][0]), (-1, pair["colors"][1])):
            expected = bytes.fromhex(color.removeprefix("#"))
            assert abs(pixels[row, 0, :3].astype(int) - list(expected)).max() <= 1
    assert b"\x1b" not in tool.output("colors")


def test_colors_are_seen_in_a_terminal(tool):
    code, shown, errors = terminal.run(tool, "colors")
    assert (code, errors) == (0, b"")
    assert b"\x1b[48;2;246;41;69m" in shown and shown.count(b"\x1b[0m") == 39


# Glyphs


def test_glyphs_list(tool_with_packs):
    tool = tool_with_packs
    names = tool.output("glyphs", "list").decode().splitlines()
    assert len(names) == len(set(names)) > 8_000
    assert json.loads(tool.output("glyphs", "list", "--json")) == names
    for pack in ("phosphor", "fontawesome", "mdi"):
        own = tool.output("glyphs", "list", "--pack", pack).decode().splitlines()
        assert own == [name for name in names if name.startswith(f"{pack}/")]
        bare = tool.output("glyphs", "list", "--pack", pack, "--names").decode().splitlines()
        assert [f"{pack}/{name}" for name in bare] == own == sorted(own)


def test_glyphs_show(tool_with_packs):
    tool = tool_with_packs
    report = json.loads(tool.output("glyphs", "show", "fontawesome/house", "--json"))
    assert report["name"] == "fontawesome/house" and report["licence"] == "CC BY 4.0"
    assert "home" in report["aliases"] and "residence" in report["tags"] and report["emoji"] == ["🏠"]
    assert report["data"].startswith("n m") and len(report["digest"]) == 64 and 0 < report["fullness"] < 1
    shown = tool.output("glyphs", "show", "fontawesome/house").decode()
    assert shown.startswith("fontawesome/house\n") and "CC BY 4.0" in shown and "home" in shown
    # Words are looked up as for render.
    assert json.loads(tool.output("glyphs", "show", "shopping", "cart", "--json"))["name"] == "phosphor/shopping-cart"


def test_glyphs_search(tool_with_packs):
    def search(*words, **environment):
        tool = replace(tool_with_packs, environment=environment)
        return [result["glyph"] for result in json.loads(tool.output("glyphs", "search", *words, "--json"))]

    assert search("groceries")[0] == search("購物")[0] == search("shoping")[0] == "phosphor/shopping-cart"
    assert search("🎂")[0] == search("birthday")[0] == "phosphor/cake"
    assert len(search("car", "--limit", 3)) == 3 and search("zzzzz") == []
    assert all(glyph in search("apple", "--limit", 1000) for glyph in search("apple", "--group", "food"))
    # The person's language goes first, unless another is asked for.
    assert search("Brief", "--lang", "de")[0] == search("Brief", LC_ALL="de_AT.UTF-8")[0] == "phosphor/envelope"
    assert search("Brief")[0] != "phosphor/envelope"
    # As text: one line a result, with the same glyph of other packs behind.
    line = tool_with_packs.output("glyphs", "search", "dog", "--limit", 1).decode().split()
    assert line == ["phosphor/dog", "fontawesome/dog", "mdi/dog"]
    assert "no words in 'tlh'" in tool_with_packs.refusal("glyphs", "search", "dog", "--lang", "tlh")
    assert "is not a language" in tool_with_packs.refusal("glyphs", "search", "dog", "--lang", "?", code=2)


def test_glyphs_groups(tool_with_packs):
    groups = json.loads(tool_with_packs.output("glyphs", "groups", "--json"))
    assert len(groups) == 14 and all(group["glyphs"] >= 50 for group in groups)
    listed = set()
    for group in groups:
        names = tool_with_packs.output("glyphs", "list", "--group", group["group"]).decode().splitlines()
        assert len(names) == group["glyphs"]
        listed.update(names)
    assert len(listed) == len(tool_with_packs.output("glyphs", "list").decode().splitlines())
    chinese = json.loads(tool_with_packs.output("glyphs", "groups", "--json", "--lang", "zh-TW"))
    assert [group["title"] for group in chinese if group["group"] == "home"] == ["居家"]


def test_search_without_words_in_other_languages(tool):
    add_pack(tool, "mine", {"dog": TRIANGLE, "shopping-cart": TRIANGLE})
    result = tool.run("packs", "update")
    assert result.returncode == 0 and result.stdout == b"up to date: 2 glyphs of mine\n"
    assert result.stderr.count(b"\n") == 1 and b"unicode-cldr-core, unicode-data, wordnet-base" in result.stderr
    assert tool.output("glyphs", "search", "dogs") == b"mine/dog\n"
    assert "without language data" in tool.refusal("glyphs", "search", "Hund", "--lang", "de")
    assert tool.run("glyphs", "search", "Hund").stdout == b""
    groups = {group["group"]: group["glyphs"] for group in json.loads(tool.output("glyphs", "groups", "--json"))}
    assert groups["yours"] == 2


def test_everyday_subjects_are_found_in_the_default_pack(tool_with_packs):
    subjects = (ROOT / "Scripts" / "everyday-subjects.txt").read_text().splitlines()
    assert len(subjects) == 64
    reports = concurrently(
        lambda subject: json.loads(tool_with_packs.output("glyphs", "show", *subject.split(), "--json")), subjects)
    names = {subject: report["name"] for subject, report in zip(subjects, reports)}
    assert [name for name in names.values() if not name.startswith("phosphor/")] == []
    # Different things look different.
    assert len(set(names.values())) == 64


# Packs


def test_packs_come_and_go(tool):
    (folder := tool.folder / "My Drawings").mkdir()
    (folder / "Big Star.svg").write_text(TRIANGLE)
    (folder / "sub").mkdir()
    (folder / "sub" / "moon.SVG").write_text(TRIANGLE)
    (folder / "notes.txt").write_text("no drawing")
    (folder / ".hidden.svg").write_text(TRIANGLE)
    result = tool.run("packs", "add", "My Drawings")
    assert (result.returncode, result.stdout) == (0, b"added my-drawings: 2 glyphs\n")
    assert tool.output("packs", "list").decode().split() == ["my-drawings", "2", "glyphs", "My", "Drawings", "(your", "own)"]
    assert tool.output("glyphs", "list").decode() == "my-drawings/big-star\nmy-drawings/moon\n"
    colors = ("--colors", "red")
    assert tool.output("render", "big", "star", *colors) == tool.output("render", "--glyph", "my-drawings/big-star", *colors)

    # The drawings have been copied.
    for file in folder.rglob("*.*"):
        if file.is_file():
            file.unlink()
    assert tool.run("packs", "update", "--force").returncode == 0
    assert tool.output("render", "moon")

    assert "there is a pack 'my-drawings' already" in tool.refusal("packs", "add", "My Drawings")
    assert tool.refusal("packs", "remove", "nope") == "there is no pack 'nope'; there are: my-drawings"
    for name in ("phosphor", "fontawesome", "mdi"):
        assert tool.refusal("packs", "remove", name) == f"'{name}' is a built-in pack and cannot be removed"
    assert tool.output("packs", "remove", "my-drawings") == b"removed my-drawings\n"
    assert "iconsmith packs update" in tool.refusal("glyphs", "list")


def test_one_pack_of_several_is_removed(tool):
    add_pack(tool, "one", {"a": TRIANGLE})
    add_pack(tool, "two", {"a": TRIANGLE, "b": TRIANGLE})
    assert [pack["id"] for pack in json.loads(tool.output("packs", "list", "--json"))] == ["one", "two"]
    assert tool.run("packs", "remove", "one").returncode == 0
    assert tool.output("glyphs", "list").decode() == "two/a\ntwo/b\n"


def test_built_in_packs(tool_with_packs):
    packs = json.loads(tool_with_packs.output("packs", "list", "--json"))
    assert [(pack["id"], pack["isOwn"]) for pack in packs] == [("phosphor", False), ("fontawesome", False), ("mdi", False)]
    assert [pack["licence"] for pack in packs] == ["MIT", "CC BY 4.0", "Apache 2.0"]
    assert all(pack["notice"] and pack["version"] and pack["glyphs"] > 1_000 for pack in packs)


def test_fetched_packs_are_taken_from_any_folder(tool, packs_data):
    tool = replace(tool, environment={})  # with the words that `packs_data` has
    result = tool.run("packs", "update", ROOT / "build" / "packs")
    assert result.returncode == 0, result.stderr
    assert result.stdout.startswith(b"compiled ")
    assert tool.output("render", "rocket").startswith(PNG)
    catalog = "iconsmith/glyphs.sqlite"
    assert (tool.data / catalog).read_bytes() == (packs_data / catalog).read_bytes()


def test_compiling_again_changes_nothing(tool_with_packs):
    catalog = tool_with_packs.data / "iconsmith" / "glyphs.sqlite"
    before = catalog.read_bytes()
    assert tool_with_packs.output("packs", "update").startswith(b"up to date: ")
    assert catalog.read_bytes() == before


def test_another_data_folder(tool):
    add_pack(tool, "one", {"a": TRIANGLE})
    assert "there is no glyph catalogue at" in tool.refusal("glyphs", "list", "--data", "other")
    assert tool.output("glyphs", "list", "--data", tool.data / "iconsmith") == b"one/a\n"
    assert tool.output("--data", tool.data / "iconsmith", "glyphs", "list") == b"one/a\n"


# Recipes


def test_recipe_show(tool):
    text = "colors=f62945-c11d28&angle=45&glyph=phosphor/heart&shape=circle"
    shown = tool.output("recipe", "show", text).decode()
    lines = dict(re.split(r"\s{2,}", line, maxsplit=1) for line in shown.splitlines()[:-2])
    assert lines["colours"] == "#f62945 at 0, #c11d28 at 1"
    assert (lines["gradient"], lines["shape"], lines["glyph"]) == ("linear, 45°", "circle", "phosphor/heart")
    assert lines["glyph colour"] == "#ffffff"
    assert shown.endswith(f"\n\n{text}\n")
    form = tool.output("recipe", "show", text, "--json").decode()
    assert json.loads(form) == {
        "colors": ["#f62945", "#c11d28"], "angle": 45, "glyph": "phosphor/heart", "shape": "circle"}
    assert tool.output("recipe", "show", form).decode() == shown


def test_recipe_from(tool):
    tool.output("render", "--colors", "F00-00F", "--shape", "circle", "-o", "a.png")
    assert tool.output("recipe", "from", "a.png") == b"colors=ff0000-0000ff&shape=circle\n"
    assert json.loads(tool.output("recipe", "from", "a.png", "--json")) == {
        "colors": ["#ff0000", "#0000ff"], "shape": "circle"}
    assert tool.refusal("recipe", "from", "missing.svg") == "cannot read 'missing.svg': there is no such file"


# Completion


def test_bash_completes_commands_options_and_glyphs(tool):
    add_pack(tool, "mine", {"star": TRIANGLE, "stone": TRIANGLE})
    script = tool.output("completion", "bash").decode() + r"""
complete_line() {
    COMP_LINE="$*" COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_POINT=${#COMP_LINE} COMPREPLY=()
    "$(complete -p iconsmith | sed 's/.*-F \([^ ]*\).*/\1/')" iconsmith "${@: -1}" "${@: -2:1}"
    printf '%s\n' "${COMPREPLY[@]}"
}
"""
    program = tool.folder / "bin"
    program.mkdir()
    (program / "iconsmith").symlink_to(tool.program)
    for words, expected in (
        ("iconsmith re", {"render", "recipe"}), ("iconsmith glyphs ''", {"groups", "list", "search", "show", "suggest"}),
        ("iconsmith render --sha", {"--shape"}), ("iconsmith render --shape c", {"circle"}),
        ("iconsmith render --glyph mine/st", {"mine/star", "mine/stone"}),
    ):
        result = subprocess.run(
            ["bash", "-c", f"{script}\ncomplete_line {words}"], capture_output=True, cwd=tool.folder, timeout=60,
            env={**tool.environ, "PATH": f"{program}:{os.environ['PATH']}"})
        assert {word.strip() for word in result.stdout.decode().split("\n") if word.strip()} == expected, result
