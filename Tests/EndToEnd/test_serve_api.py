"""Glyphs, colours and icons in the API of `iconsmith serve`."""

import hashlib
import json
from urllib.parse import quote, urlencode

import pytest
from conftest import Tool
from serving import serving

GROUPS = [
    "people", "nature", "food", "travel", "sports", "home", "health", "work", "shopping", "media", "tech",
    "celebrations",
    "objects", "symbols",
]


@pytest.fixture(scope="module")
def packs(packs_data, tmp_path_factory):
    return Tool(tmp_path_factory.mktemp("api"), packs_data)


@pytest.fixture(scope="module")
def server(packs):
    with serving(packs) as server:
        yield server


def glyphs(server, **parameters):
    found = server.ask("/api/v1/glyphs?" + urlencode(parameters))
    assert found.status == 200 and found.headers["content-type"] == "application/json", found
    return found.json


# Glyphs


@pytest.mark.parametrize("words", ["rocket", "shopping cart", "groceries", "\U0001f382"])
def test_search_finds_what_the_command_finds(server, packs, words):
    expected = json.loads(packs.output("glyphs", "search", words, "--lang", "en", "--limit", "30", "--json"))
    found = glyphs(server, q=words, limit=30)["results"]
    assert [(one["glyph"], one["variants"]) for one in found] == [(one["glyph"], one["variants"]) for one in expected]
    details = json.loads(packs.output("glyphs", "show", found[0]["glyph"], "--json"))
    assert found[0]["data"] == details["data"]


def test_search_in_another_language(server):
    assert any("dog" in one["glyph"] for one in glyphs(server, q="\u72d7", lang="zh-TW", limit=5)["results"])


def test_results_come_in_pages(server):
    whole = glyphs(server, q="arrow", limit=50)
    first = glyphs(server, q="arrow", limit=20)
    second = glyphs(server, q="arrow", limit=20, offset=first["next"])
    assert first["next"] == 20
    assert first["results"] + second["results"] == whole["results"][:40]
    nothing = glyphs(server, q="arrow", offset=100_000)
    assert nothing == {"results": [], "next": None}
    assert glyphs(server, q="zzzzqqqq") == {"results": [], "next": None}


def test_all_glyphs_begin_with_what_most_look_for(server, packs):
    names = json.loads(packs.output("glyphs", "list", "--json"))
    found, offset = [], 0
    while offset is not None:
        page = glyphs(server, limit=200, offset=offset)
        found += [one["glyph"] for one in page["results"]]
        offset = page["next"]
    assert sorted(found) == sorted(names)
    # What a browser shows first has the usual subjects of lists, and none of the many signs that only designers look for.
    first = {name.partition("/")[2] for name in found[:90]}
    assert first > {"shopping-cart", "gift", "heart", "airplane-tilt", "book-open", "fork-knife", "music-notes", "star", "house"}
    assert not any("/arrow" in name or "/align" in name for name in found[:200])


def test_glyphs_have_titles_in_chinese(server, packs):
    titles = {one["glyph"]: one.get("title") for one in glyphs(server, lang="zh-TW", limit=200)["results"]}
    assert titles["phosphor/piggy-bank"] == "存錢筒"
    assert glyphs(server, q="piggy bank", lang="zh", limit=1)["results"][0]["title"] == "存錢筒"
    for language in ("en", "de"):
        assert not any("title" in one for one in glyphs(server, lang=language, limit=200)["results"])


def test_the_glyphs_of_a_group(server, packs):
    names = json.loads(packs.output("glyphs", "list", "--group", "food", "--json"))
    found = [one["glyph"] for one in glyphs(server, group="food", limit=200)["results"]]
    assert len(found) == 200 and set(found) <= set(names)
    assert set(found[:8]) > {"phosphor/fork-knife", "phosphor/coffee", "phosphor/carrot"}
    inside = glyphs(server, group="food", q="apple", limit=200)["results"]
    assert inside and {one["glyph"] for one in inside} <= set(names)


