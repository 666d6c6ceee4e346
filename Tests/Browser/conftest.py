"""What the tests of the app share: a server with a data folder of its own, and Debian's Chromium, driven by Playwright.

The server is the release build of `iconsmith`, the app what `Scripts/build-web` made.
"""

import json
import os
import signal
import socket
import subprocess
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / ".build" / "release" / "iconsmith"
APP = ROOT / "build" / "web"
CHROMIUM = "/usr/bin/chromium"
# Nothing here takes long; what hangs is to fail. In seconds.
TIMEOUT = 20

PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}


def pytest_configure(config):
    expect.set_options(timeout=TIMEOUT * 1000)
    config.addinivalue_line("markers", "screens: makes the pictures of docs/screens; only Scripts/screens runs it")
    for path, way in ((PROGRAM, "swift build --configuration release --product iconsmith"), (APP, "Scripts/build-web")):
        if not path.exists():
            pytest.exit(f"{path} is missing: {way}", 2)


def pytest_collection_modifyitems(config, items):
    if "screens" in (config.option.markexpr or ""):
        return
    for item in items:
        if item.get_closest_marker("screens"):
            item.add_marker(pytest.mark.skip(reason="Scripts/screens makes pictures"))


@pytest.fixture(scope="session")
def glyph_data(tmp_path_factory):
    """A data folder with the compiled packs, made once. Nobody writes to it."""
    folder = tmp_path_factory.mktemp("glyphs")
    subprocess.run([ROOT / "Scripts" / "fetch-packs", ROOT / "build" / "packs"], check=True)
    subprocess.run(
        [PROGRAM, "packs", "update", ROOT / "build" / "packs"], check=True, capture_output=True,
        env={"PATH": os.environ["PATH"], "HOME": os.fspath(folder), "XDG_DATA_HOME": os.fspath(folder)})
    return folder / "iconsmith"


@dataclass
class Server:
    """`iconsmith serve` on a port of its own, which it keeps when it is stopped and started again."""

    data: Path
    port: int
    process: subprocess.Popen | None = None

    @property
    def url(self):
        return f"http://localhost:{self.port}"

    def start(self):
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--port", str(self.port), "--data", self.data, "--app", APP],
            stdout=subprocess.PIPE, text=True)
        assert self.process.stdout.readline().startswith("Serving ")
        deadline = time.monotonic() + TIMEOUT
        while True:
            try:
                urllib.request.urlopen(self.url + "/", timeout=TIMEOUT).read()
                return
            except OSError:
                assert time.monotonic() < deadline, "the server does not answer"
                time.sleep(0.05)

    def stop(self):
        if self.process is None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(TIMEOUT)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        self.process.stdout.close()
        self.process = None

    def call(self, method, path, body=None, **headers):
        """What the API answers, read from JSON. Underscores in header names stand for dashes."""
        request = urllib.request.Request(
            f"{self.url}/api/v1/{path}", method=method, data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json", **{key.replace("_", "-"): value for key, value in headers.items()}})
        with urllib.request.urlopen(request, timeout=TIMEOUT) as response:
            return json.load(response)

    def lists(self):
        """The names of all lists that are not deleted, in order."""
        return [row["name"] for row in sorted(self.call("GET", "lists")["lists"], key=lambda row: row["position"])]

    def add(self, name, recipe, parent=None, position=None):
        """Makes a list as another client would."""
        add_count = getattr(self, "add_count", 0) + 1
        self.add_count = add_count
        identifier = f"01920000-{add_count:04x}-7000-8000-{os.urandom(6).hex()}"
        body = {"name": name, "recipe": recipe, "parent": parent, "position": position or f"V{add_count:04d}1"}
        return self.call("PUT", f"lists/{identifier}", body, If_None_Match="*")

    def wait_for(self, page, condition):
        """Waits until `condition`, given the names of all lists, holds, while `page` goes on."""
        deadline = time.monotonic() + TIMEOUT
        while not condition(self.lists()):
            assert time.monotonic() < deadline, self.lists()
            page.wait_for_timeout(50)


@pytest.fixture
def server(glyph_data, tmp_path):
    """A running server without lists."""
    data = tmp_path / "data"
    data.mkdir()
    # The same glyphs, not copied.
    for source in glyph_data.rglob("*"):
        target = data / source.relative_to(glyph_data)
        if source.is_dir():
            target.mkdir()
        else:
            os.link(source, target)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = Server(data, port)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium, server):
    """Opens an address of the app in a browser of its own (a fresh profile), and fails on any error of the page."""
    contexts, problems = [], []

    def open_page(path="/", context=None, **options):
        if context is None:
            context = chromium.new_context(**{**DESKTOP, "locale": "en-US", "reduced_motion": "reduce", **options})
            context.set_default_timeout(TIMEOUT * 1000)
            contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: note(message, problems))
        page.goto(server.url + path)
        page.wait_for_selector("h1:visible")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []


# What a browser tells of servers that are stopped, answers that a test swallows, and versions that are stale.
EXPECTED = (
    "net::ERR_CONNECTION_REFUSED", "net::ERR_FAILED", "status of 409", "status of 412", "status of 507",
    "error occurred when fetching the script")


def note(message, problems):
    """Remembers the errors in the console, but for those that belong to the tests."""
    if message.type == "error" and not any(text in message.text for text in EXPECTED):
        problems.append(message.text)


def until(page, expression):
    """Waits until a JavaScript expression holds. The page's own rules keep Playwright from waiting for it there."""
    deadline = time.monotonic() + TIMEOUT
    while not page.evaluate(expression):
        assert time.monotonic() < deadline, expression
        page.wait_for_timeout(30)


def settle(page):
    """Waits until the icons in view are drawn."""
    until(page, "[...document.querySelectorAll('icon-canvas')].every(icon => !icon.clientWidth || icon.matches('.is-drawn'))")


def icon(page, selector):
    """The pixels of an icon on the screen, as text to compare."""
    settle(page)
    return page.locator(selector).locator("canvas").evaluate("canvas => canvas.toDataURL()")
