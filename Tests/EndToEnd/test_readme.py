"""The examples of README.md work when pasted."""

import os
import re
import subprocess

import pytest
from conftest import ROOT, TIMEOUT
from serving import serving

README = ROOT / "README.md"


def examples():
    """The fenced `sh` blocks that call the tool, each with its place in the file."""
    if not README.exists():
        return []
    blocks = re.findall(r"^```sh\n(.*?)^```", README.read_text(), re.MULTILINE | re.DOTALL)
    return [block for block in blocks if re.search(r"^iconsmith ", block, re.MULTILINE)]


@pytest.mark.skipif(not examples(), reason="README.md has no examples of the tool")
def test_examples(tmp_path, packs_data):
    """All blocks in order, in one folder, each line by itself: what one makes, a later one may use."""
    (program := tmp_path / "bin").mkdir()
    (program / "iconsmith").symlink_to(ROOT / ".build" / "release" / "iconsmith")
    # Examples may add packs.
    (data := tmp_path / "data").mkdir()
    subprocess.run(["cp", "-r", packs_data / "iconsmith", data], check=True)
    (folder := tmp_path / "work").mkdir()
    environment = {
        "PATH": f"{program}:{os.environ['PATH']}", "HOME": str(folder), "XDG_DATA_HOME": str(data), "LC_ALL": "C.UTF-8"}
    for block in examples():
        for line in block.splitlines():
            if not line.strip() or line.startswith("#"):
                continue
            result = subprocess.run(
                ["sh", "-c", line], cwd=folder, env=environment, capture_output=True, timeout=TIMEOUT)
            assert result.returncode == 0, f"{line}: {result.stderr.decode()}"
            for name in re.findall(r"(?:-o|--output) (\S+)", line):
                assert (folder / name).stat().st_size > 0, line


def test_addresses(tool_with_packs):
    """Each address of the server that README.md asks answers."""
    paths = re.findall(r"^curl .*?localhost:4266(/[^\s']+)", README.read_text(), re.MULTILINE)
    assert len(paths) >= 4
    with serving(tool_with_packs) as server:
        for path in paths:
            assert server.ask(path).status == 200, path