def test_groups(server, packs):
    counts = {one["group"]: one["glyphs"] for one in json.loads(packs.output("glyphs", "groups", "--json"))}
    english = server.ask("/api/v1/glyphs/groups").json["groups"]
    assert [one["id"] for one in english] == GROUPS
    assert {one["id"]: one["count"] for one in english} == counts
    chinese = server.ask("/api/v1/glyphs/groups?lang=zh-TW").json["groups"]
    assert (english[2]["title"], chinese[2]["title"]) == ("Food & Drink", "\u98df\u7269\u8207\u98f2\u6599")
    for one in english:
        members = json.loads(packs.output("glyphs", "list", "--group", one["id"], "--json"))
        assert one["glyph"] in members, one["id"]
        assert server.ask("/api/v1/glyphs/" + one["glyph"]).body.decode() == one["data"]
    # No two groups look alike.
    assert len({one["glyph"] for one in english}) == len(english)


def test_the_outlines_of_a_glyph(server, packs):
    found = server.ask("/api/v1/glyphs/phosphor/rocket")
    assert found.headers["content-type"] == "text/plain; charset=utf-8"
    assert found.headers["etag"] == f'"{hashlib.sha256(found.body).hexdigest()}"'
    assert found.body.decode() == json.loads(packs.output("glyphs", "show", "phosphor/rocket", "--json"))["data"]
    assert server.ask("/api/v1/glyphs/phosphor/rocket", if_none_match=found.headers["etag"]).status == 304
    assert server.ask("/api/v1/glyphs/phosphor/rocket", "HEAD").headers["content-length"] == str(len(found.body))


@pytest.mark.parametrize("path", [
    "phosphor/no-such", "nobody/rocket", "phosphor/" + "a" * 4_000, quote("<script>") + "/" + quote("\u8cfc'\"")])
def test_a_glyph_that_there_is_not(server, path):
    server.ask("/api/v1/glyphs/" + path).problem(404, "glyph-unknown")


@pytest.mark.parametrize("query, field", [
    ("limit=0", "limit"), ("limit=201", "limit"), ("limit=-1", "limit"), ("limit=", "limit"), ("limit=1e2", "limit"),
    ("limit=%2B5", "limit"), ("limit=05", "limit"), ("limit=99999999999999999999", "limit"), ("offset=-1", "offset"),
    ("offset=100001", "offset"), ("group=fod", "group"), ("lang=!", "lang"), ("lang=" + "a" * 100, "lang"),
    ("lang=de,!", "lang"), ("lang=de/../x", "lang"), ("lang=d%C3%A9", "lang"),
    ("q=%", "q"),
    ("q=%ff", "q"), ("q=a&q=b", "q"), ("colour=red", "colour"), ("%ff=1", "%ff"), ("=", ""), ("Q=a", "Q")])
def test_wrong_parameters(server, query, field):
    assert server.ask("/api/v1/glyphs?" + query).problem(400, "parameter")["field"] == field


@pytest.mark.parametrize("words", [
    "'; DROP TABLE glyph; --", "%", "_", "*", "\\", "\x00", "a" * 5_000,
    "\u202e\U0001f468\u200d\U0001f469\u200d\U0001f467", "\u8cfc" * 600,
    " ".join("abcdefgh"), "\U0001f600" * 400, "+", "&=?#", "NEAR(a b)", '"'])
def test_any_words_may_be_looked_for(server, words):
    assert isinstance(glyphs(server, q=words, lang="zh-TW", limit=200)["results"], list)


def test_a_plus_and_a_percent_sign_both_mean_a_space(server):
    spellings = ("shopping+cart", "shopping%20cart")
    one, other = (server.ask(f"/api/v1/glyphs?q={words}&limit=5").json for words in spellings)
    assert one == other and one["results"]


@pytest.mark.parametrize("preferred, first", [
    ("de-DE-u-mu-celsius", "de"), ("C", "en"), ("POSIX", "en"), ("C.UTF-8", "en"), ("x-private", "en"), ("i-klingon", "en"),
    ("tlh", "en"), ("zh_TW.UTF-8", "zh-TW"), ("C,de-DE-u-mu-celsius,de", "de"), ("de-AT,de;q=0.9,en;q=0.5, *;q=0.1", "de"),
    (",", "en"), ("*", "en"), ("C,zh-TW", "zh-TW")])
def test_what_a_browser_prefers_is_never_wrong(server, preferred, first):
    for words in ("\u72d7", "Hund", "music"):
        assert glyphs(server, q=words, lang=preferred) == glyphs(server, q=words, lang=first)
    for path in ("glyphs/groups?", "suggest?name=Gift&"):
        found, expected = (server.ask(f"/api/v1/{path}" + urlencode({"lang": lang})) for lang in (preferred, first))
        assert (found.status, found.body) == (200, expected.body)


