"""The examples of README.md work when pasted."""

import os
import re
import shlex
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
    """Each call of the server in README.md is answered; what is written to a file also where it is spelled otherwise."""
    text = README.read_text().replace("\\\n", " ")
    calls = [shlex.split(line)[1:] for line in re.findall(r"^curl .*$", text, re.MULTILINE)]
    assert len(calls) >= 5 and any("PUT" in call for call in calls)
    with serving(tool_with_packs) as server:
        for call in calls:
            given = lambda option: [call[at + 1] for at, part in enumerate(call) if part == option]
            [path] = [part.removeprefix("localhost:4266") for part in call if part.startswith("localhost:4266/")]
            headers = dict(header.split(": ") for header in given("-H"))
            body = "".join(given("-d")) or None
            assert server.ask(path, (given("-X") or ["GET"])[0], body, **headers).status in (200, 201), call
            if given("-o"):
                other = server.ask(path.replace("4eacf3", "4EACF3"))
                assert other.status == 308 and "-L" in call and server.ask(other.headers["location"]).status == 200
