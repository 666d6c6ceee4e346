"""Search results as pictures, in terminals that show them."""

import json

import pytest
import terminal
from oracle import picture, png_chunks

KITTY = {"TERM": "xterm-kitty"}
ITERM = {"TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"}
PLAIN = {"TERM": "xterm-256color"}
SEARCH = ("glyphs", "search", "cart", "--limit", "5")


@pytest.fixture
def tool(tool_with_packs):
    # Whatever terminal the tests themselves run in.
    return tool_with_packs


def shown(tool, *words, **environment):
    code, output, errors = terminal.run(tool, *words, **environment)
    assert (code, errors) == (0, b"")
    return output


@pytest.mark.parametrize("environment", [KITTY, ITERM], ids=["kitty", "iterm"])
@pytest.mark.parametrize("height", [50, 6, 4])
@pytest.mark.parametrize("wander", [(0, 0), (1, 4), (2, 0)])
def test_each_result_is_a_picture(tool, environment, height, wander):
    results = json.loads(tool.output(*SEARCH, "--json"))
    screen = terminal.Screen(shown(tool, *SEARCH, **environment), height, wander)
    assert len(screen.pictures) == len(results) == 5
    for number, (result, (row, column, png)) in enumerate(zip(results, screen.pictures)):
        assert (row, column) == (number * 2, 0)
        # Name and variants stand beside it, off the picture whatever the shape of the cells.
        assert screen.lines[row] == " " * 6 + result["glyph"]
        assert screen.lines[row + 1].strip() == " ".join(result["variants"])
        chunks = dict(png_chunks.read(png))
        assert int.from_bytes(chunks["IHDR"][:4]) == int.from_bytes(chunks["IHDR"][4:8]) == 96
        # It is the very icon that 'render' makes.
        icon = tool.output("render", "--glyph", result["glyph"], "--size", 96)
        assert (picture.rgba(png) == picture.rgba(icon)).all()
    # The prompt comes at the beginning of the line below.
    assert screen.lines[10:] == [""] and (screen.row, screen.column) == (10, 0)


def test_what_the_protocols_need_is_said(tool):
    kitty = terminal.Screen(shown(tool, *SEARCH, **KITTY), 50)
    assert all(keys == {"a": "T", "f": "100", "q": "2", "r": "2"} for keys in kitty.keys)
    iterm = terminal.Screen(shown(tool, *SEARCH, **ITERM), 50)
    for keys, (_, _, png) in zip(iterm.keys, iterm.pictures):
        assert keys == {"inline": "1", "size": str(len(png)), "width": "4", "height": "2", "preserveAspectRatio": "1"}


def test_show_has_one_above_its_text(tool):
    plain = tool.output("glyphs", "show", "rocket").decode().splitlines()
    screen = terminal.Screen(shown(tool, "glyphs", "show", "rocket", **KITTY), 50)
    ((row, column, png),) = screen.pictures
    assert (row, column) == (0, 0)
    assert screen.lines == [" " * 11 + plain[0], "", "", "", *plain[1:], ""]
    assert (picture.rgba(png) == picture.rgba(tool.output("render", "--glyph", "phosphor/rocket", "--size", 192))).all()


@pytest.mark.parametrize("words", [SEARCH, ("glyphs", "show", "rocket")], ids=["search", "show"])
@pytest.mark.parametrize("environment", [
    PLAIN, {"TERM": "linux"}, {"TERM": "xterm-256color", "TERM_PROGRAM": "vscode"}, {**KITTY, "TMUX": "/tmp/tmux-0/default,1,0"},
    {**ITERM, "STY": "1.pts-0.host"}, {"TERM": "screen-256color", "KITTY_WINDOW_ID": "1"},
], ids=["plain", "linux", "vscode", "tmux", "screen", "TERM=screen"])
def test_other_terminals_get_the_text_that_a_pipe_gets(tool, words, environment):
    piped = tool.output(*words)
    assert b"\x1b" not in piped
    assert shown(tool, *words, **environment).replace(b"\r\n", b"\n") == piped


@pytest.mark.parametrize("words", [SEARCH, ("glyphs", "show", "rocket")], ids=["search", "show"])
def test_a_pipe_never_gets_pictures_unasked(tool, words):
    piped = tool.output(*words)
    tool.environment.update(KITTY)
    assert tool.output(*words) == tool.output(*words, "--pictures", "auto") == piped
    as_json = tool.output(*words, "--json")
    assert shown(tool, *words, "--json").replace(b"\r\n", b"\n") == as_json
    assert shown(tool, *words, "--pictures", "never").replace(b"\r\n", b"\n") == piped


@pytest.mark.parametrize("environment, key", [
    (PLAIN, "a"), ({"TERM": "xterm-256color", "TERM_PROGRAM": "vscode"}, "inline"), ({**ITERM, "TMUX": "x"}, "inline"),
], ids=["plain", "vscode", "tmux"])
def test_pictures_that_are_asked_for_come_anywhere(tool, environment, key):
    tool.environment.update(environment)
    screen = terminal.Screen(tool.output(*SEARCH, "--pictures", "always").replace(b"\n", b"\r\n"), 50)
    assert len(screen.pictures) == 5 and all(keys.get(key) in ("T", "1") for keys in screen.keys)


def test_json_has_no_place_for_pictures(tool):
    said = tool.refusal(*SEARCH, "--pictures", "always", "--json", code=2)
    assert said == "--pictures always and --json exclude each other"


def test_nothing_found_is_said_as_ever(tool):
    code, output, errors = terminal.run(tool, "glyphs", "search", "qqqqzzzzy", **KITTY)
    assert (code, output) == (0, b"") and errors.startswith(b"nothing fits")