# Suggestions


@pytest.mark.parametrize("name", ["Mum's birthday", "Groceries", "Xyzzy", "\u5f85\u8fa6\u4e8b\u9805", "\U0001f40b trip"])
def test_a_name_gets_the_icon_that_the_command_suggests(server, packs, name):
    expected = json.loads(packs.output("glyphs", "suggest", name, "--lang", "zh-TW", "--json"))
    found = server.ask("/api/v1/suggest?" + urlencode({"name": name, "lang": "zh-TW"})).json
    assert (found["glyph"], found["recipe"]) == (expected["glyph"], expected["recipe"])
    assert found["recipe"] == f"colors={'-'.join(found['colors'])}&glyph={found['glyph']}"
    assert found["data"] == server.ask("/api/v1/glyphs/" + found["glyph"]).body.decode()
    assert server.ask("/icon.png?" + found["recipe"]).status == 200


@pytest.mark.parametrize("name", [
    "", " ", "\x00", "\u202e", "%", "'; DROP TABLE glyph; --", "a" * 2_000, "\u8cfc" * 600, "\U0001f468\u200d\U0001f469" * 200, "!?"])
def test_any_name_gets_an_icon(server, name):
    found = server.ask("/api/v1/suggest?" + urlencode({"name": name}))
    assert found.status == 200 and set(found.json) == {"glyph", "colors", "recipe", "data"}
    assert server.ask("/icon.png?size=64&" + found.json["recipe"]).status == 200


def test_suggestions_without_a_name_or_with_wrong_parameters(server):
    assert server.ask("/api/v1/suggest").status == 200
    assert server.ask("/api/v1/suggest?name=a&limit=3").problem(400, "parameter")["field"] == "limit"
    assert server.ask("/api/v1/suggest?name=a&lang=!").problem(400, "parameter")["field"] == "lang"
    assert server.ask("/api/v1/suggest?name=%ff").problem(400, "parameter")["field"] == "name"


# Colours


def test_palettes(server, packs):
    listed = json.loads(packs.output("colors", "--json"))
    palettes = server.ask("/api/v1/palettes").json["palettes"]
    assert [palette["id"] for palette in palettes] == ["original", "deep", "shortcuts"]
    found = [["#" + color for color in pair["colors"]] for palette in palettes for pair in palette["colors"]]
    assert found == [pair["colors"] for pair in listed]
    assert {"name": "sky", "colors": ["4eacf3", "0278e1"]} in palettes[0]["colors"]
    server.ask("/api/v1/palettes?a=b").problem(400, "parameter")


# Icons

RECIPES = [
    "colors=4eacf3-0278e1&glyph=phosphor/rocket", "colors=ff0000",
    "colors=f62945-c11d28&angle=135&glyph=fontawesome/heart&shape=circle",
    "colors=000000@0-ffffff@0.25-ff00ff@1&gradient=radial&glyph=mdi/cart&fg=00ff00&scale=0.8&x=0.1&y=-0.1&rotate=45",
]


@pytest.mark.parametrize("recipe", RECIPES)
@pytest.mark.parametrize("size", [1, 16, 180, 256, 257, 1024])
def test_an_icon_has_the_bytes_that_the_command_writes(server, packs, recipe, size):
    found = server.ask(f"/icon.png?{recipe}&size={size}")
    assert (found.status, found.headers["content-type"]) == (200, "image/png"), found
    assert found.body == packs.output("render", "--recipe", recipe, "--size", size)
    assert found.headers["etag"] == f'"{hashlib.sha256(found.body).hexdigest()}"'
    assert found.headers["cache-control"] == "public, max-age=86400"
    assert found.headers["access-control-allow-origin"] == "*"
    assert found.headers["cross-origin-resource-policy"] == "cross-origin"


def test_an_icon_without_a_size_has_512_pixels(server, packs):
    assert server.ask(f"/icon.png?{RECIPES[0]}").body == packs.output("render", "--recipe", RECIPES[0], "--size", 512)


