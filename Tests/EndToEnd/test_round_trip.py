"""A file that was made opens again: given back with --recipe, it makes the same bytes, here and elsewhere."""

import io
import json
import random

import pytest
from own_pack import add_pack
from oracle import drawing
from PIL import Image

SEED = 11
ENDINGS = ("png", "svg")

STAR = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M50 10 74 82 12 38h76L26 82z"/></svg>'
TONES = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024"><path opacity=".3" d="M0 0h900v900z"/>'
         '<circle cx="600.125" cy="300" r="251" fill="none" stroke="#000" stroke-width="40" stroke-dasharray="90 33"/>'
         '</svg>')

# With the packs: options, and the recipe that they come to, in its one form.
ICONS = {
    "word": (["rocket"], "colors=2d77df-0149bd&glyph=phosphor/rocket"),
    "bare": (["--colors", "F00", "--shape", "circle"], "colors=ff0000&shape=circle"),
    "font awesome": (["--glyph", "fontawesome/house", "--colors", "sky"], "colors=4eacf3-0278e1&glyph=fontawesome/house"),
    "material design": (["--glyph", "mdi/home", "--fg", "#000"], "colors=4eacf3-0278e1&glyph=mdi/home&fg=000000"),
    "all options": (
        ["star", "--colors", "f00@.1-0f08@0.25-00f", "--gradient", "linear", "--angle", "-30.55555", "--space", "oklab",
         "--fg", "fffc", "--scale", "0.70", "--x", "-.125", "--y", "1e-1", "--rotate", "370", "--shape", "rounded@.25"],
        "colors=ff0000@0.1-00ff0088@0.25-0000ff@1&angle=329.444&space=oklab&glyph=phosphor/star&fg=ffffffcc&scale=0.7"
        "&x=-0.125&y=0.1&rotate=10&shape=rounded@0.25"),
    "defaults said": (
        ["star", "--colors", "original/sky", "--gradient", "linear", "--angle", "180", "--space", "srgb", "--fg", "fff",
         "--scale", ".56", "--x", "0", "--y", "-0", "--rotate", "360", "--shape", "squircle@0.22"],
        "colors=4eacf3-0278e1&glyph=phosphor/star"),
}


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("name", ICONS)
def test_the_same_bytes_again(tool_with_packs, name, ending):
    tool = tool_with_packs
    options, recipe = ICONS[name]
    tool.output("render", *options, "--size", 77, "-o", f"a.{ending}")
    first = (tool.folder / f"a.{ending}").read_bytes()

    assert tool.output("recipe", "from", f"a.{ending}").decode() == recipe + "\n"
    # The size is that of the file that is opened.
    tool.output("render", "--recipe", f"a.{ending}", "-o", f"b.{ending}")
    assert (tool.folder / f"b.{ending}").read_bytes() == first
    # Its recipe as text or JSON, in the command or in a file, makes the same too.
    for form in (recipe, tool.output("recipe", "from", f"a.{ending}", "--json").decode()):
        (tool.folder / "recipe").write_text(form)
        for source in (form, "recipe"):
            assert tool.output("render", "--recipe", source, "--size", 77, "--format", ending) == first


@pytest.mark.parametrize("ending", ENDINGS)
def test_one_kind_of_file_from_the_other(tool_with_packs, ending):
    tool = tool_with_packs
    options = ("heart", "--colors", "f62945-c11d28", "--shape", "circle", "--rotate", 15)
    tool.output("render", *options, "--size", 40, "-o", f"a.{ending}")
    for other in ENDINGS:
        again = tool.output("render", "--recipe", f"a.{ending}", "--size", 300, "--format", other)
        assert again == tool.output("render", *options, "--size", 300, "--format", other)


def test_a_file_given_back_with_changes(tool_with_packs):
    tool = tool_with_packs
    tool.output("render", "heart", "--angle", 45, "-o", "a.png")
    assert (tool.output("render", "star", "--recipe", "a.png", "--colors", "red")
            == tool.output("render", "star", "--colors", "red", "--angle", 45))


def random_options(source):
    """A recipe of everything that there is to say."""

    def color():
        digits = source.choice([3, 4, 6, 8])
        return "".join(source.choice("0123456789abcdefABCDEF") for _ in range(digits))

    stops = source.randint(1, 8)
    places = sorted(round(source.random(), source.randint(0, 6)) for _ in range(stops))
    has_places = source.random() < 0.5
    shape = source.choice([
        "square", "squircle", "circle", "rounded", "superellipse", f"squircle@{source.uniform(0, 0.327):.5f}",
        f"rounded@{source.uniform(0, 0.5):.3f}", f"superellipse@{source.uniform(2, 32):.2f}"])
    return [
        "--colors=" + "-".join(f"{color()}@{place}" if has_places else color() for place in places),
        source.choice(["--gradient=radial", f"--angle={source.uniform(-720, 720)}"]),
        f"--space={source.choice(['srgb', 'oklab'])}", f"--fg={color()}", f"--scale={source.uniform(0.05, 2)}",
        f"--x={source.uniform(-1, 1)}", f"--y={source.uniform(-1, 1)}", f"--rotate={source.uniform(-720, 720)}",
        f"--shape={shape}", f"--size={source.randint(1, 150)}"]


