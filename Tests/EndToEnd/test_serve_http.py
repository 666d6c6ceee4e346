"""Whom `iconsmith serve` answers, and what it does with requests that are wrong, huge or slow."""

import random
import socket

import pytest
from own_pack import add_pack
from serving import answer, serving

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h8v8h-8z"/></svg>'


@pytest.fixture(scope="module")
def server(make_tool):
    tool = make_tool("http")
    add_pack(tool, "mine", {"square": SQUARE})
    (folder := tool.folder / "web").mkdir()
    (folder / "index.html").write_text("app")
    with serving(tool, "--app", folder) as server:
        yield server
        assert server.ask("/healthz").status == 200


def with_hosts(server, *hosts, method="GET", path="/healthz"):
    lines = [f"{method} {path} HTTP/1.1", *(f"Host: {host.replace('PORT', str(server.port))}" for host in hosts)]
    return server.send(("\r\n".join(lines) + "\r\n\r\n").encode())


# Whom it answers


@pytest.mark.parametrize("host", ["localhost:PORT", "127.0.0.1:PORT", "[::1]:PORT", "LocalHost:PORT"])
def test_this_machine_by_its_names(server, host):
    assert with_hosts(server, host).status == 200


@pytest.mark.parametrize("host", [
    "evil.example", "evil.example:PORT", "localhost", "127.0.0.1", "localhost:1", "localhost.:PORT",
    "localhost:PORT.evil.example",
    "evil.example#localhost:PORT", "localhost:0PORT", "0.0.0.0:PORT", "127.0.0.2:PORT", "[::]:PORT", "::1:PORT", "",
    "localhost:",
    "user@localhost:PORT"])
@pytest.mark.parametrize("path", ["/healthz", "/", "/api/v1/palettes", "/icon.png?colors=f00", "/missing.js"])
def test_other_hosts_get_nothing(server, host, path):
    # So a page whose name was made to point here (DNS rebinding) reads nothing.
    with_hosts(server, host, path=path).problem(421, "wrong-host")


def test_a_request_without_a_host_or_with_two(server):
    assert server.send(b"GET /healthz HTTP/1.0\r\n\r\n").status == 421
    assert server.send(b"GET /healthz HTTP/1.1\r\n\r\n").status == 400
    assert with_hosts(server, "localhost:PORT", "evil.example").status in (400, 421)
    assert with_hosts(server, "localhost:PORT", "localhost:PORT").status in (400, 421)


# What it answers


@pytest.mark.parametrize("path, allowed", [
    ("/healthz", "GET, HEAD"), ("/icon.png", "GET, HEAD"), ("/api/v1/glyphs", "GET, HEAD"),
    ("/api/v1/glyphs/groups", "GET, HEAD"),
    ("/api/v1/glyphs/mine/square", "GET, HEAD"), ("/api/v1/palettes", "GET, HEAD"), ("/", "GET, HEAD")])
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "get"])
def test_a_method_that_is_not_allowed(server, method, path, allowed):
    found = server.ask(path, method)
    found.problem(405, "method-not-allowed")
    assert found.headers["allow"] == allowed


@pytest.mark.parametrize("path", [
    "/api", "/api/", "/api/v1", "/api/v2/glyphs", "/api/v1/glyphs/", "/api/v1/glyphs/a/b/c", "/api/v1//glyphs"])
@pytest.mark.parametrize("method", ["GET", "POST", "HEAD"])
def test_what_the_api_does_not_have(server, path, method):
    found = server.ask(path, method)
    assert found.status == 404
    if method != "HEAD":
        found.problem(404, "not-found")


# What is too large


def head(server, *lines, path="/healthz", method="GET"):
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: localhost:{server.port}", *lines, "", ""]).encode()


def test_a_long_address(server):
    path = "/healthz?" + "a" * (8_192 - len("/healthz?"))
    assert server.send(head(server, path=path)).status == 200
    assert server.send(head(server, path=path + "a")).problem(414, "target-too-long")["limit"] == 8_192
    for length in (50_000, 1_000_000):
        assert refused(server, head(server, path="/" + "a" * length)) in (414, 431, None)


def test_large_headers(server):
    assert server.send(head(server, "A: " + "b" * 16_000)).status == 200
    assert server.send(head(server, "A: " + "b" * 17_000)).problem(431, "headers-too-large")["limit"] == 16_384
    assert server.send(head(server, *(f"A{index}: b" for index in range(300)))).status == 200
    for lines in (["A: " + "b" * 100_000], ["A" * 100_000 + ": b"], ["A: b"] * 50_000, ["A: b" for _ in range(3_000)]):
        assert refused(server, head(server, *lines)) in (400, 413, 431, None)


def test_a_large_body(server):
    def post(length):
        return head(server, f"Content-Length: {length}", method="POST")

    assert server.send(post(65_536) + bytes(65_536)).status == 405
    # What is not much too long is read to its end, so that its sender hears why it is refused, and may go on.
    with server.connect() as connection:
        connection.sendall(post(500_000) + bytes(500_000))
        assert answer(connection).problem(413, "body-too-large")["limit"] == 65_536
        connection.sendall(head(server))
        assert answer(connection).status == 200
    # What is announced to be is refused before it comes.
    assert server.send(post(1 << 40)).problem(413, "body-too-large")
    assert refused(server, post(100_000_000_000_000_000_000_000)) in (400, 413)


