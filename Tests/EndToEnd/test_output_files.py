"""Where images go: whole files or none, and one line that says why not."""

import os
import shutil
import subprocess
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest

# Needs no glyph. As PNG it has some 40 kB.
PLATE = ("render", "--colors", "f62945-0278e1", "--angle", 33, "--size", 512)
NOBODY = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")


def test_the_ending_says_what_is_written(tool):
    for name in ("a.png", "b.PNG", "c.svg", "d.d.SVG"):
        tool.output(*PLATE, "-o", name)
    assert (tool.folder / "a.png").read_bytes() == (tool.folder / "b.PNG").read_bytes()
    assert (tool.folder / "a.png").read_bytes().startswith(b"\x89PNG\r\n\x1a\n")
    assert (tool.folder / "c.svg").read_bytes() == (tool.folder / "d.d.SVG").read_bytes()
    assert (tool.folder / "c.svg").read_bytes().startswith(b"<svg ")


def test_an_ending_that_says_neither(tool):
    for name in ("icon", "icon.jpg", "png", ".png.txt"):
        assert "neither .png nor .svg" in tool.refusal(*PLATE, "-o", name, code=2)
    assert "--format svg" in tool.refusal(*PLATE, "-o", "a.png", "--format", "svg", code=2)
    assert tool.files == []
    tool.output(*PLATE, "-o", "icon", "--format", "svg")
    assert (tool.folder / "icon").read_bytes().startswith(b"<svg ")


def test_a_file_is_replaced_and_keeps_its_permissions(tool):
    target = tool.folder / "a.png"
    target.write_text("old")
    target.chmod(0o640)
    tool.output(*PLATE, "-o", "a.png")
    assert target.read_bytes() == tool.output(*PLATE)
    assert target.stat().st_mode & 0o777 == 0o640
    assert tool.files == ["a.png"]


def test_a_link_stays_a_link(tool):
    (tool.folder / "real.png").write_text("old")
    (tool.folder / "link.png").symlink_to("real.png")
    tool.output(*PLATE, "-o", "link.png")
    assert (tool.folder / "link.png").is_symlink()
    assert (tool.folder / "real.png").read_bytes() == tool.output(*PLATE)


@pytest.mark.parametrize("path, reason", [
    ("missing/a.png", "there is no folder 'missing'; make it first"),
    ("file/a.png", "there is no folder 'file'; make it first"),
    ("folder.png", "it is a folder; name a file in it"),
    ("/dev/null/a.png", "there is no folder '/dev/null'; make it first"),
    ("a" * 300 + ".png", "the name is too long"),
    ("/proc/a.png", None),
])
def test_a_path_that_cannot_be_written(tool, path, reason):
    (tool.folder / "file").write_text("old")
    (tool.folder / "folder.png").mkdir()
    message = tool.refusal(*PLATE, "-o", path)
    assert message.startswith("cannot write '")
    assert reason is None or message.endswith(reason)
    assert tool.files == ["file", "folder.png"]


def test_a_full_disk(tool, make_disk):
    disk = make_disk("small", "size=16k")
    message = tool.refusal(*PLATE, "-o", disk / "a.png")
    assert message == f"cannot write '{disk}/a.png': No space left on device; free some space or write elsewhere"
    assert os.listdir(disk) == []


def test_a_full_disk_leaves_the_old_file_as_it_was(tool, make_disk):
    disk = make_disk("small", "size=16k")
    (disk / "a.png").write_text("old")
    assert "No space left on device" in tool.refusal(*PLATE, "-o", disk / "a.png")
    assert os.listdir(disk) == ["a.png"] and (disk / "a.png").read_text() == "old"


def test_a_full_device(tool):
    assert "No space left on device" in tool.refusal(*PLATE, "-o", "/dev/full", "--format", "png")
    with open("/dev/full", "wb") as full:
        result = subprocess.run(
            tool.command(*PLATE), stdout=full, stderr=subprocess.PIPE, env=tool.environ, timeout=60)
    assert (result.returncode, result.stderr) == (
        1, b"iconsmith: cannot write to standard output: No space left on device\n")


def test_a_read_only_disk(tool, make_disk):
    disk = make_disk("fixed", "ro,size=1m")
    assert tool.refusal(*PLATE, "-o", disk / "a.png") == f"cannot write '{disk}/a.png': Read-only file system"


def test_a_folder_where_one_may_not_write(tool):
    prefix = NOBODY if os.geteuid() == 0 else ()
    if replace(tool, folder="/").run("--version", prefix=prefix).returncode:
        pytest.skip("others than root cannot reach the program where it lies")
    # The folders of pytest are closed to others, who must get at least this far.
    folder = Path(tempfile.mkdtemp(prefix="iconsmith-"))
    try:
        (folder / "old.png").write_text("old")
        (folder / "old.png").chmod(0o444)
        folder.chmod(0o555)
        other = replace(tool, folder=folder)
        for name in ("new.png", "old.png"):
            assert other.refusal(*PLATE, "-o", name, prefix=prefix) == f"cannot write '{name}': Permission denied"
        assert sorted(os.listdir(folder)) == ["old.png"] and (folder / "old.png").read_text() == "old"
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


def test_a_wrong_call_leaves_no_file(tool):
    for words in (("--size", 0), ("--colors", "xyz"), ("--scale", "NaN"), ("--recipe", "colors="), ("--glyph", "a/b")):
        assert tool.run("render", *words, "-o", "a.png").returncode in (1, 2)
    assert tool.files == []


def test_a_named_pipe_is_written_to(tool):
    os.mkfifo(tool.folder / "a.png")
    with subprocess.Popen(["cat", tool.folder / "a.png"], stdout=subprocess.PIPE) as reader:
        tool.run(*PLATE, "-o", "a.png")
        assert reader.stdout.read() == tool.output(*PLATE)
    assert (tool.folder / "a.png").is_fifo()
