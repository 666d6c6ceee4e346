"""The files of the web app, as `iconsmith serve` sends them."""

import gzip
import hashlib
import os

import pytest
from own_pack import add_pack
from serving import answer, serving

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h8v8h-8z"/></svg>'
INDEX = b"<!DOCTYPE html><title>An app</title>" + b"<p>Hello</p>" * 40
FILES = {
    "index.html": (INDEX, "text/html; charset=utf-8"),
    "style.css": (b"body { margin: 0 }\n" * 20, "text/css; charset=utf-8"),
    "js/main.js": (b"export const one = 1\n" * 20, "text/javascript; charset=utf-8"),
    "core.wasm": (b"\0asm\1\0\0\0" * 40, "application/wasm"),
    "manifest.webmanifest": (b'{"name":"Iconsmith"}', "application/manifest+json"),
    "icon.svg": (b"<svg/>", "image/svg+xml"),
    "picture.png": (b"\x89PNG\r\n\x1a\n" + bytes(400), "image/png"),
    "a b/\u8cfc.txt": (b"text", "text/plain; charset=utf-8"),
    "empty.js": (b"", "text/javascript; charset=utf-8"),
    "data.unknown": (b"?", "application/octet-stream"),
}
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'")


@pytest.fixture(scope="module")
def app(make_tool):
    tool = make_tool("app")
    add_pack(tool, "mine", {"square": SQUARE})
    folder = tool.folder / "web"
    for path, (content, _) in FILES.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
    (folder / ".hidden").write_text("secret")
    (folder / ".git").mkdir()
    (folder / ".git" / "config").write_text("secret")
    (tool.folder / "outside.txt").write_text("secret")
    (folder / "link.txt").symlink_to(tool.folder / "outside.txt")
    (folder / "up").symlink_to(tool.folder)
    (folder / "same.css").symlink_to("style.css")
    os.mkfifo(folder / "pipe.txt")
    with serving(tool, "--app", folder) as server:
        yield server


@pytest.mark.parametrize("path", FILES)
def test_files_have_their_type_and_a_tag(app, path):
    content, kind = FILES[path]
    url = "/" + path.replace(" ", "%20").replace("\u8cfc", "%E8%B3%BC")
    found = app.ask(url)
    assert (found.status, found.body, found.headers["content-type"]) == (200, content, kind)
    assert found.headers["etag"] == f'"{hashlib.sha256(content).hexdigest()}"'
    assert found.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/new", "/edit/0192", "/lists/0192/", "/a/b/c", "//"])
def test_addresses_of_the_app_give_its_page(app, path):
    found = app.ask(path)
    assert (found.status, found.body, found.headers["content-type"]) == (200, INDEX, "text/html; charset=utf-8")


@pytest.mark.parametrize("path", ["/missing.js", "/js/main.mjs", "/lists/a.b", "/a.b/new", "/js/", "/js"])
def test_a_file_that_is_not_there(app, path):
    if "." in path:
        app.ask(path).problem(404, "not-found")
    else:
        # A folder is no file, and has no listing.
        assert app.ask(path).body == INDEX


@pytest.mark.parametrize(
    "path",
    [
        "/../outside.txt", "/js/../../outside.txt", "/%2e%2e/outside.txt", "/.%2e/outside.txt",
        "/js/%2E%2E/%2e%2e/outside.txt",
        "/..%2foutside.txt", "/%2e%2e%2foutside.txt", "/..%5coutside.txt", "/..\\outside.txt", "/index.html%00", "/%00",
        "/index.html%00.css", "/%c0%ae%c0%ae/outside.txt", "/%", "/%f", "/%gg", "/%ff.txt", "/a%0d%0aSet-Cookie:%20a=b",
        "/./index.html", "http://localhost/index.html", "*",
    ])
def test_paths_that_try_to_leave_the_folder_are_refused(app, path):
    found = app.send(f"GET {path} HTTP/1.1\r\nHost: localhost:{app.port}\r\n\r\n".encode())
    assert "malformed-target" in found.problem(400, "malformed-target")["type"]
    assert b"secret" not in found.body and "set-cookie" not in found.headers


@pytest.mark.parametrize("path", [
    "/.hidden", "/.git/config", "/link.txt", "/up/outside.txt", "/pipe.txt", "/web/../x.y"])
def test_hidden_files_and_links_out_of_the_folder_are_not_sent(app, path):
    found = app.ask(path)
    assert found.status in (400, 404) and b"secret" not in found.body


def test_a_link_within_the_folder_is_followed(app):
    assert app.ask("/same.css").body == FILES["style.css"][0]


@pytest.mark.parametrize("target", [
    b"/\xff", b"/\x01", b"/..\0", b"/../outside.txt\0.css", b"/\0../outside.txt", b"/js/\0/../../outside.txt"])
def test_bytes_that_no_address_has(app, target):
    found = app.send(b"GET " + target + f" HTTP/1.1\r\nHost: localhost:{app.port}\r\n\r\n".encode())
    # libmicrohttpd ends an address at a bare NUL; what is left means what it says.
    assert found.status == (200 if target.startswith((b"/\0", b"/js/\0")) else 400)
    assert b"secret" not in found.body


def test_an_unchanged_file_is_not_sent_again(app):
    tag = app.ask("/style.css").headers["etag"]
    for list_ in (tag, "*", f'"other", {tag}', f"W/{tag}"):
        found = app.ask("/style.css", if_none_match=list_)
        assert (found.status, found.body, found.headers["etag"]) == (304, b"", tag), list_
        assert found.headers["cache-control"] == "no-cache"
    for list_ in ('"other"', tag.strip('"'), tag[:-1], ""):
        assert app.ask("/style.css", if_none_match=list_).status == 200, list_


