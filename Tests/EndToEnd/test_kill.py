"""A program that is killed at any moment leaves whole files behind, the old ones or the new."""

import os
import random
import signal
import subprocess
import time

import pytest
from own_pack import add_pack

SEED = 3
ROUNDS = 60
TRIANGLE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>'

pytestmark = pytest.mark.long


def kill_after(tool, seconds, *words):
    """Starts the program and kills it. Gives whether it had ended before."""
    process = subprocess.Popen(
        tool.command(*words), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        cwd=tool.folder, env=tool.environ)
    time.sleep(seconds)
    process.send_signal(signal.SIGKILL)
    return process.wait() == 0


def duration(tool, *words):
    start = time.monotonic()
    assert tool.run(*words).returncode == 0
    return time.monotonic() - start


def test_rendering(tool):
    source = random.Random(SEED)
    icons = [("render", "--colors", colors, "--angle", "33", "--size", "1500") for colors in ("f00-00f", "0f0-f0f")]
    whole = [tool.output(*icon) for icon in icons]
    usual = duration(tool, *icons[0], "-o", "a.png")
    for number in range(ROUNDS):
        kill_after(tool, source.uniform(0, usual * 1.2), *icons[number % 2], "-o", "a.png")
        assert (tool.folder / "a.png").read_bytes() in whole, f"seed {SEED}, round {number}"


def test_compiling(tool_with_packs, tool, packs_data):
    source = random.Random(SEED)
    tool.data.mkdir()
    subprocess.run(["cp", "-r", packs_data / "iconsmith", tool.data], check=True)
    before = tool.output("glyphs", "list")
    usual = duration(tool, "packs", "update", "--force")
    for number in range(ROUNDS // 2):
        kill_after(tool, source.uniform(0, usual * 1.2), "packs", "update", "--force")
        assert tool.output("glyphs", "list") == before, f"seed {SEED}, round {number}"
    # What was left of the others is gone.
    assert tool.run("packs", "update", "--force").returncode == 0
    assert sorted(os.listdir(tool.data / "iconsmith")) == ["glyphs.sqlite", "packs"]


def test_adding_and_removing(tool):
    source = random.Random(SEED)
    add_pack(tool, "one", {f"a{number}": TRIANGLE for number in range(300)})
    (folder := tool.folder / "two").mkdir()
    for number in range(300):
        (folder / f"b{number}.svg").write_text(TRIANGLE)
    one = sorted(f"one/a{number}" for number in range(300))
    two = sorted(f"two/b{number}" for number in range(300))
    usual = duration(tool, "packs", "add", "two")
    for number in range(ROUNDS):
        words = ("packs", "remove", "two") if number % 2 else ("packs", "add", "two")
        kill_after(tool, source.uniform(0, usual * 1.2), *words)
        names = sorted(tool.output("glyphs", "list").decode().split())
        assert names in (one, sorted(one + two)), f"seed {SEED}, round {number}"
        # The catalogue may lag behind the packs by that one change; 'packs update' brings them together.
        assert tool.run("packs", "update").returncode == 0
        listed = sorted(tool.output("glyphs", "list").decode().split())
        assert listed in (one, sorted(one + two))
    assert not [name for name in os.listdir(tool.data / "iconsmith" / "packs" / "own") if name not in ("one.zip", "two.zip")]