def test_an_unchanged_icon_is_not_sent_again(server):
    for size in (64, 300):
        url = f"/icon.png?{RECIPES[0]}&size={size}"
        tag = server.ask(url).headers["etag"]
        found = server.ask(url, if_none_match=tag)
        assert (found.status, found.body, found.headers["access-control-allow-origin"]) == (304, b"", "*")
        assert server.ask(url, "HEAD").headers["etag"] == tag


@pytest.mark.parametrize("query, canonical", [
    ("glyph=phosphor/rocket&colors=4eacf3-0278e1", RECIPES[0]),
    ("colors=4EACF3-0278E1&glyph=phosphor/rocket", RECIPES[0]),
    ("colors=f00", "colors=ff0000"), ("colors=f00&shape=squircle&size=64", "colors=ff0000&size=64"),
    ("size=64&colors=f00", "colors=ff0000&size=64"),
    ("colors=f00&glyph=fa%2Fheart", "colors=ff0000&glyph=fontawesome/heart"),
    ("colors=ff0000&glyph=phosphor/Shopping_Cart&size=99", "colors=ff0000&glyph=phosphor/shopping-cart&size=99"),
])
def test_other_spellings_lead_to_the_one_address(server, query, canonical):
    found = server.ask("/icon.png?" + query)
    assert (found.status, found.headers["location"], found.body) == (308, "/icon.png?" + canonical, b"")
    assert found.headers["access-control-allow-origin"] == "*"
    assert server.ask(found.headers["location"]).status == 200


def test_the_size_may_stand_anywhere(server):
    assert server.ask("/icon.png?size=64&colors=ff0000").body == server.ask("/icon.png?colors=ff0000&size=64").body


@pytest.mark.parametrize("query, name, field", [
    ("", "recipe", "colors"), ("size=64", "recipe", "colors"), ("colors=", "recipe", "colors"),
    ("colors=red", "recipe", "colors"),
    ("colors=f00&colour=1", "recipe", None), ("colors=f00&colors=0f0", "recipe", "colors"),
    ("colors=f00&scale=9", "recipe", "scale"),
    ("colors=f00&", "recipe", None), ("&colors=f00", "recipe", None), ("colors=f00&&size=5", "recipe", None),
    ("colors=f00&glyph=rocket", "recipe", "glyph"),
    ("colors=f00&glyph=%ff/a", "recipe", "glyph"), ("colors=f00&glyph=a/%00", "recipe", "glyph"),
    ("colors=" + "-".join(["f00"] * 9), "recipe", "colors"),
    ("colors=f00&glyph=a/" + "b" * 5_000, "recipe", None), ("\u8cfc", "recipe", None),
    ("colors=f00&x=%E8%B3%BC", "recipe", "x"),
    ("colors=f00&size=0", "parameter", "size"), ("colors=f00&size=1025", "parameter", "size"),
    ("colors=f00&size=-5", "parameter", "size"),
    ("colors=f00&size=", "parameter", "size"), ("colors=f00&size", "parameter", "size"),
    ("colors=f00&size=64px", "parameter", "size"), ("colors=f00&size=064", "parameter", "size"),
    ("colors=f00&size=1&size=2", "parameter", "size"), ("colors=f00&size=6%34", None, None),
    ("colors=f00&size=%", "parameter", "size")])
def test_wrong_icons(server, query, name, field):
    found = server.send(f"GET /icon.png?{query} HTTP/1.1\r\nHost: localhost:{server.port}\r\n\r\n".encode())
    if name is None:
        assert found.status == 308
        return
    document = found.problem(400, name)
    assert document.get("field") == field


@pytest.mark.parametrize("glyph", ["phosphor/no-such", "nobody/rocket", "phosphor/a/b", "mine/%E8%B3%BC"])
def test_an_icon_of_a_glyph_that_there_is_not(server, glyph):
    for size in (64, 512):
        found = server.ask(f"/icon.png?colors=ff0000&glyph={glyph}&size={size}")
        assert found.problem(404, "glyph-unknown")["field"] == "glyph"


def test_health(server, packs):
    found = server.ask("/healthz")
    count = len(json.loads(packs.output("glyphs", "list", "--json")))
    lists = server.ask("/api/v1/lists").json["lists"]
    assert found.json == {"status": "ok", "lists": len(lists), "glyphs": count}
    assert found.headers["cache-control"] == "no-store"
