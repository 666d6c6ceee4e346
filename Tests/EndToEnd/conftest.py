"""What the tests of the tool as a process share.

The tests run the release build of `iconsmith`, each in a folder of its own, with a data folder of its own, so that
nothing of the person's is read or written. What they judge it by is in the package `oracle`.
"""

import os
import subprocess
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / ".build" / "release" / "iconsmith"
# Nothing here takes long; what hangs is to fail.
TIMEOUT = 60
# No input, however large or wrong, may take more memory than this.
MAXIMUM_MEMORY = 1 << 30


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
    program: Path = PROGRAM

    def command(self, *words):
        """The words of a call, for tests that start the process themselves. Numbers are written out."""
        return [word if isinstance(word, bytes) else str(word) for word in (self.program, *words)]

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

    def refusal(self, *words, code=1, **options):
        """What a call that must fail says: one line, of which the program's name is cut off.

        A wrong command line (code 2) may be followed by a line that names the help.
        """
        return refusal(self.run(*words, **options), code)

    def measured(self, *words):
        """Runs the program as `run` does. The result also has the most memory that it held, in bytes.

        Linux counts what this process held when it started the other, so the number may be too large, never too small.
        """
        with open(self.folder / ".out", "w+b") as output, open(self.folder / ".err", "w+b") as errors:
            process = subprocess.Popen(
                self.command(*words), stdin=subprocess.DEVNULL, stdout=output, stderr=errors, cwd=self.folder,
                env=self.environ)
            timer = threading.Timer(TIMEOUT, process.kill)
            timer.start()
            _, status, usage = os.wait4(process.pid, 0)
            timer.cancel()
            process.returncode = os.waitstatus_to_exitcode(status)
            output.seek(0)
            errors.seek(0)
            result = subprocess.CompletedProcess(words, process.returncode, output.read(), errors.read())
        os.remove(self.folder / ".out")
        os.remove(self.folder / ".err")
        result.memory = usage.ru_maxrss * 1024
        return result

    @property
    def files(self):
        """The names of all that lies in the working folder."""
        return sorted(os.listdir(self.folder))


def refusal(result, code):
    """The message of a call that failed as it should: with this exit code, one line, and nothing on standard output."""
    assert (result.returncode, result.stdout) == (code, b""), result
    lines = result.stderr.decode().split("\n")
    assert lines.pop() == "", result.stderr
    if code == 2:
        assert lines.pop().startswith("See 'iconsmith "), result.stderr
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("iconsmith: ") and lines[0].isprintable(), result.stderr
    return lines[0].removeprefix("iconsmith: ")


def concurrently(function, items):
    """`function` of each item, two at a time: most of it is waiting for the program."""
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(function, items))


# No words in many languages: where search is not the subject, packs are compiled faster without.
NO_WORDS = {"XDG_DATA_DIRS": "/nonexistent"}


@pytest.fixture
def tool(tmp_path):
    """The program with an empty data folder."""
    (folder := tmp_path / "work").mkdir()
    return Tool(folder, tmp_path / "data", dict(NO_WORDS))


@pytest.fixture
def make_disk(tmp_path):
    """Mounts file systems in memory, for tests of disks that are small or read-only."""
    folders = []

    def make(name, options):
        (folder := tmp_path / name).mkdir()
        result = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder], capture_output=True)
        if result.returncode:
            pytest.skip(f"mounting is not allowed here: {result.stderr.decode().strip()}")
        folders.append(folder)
        return folder

    yield make
    for folder in folders:
        subprocess.run(["umount", folder], check=True)


@pytest.fixture(scope="session")
def make_tool(tmp_path_factory):
    """Makes a program with an empty data folder, for what several tests share."""

    def make(name):
        folder = tmp_path_factory.mktemp(name)
        (folder / "work").mkdir()
        return Tool(folder / "work", folder / "data", dict(NO_WORDS))

    return make


@pytest.fixture(scope="session")
def packs_data(tmp_path_factory):
    """A data folder with the compiled packs, made once. Nobody writes to it."""
    folder = tmp_path_factory.mktemp("packs")
    data = folder / "data"
    subprocess.run([ROOT / "Scripts" / "fetch-packs", ROOT / "build" / "packs"], check=True)
    result = Tool(folder, data).run("packs", "update", ROOT / "build" / "packs")
    assert result.returncode == 0, result.stderr.decode()
    return data


@pytest.fixture
def tool_with_packs(tmp_path, packs_data):
    """The program with the compiled packs. For tests that only read them."""
    (folder := tmp_path / "work-with-packs").mkdir()
    return Tool(folder, packs_data)
