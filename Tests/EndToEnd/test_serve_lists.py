"""Lists in the API of `iconsmith serve`."""

import json
import random
import re
import time
import uuid
from concurrent.futures import ThreadPoolExecutor

import pytest
from own_pack import add_pack
from serving import serving, start

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h8v8h-8z"/></svg>'
RECIPE = "colors=4eacf3-0278e1&glyph=mine/square"
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")


@pytest.fixture(scope="module")
def server(make_tool):
    tool = make_tool("lists")
    add_pack(tool, "mine", {"square": SQUARE})
    with serving(tool) as server:
        yield server


@pytest.fixture
def small(tool):
    add_pack(tool, "mine", {"square": SQUARE})
    return tool


def new_id():
    """A UUID of version 7 (RFC 9562), which Python 3.11 does not make."""
    bits = time.time_ns() // 1_000_000 << 80 | 7 << 76 | random.getrandbits(12) << 64 | 2 << 62 | random.getrandbits(62)
    return str(uuid.UUID(int=bits))


def put(server, id, content, content_type="application/json", **headers):
    body = content if isinstance(content, bytes) else json.dumps(content).encode()
    if content_type:
        headers["content_type"] = content_type
    return server.ask(f"/api/v1/lists/{id}", "PUT", body, **headers)


def create(server, name="A list", parent=None, **members):
    """A new list, which must be taken."""
    id = new_id()
    found = put(server, id, {"name": name, "recipe": RECIPE, "parent": parent, **members}, if_none_match="*")
    assert found.status == 201, found
    return found.json


def edit(server, list_, **members):
    content = {name: list_[name] for name in ("name", "recipe", "parent", "position")}
    return put(server, list_["id"], {**content, **members}, if_match=f'"{list_["version"]}"')


def delete(server, list_):
    return server.ask(f"/api/v1/lists/{list_['id']}", "DELETE", if_match=f'"{list_["version"]}"')


def restore(server, list_):
    return server.ask(f"/api/v1/lists/{list_['id']}/restore", "POST", if_match=f'"{list_["version"]}"')


def get(server, list_):
    return server.ask(f"/api/v1/lists/{list_['id']}")


def cursor(server):
    return server.ask("/api/v1/lists").json["cursor"]


# Create and edit


def test_a_new_list_is_there(server):
    before = cursor(server)
    id = new_id()
    content = {"name": "  Groceries ", "recipe": "glyph=mine/square&colors=4EACF3-0278E1"}
    found = put(server, id, content, if_none_match="*")
    assert (found.status, found.headers["etag"]) == (201, '"1"')
    list_ = found.json
    assert TIME.fullmatch(list_.pop("createdAt")) and TIME.fullmatch(list_.pop("changedAt"))
    assert re.fullmatch("[0-9A-Za-z]*[1-9A-Za-z]", list_.pop("position"))
    assert list_ == {
        "id": id, "name": "Groceries", "recipe": RECIPE, "parent": None, "version": 1, "change": before + 1,
        "deletedAt": None}
    assert get(server, list_).json == found.json
    assert found.json in server.ask("/api/v1/lists").json["lists"]


def test_creating_again_does_no_harm(server):
    list_ = create(server, "Twice")
    content = {"name": "Twice", "recipe": RECIPE}
    before = cursor(server)
    again = put(server, list_["id"], content, if_none_match="*")
    assert (again.status, again.json, again.headers["etag"]) == (200, list_, '"1"')
    other = put(server, list_["id"], {**content, "name": "Other"}, if_none_match="*")
    assert other.problem(412, "id-taken")["current"] == list_
    assert cursor(server) == before


def test_a_change_counts_up(server):
    list_ = create(server, "Before")
    found = edit(server, list_, name="After", recipe="colors=ff0000")
    assert (found.status, found.headers["etag"]) == (200, '"2"')
    changed = found.json
    assert (changed["name"], changed["recipe"], changed["version"]) == ("After", "colors=ff0000", 2)
    assert changed["change"] == cursor(server) > list_["change"]
    assert changed["createdAt"] == list_["createdAt"] <= changed["changedAt"]
    assert (changed["parent"], changed["position"]) == (list_["parent"], list_["position"])


