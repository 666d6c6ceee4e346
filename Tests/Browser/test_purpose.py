"""What the app is for: open the address, add a list, type a name, see the icon already there, change colour and glyph with a
live preview, Done; it is there tomorrow, and in every other window."""

import pytest
from playwright.sync_api import expect

from conftest import PHONE, icon


def suggestion(server, name):
    """The recipe that the server suggests for a name, and its colours."""
    recipe = server.call("GET", f"suggest?name={name}&lang=en")["recipe"]
    return recipe, dict(pair.split("=") for pair in recipe.split("&"))["colors"]


def until(page, holds):
    """Waits until something holds: glyphs are fetched and drawn when they come."""
    for _ in range(200):
        if holds():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it never held")


def test_on_a_phone_with_touch(visit, server):
    suggested, colors = suggestion(server, "Groceries")
    page = visit(**PHONE)
    page.get_by_role("button", name="New list", exact=True).first.tap()
    page.keyboard.type("Groceries")
    # The icon is there before anything was chosen.
    row = page.get_by_role("button", name="Icon, change")
    expect(row.locator("icon-canvas")).to_have_attribute("recipe", suggested)
    row.tap()
    preview = page.get_by_role("img", name="Preview")
    before = icon(page, ".editor-preview")
    page.get_by_role("tab", name="Glyph").tap()
    page.get_by_role("searchbox", name="Search glyphs").tap()
    page.keyboard.type("basket")
    basket = page.get_by_role("option", name="basket", exact=True).first
    basket.tap()
    expect(basket).to_have_attribute("aria-selected", "true")
    expect(preview).to_have_attribute("recipe", f"colors={colors}&glyph=phosphor/basket")
    until(page, lambda: icon(page, ".editor-preview") != before)
    page.get_by_role("tab", name="Color").tap()
    page.get_by_role("radio", name="Pink", exact=True).first.tap()
    chosen = "colors=f26baf-cf2a80&glyph=phosphor/basket"
    expect(preview).to_have_attribute("recipe", chosen)
    page.get_by_role("button", name="Done").tap()
    expect(row.locator("icon-canvas")).to_have_attribute("recipe", chosen)
    page.get_by_role("button", name="Done").tap()
    expect(page.get_by_role("link", name="Groceries")).to_be_visible()
    shown = icon(page, ".card-icon")

    server.wait_for(page, lambda names: names == ["Groceries"])
    server.stop()
    server.start()
    tomorrow = visit(**PHONE)
    expect(tomorrow.get_by_role("link", name="Groceries")).to_be_visible()
    until(tomorrow, lambda: icon(tomorrow, ".card-icon") == shown)


def test_six_taps_to_a_list_with_a_chosen_glyph(visit, server):
    page = visit(**PHONE)
    # Every press of a finger, as the page sees it.
    page.evaluate("window.taps = 0; addEventListener('touchstart', () => window.taps += 1, true)")
    page.get_by_role("button", name="New list", exact=True).first.tap()
    page.keyboard.type("Travel")
    page.get_by_role("button", name="Icon, change").tap()
    page.get_by_role("tab", name="Glyph").tap()
    glyph = page.get_by_role("option").nth(3)
    chosen = glyph.get_attribute("data-glyph")
    glyph.tap()
    page.get_by_role("button", name="Done").tap()
    page.get_by_role("button", name="Done").tap()
    expect(page.get_by_role("link", name="Travel")).to_be_visible()
    server.wait_for(page, lambda names: names == ["Travel"])
    assert server.call("GET", "lists")["lists"][0]["recipe"].endswith(f"&glyph={chosen}")
    assert 0 < page.evaluate("window.taps") <= 6


