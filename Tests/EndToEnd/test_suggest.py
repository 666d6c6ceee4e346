"""Suggestions: an icon for any name, and families of icons for many."""

import csv
import json
import random

import pytest
from conftest import ROOT

SHEET = ROOT / "docs" / "suggestions.tsv"


def suggestion(tool, *words):
    return json.loads(tool.output("glyphs", "suggest", "--json", *words))


@pytest.mark.parametrize("name, glyph", [
    ("Q3 report", "phosphor/chart-bar"), ("待辦事項", "phosphor/list-checks"), ("Walk the dog", "phosphor/dog"),
    ("Mum's birthday", "phosphor/cake"), ("groceries", "phosphor/shopping-cart"), ("購物", "phosphor/shopping-cart"),
    ("🎂 Leo", "phosphor/cake"), ("Einkaufsliste", "phosphor/shopping-cart"), ("宿題", "phosphor/notebook"),
    # What it is about comes before what kind of list it is, and whose.
    ("Packing list", "phosphor/suitcase-rolling"), ("Kids' clothes", "phosphor/t-shirt"), ("健身計畫", "phosphor/barbell"),
    # A list word by itself still has its picture.
    ("Notes", "phosphor/note"), ("Kids", "phosphor/baby"),
    # Where nothing fits, the first letter, and where that has no glyph, a list.
    ("Xyzzy", "fontawesome/x"), ("7qqj", "fontawesome/7"), ("ქქქ", "phosphor/list-bullets"), ("?!", "phosphor/list-bullets"),
    ("", "phosphor/list-bullets"),
])
def test_a_name_has_its_glyph(tool_with_packs, name, glyph):
    assert suggestion(tool_with_packs, "--", name)["glyph"] == glyph


def test_a_suggestion_is_a_whole_icon(tool_with_packs):
    tool = tool_with_packs
    said = suggestion(tool, "Walk the dog")
    assert said["reason"] == "meaning" and said["recipe"].endswith("&glyph=phosphor/dog")
    assert said["recipe"] in tool.output("glyphs", "suggest", "walk", "THE", "dog").decode()
    assert tool.output("render", "walk the dog") == tool.output("render", "--recipe", said["recipe"])
    # Colours that are asked for are taken, and so is a recipe's.
    assert tool.output("render", "walk the dog", "--colors", "red") == tool.output(
        "render", "--glyph", "phosphor/dog", "--colors", "red")
    other = tool.output("render", "walk the dog", "--recipe", "colors=f00&shape=circle")
    assert other == tool.output("render", "--recipe", "colors=f00&glyph=phosphor/dog&shape=circle")


def test_what_nothing_fits_is_said(tool_with_packs):
    result = tool_with_packs.run("render", "rocekkt", "-o", "a.png")
    assert result.returncode == 0 and tool_with_packs.files == ["a.png"]
    assert result.stderr.startswith(b"nothing fits 'rocekkt', so it shows fontawesome/r; nearest: rocket, ")


def test_the_same_in_every_locale(tool_with_packs):
    tool = tool_with_packs
    for locale in ("de_DE.UTF-8", "zh_TW.UTF-8", "C"):
        tool.environment = {"LC_ALL": locale}
        assert suggestion(tool, "Brief")["glyph"] == suggestion(tool, "Brief", "--lang", "en")["glyph"]
    assert suggestion(tool, "Brief", "--lang", "de")["glyph"] == "phosphor/envelope"
    assert "no words in 'tlh'" in tool.refusal("render", "dog", "--lang", "tlh")


def test_there_is_one_for_anything(tool_with_packs):
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    generator = random.Random(seed)
    names = ["\u202e\u0000x".replace("\0", ""), "a\u0301" * 500, "🏳️‍🌈" * 40, "'; DROP TABLE glyph; --", '"', "%_\\", "𝕏", "ﷺ"]
    for _ in range(60):
        alphabet = generator.choice(["abcdefghij ", "買菜清單狗貓圖書 ", "äöüßéèñ '", "🎂🐕🚗❤ ", "\u0e01\u0e02\u0e03", "кошкадом "])
        names.append("".join(generator.choice(alphabet) for _ in range(generator.randrange(1, 40))))
    for name in names:
        assert suggestion(tool_with_packs, "--", name)["recipe"].startswith("colors="), name