def test_a_change_of_an_old_version_is_refused_with_the_new_one(server):
    list_ = create(server, "One")
    changed = edit(server, list_, name="Two").json
    assert edit(server, list_, name="Three").problem(412, "changed-meanwhile")["current"] == changed
    assert delete(server, list_).problem(412, "changed-meanwhile")["current"] == changed
    assert get(server, list_).json == changed


def test_of_many_changes_of_one_version_one_is_made(server):
    list_ = create(server, "Contested")
    with ThreadPoolExecutor(16) as pool:
        found = list(pool.map(lambda number: edit(server, list_, name=f"Winner {number}"), range(32)))
    winners = [one.json["name"] for one in found if one.status == 200]
    assert len(winners) == 1 and {one.status for one in found} == {200, 412}
    assert get(server, list_).json["name"] == winners[0] and get(server, list_).json["version"] == 2


@pytest.mark.parametrize("headers, status, name", [
    ({}, 428, "precondition-missing"), ({"if_match": "3"}, 400, "precondition"),
    ({"if_match": '"three"'}, 400, "precondition"),
    ({"if_match": 'W/"1"'}, 400, "precondition"), ({"if_match": '"1", 2'}, 400, "precondition"),
    ({"if_match": ", "}, 400, "precondition"), ({"if_match": '*, "1"'}, 400, "precondition"),
    ({"if_match": '"7", "8"'}, 412, "changed-meanwhile"),
    ({"if_match": '"01"'}, 400, "precondition"), ({"if_match": '"0"'}, 400, "precondition"),
    ({"if_match": '"-1"'}, 400, "precondition"),
    ({"if_match": '"99999999999999999999"'}, 400, "precondition"), ({"if_match": ""}, 400, "precondition"),
    ({"if_match": '"'}, 400, "precondition"),
    ({"if_none_match": '"1"'}, 400, "precondition"), ({"if_none_match": "*", "if_match": '"1"'}, 400, "precondition"),
])
def test_changes_say_what_they_change(server, headers, status, name):
    list_ = create(server)
    before = cursor(server)
    put(server, list_["id"], {"name": "Changed", "recipe": RECIPE}, **headers).problem(status, name)
    server.ask(f"/api/v1/lists/{list_['id']}", "DELETE", **headers).problem(status, name)
    if status != 412:
        server.ask(f"/api/v1/lists/{list_['id']}/restore", "POST", **headers).problem(status, name)
    assert cursor(server) == before


@pytest.mark.parametrize("condition", ["*", '"9","1"', ' "1" , "9" '])
def test_a_condition_may_allow_several_versions(server, condition):
    list_ = create(server)
    path = f"/api/v1/lists/{list_['id']}"
    assert put(server, list_["id"], {"name": "Changed", "recipe": RECIPE}, if_match=condition).json["version"] == 2
    next_condition = condition.replace("1", "2")
    assert server.ask(path, "DELETE", if_match=next_condition).status == 200
    assert server.ask(path + "/restore", "POST", if_match="*").status == 200
    assert get(server, list_).json["name"] == "Changed"
    server.ask(f"/api/v1/lists/{new_id()}", "DELETE", if_match=condition).problem(404, "list-unknown")
    put(server, new_id(), {"name": "a", "recipe": RECIPE}, if_match=condition).problem(404, "list-unknown")


def test_deleting_takes_no_other_condition(server):
    list_ = create(server)
    path = f"/api/v1/lists/{list_['id']}"
    server.ask(path, "DELETE", if_none_match="*").problem(400, "precondition")
    # Nor is one advised that a new list would need.
    for method, part in (("DELETE", ""), ("POST", "/restore")):
        assert "new" not in server.ask(path + part, method).problem(428, "precondition-missing")["detail"]
    assert get(server, list_).json == list_


# Read


def test_an_unchanged_list_is_not_sent_again(server):
    list_ = create(server)
    path = f"/api/v1/lists/{list_['id']}"
    found = server.ask(path, if_none_match='"1"')
    assert (found.status, found.body, found.headers["etag"]) == (304, b"", '"1"')
    edit(server, list_, name="Changed")
    found = server.ask(path, if_none_match='"1"')
    assert (found.status, found.json["name"]) == (200, "Changed")
    assert server.ask(path, "HEAD").headers["content-length"] == str(len(found.body))