def test_on_a_desktop_with_the_keyboard_alone(visit, server):
    suggested, colors = suggestion(server, "Music")
    glyph = suggested.removeprefix(f"colors={colors}")
    page = visit()
    press = page.keyboard.press

    def tab_to(locator):
        for _ in range(40):
            if locator.evaluate("element => element === document.activeElement"):
                return
            press("Tab")
        raise AssertionError(f"Tab does not lead to {locator}")

    tab_to(page.get_by_role("button", name="New list", exact=True).first)
    press("Enter")
    expect(page.get_by_role("textbox", name="Name")).to_be_focused()
    expect(page.get_by_role("button", name="Done")).to_be_disabled()
    page.keyboard.type("Music")
    row = page.get_by_role("button", name="Icon, change")
    expect(row.locator("icon-canvas")).to_have_attribute("recipe", suggested)
    tab_to(row)
    press("Enter")
    expect(page.get_by_role("heading", name="Icon")).to_be_focused()
    preview = page.get_by_role("img", name="Preview")
    colors = page.get_by_role("radiogroup", name="Classic").get_by_role("radio")
    expect(colors).to_have_count(12)
    # Only one swatch of a group is in the tab order; arrows go on from there.
    tab_to(page.locator(".swatches").first.locator("[tabindex='0']"))
    press("Home")
    expect(page.get_by_role("radio", name="Red").first).to_be_focused()
    press("ArrowDown")
    press("ArrowRight")
    expect(page.get_by_role("radio", name="Sky").first).to_be_focused()
    expect(preview).to_have_attribute("recipe", f"colors=4eacf3-0278e1{glyph}")
    press("Control+z")
    expect(preview).to_have_attribute("recipe", f"colors=40cfd7-009bc3{glyph}")
    press("Control+Shift+z")
    expect(preview).to_have_attribute("recipe", f"colors=4eacf3-0278e1{glyph}")
    for _ in range(40):
        if page.get_by_role("tab", name="Color").evaluate("element => element === document.activeElement"):
            break
        press("Shift+Tab")
    press("ArrowRight")
    expect(page.get_by_role("tab", name="Glyph")).to_be_focused()
    tab_to(page.get_by_role("searchbox", name="Search glyphs"))
    page.keyboard.type("guitar")
    guitar = page.get_by_role("option", name="guitar", exact=True)
    expect(guitar.first).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="glyph")).to_be_visible()
    tab_to(guitar.first)
    press("Enter")
    expect(preview).to_have_attribute("recipe", "colors=4eacf3-0278e1&glyph=phosphor/guitar")
    tab_to(page.get_by_role("button", name="Done"))
    press("Enter")
    expect(row).to_be_focused()
    tab_to(page.get_by_role("button", name="Done"))
    press("Enter")
    expect(page.get_by_role("link", name="Music")).to_be_visible()
    server.wait_for(page, lambda names: names == ["Music"])


def test_a_second_window_shows_the_change(visit, server):
    first = visit()
    second = visit(context=first.context)
    elsewhere = visit()
    first.get_by_role("button", name="New list", exact=True).first.click()
    first.keyboard.type("Books")
    first.keyboard.press("Enter")
    # The other window of this browser at once, another browser when it asks the next time.
    for page in (second, elsewhere):
        expect(page.get_by_role("link", name="Books")).to_be_visible()
    assert icon(second, ".card-icon") == icon(first, ".card-icon")
    second.get_by_role("button", name="Edit Books").click()
    second.get_by_role("textbox", name="Name").fill("Novels")
    second.get_by_role("button", name="Done").click()
    for page in (first, elsewhere):
        expect(page.get_by_role("link", name="Novels")).to_be_visible()


def test_cancel_changes_nothing_and_delete_can_be_undone(visit, server):
    server.add("Garden", "colors=61cb42-359919&glyph=phosphor/plant")
    page = visit()
    page.get_by_role("button", name="Edit Garden").click()
    done = page.get_by_role("button", name="Done")
    expect(done).to_be_enabled()
    name = page.get_by_role("textbox", name="Name")
    name.fill("   ")
    expect(done).to_be_disabled()
    name.fill("Yard")
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("link", name="Garden")).to_be_visible()
    assert server.lists() == ["Garden"]

    page.get_by_role("button", name="Edit Garden").click()
    page.get_by_role("button", name="Delete list").click()
    expect(page.get_by_role("link", name="Garden")).to_have_count(0)
    server.wait_for(page, lambda names: names == [])
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("link", name="Garden")).to_be_visible()
    server.wait_for(page, lambda names: names == ["Garden"])