def test_nothing_follows_an_answer_without_a_body(app):
    tag = app.ask("/style.css").headers["etag"]
    size = len(FILES["style.css"][0])
    with app.connect() as connection:
        for head in (f"HEAD /style.css HTTP/1.1", f"GET /style.css HTTP/1.1\r\nIf-None-Match: {tag}"):
            # The next answer would begin with the body, if there were one.
            for _ in range(2):
                connection.sendall(f"{head}\r\nHost: localhost:{app.port}\r\n\r\n".encode())
                found = answer(connection, "HEAD")
                assert found.status == (200 if head.startswith("HEAD") else 304)
                assert found.headers["etag"] == tag and int(found.headers["content-length"]) == size


@pytest.mark.parametrize("path", FILES)
def test_head_is_get_without_the_body(app, path):
    url = "/" + path.replace(" ", "%20").replace("\u8cfc", "%E8%B3%BC")
    head, get = app.ask(url, "HEAD"), app.ask(url)
    assert head.body == b""
    assert {**head.headers, "date": ""} == {**get.headers, "date": ""}


def test_text_is_sent_compressed_to_those_who_take_it(app):
    plain = app.ask("/js/main.js")
    packed = app.ask("/js/main.js", accept_encoding="br, gzip")
    assert gzip.decompress(packed.body) == plain.body and len(packed.body) < len(plain.body)
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert packed.headers["etag"] != plain.headers["etag"]
    assert app.ask("/js/main.js", accept_encoding="gzip", if_none_match=packed.headers["etag"]).status == 304
    assert gzip.decompress(app.ask("/core.wasm", accept_encoding="gzip").body) == FILES["core.wasm"][0]


@pytest.mark.parametrize("accepted, packed", [
    ("gzip", True), ("GZIP", True), ("*", True), ("gzip;q=0.5", True), ("br;q=1, gzip ; q=0.1", True), ("x-gzip", True),
    ("", False), ("identity", False), ("gzip;q=0", False), ("*;q=1, gzip;q=0", False), ("gzip;q=0.000", False),
    ("*;q=0", False),
    ("gzipped", False), (";;,,;q=1", False), ("gzip;q=x", False)])
def test_who_takes_compressed_text(app, accepted, packed):
    assert ("content-encoding" in app.ask("/style.css", accept_encoding=accepted).headers) == packed


def test_pictures_are_not_compressed(app):
    found = app.ask("/picture.png", accept_encoding="gzip")
    assert "content-encoding" not in found.headers and "vary" not in found.headers


def test_parts_of_a_page_carry_what_they_need_only(app):
    headers = app.ask("/style.css").headers
    assert headers["x-content-type-options"] == "nosniff" and headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in headers and "access-control-allow-origin" not in headers


@pytest.mark.parametrize("path", ["/", "/missing.js", "/%", "/healthz", "/api/v1/palettes", "/api/none"])
def test_every_answer_tells_the_browser_what_not_to_allow(app, path):
    headers = app.ask(path).headers
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "access-control-allow-origin" not in headers
    assert headers["cache-control"]


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "BREW"])
def test_files_are_only_read(app, method):
    found = app.ask("/style.css", method)
    found.problem(405, "method-not-allowed")
    assert found.headers["allow"] == "GET, HEAD"


def test_a_file_that_changes_is_sent_as_it_is_now(make_tool):
    tool = make_tool("changing")
    add_pack(tool, "mine", {"square": SQUARE})
    (folder := tool.folder / "web").mkdir()
    (folder / "index.html").write_bytes(INDEX)
    with serving(tool, "--app", folder) as server:
        assert server.ask("/a.js").status == 404
        (folder / "a.js").write_bytes(b"one")
        first = server.ask("/a.js")
        (folder / "a.js").write_bytes(b"three")
        second = server.ask("/a.js", if_none_match=first.headers["etag"])
        assert (first.body, second.status, second.body) == (b"one", 200, b"three")
        (folder / "a.js").unlink()
        assert server.ask("/a.js").status == 404


def test_without_an_app_a_page_says_what_to_do(make_tool, tmp_path):
    tool = make_tool("no-app")
    add_pack(tool, "mine", {"square": SQUARE})
    # A copy of the program that stands in no project and in no bin.
    copy = tmp_path / "iconsmith"
    copy.write_bytes(tool.program.read_bytes())
    copy.chmod(0o755)
    tool.program = copy
    with serving(tool) as server:
        page = server.ask("/")
        assert page.status == 200 and b"iconsmith serve --app" in page.body
        server.ask("/new").problem(404, "not-found")
        assert server.ask("/healthz").status == 200


def test_an_installed_app_is_found_beside_the_program(make_tool, tmp_path):
    tool = make_tool("installed")
    add_pack(tool, "mine", {"square": SQUARE})
    (tmp_path / "bin").mkdir()
    (tmp_path / "share/iconsmith/web").mkdir(parents=True)
    (tmp_path / "share/iconsmith/web/index.html").write_bytes(INDEX)
    program = tmp_path / "bin" / "iconsmith"
    program.write_bytes(tool.program.read_bytes())
    program.chmod(0o755)
    (link := tmp_path / "linked").symlink_to(program)
    tool.program = link
    with serving(tool) as server:
        assert server.ask("/").body == INDEX