def test_what_changed_since(server):
    start = cursor(server)
    a, b, c = (create(server, name) for name in "abc")
    a = edit(server, a, name="A").json
    b = delete(server, b).json["lists"][0]
    found = server.ask(f"/api/v1/lists?since={start}").json
    # Each list once, as it is now, in the order of the changes; deleted ones too.
    assert found["lists"] == [c, a, b] and found["cursor"] == b["change"]
    assert server.ask(f"/api/v1/lists?since={a['change']}").json["lists"] == [b]
    assert server.ask(f"/api/v1/lists?since={found['cursor']}").json == {
        "store": found["store"], "lists": [], "cursor": found["cursor"]}
    everything = server.ask("/api/v1/lists?since=0").json["lists"]
    assert b in everything and b not in server.ask("/api/v1/lists").json["lists"]


@pytest.mark.parametrize("query, field", [
    ("since=-1", "since"), ("since=x", "since"), ("since=", "since"), ("since=99999999999999999999", "since"),
    ("cursor=1", "cursor"),
    ("since=1&since=2", "since")])
def test_wrong_parameters(server, query, field):
    assert server.ask("/api/v1/lists?" + query).problem(400, "parameter")["field"] == field


def test_a_list_that_was_never_there(server):
    id = new_id()
    get(server, {"id": id}).problem(404, "list-unknown")
    put(server, id, {"name": "a", "recipe": RECIPE}, if_match='"1"').problem(404, "list-unknown")
    delete(server, {"id": id, "version": 1}).problem(404, "list-unknown")
    restore(server, {"id": id, "version": 1}).problem(404, "list-unknown")


@pytest.mark.parametrize("id", [
    "1", "x" * 36, "0192F0C1-7A3B-7C4D-8E5F-0123456789AB", "0192f0c1-7a3b-4c4d-8e5f-0123456789ab",
    "0192f0c1-7a3b-7c4d-ce5f-0123456789ab",
    "0192f0c17a3b7c4d8e5f0123456789ab", "%00", "a" * 4_000, "%E8%B3%BC"])
def test_what_is_no_id(server, id):
    for method, body in (("GET", None), ("PUT", b'{"name":"a","recipe":"colors=f00"}'), ("DELETE", None)):
        found = server.ask(f"/api/v1/lists/{id}", method, body, if_match='"1"', content_type="application/json")
        if id == "%00":
            found.problem(400, "malformed-target")
        else:
            assert found.problem(400, "list-id")["field"] == "id"


# The trash


def test_the_trash_takes_a_list_with_all_that_is_in_it_and_gives_it_back(server):
    top = create(server, "top")
    middle = create(server, "middle", top["id"])
    bottom = create(server, "bottom", middle["id"])
    gone = delete(server, top)
    assert gone.status == 200
    lists = gone.json["lists"]
    assert [one["id"] for one in lists] == [top["id"], middle["id"], bottom["id"]]
    assert len({one["deletedAt"] for one in lists}) == 1 and TIME.fullmatch(lists[0]["deletedAt"])
    assert [one["version"] for one in lists] == [2, 2, 2]
    assert get(server, top).json == lists[0]
    assert not {one["id"] for one in lists} & {one["id"] for one in server.ask("/api/v1/lists").json["lists"]}
    # Nothing can be done to a list in the trash but to restore it.
    for one in lists:
        assert edit(server, one, name="x").problem(409, "in-trash")["current"] == one
        assert delete(server, one).problem(409, "in-trash")["current"] == one
        put(server, one["id"], {"name": one["name"], "recipe": RECIPE}, if_none_match="*").problem(409, "in-trash")
    assert put(server, new_id(), {"name": "x", "recipe": RECIPE, "parent": middle["id"]}, if_none_match="*").problem(
        409, "parent-unusable")["field"] == "parent"
    back = restore(server, lists[0])
    assert back.status == 200
    assert [(one["id"], one["version"], one["deletedAt"], one["parent"]) for one in back.json["lists"]] == [
        (top["id"], 3, None, None), (middle["id"], 3, None, top["id"]), (bottom["id"], 3, None, middle["id"])]
    assert restore(server, back.json["lists"][0]).problem(409, "not-in-trash")["current"] == back.json["lists"][0]


