"""Local first: the app opens and edits without a server, nothing is lost when the server comes back, and two changes of one list
are joined."""

import shutil

import pytest
from playwright.sync_api import expect

from conftest import icon, until

RECIPE = "colors=4eacf3-0278e1&glyph=phosphor/house"


def add(page, name, stays=True):
    page.get_by_role("button", name="New list", exact=True).first.click()
    page.get_by_role("textbox", name="Name").fill(name)
    page.keyboard.press("Enter")
    if stays:
        expect(page.get_by_role("link", name=name)).to_be_visible()


def rename(page, old, new):
    page.get_by_role("button", name=f"Edit {old}").click()
    page.get_by_role("textbox", name="Name").fill(new)
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name=new)).to_be_visible()


def test_it_opens_and_edits_while_the_server_is_stopped(visit, server):
    server.add("House", RECIPE)
    page = visit()
    expect(page.get_by_role("link", name="House")).to_be_visible()
    before = icon(page, ".card-icon")
    until(page, "navigator.serviceWorker.controller !== null")

    server.stop()
    page.reload()
    expect(page.get_by_role("link", name="House")).to_be_visible()
    assert icon(page, ".card-icon") == before
    add(page, "Written offline")
    rename(page, "House", "Home")
    expect(page.get_by_text("Offline.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name="Written offline")).to_be_visible()
    page.get_by_role("button", name="Edit Home").click()
    page.get_by_role("button", name="Icon, change").click()
    page.get_by_role("radio", name="Pink", exact=True).first.click()
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Done").click()

    server.start()
    server.wait_for(page, lambda names: names == ["Home", "Written offline"])
    home = next(row for row in server.call("GET", "lists")["lists"] if row["name"] == "Home")
    assert home["recipe"] == "colors=f26baf-cf2a80&glyph=phosphor/house"
    expect(page.get_by_text("Offline.")).to_have_count(0)


def test_what_was_made_and_deleted_offline_never_reaches_the_server(visit, server):
    page = visit()
    until(page, "navigator.serviceWorker.controller !== null")
    server.stop()
    add(page, "Short-lived")
    page.get_by_role("button", name="Edit Short-lived").click()
    page.get_by_role("button", name="Delete list").click()
    expect(page.get_by_role("link", name="Short-lived")).to_have_count(0)
    add(page, "Lasting")
    server.start()
    server.wait_for(page, lambda names: names == ["Lasting"])
    everything = server.call("GET", "lists?since=0")["lists"]
    assert [row["name"] for row in everything] == ["Lasting"]


def test_different_fields_changed_on_both_sides_are_joined(visit, server):
    row = server.add("House", RECIPE)
    page = visit()
    expect(page.get_by_role("link", name="House")).to_be_visible()
    # Another client is faster: the page does not hear of it before it sends.
    page.context.route("**/api/v1/lists?since=*", lambda route: route.abort())
    server.call(
        "PUT", f"lists/{row['id']}",
        {"name": "House", "recipe": "colors=f26baf-cf2a80&glyph=phosphor/tree", "parent": None, "position": row["position"]},
        If_Match='"1"')
    rename(page, "House", "Home")
    server.wait_for(page, lambda names: names == ["Home"])
    assert server.call("GET", f"lists/{row['id']}")["recipe"] == "colors=f26baf-cf2a80&glyph=phosphor/tree"
    expect(page.locator(".card-icon")).to_have_attribute("recipe", "colors=f26baf-cf2a80&glyph=phosphor/tree")


def test_the_same_field_changed_on_both_sides_keeps_both(visit, server):
    row = server.add("House", RECIPE)
    page = visit()
    expect(page.get_by_role("link", name="House")).to_be_visible()
    page.context.route("**/api/v1/lists?since=*", lambda route: route.abort())
    server.call(
        "PUT", f"lists/{row['id']}", {"name": "Villa", "recipe": RECIPE, "parent": None, "position": row["position"]},
        If_Match='"1"')
    rename(page, "House", "Home")
    server.wait_for(page, lambda names: sorted(names) == ["Home", "Villa"])
    assert server.call("GET", f"lists/{row['id']}")["name"] == "Villa"
    for name in ("Home", "Villa"):
        expect(page.get_by_role("link", name=name)).to_be_visible()
    expect(page.get_by_text("“Home” was changed elsewhere too.")).to_be_visible()


def test_a_list_edited_here_and_deleted_elsewhere_comes_back(visit, server):
    row = server.add("House", RECIPE)
    page = visit()
    expect(page.get_by_role("link", name="House")).to_be_visible()
    page.context.route("**/api/v1/lists?since=*", lambda route: route.abort())
    server.call("DELETE", f"lists/{row['id']}", If_Match='"1"')
    rename(page, "House", "Home")
    server.wait_for(page, lambda names: names == ["Home"])


def test_an_answer_that_got_lost_makes_no_second_list(visit, server):
    page = visit()
    lost = []

    def lose(route):
        """Lets the server have the request, and the page no answer, the first time."""
        if route.request.method == "PUT" and not lost:
            lost.append(route.fetch().status)
            route.abort()
        else:
            route.continue_()

    page.context.route("**/api/v1/lists/**", lose)
    add(page, "Once")
    rename(page, "Once", "Once only")
    server.wait_for(page, lambda names: names == ["Once only"])
    assert lost == [201]


def test_another_server_on_the_same_address_is_given_the_lists(visit, server, tmp_path):
    page = visit()
    add(page, "Kept here")
    server.wait_for(page, lambda names: names == ["Kept here"])
    add(page, "And this")
    server.wait_for(page, lambda names: len(names) == 2)
    server.stop()
    for file in server.data.iterdir():
        # What holds the lists, not what holds the glyphs.
        if file.is_file() and not file.name.startswith("glyphs"):
            file.unlink()
    server.start()
    server.wait_for(page, lambda names: names == ["Kept here", "And this"])


def test_a_list_that_the_server_cannot_store_holds_up_nothing_else(visit, server):
    page = visit()
    server.add("From elsewhere", RECIPE, position="01")

    def fail(route):
        """The server has trouble with one list, as long as the test wants it."""
        if route.request.method == "PUT" and "Heavy" in route.request.post_data:
            route.fulfill(status=507, content_type="application/problem+json", body='{"detail":"There is no space left."}')
        else:
            route.continue_()

    page.context.route("**/api/v1/lists/**", fail)
    add(page, "Heavy")
    expect(page.get_by_text("There is no space left.")).to_be_visible()
    expect(page.get_by_text("Offline.")).to_have_count(0)
    add(page, "Light")
    server.wait_for(page, lambda names: names == ["From elsewhere", "Light"])
    expect(page.get_by_role("link", name="From elsewhere")).to_be_visible()
    page.context.unroute("**/api/v1/lists/**")
    server.wait_for(page, lambda names: sorted(names) == ["From elsewhere", "Heavy", "Light"])


def test_a_list_goes_to_the_top_only_when_its_parent_is_gone(visit, server):
    parent = server.add("Parent", RECIPE)
    page = visit(f"/lists/{parent['id']}")
    page.context.route("**/api/v1/lists?since=*", lambda route: route.abort())
    refusal = '{"type":"/problems/parent-unusable","field":"parent","limit":64,"detail":"Lists can be nested 64 deep."}'
    page.context.route("**/api/v1/lists/*", lambda route: route.fulfill(
        status=409, content_type="application/problem+json", body=refusal) if route.request.method == "PUT" else route.continue_())
    add(page, "Too deep")
    expect(page.get_by_text("Lists can be nested 64 deep.")).to_be_visible()
    expect(page.get_by_role("link", name="Too deep")).to_be_visible()
    page.context.unroute("**/api/v1/lists/*")
    server.call("DELETE", f"lists/{parent['id']}", If_Match='"1"')
    # It may be gone from here before anybody sees it.
    add(page, "Orphan", stays=False)
    expect(page.get_by_text("at the top of your lists")).to_be_visible()
    server.wait_for(page, lambda names: names == ["Orphan"])


def test_a_deletion_gives_way_to_a_change_elsewhere(visit, server):
    row = server.add("House", RECIPE)
    server.add("Room", RECIPE, parent=row["id"])
    page = visit()
    expect(page.get_by_role("link", name="House")).to_be_visible()
    page.context.route("**/api/v1/lists?since=*", lambda route: route.abort())
    content = {"name": "Villa", "recipe": RECIPE, "parent": None, "position": row["position"]}
    server.call("PUT", f"lists/{row['id']}", content, If_Match='"1"')
    page.get_by_role("button", name="Edit House").click()
    page.get_by_role("button", name="Delete list").click()
    expect(page.get_by_text("“Villa” was changed elsewhere")).to_be_visible()
    page.get_by_role("link", name="Villa").click()
    expect(page.get_by_role("link", name="Room")).to_be_visible()
    assert sorted(server.lists()) == ["Room", "Villa"]


NOTHING_WAITS = """
new Promise(resolve => indexedDB.open('iconsmith').onsuccess = ({ target }) =>
    target.result.transaction('outbox').objectStore('outbox').count().onsuccess = ({ target }) => resolve(target.result === 0))
"""


@pytest.mark.parametrize("is_closed_early", [False, True])
def test_a_server_that_was_set_back_is_given_what_is_newer_here(visit, server, tmp_path, is_closed_early):
    server.add("House", RECIPE)
    page = visit()
    until(page, "navigator.serviceWorker.controller !== null")
    server.stop()
    lists = [file for file in server.data.iterdir() if file.is_file() and not file.name.startswith("glyphs")]
    backup = tmp_path / "backup"
    backup.mkdir()
    for file in lists:
        shutil.copy2(file, backup)
    server.start()
    if is_closed_early:
        # The server took the change, and the page never got to ask for what came after it.
        page.context.route("**/api/v1/lists?since=*", lambda route: route.abort())
        rename(page, "House", "Home")
        server.wait_for(page, lambda names: names == ["Home"])
        until(page, NOTHING_WAITS)
    else:
        with page.expect_request(lambda request: request.url.endswith("?since=2")):
            rename(page, "House", "Home")
    page.goto("about:blank")
    page.context.unroute_all(behavior="wait")
    server.stop()
    for file in server.data.iterdir():
        if file.is_file() and not file.name.startswith("glyphs"):
            file.unlink()
    for file in backup.iterdir():
        shutil.copy2(file, server.data)
    server.start()
    assert server.lists() == ["House"]
    page.goto(server.url)
    server.wait_for(page, lambda names: names == ["Home"])


def test_what_was_not_sent_before_the_page_was_closed_is_sent_when_it_opens_again(visit, server):
    page = visit()
    page.context.route("**/api/v1/lists**", lambda route: route.abort())
    add(page, "Last word")
    page.close()
    assert server.lists() == []
    context = page.context
    context.unroute_all(behavior="wait")
    page = visit(context=context)
    server.wait_for(page, lambda names: names == ["Last word"])


def test_another_store_is_known_by_its_id(visit, server):
    identity = ["first"]

    def name(route):
        answer = route.fetch()
        if answer.ok:
            route.fulfill(response=answer, json={**answer.json(), "store": identity[0]})

    page = visit()
    page.context.route("**/api/v1/lists?since=*", name)
    add(page, "Kept here")
    server.wait_for(page, lambda names: names == ["Kept here"])
    until(page, "navigator.serviceWorker.controller !== null")
    with page.expect_request(lambda request: request.url.endswith("?since=1")):
        pass
    page.goto("about:blank")
    server.stop()
    for file in server.data.iterdir():
        if file.is_file() and not file.name.startswith("glyphs"):
            file.unlink()
    server.start()
    # More changes than the other had: the cursor tells nothing.
    for count in range(5):
        server.add(f"Other {count}", RECIPE)
    identity[0] = "second"
    page.goto(server.url)
    server.wait_for(page, lambda names: "Kept here" in names)
    expect(page.get_by_role("link", name="Other 4")).to_be_visible()
    page.context.unroute_all(behavior="wait")


def test_an_icon_that_could_not_be_had_is_drawn_later(visit, server):
    page = visit()
    page.context.route("**/api/v1/glyphs/phosphor/house", lambda route: route.abort())
    server.add("House", RECIPE)
    expect(page.get_by_role("link", name="House")).to_be_visible()
    page.context.route("**/api/v1/lists?since=*", lambda route: route.abort())
    expect(page.get_by_text("Offline.")).to_be_visible()
    assert page.locator(".card-icon.is-drawn").count() == 0
    page.context.unroute("**/api/v1/glyphs/phosphor/house")
    page.context.unroute("**/api/v1/lists?since=*")
    expect(page.locator(".card-icon.is-drawn")).to_have_count(1)


def test_an_icon_that_could_not_be_had_is_asked_for_again(visit, server):
    page = visit()
    asked = []

    def fail(route):
        """The first two times there is no answer."""
        asked.append(route.request.url)
        route.abort() if len(asked) <= 2 else route.continue_()

    page.context.route("**/api/v1/glyphs/phosphor/house", fail)
    server.add("House", RECIPE)
    expect(page.locator(".card-icon.is-drawn")).to_have_count(1)
    assert len(asked) == 3
