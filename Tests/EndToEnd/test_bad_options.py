"""Wrong words on the command line: one line that says what was found and what is allowed; nothing is written."""

import pytest


def test_an_unknown_glyph_and_the_three_nearest_names(tool_with_packs):
    for words, nearest in (
        (("render", "--glyph", "phosphor/rocekt"), "phosphor/rocket"),
        (("render", "--glyph", "mdi/Home-accountt"), "mdi/home-account"),
        (("render", "--recipe", "colors=f00&glyph=fontawesome/hose"), "fontawesome/house"),
        (("glyphs", "show", "phosphor/hart"), "phosphor/heart"),
        (("glyphs", "show", "batrrey"), "battery"),
    ):
        message = tool_with_packs.refusal(*words)
        names = message.split("; nearest: ")[1].split(", ")
        assert len(names) == 3 and len(set(names)) == 3
        assert any(name.startswith(nearest) for name in names), message
    assert tool_with_packs.files == []


def test_what_is_near_to_nothing(tool_with_packs):
    for word in ("x" * 5_000, "火箭", "🚀🚀🚀", "--", "'; DROP TABLE glyph; --", "%_%", "a\u0301\u0302" * 100):
        result = tool_with_packs.measured("render", "--", word, "-o", "a.png")
        # Some of these words do lead somewhere.
        if result.returncode != 0:
            assert result.returncode in (1, 2) and len(result.stderr) < 1_000
            assert result.stderr.startswith(b"iconsmith: ")


def test_an_unknown_pack(tool_with_packs):
    for words in (("render", "--glyph", "nope/rocket"), ("glyphs", "list", "--pack", "nope")):
        assert tool_with_packs.refusal(*words) == "there is no pack 'nope'; there are: phosphor, fontawesome, mdi"


@pytest.mark.parametrize("value", [
    "xyz", "12", "12345", "123456789", "#", "", "ff0000-", "-ff0000", "ff0000--00ff00", "ff0000@", "ff0000@2",
    "ff0000@-0.1", "ff0000@nan", "ff0000@0.5-00ff00@0.4", "rgb(1,2,3)", "ｆｆ００００", "f62945-" * 8 + "f62945",
    "shortcuts/mauve", "f00&glyph=phosphor/rocket", "f00\n", "f00%00", "no-such-name",
])
def test_a_bad_colour(tool, value):
    message = tool.refusal("render", f"--colors={value}", "-o", "a.png", code=2)
    assert message.startswith("--colors: ")
    assert tool.files == []


@pytest.mark.parametrize("value", ["xyz", "", "fff-000", "sky", "fff@0", "#fffff"])
def test_a_bad_colour_of_the_glyph(tool, value):
    assert tool.refusal("render", f"--fg={value}", "-o", "a.png", code=2).startswith("--fg: ")


@pytest.mark.parametrize("value", ["0", "-1", "8193", "100000", "1e3", "64.0", "nan", "inf", "", " 64", "64px", "0x40",
                                   "9" * 400, "+64x", "６４"])
def test_a_bad_size(tool, value):
    message = tool.refusal("render", f"--size={value}", "-o", "a.png", code=2)
    assert message.startswith("--size: ") and "1 to 8192" in message
    assert tool.files == []


@pytest.mark.parametrize("option", ["angle", "scale", "x", "y", "rotate"])
@pytest.mark.parametrize("value", ["nan", "NaN", "-nan", "inf", "-Infinity", "1e999", "1e400", "", "1,5", "1.2.3", "0x10",
                                   "ten", "1 2", "9" * 5_000])
def test_a_bad_number(tool, option, value):
    message = tool.refusal("render", f"--{option}={value}", "-o", "a.png", code=2)
    assert message.startswith(f"--{option}: ") and len(message) < 300
    assert tool.files == []


@pytest.mark.parametrize("option, value, allowed", [
    ("scale", "0", "0.05 to 2"), ("scale", "2.01", "0.05 to 2"), ("scale", "-1", "0.05 to 2"), ("x", "1.1", "-1 to 1"),
    ("y", "-1.1", "-1 to 1"), ("shape", "rounded@0.6", "0 to 0.5"), ("shape", "squircle@0.4", "0 to 0.327"),
    ("shape", "superellipse@1", "2 to 32"), ("shape", "hexagon", "square, squircle"), ("shape", "circle@0.2", ""),
    ("gradient", "conic", "linear, radial"), ("space", "hsl", "srgb, oklab"), ("format", "gif", "png"),
])
def test_a_value_out_of_range(tool, option, value, allowed):
    message = tool.refusal("render", f"--{option}={value}", "-o", "a.png", code=2)
    assert message.startswith(f"--{option}: ") and allowed in message
    assert tool.files == []


@pytest.mark.parametrize("words, hint", [
    (("frobnicate",), "unknown command 'frobnicate'"),
    (("rendr", "rocket"), "did you mean 'render'?"),
    (("glyphs", "lits"), "did you mean 'list'?"),
    (("packs", "remvoe", "a"), "did you mean 'remove'?"),
    (("recipe", "form", "a.png"), "did you mean 'from'?"),
    (("render", "--colours", "sky"), "did you mean --colors?"),
    (("render", "--size"), "--size"),
    (("render", "-z"), "-z"),
    (("render", "--size", "1", "--size", "2"), "--size"),
    (("render", "rocket", "--glyph", "phosphor/rocket"), "WORDS and --glyph both say what to draw"),
    (("render", "--glyph", "rocket"), "phosphor/rocket"),
    (("render", "--small=yes"), "--small"),
    (("colors", "extra"), "extra"),
    (("packs", "add"), "SOURCE"),
    (("packs", "remove"), "PACK"),
    (("recipe", "show"), "RECIPE"),
    (("glyphs", "show"), "GLYPH"),
])
def test_a_wrong_command_line(tool, words, hint):
    assert hint in tool.refusal(*words, code=2)


def test_control_characters_are_not_echoed(tool_with_packs):
    for word in ("\x1b[31mzzqx", "zzqx\rzzqx", "zzqx\nzzqx", "\u202ezzqx", "zzqx\x07"):
        for words in (("render", word, "-o", "a.png"), ("render", "--glyph", f"phosphor/{word}"), (word,),
                      ("render", f"--colors={word}"), ("recipe", "show", word), ("packs", "remove", word),
                      ("packs", "add", word), ("render", "--recipe", f"colors={word}"), ("glyphs", "list", "--pack", word)):
            result = tool_with_packs.run(*words)
            # For words there is always an icon.
            assert result.returncode in ((0,) if words[0] == "render" and "-o" in words else (1, 2))
            for line in result.stderr.decode().splitlines():
                assert line.isprintable(), (words, line)
            assert len(result.stderr.decode().splitlines()) <= 2