def rows(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def test_the_sheet_of_names_is_as_it_was_looked_at(tool_with_packs):
    """docs/suggestions.tsv: 200 names as people write them, what they get, and whether a person would keep it."""
    listed = rows(SHEET)
    assert len({row["name"] for row in listed}) == len(listed) == 200
    assert {row["kept"] for row in listed} == {"yes", "no"}
    assert sum(row["kept"] == "yes" for row in listed) >= 170
    changed = []
    for row in listed:
        said = suggestion(tool_with_packs, "--", row["name"])
        if (said["glyph"], said["colors"]) != (row["glyph"], row["colors"]):
            changed.append(f"{row['name']}: {row['glyph']} {row['colors']} -> {said['glyph']} {said['colors']}")
    assert not changed, "run `make sheet`, look at what changed, and judge it\n" + "\n".join(changed)


# Families

NAMES = ["Groceries", "Work", "Holiday", "Gym", "Books", "Movies", "Garden", "Health", "Money", "Music", "Home", "Kids"]


def table(tool, names):
    (tool.folder / "table.csv").write_text("name\n" + "".join(f"{name}\n" for name in names))
    return "table.csv"


def recipes(tool, folder):
    files = sorted((tool.folder / folder).glob("*.png"))
    return {file.stem: tool.output("recipe", "from", file).decode().strip() for file in files}


def colors(recipe):
    return recipe.split("&")[0]


def test_a_family_has_no_two_alike(tool_with_packs):
    tool = tool_with_packs
    result = json.loads(tool.output("batch", table(tool, NAMES), "--to", "out", "--family", "--json"))
    assert (result["written"], result["alike"]) == (12, [])
    made = recipes(tool, "out")
    assert len({colors(recipe) for recipe in made.values()}) == 12
    assert len({recipe.split("glyph=")[1] for recipe in made.values()}) == 12


def test_a_new_member_changes_no_other(tool_with_packs):
    tool = tool_with_packs
    tool.output("batch", table(tool, NAMES), "--to", "out", "--family")
    before = {path: path.read_bytes() for path in (tool.folder / "out").iterdir()}
    for place in (0, 5, 12):
        names = [*NAMES[:place], f"Supermarket {place}", *NAMES[place:]]
        report = json.loads(tool.output("batch", table(tool, names), "--to", "out", "--family", "--json"))
        assert (report["written"], report["kept"]) == (1, 12)
        assert all(path.read_bytes() == content for path, content in before.items())
    # At the end it changes none even where nothing is there yet.
    tool.output("batch", table(tool, [*NAMES, "Supermarket"]), "--to", "other", "--family")
    assert recipes(tool, "out").items() >= {k: v for k, v in recipes(tool, "other").items() if k != "supermarket"}.items()


def test_a_stopped_run_ends_as_it_would_have(tool_with_packs):
    tool = tool_with_packs
    path = table(tool, NAMES)
    tool.output("batch", path, "--to", "whole", "--family")
    tool.output("batch", path, "--to", "out", "--family")
    for name in ("groceries", "books", "kids"):
        (tool.folder / "out" / f"{name}.png").unlink()
    assert tool.output("batch", path, "--to", "out", "--family") == b"3 written, 9 kept, 0 failed\n"
    assert recipes(tool, "out") == recipes(tool, "whole")


def test_what_is_too_alike_is_named(tool_with_packs):
    tool = tool_with_packs
    (tool.folder / "table.csv").write_text("name,file,colors\nphosphor/heart,a.png,red\nphosphor/heart,b.png,red\nhouse,c.png,sky\n")
    result = tool.run("batch", "table.csv", "--to", "out", "--family")
    assert result.stderr == b"too alike (100 %): 'a.png' and 'b.png'\n" and result.returncode == 0
    report = json.loads(tool.output("batch", "table.csv", "--to", "out", "--family", "--json"))
    assert report["alike"] == [{"lines": [2, 3], "likeness": 1}]
    assert "alike" not in json.loads(tool.output("batch", "table.csv", "--to", "out", "--json"))