def test_a_list_restored_from_below_the_trash_is_at_the_root(server):
    top = create(server, "top")
    inner = create(server, "inner", top["id"])
    inner = delete(server, inner).json["lists"][0]
    delete(server, top)
    assert restore(server, inner).json["lists"][0]["parent"] is None


# Nesting and order


def test_lists_are_moved(server):
    a, b = create(server, "a"), create(server, "b")
    moved = edit(server, b, parent=a["id"], position="V1").json
    assert (moved["parent"], moved["position"], moved["version"]) == (a["id"], "V1", 2)
    # Only the list that is moved changes.
    assert get(server, a).json == a
    last = create(server, "last", a["id"])
    assert last["position"] > "V1"


def test_a_list_cannot_be_put_into_itself(server):
    a = create(server, "a")
    b = create(server, "b", a["id"])
    for parent in (a["id"], b["id"]):
        assert edit(server, a, parent=parent).problem(409, "parent-unusable")["field"] == "parent"
    assert edit(server, b, parent=new_id()).problem(409, "parent-unusable")["field"] == "parent"


def test_lists_are_nested_64_deep_at_most(server):
    parent = None
    for _ in range(64):
        parent = create(server, "deep", parent)["id"]
    found = put(server, new_id(), {"name": "deeper", "recipe": RECIPE, "parent": parent}, if_none_match="*")
    assert found.problem(409, "parent-unusable")["limit"] == 64


# What a list cannot be


@pytest.mark.parametrize("name", [
    "", " \t ", "\u3000", "a" * 201, "a\nb", "a\0b", "\u202e\u200b", "\U0001f468\u200d\U0001f469" * 201, "a" * 60_000])
def test_names_that_are_refused(server, name):
    before = cursor(server)
    document = put(server, new_id(), {"name": name, "recipe": RECIPE}, if_none_match="*").problem(400, "list-content")
    assert document["field"] == "name" and cursor(server) == before


@pytest.mark.parametrize("name, kept", [
    ("a" * 200, None), ("\U0001f468\u200d\U0001f469\u200d\U0001f467" * 200, None), ("e\u0301te\u0301", "\u00e9t\u00e9"),
    ("\u3000\u8cfc\u7269 ", "\u8cfc\u7269"),
    ("<script>alert(1)</script>", None), ("'; DROP TABLE list; --", None), ("\"\\/", None)])
def test_names_that_are_kept(server, name, kept):
    assert create(server, name)["name"] == (kept or name)


@pytest.mark.parametrize("members, field", [
    ({"recipe": ""}, "recipe"), ({"recipe": "colors=red"}, "recipe"), ({"recipe": RECIPE + "&scale=9"}, "recipe"),
    ({"recipe": "x" * 5_000}, "recipe"),
    ({"parent": ""}, "parent"), ({"parent": "x"}, "parent"), ({"position": ""}, "position"),
    ({"position": "a0"}, "position"),
    ({"position": "a-b"}, "position"), ({"position": "1" * 201}, "position"), ({"position": "\u8cfc"}, "position")])
def test_content_that_is_refused(server, members, field):
    content = {"name": "a", "recipe": RECIPE, **members}
    assert put(server, new_id(), content, if_none_match="*").problem(400, "list-content")["field"] == field
    list_ = create(server)
    assert edit(server, list_, **members).problem(400, "list-content")["field"] == field
    assert get(server, list_).json == list_


GOOD = b'"name":"a","recipe":"colors=f00"'


