"""Equal recipes make equal bytes: in any locale, time zone and folder, on any number of processors, by any build."""

import os
from dataclasses import replace

import pytest
from conftest import ROOT

ICONS = {
    "png": ("render", "rocket", "--colors", "f62945-c11d28", "--angle", 33, "--size", 200),
    "small png": ("render", "--glyph", "mdi/home", "--shape", "circle", "--small"),
    "svg": ("render", "heart", "--colors", "f62945-0278e1", "--space", "oklab", "--format", "svg"),
    "listing": ("glyphs", "list"),
    "glyph": ("glyphs", "show", "fontawesome/house", "--json"),
}


@pytest.fixture(scope="module", params=ICONS)
def icon(request):
    return ICONS[request.param]


def test_twice(tool_with_packs, icon):
    assert tool_with_packs.output(*icon) == tool_with_packs.output(*icon)


@pytest.mark.parametrize("environment", [
    {"LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8", "LANGUAGE": "de"},
    {"LC_ALL": "tr_TR.UTF-8"},
    {"LC_ALL": "C"},
    {"LC_ALL": "POSIX", "LC_NUMERIC": "fa_IR"},
    {"TZ": "Asia/Kathmandu"},
    {"TZ": ":nonsense"},
    {"HOME": "/nonexistent", "TMPDIR": "/nonexistent", "TERM": "dumb", "COLUMNS": "20", "NO_COLOR": "1"},
    {"SOURCE_DATE_EPOCH": "0", "USER": "somebody"},
], ids=str)
def test_in_another_environment(tool_with_packs, icon, environment):
    other = replace(tool_with_packs, environment=environment)
    assert other.output(*icon) == tool_with_packs.output(*icon)


def test_from_another_folder(tool_with_packs, icon):
    other = replace(tool_with_packs, folder="/")
    assert other.output(*icon) == tool_with_packs.output(*icon)


def test_on_one_processor(tool_with_packs, icon):
    first = min(os.sched_getaffinity(0))
    assert tool_with_packs.output(*icon, prefix=("taskset", "--cpu-list", str(first))) == tool_with_packs.output(*icon)


def test_as_a_file_or_to_standard_output(tool_with_packs):
    tool = tool_with_packs
    for name, options in (("a.png", ICONS["png"]), ("a.svg", ICONS["svg"])):
        tool.output(*options, "-o", name)
        assert (tool.folder / name).read_bytes() == tool.output(*options)


@pytest.mark.skipif(
    not (ROOT / ".build/debug/iconsmith").exists(), reason="there is no debug build; 'swift build' makes one")
def test_of_the_debug_build(tool_with_packs, icon):
    debug = replace(tool_with_packs, program=ROOT / ".build/debug/iconsmith")
    assert debug.output(*icon) == tool_with_packs.output(*icon)