def test_random_recipes(tool_with_packs):
    tool = tool_with_packs
    source = random.Random(SEED)
    glyphs = tool.output("glyphs", "list").decode().split()
    for number in range(40):
        options = [*random_options(source), "--glyph", source.choice(glyphs)]
        for ending in ENDINGS:
            first = tool.output("render", *options, "--format", ending)
            (tool.folder / f"a.{ending}").write_bytes(first)
            again = tool.output("render", "--recipe", f"a.{ending}", "--format", ending)
            assert again == first, f"seed {SEED}, recipe {number}: {options}"


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("stem", ["star", "tones", "星星", "flèche", "สวัสดี", "Ünï cödé"])
def test_a_glyph_of_ones_own_opens_on_another_machine(tool, make_tool, ending, stem):
    add_pack(tool, "mine", {stem: TONES if stem == "tones" else STAR})
    (glyph,) = tool.output("glyphs", "list").decode().split()
    tool.output("render", "--glyph", glyph, "--colors", "f62945-c11d28", "--size", 90, "-o", f"a.{ending}")
    first = (tool.folder / f"a.{ending}").read_bytes()

    elsewhere = make_tool("elsewhere")
    (elsewhere.folder / f"a.{ending}").write_bytes(first)
    assert elsewhere.output("render", "--recipe", f"a.{ending}", "--format", ending) == first
    # A glyph that is called the same there is another one.
    add_pack(elsewhere, "mine", {stem: STAR.replace("M50", "M40")})
    assert elsewhere.output("render", "--recipe", f"a.{ending}", "--format", ending) == first
    # From then on, every file that is made of it carries the outlines too.
    for other in ENDINGS:
        again = elsewhere.output("render", "--recipe", f"a.{ending}", "--size", 90, "--format", other)
        assert again == tool.output("render", "--glyph", glyph, "--colors", "f62945-c11d28", "--size", 90, "--format", other)


def test_a_name_in_chinese_stays_readable(tool):
    add_pack(tool, "mine", {"星星": STAR})
    assert tool.output("glyphs", "list").decode() == "mine/星星\n"
    tool.output("render", "星星", "--colors", "sky", "-o", "星星.png")
    assert tool.files == ["mine", "星星.png"]
    # In the recipe, which is a URL query too, it is percent-encoded UTF-8.
    recipe = "colors=4eacf3-0278e1&glyph=mine/%E6%98%9F%E6%98%9F\n"
    assert tool.output("recipe", "from", "星星.png").decode() == recipe
    form = tool.output("recipe", "from", "星星.png", "--json").decode()
    assert json.loads(form)["glyph"] == "mine/星星"
    assert tool.output("render", "--recipe", form) == (tool.folder / "星星.png").read_bytes()
    assert "mine/星星" in tool.output("recipe", "show", "星星.png").decode()


def test_a_licence_that_asks_for_it_goes_along(tool_with_packs):
    tool = tool_with_packs
    notice = json.loads(tool.output("glyphs", "show", "fontawesome/house", "--json"))["notice"]
    assert "Font Awesome" in notice and "CC BY 4.0" in notice
    options = ("--glyph", "fontawesome/house")
    assert drawing.read(tool.output("render", *options, "--format", "svg")).notice == notice
    assert Image.open(io.BytesIO(tool.output("render", *options))).text["Copyright"] == notice
    # Outlines that everybody may fetch are not carried, and other packs' notices are asked for only with the whole pack.
    assert drawing.read(tool.output("render", *options, "--format", "svg")).artwork is None
    assert drawing.read(tool.output("render", "--glyph", "phosphor/house", "--format", "svg")).notice is None


@pytest.mark.parametrize("ending", ENDINGS)
def test_without_the_pack_it_says_what_to_do(tool, tool_with_packs, ending):
    tool_with_packs.output("render", "rocket", "-o", tool.folder / f"a.{ending}")
    message = tool.refusal("render", "--recipe", f"a.{ending}", "-o", "b.png")
    assert "iconsmith packs update" in message
    assert tool.files == [f"a.{ending}"]


def test_a_file_that_lost_its_recipe_or_never_had_one(tool):
    tool.output("render", "--colors", "f00", "-o", "a.png")
    Image.open(tool.folder / "a.png").convert("RGBA").save(tool.folder / "b.png")
    (tool.folder / "b.svg").write_text(STAR)
    (tool.folder / "b.txt").write_text("a rocket, please")
    (tool.folder / "b.gif").write_bytes(b"GIF89a" + bytes(100))
    for name in ("b.png", "b.svg"):
        assert tool.refusal("recipe", "from", name) == (
            f"'{name}': the file carries no recipe: Iconsmith did not make it, or another program saved it without its "
            "metadata")
    for name in ("b.txt", "b.gif"):
        assert name in tool.refusal("recipe", "from", name)