def test_one_who_types_faster_than_the_server_suggests(visit, server):
    page = visit()
    held = []
    page.context.route("**/api/v1/suggest?*", lambda route: held.append(route))
    page.get_by_role("button", name="New list", exact=True).first.click()
    page.keyboard.type("Tea")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Tea")).to_be_visible()
    server.wait_for(page, lambda names: names == ["Tea"])
    for route in held:
        route.abort()


def test_a_suggestion_that_comes_after_done_is_taken(visit, server):
    suggested, _ = suggestion(server, "Tea")
    page = visit()
    expect(page.locator(".empty-icons icon-canvas")).to_have_count(3)
    held = []
    page.context.route("**/api/v1/suggest?name=Tea&*", lambda route: held.append(route))
    page.get_by_role("button", name="New list", exact=True).first.click()
    page.keyboard.type("Tea")
    page.keyboard.press("Enter")
    card = page.locator(".card", has=page.get_by_role("link", name="Tea"))
    expect(card).to_be_visible()
    assert card.get_attribute("recipe") != suggested
    until(page, lambda: len(held) == 2)
    # The form's own question went with it.
    held[-1].continue_()
    expect(card).to_have_attribute("recipe", suggested)


def test_without_a_server_a_suggestion_is_promised_for_later_and_comes(visit, server):
    suggested, _ = suggestion(server, "Tea")
    page = visit()
    expect(page.locator(".empty-icons icon-canvas")).to_have_count(3)
    until(page, lambda: page.evaluate("navigator.serviceWorker.getRegistration().then(found => found !== undefined)"))
    server.stop()
    page.evaluate("dispatchEvent(new Event('online'))")
    page.get_by_role("button", name="New list", exact=True).first.click()
    note = page.locator(".rows-note")
    expect(note).to_have_text("Offline. An icon is suggested when the server is back.")
    page.keyboard.type("Tea")
    page.keyboard.press("Enter")
    card = page.locator(".card", has=page.get_by_role("link", name="Tea"))
    expect(card).to_be_visible()
    page.get_by_role("button", name="New list", exact=True).first.click()
    page.keyboard.type("Music")
    server.start()
    page.evaluate("dispatchEvent(new Event('online'))")
    # In the form that is open, and on the card that was made.
    expect(note).to_have_text("Suggested from the name. Choose Icon to change it.")
    page.get_by_role("button", name="Cancel").click()
    expect(card).to_have_attribute("recipe", suggested)


def test_done_twice_makes_one_list(visit, server):
    page = visit(reduced_motion="no-preference")
    page.get_by_role("button", name="New list", exact=True).first.click()
    page.keyboard.type("Tea")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Tea")).to_be_visible()
    server.wait_for(page, lambda names: names != [])
    page.wait_for_timeout(1000)
    assert server.lists() == ["Tea"]


@pytest.mark.parametrize("is_reloaded", [False, True])
def test_a_form_saves_only_what_was_changed_in_it(visit, server, is_reloaded):
    row = server.add("House", "colors=4eacf3-0278e1&glyph=phosphor/house")
    page = visit(f"/edit/{row['id']}")
    page.get_by_role("textbox", name="Name").fill("Home")
    changed = "colors=f26baf-cf2a80&glyph=phosphor/tree"
    content = {"name": "House", "recipe": changed, "parent": None, "position": row["position"]}
    server.call("PUT", f"lists/{row['id']}", content, If_Match='"1"')
    expect(page.locator(".card-icon[recipe$=tree]")).to_have_count(1)
    if is_reloaded:
        page.reload()
        expect(page.get_by_role("textbox", name="Name")).to_have_value("Home")
    page.get_by_role("button", name="Done").click()
    server.wait_for(page, lambda names: names == ["Home"])
    assert server.call("GET", f"lists/{row['id']}")["recipe"] == changed
