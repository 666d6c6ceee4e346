"""`iconsmith serve` as a process, and requests to it, some of which no library would send."""

import http.client
import json
import re
import signal
import socket
import subprocess
from contextlib import contextmanager
from dataclasses import dataclass

TIMEOUT = 60


@dataclass
class Answer:
    """An answer: its status, its header fields by lower-case name, its body."""

    status: int
    headers: dict
    body: bytes

    @property
    def json(self):
        return json.loads(self.body)

    def problem(self, status, name):
        """The answer as a problem document, which it must be, and of this kind."""
        assert self.status == status, self
        assert self.headers["content-type"] == "application/problem+json", self
        document = self.json
        assert (document["type"], document["status"]) == (f"/problems/{name}", status), self
        assert document["title"] and document["detail"].endswith((".", "?")) and "?." not in document["detail"], self
        return document


class Server:
    """A server that runs."""

    def __init__(self, process, port):
        self.process = process
        self.port = port

    @property
    def origin(self):
        return f"http://localhost:{self.port}"

    def connect(self, address="127.0.0.1"):
        """A connection that knows nothing of HTTP."""
        return socket.create_connection((address, self.port), timeout=TIMEOUT)

    def ask(self, path, method="GET", body=None, **headers):
        """The answer to a request. Names of header fields are written with `_` for `-`."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT)
        try:
            connection.request(
                method, path, body=body, headers={name.replace("_", "-"): value for name, value in headers.items()})
            return read(connection)
        finally:
            connection.close()

    def send(self, request):
        """The answer to these bytes, sent as they are."""
        with self.connect() as connection:
            connection.sendall(request)
            return answer(connection)

    def stop(self, number=signal.SIGTERM):
        """Asks the server to stop. Gives its exit code, and what it wrote since it began."""
        self.process.send_signal(number)
        output, errors = self.process.communicate(timeout=TIMEOUT)
        return self.process.returncode, output, errors


def read(connection):
    """The next answer of an `HTTPConnection`."""
    response = connection.getresponse()
    return Answer(response.status, {name.lower(): value for name, value in response.getheaders()}, response.read())


def answer(connection, method="GET"):
    """The next answer on a connection that knows nothing of HTTP."""
    response = http.client.HTTPResponse(connection, method=method)
    response.begin()
    return Answer(response.status, {name.lower(): value for name, value in response.getheaders()}, response.read())


def heed_signals():
    """Undoes what a job in the background or `nohup` leaves to its children: signals that they ignore."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def start(tool, *words):
    """Starts `iconsmith serve` on a free port."""
    process = subprocess.Popen(
        tool.command("serve", "--port", "0", *words), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, cwd=tool.folder, env=tool.environ, preexec_fn=heed_signals)
    line = process.stdout.readline().decode()
    found = re.fullmatch(r"Serving http://localhost:(\d+)/\n", line)
    if not found:
        process.kill()
        raise AssertionError((line, process.communicate(timeout=TIMEOUT)))
    return Server(process, int(found[1]))


@contextmanager
def serving(tool, *words):
    """Runs `iconsmith serve` on a free port. It must still run at the end, have complained of nothing, and stop."""
    server = start(tool, *words)
    try:
        yield server
    except BaseException:
        server.process.kill()
        server.process.communicate(timeout=TIMEOUT)
        raise
    assert server.process.poll() is None, server.process.communicate(timeout=TIMEOUT)
    assert server.stop() == (0, b"", b"")