def test_a_body_of_unknown_length(server):
    start = head(server, "Transfer-Encoding: chunked", method="POST")
    chunk = b"8000\r\n" + bytes(0x8000) + b"\r\n"
    assert server.send(start + chunk + b"0\r\n\r\n").status == 405
    assert server.send(start + 4 * chunk + b"0\r\n\r\n").problem(413, "body-too-large")
    # A sender that does not end is cut off.
    assert refused(server, start + 100 * chunk) is None


def refused(server, request):
    """The status of the answer to a request that the server may hang up on; None when it does without an answer."""
    with server.connect() as connection:
        try:
            connection.sendall(request)
        except (BrokenPipeError, ConnectionResetError):
            pass
        try:
            return answer(connection).status
        except OSError:
            return None
        except Exception as error:
            # An answer whose beginning is lost when the connection is reset.
            assert type(error).__name__ in ("RemoteDisconnected", "BadStatusLine"), error
            return None


# What is wrong


@pytest.mark.parametrize("request_", [
    b"\r\n\r\n", b"GET\r\n\r\n", b"GET /\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET / HTTP/1.1\r\nHost\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
    b"GET / HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!",
    b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b" / HTTP/1.1\r\n\r\n", b"GET  HTTP/1.1\r\n\r\n", bytes(1_000), b"\xff" * 1_000 + b"\r\n\r\n"])
def test_what_is_no_request_harms_nobody(server, request_):
    with server.connect() as connection:
        connection.sendall(request_)
        connection.shutdown(socket.SHUT_WR)
        received = b""
        try:
            while piece := connection.recv(65_536):
                received += piece
        except ConnectionResetError:
            pass
    assert b" 200 " not in received.split(b"\r\n")[0]
    assert server.ask("/healthz").status == 200


def test_requests_with_a_few_bytes_changed(server):
    seed = random.randrange(1 << 32)
    print("seed", seed)
    numbers = random.Random(seed)
    whole = head(
        server, "If-None-Match: \"a\", W/\"b\"", "Accept-Encoding: gzip;q=0.5, *", "Content-Length: 3", method="POST",
        path="/icon.png?colors=4eacf3-0278e1&glyph=mine/square&size=64") + b"abc"
    for _ in range(400):
        request = bytearray(whole)
        for _ in range(numbers.randrange(1, 6)):
            request[numbers.randrange(len(request))] = numbers.randrange(256)
        with server.connect() as connection:
            connection.sendall(request)
            # What is no whole request any more is waited for by the server; whether it is, only time tells.
            connection.settimeout(0.02)
            try:
                connection.recv(65_536)
            except (TimeoutError, ConnectionResetError):
                pass
    assert server.ask("/healthz").status == 200


@pytest.mark.parametrize("path, detail", [
    ("/a/../b", "Write another address: a path has neither . nor .. as a part."),
    ("/api/v1/glyphs?lang=%00", "Give lang as a language, such as en, de or zh-TW."),
    ("/api/v1/glyphs?lang=!", "Give lang as a language, such as en, de or zh-TW, not '!'."),
    ("/api/v1/lists?foo=1", "Leave out the parameter 'foo'; there is only since."),
    ("/api/v1/lists?since=9223372036854775807",
     "Give since as a whole number from 0 to 9007199254740991, not '9223372036854775807'."),
    ("/icon.png?colours=f00", "Not a recipe: unknown key 'colours' (at byte 1); did you mean 'colors'?"),
    ("/icon.png?colors=f00&data=x",
     "Not a recipe: unknown key 'data' (at byte 12); keys are colors, gradient, angle, space, glyph, fg, scale, x, y, "
     "rotate, shape.")])
def test_what_is_wrong_is_said_plainly(server, path, detail):
    assert server.send(head(server, path=path)).json["detail"] == detail


# What is slow, or gone


def test_slow_clients_do_not_hinder_others(server):
    slow = [server.connect() for _ in range(200)]
    try:
        for connection in slow:
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: local")
        for _ in range(20):
            assert server.ask("/healthz").status == 200
        # They may still end what they began.
        slow[0].sendall(f"host:{server.port}\r\n\r\n".encode())
        assert answer(slow[0]).status == 200
    finally:
        for connection in slow:
            connection.close()


def test_more_slow_clients_than_there_are_places(server):
    slow = [server.connect() for _ in range(400)]
    try:
        for connection in slow:
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: local")
        with server.connect() as connection:
            # They are hung up on long before the time that an answer may take is over.
            connection.settimeout(20)
            connection.sendall(head(server))
            assert answer(connection).status == 200
    finally:
        for connection in slow:
            connection.close()


def test_clients_that_leave_before_their_answer(server):
    request = head(server, path="/icon.png?colors=ff0000-0000ff&glyph=mine/square&size=1024")
    for _ in range(40):
        with server.connect() as connection:
            connection.sendall(request)
    # What they asked for is drawn all the same; until then there may be no room for more.
    for _ in range(1_000):
        found = server.ask("/icon.png?colors=ff0000-0000ff&glyph=mine/square&size=1024")
        if found.status == 200:
            break
        found.problem(503, "busy")
        assert found.headers["retry-after"] == "1"
    assert found.status == 200


def test_several_requests_at_once_are_answered_in_their_order(server):
    paths = ["/healthz", "/icon.png?colors=ff0000&size=300", "/missing.js", "/api/v1/palettes"]
    with server.connect() as connection:
        connection.sendall(b"".join(head(server, path=path) for path in paths))
        received = b""
        while received.count(b"HTTP/1.1 ") < len(paths):
            received += connection.recv(65_536)
    statuses = [part[:3] for part in received.split(b"HTTP/1.1 ")[1:]]
    assert statuses == [b"200", b"200", b"404", b"200"]