@pytest.mark.parametrize("body, field", [
    (b"", None), (b"{", None), (b"[]", None), (b"null", None), (b'"a"', None), (b"{}", "name"),
    (b'{"name":"a"}', "recipe"),
    (b'{"name":null,"recipe":"colors=f00"}', "name"), (b'{"name":1,"recipe":"colors=f00"}', "name"),
    (b'{"name":"a","recipe":["colors=f00"]}', "recipe"),
    (b'{"parent":7,' + GOOD + b"}", "parent"), (b'{"position":{},' + GOOD + b"}", "position"),
    (b'{"colour":"red",' + GOOD + b"}", "colour"),
    (b'{"id":"x",' + GOOD + b"}", "id"), (b'{"Name":"b",' + GOOD + b"}", "Name"),
    (b'{"name":"b",' + GOOD + b"}", "name"),
    (b'{"\\u006eame":"b",' + GOOD + b"}", "name"), (b"{" + GOOD + b"}{}", None), (b"{" + GOOD + b",}", None),
    (b'{"parent":["a", ],' + GOOD + b"}", None), (b"{" + GOOD + b"} x", None),
    (b'{"parent":' + b"[" * 9 + b"]" * 9 + b"," + GOOD + b"}", None), (b"[" * 60_000, None), (b'{"a":' * 10_000, None),
    (b"\xff{" + GOOD + b"}", None),
    (b'{"name":"\xff","recipe":"colors=f00"}', None), (("{" + GOOD.decode() + "}").encode("utf-16"), None),
    (("{" + GOOD.decode() + "}").encode("utf-16-le"), None),
    (("{" + GOOD.decode() + "}").encode("utf-32-be"), None), (b'{"name":"\\ud800","recipe":"colors=f00"}', "name"),
    (b"{'name':'a'}", None), (b'{"name":"a', None),
    (b'{"name":"a\\', None), (b'{"name":"a","recipe":"colors=f00","parent":nul}', None), (bytes(100), None)])
def test_bodies_that_are_refused(server, body, field):
    before = cursor(server)
    document = put(server, new_id(), body, if_none_match="*").problem(400, "body")
    assert document.get("field") == field
    assert cursor(server) == before


@pytest.mark.parametrize("value", ["5", "null", '"\\ud800"'])
def test_a_name_cannot_be_null_and_nobody_advises_it(server, value):
    body = f'{{"name":{value},"recipe":"{RECIPE}"}}'.encode()
    assert put(server, new_id(), body, if_none_match="*").problem(400, "body")["detail"] == "Give name as text."


def test_a_body_that_is_too_large(server):
    body = b'{"name":"' + b"a" * 70_000 + b'","recipe":"colors=f00"}'
    assert put(server, new_id(), body, if_none_match="*").problem(413, "body-too-large")["limit"] == 65_536


@pytest.mark.parametrize("kind", [
    None, "", "text/plain", "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=a", "application/json; charset=utf-16",
    "application/jsonp", "text/plain; application/json"])
def test_a_body_that_is_not_called_json(server, kind):
    id = new_id()
    put(server, id, {"name": "a", "recipe": RECIPE}, kind, if_none_match="*").problem(415, "not-json")
    get(server, {"id": id}).problem(404, "list-unknown")


@pytest.mark.parametrize("kind", [
    "application/json", "application/json; charset=utf-8", "Application/JSON;charset=UTF-8"])
def test_a_body_that_is_called_json(server, kind):
    assert put(server, new_id(), {"name": "a", "recipe": RECIPE}, kind, if_none_match="*").status == 201


def test_requests_that_have_nothing_to_say_have_no_body(server):
    list_ = create(server)
    path = f"/api/v1/lists/{list_['id']}"
    server.ask(path, "DELETE", b"a=b", if_match='"1"').problem(415, "not-json")
    server.ask(path, "DELETE", b'{"a":1}', if_match='"1"', content_type="application/json").problem(400, "body")
    assert server.ask(path, "DELETE", b"{}", if_match='"1"', content_type="application/json").status == 200


# Who may change lists


@pytest.mark.parametrize("headers", [
    {"origin": "http://evil.example"}, {"origin": "null"}, {"origin": "https://localhost:PORT"},
    {"origin": "http://localhost:1"},
    {"sec_fetch_site": "cross-site"}, {"sec_fetch_site": "same-site"}])
def test_pages_of_others_change_nothing(server, headers):
    headers = {name: value.replace("PORT", str(server.port)) for name, value in headers.items()}
    list_ = create(server)
    before = cursor(server)
    put(server, new_id(), {"name": "a", "recipe": RECIPE}, if_none_match="*", **headers).problem(403, "foreign-origin")
    path = f"/api/v1/lists/{list_['id']}"
    server.ask(path, "DELETE", if_match='"1"', **headers).problem(403, "foreign-origin")
    server.ask(path + "/restore", "POST", if_match='"1"', **headers).problem(403, "foreign-origin")
    assert cursor(server) == before


