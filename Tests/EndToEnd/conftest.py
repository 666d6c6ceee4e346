"""What the tests of the tool as a process share.

The tests run the release build of `iconsmith`, each in a folder of its own, with a data folder of its own, so that
nothing of the person's is read or written. Test oracles: `import cairocffi as cairo`, `resvg_py`, `numpy`, `PIL`.
"""

import os
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / ".build" / "release" / "iconsmith"
# Nothing here takes long; what hangs is to fail.
TIMEOUT = 60


def pytest_configure(config):
    config.addinivalue_line("markers", "long: runs in `make test-long` only")
    if not PROGRAM.exists():
        pytest.exit(f"{PROGRAM} is missing: swift build --configuration release --product iconsmith", 2)


@dataclass
class Tool:
    """The program, with a working folder and a data folder."""

    folder: Path
    data: Path
    environment: dict = field(default_factory=dict)

    def command(self, *words):
        """The words of a call, for tests that start the process themselves."""
        return [os.fspath(word) for word in (PROGRAM, *words)]

    @property
    def environ(self):
        """The environment of a call: a fixed locale and zone, no data folder of the person's."""
        return {
            "PATH": os.environ["PATH"],
            "HOME": os.fspath(self.folder),
            "XDG_DATA_HOME": os.fspath(self.data),
            "LC_ALL": "C.UTF-8",
            "TZ": "UTC",
            **self.environment,
        }

    def run(self, *words, input=b"", prefix=(), **options):
        """Runs the program to its end. Output is bytes; the exit code is for the test to judge.

        `prefix` is put before the call, for example `("setpriv", "--reuid=65534", …)`.
        """
        return subprocess.run(
            [*prefix, *self.command(*words)],
            input=input, capture_output=True, cwd=self.folder, env=self.environ, timeout=TIMEOUT, **options,
        )

    def output(self, *words, **options):
        """What a call that must succeed, without a word of complaint, writes to standard output."""
        result = self.run(*words, **options)
        assert result.returncode == 0, result.stderr.decode()
        assert result.stderr == b""
        return result.stdout


@pytest.fixture
def tool(tmp_path):
    """The program with an empty data folder."""
    (folder := tmp_path / "work").mkdir()
    return Tool(folder, tmp_path / "data")


@pytest.fixture(scope="session")
def packs_data(tmp_path_factory):
    """A data folder with the compiled packs, made once. Nobody writes to it."""
    folder = tmp_path_factory.mktemp("packs")
    data = folder / "data"
    subprocess.run([ROOT / "Scripts" / "fetch-packs", ROOT / "build" / "packs"], check=True)
    (packs := data / "iconsmith" / "packs").mkdir(parents=True)
    for wheel in (ROOT / "build" / "packs").glob("*.whl"):
        shutil.copy(wheel, packs)
    result = Tool(folder, data).run("packs", "update")
    assert result.returncode == 0, result.stderr.decode()
    return data


@pytest.fixture
def tool_with_packs(tmp_path, packs_data):
    """The program with the compiled packs. For tests that only read them."""
    (folder := tmp_path / "work").mkdir()
    return Tool(folder, packs_data)
