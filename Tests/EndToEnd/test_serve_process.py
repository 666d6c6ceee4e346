"""`iconsmith serve` as a process: how it begins, what keeps it from beginning, and how it ends."""

import os
import signal
import socket
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from own_pack import add_pack
from serving import answer, serving, start

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h8v8h-8z"/></svg>'


@pytest.fixture
def small(tool):
    """The program with a catalogue of one glyph."""
    add_pack(tool, "mine", {"square": SQUARE})
    return tool


def test_it_says_where_it_serves_and_serves_there(small):
    with serving(small) as server:
        assert server.ask("/healthz").json == {"status": "ok", "lists": 0, "glyphs": 1}


def test_it_serves_both_addresses_of_localhost_and_no_other(small):
    with serving(small) as server:
        listening = subprocess.run(["ss", "-ltnH", f"sport = :{server.port}"], capture_output=True, check=True)
        addresses = {line.split()[3].rsplit(":", 1)[0] for line in listening.stdout.decode().splitlines()}
        assert addresses <= {"127.0.0.1", "[::1]"} and "127.0.0.1" in addresses
        if "[::1]" in addresses:
            with server.connect("::1") as connection:
                connection.sendall(f"GET /healthz HTTP/1.1\r\nHost: [::1]:{server.port}\r\n\r\n".encode())
                assert answer(connection).status == 200


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_ends_it_as_a_success(small, number):
    assert start(small).stop(number) == (0, b"", b"")


def test_its_port_is_free_as_soon_as_it_has_ended(small):
    server = start(small)
    # A connection that the server ends first keeps the port busy for a while, for whoever does not know better.
    with server.connect() as idle:
        idle.sendall(f"GET /healthz HTTP/1.1\r\nHost: localhost:{server.port}\r\n\r\n".encode())
        assert answer(idle).status == 200
        assert server.stop()[0] == 0
        again = subprocess.Popen(
            small.command("serve", "--port", server.port), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            cwd=small.folder, env=small.environ)
        assert again.stdout.readline() == f"Serving http://localhost:{server.port}/\n".encode()
        again.terminate()
        assert again.communicate(timeout=60) == (b"", b"")


def test_answers_that_were_begun_go_out_before_it_ends(small):
    server = start(small)
    path = "/icon.png?colors=f00-00f&glyph=mine/square&size=1024"
    connections = []
    for _ in range(12):
        connection = server.connect()
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost:{server.port}\r\n\r\n".encode())
        connections.append(connection)
    # The first answer tells that the others were begun, or are about to be.
    statuses = [answer(connections[0]).status]
    assert server.stop() == (0, b"", b"")
    for connection in connections[1:]:
        # Those that it had not yet read are cut off; none gets half an answer.
        try:
            statuses.append(answer(connection).status)
        except (ConnectionError, OSError):
            statuses.append(None)
        connection.close()
    assert set(statuses) <= {308, 200, 503, None} and statuses[0] in (200, 308)


def test_a_client_that_says_nothing_does_not_keep_it_from_ending(small):
    server = start(small)
    with server.connect() as silent, server.connect() as slow:
        slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: local")
        assert server.ask("/healthz").status == 200
        assert server.stop() == (0, b"", b"")
        assert silent.recv(1) == b""


def test_two_servers_do_not_share_a_port(small):
    with serving(small) as server:
        message = small.refusal("serve", "--port", server.port)
        assert message == (
            f"port {server.port} is taken by another program; "
            "stop it, or choose a port with --port (0 is any free one)")
        assert server.ask("/healthz").status == 200


def test_a_port_that_is_taken_on_the_other_address_of_localhost(small):
    if not socket.has_ipv6:
        pytest.skip("this machine has no IPv6")
    with socket.socket(socket.AF_INET6) as other:
        try:
            other.bind(("::1", 0))
        except OSError:
            pytest.skip("this machine has no ::1")
        other.listen()
        port = other.getsockname()[1]
        assert small.refusal("serve", "--port", port).startswith(f"port {port} is taken by another program;")


def test_without_a_catalogue_it_says_what_to_run(tool):
    assert tool.refusal("serve", "--port", 0).endswith("glyphs.sqlite; run 'iconsmith packs update'")


def test_a_folder_without_an_app_is_refused(small):
    (small.folder / "empty").mkdir()
    message = small.refusal("serve", "--port", 0, "--app", "empty")
    assert message == f"there is no web app in {small.folder}/empty: it has no index.html"


@pytest.mark.parametrize("port", ["-1", "65536", "80a", ""])
def test_a_port_that_is_none(tool, port):
    assert "is not a whole number from 0 to 65535" in tool.refusal("serve", f"--port={port}", code=2)


def test_standard_output_that_is_full_ends_it(small):
    with open("/dev/full", "wb") as full:
        result = subprocess.run(
            small.command("serve", "--port", 0), stdout=full, stderr=subprocess.PIPE, env=small.environ, timeout=60)
    assert (result.returncode, result.stderr) == (
        1, b"iconsmith: cannot write to standard output: No space left on device\n")


def test_a_signal_that_it_was_told_to_ignore_does_not_end_it(small):
    process = subprocess.Popen(
        ["nohup", *small.command("serve", "--port", "0")], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, cwd=small.folder, env=small.environ)
    assert process.stdout.readline().startswith(b"Serving ")
    process.send_signal(signal.SIGHUP)
    # A signal that ends it would be seen by now where the next one, which does, is.
    process.send_signal(signal.SIGTERM)
    assert process.wait(timeout=60) == 0
    process.stdout.close()


def test_a_new_catalogue_is_used_at_once(small):
    with serving(small) as server:
        assert server.ask("/api/v1/glyphs/more/circle").status == 404
        add_pack(small, "more", {"circle": SQUARE})
        assert server.ask("/api/v1/glyphs/more/circle").status == 200
        # It may even go away: what is open goes on.
        os.remove(small.data / "iconsmith" / "glyphs.sqlite")
        assert server.ask("/api/v1/glyphs/more/circle").status == 200


def test_many_clients_at_a_time(small):
    with serving(small) as server:
        expected = server.ask("/icon.png?colors=ff0000-0000ff&glyph=mine/square&size=64").body

        def ask(index):
            size = 64 if index % 3 else 300
            return size, server.ask(f"/icon.png?colors=ff0000-0000ff&glyph=mine/square&size={size}")

        with ThreadPoolExecutor(24) as pool:
            for size, found in pool.map(ask, range(300)):
                assert found.status == 200
                if size == 64:
                    assert found.body == expected


def test_it_rests_when_nobody_asks(small):
    with serving(small) as server:
        server.ask("/healthz")

        def ticks():
            return sum(int(field) for field in open(f"/proc/{server.process.pid}/stat").read().split()[13:15])

        before = ticks()
        time.sleep(1)
        # 100 ticks a second a core: a loop that does not wait would take nearly all of them.
        assert ticks() - before < 20