def test_the_page_itself_does(server):
    headers = {"origin": f"http://127.0.0.1:{server.port}", "sec_fetch_site": "same-origin"}
    assert put(server, new_id(), {"name": "a", "recipe": RECIPE}, if_none_match="*", **headers).status == 201


@pytest.mark.parametrize("path, allowed", [
    ("/api/v1/lists", "GET, HEAD"), ("/api/v1/lists/0192f0c1-7a3b-7c4d-8e5f-0123456789ab", "GET, HEAD, PUT, DELETE"),
    ("/api/v1/lists/0192f0c1-7a3b-7c4d-8e5f-0123456789ab/restore", "POST")])
def test_methods(server, path, allowed):
    found = server.ask(path, "PATCH")
    found.problem(405, "method-not-allowed")
    assert found.headers["allow"] == allowed


# The store


def test_what_was_answered_is_kept_when_the_server_is_killed(small):
    server = start(small)
    lists = [create(server, f"list {number}") for number in range(5)]
    lists[0] = edit(server, lists[0], name="changed").json
    server.process.kill()
    server.process.communicate(timeout=60)
    with serving(small) as server:
        assert sorted(server.ask("/api/v1/lists").json["lists"], key=lambda one: one["change"]) == lists[1:] + lists[:1]
        assert server.ask("/healthz").json == {"status": "ok", "lists": 5, "glyphs": 1}


def test_every_answer_says_which_store_it_is_of(make_tool):
    stores = []
    for name in ("store-one", "store-other"):
        tool = make_tool(name)
        add_pack(tool, "mine", {"square": SQUARE})
        for _ in range(2):
            with serving(tool) as server:
                answers = [server.ask(path).json["store"] for path in ("/api/v1/lists", "/api/v1/lists?since=0")]
                assert answers == [str(uuid.UUID(answers[0], version=4))] * 2
                stores.append(answers[0])
    assert stores[0] == stores[1] != stores[2] == stores[3]


def test_two_servers_share_the_lists(small):
    with serving(small) as one, serving(small) as other:
        list_ = create(one, "shared")
        changed = edit(other, list_, name="by the other").json
        assert get(one, list_).json == changed
        edit(one, list_, name="late").problem(412, "changed-meanwhile")


def test_lists_that_are_damaged_keep_it_from_beginning(small):
    (small.data / "iconsmith" / "lists.sqlite").write_bytes(b"this is no database" * 100)
    assert "lists.sqlite are damaged" in small.refusal("serve", "--port", 0)


def test_another_program_that_writes_for_long_does_not_stop_the_rest(small):
    import sqlite3

    with serving(small) as server:
        list_ = create(server, "busy")
        other = sqlite3.connect(small.data / "iconsmith" / "lists.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with ThreadPoolExecutor(4) as pool:
            waiting = [pool.submit(edit, server, list_, name=f"late {number}") for number in range(2)]
            for _ in range(10):
                assert server.ask("/icon.png?colors=ff0000&size=64").status == 200
            # Nor of those who read the lists.
            assert get(server, list_).json == list_ and server.ask("/api/v1/lists").json["lists"] == [list_]
            assert server.ask("/healthz").json["lists"] == 1
            assert not any(one.done() for one in waiting)
            other.execute("ROLLBACK")
            assert sorted(one.result().status for one in waiting) == [200, 412]
        other.close()


def test_lists_that_stay_locked_are_told_to_all_who_wait(small):
    import sqlite3

    with serving(small) as server:
        list_ = create(server, "locked")
        other = sqlite3.connect(small.data / "iconsmith" / "lists.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with ThreadPoolExecutor(6) as pool:
            waiting = [pool.submit(edit, server, list_, name=f"late {number}") for number in range(6)]
            for found in (one.result() for one in waiting):
                found.problem(503, "lists-unavailable")
                assert found.headers["retry-after"] == "1"
        other.execute("ROLLBACK")
        other.close()
        assert get(server, list_).json == list_
