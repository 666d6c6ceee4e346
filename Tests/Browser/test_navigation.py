"""Nested navigation: every screen has an address and one history entry, back pops the innermost, deep links have the right pile
behind them, and the focus is never lost (S8, first part)."""

import re

import pytest
from playwright.sync_api import expect

from conftest import PHONE

RECIPE = "colors=4eacf3-0278e1&glyph=phosphor/house"


@pytest.fixture
def nest(server):
    """Three lists, each within the one before."""
    lists = []
    for name in ("Home", "Kitchen", "Shelf"):
        lists.append(server.add(name, RECIPE, parent=lists[-1]["id"] if lists else None))
    return lists


def heading(page, name):
    return page.get_by_role("heading", name=name, level=1)


def test_opening_goes_deeper_and_back_pops_the_innermost(visit, nest):
    page = visit()
    entries = page.evaluate("history.length")
    for depth, row in enumerate(nest, 1):
        page.get_by_role("link", name=row["name"]).click()
        expect(heading(page, row["name"])).to_be_focused()
        expect(page).to_have_url(re.compile(f"/lists/{row['id']}$"))
        assert page.evaluate("history.length") == entries + depth
        # Only one bar is to be seen.
        expect(page.locator(".bar:visible")).to_have_count(1)
    page.get_by_role("button", name="Close Shelf").click()
    expect(heading(page, "Kitchen")).to_be_visible()
    expect(page.get_by_role("link", name="Shelf")).to_be_focused()
    page.go_back()
    expect(heading(page, "Home")).to_be_visible()
    page.go_back()
    expect(heading(page, "Lists")).to_be_visible()
    expect(page.get_by_role("link", name="Home")).to_be_focused()
    page.go_forward()
    expect(heading(page, "Home")).to_be_visible()


def test_a_deep_link_has_the_right_pile_behind_it(visit, nest):
    page = visit(f"/lists/{nest[2]['id']}")
    expect(heading(page, "Shelf")).to_be_visible()
    for name in ("Kitchen", "Home", "Lists"):
        page.go_back()
        expect(heading(page, name)).to_be_visible()


def test_a_deep_link_into_the_editor_pops_screen_by_screen(visit, nest):
    page = visit(f"/lists/{nest[1]['id']}/edit/{nest[2]['id']}/icon")
    expect(heading(page, "Icon")).to_be_visible()
    page.keyboard.press("Escape")
    expect(heading(page, "Edit list")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(heading(page, "Kitchen")).to_be_visible()
    page.go_back()
    expect(heading(page, "Home")).to_be_visible()


def test_a_reload_keeps_the_pile_and_what_was_typed(visit, nest):
    page = visit()
    page.get_by_role("link", name="Home").click()
    page.get_by_role("button", name="New list", exact=True).first.click()
    page.get_by_role("textbox", name="Name").fill("Attic")
    page.get_by_role("button", name="Icon, change").click()
    page.reload()
    expect(heading(page, "Icon")).to_be_visible()
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("textbox", name="Name")).to_have_value("Attic")
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("link", name="Attic")).to_be_visible()
    expect(heading(page, "Home")).to_be_visible()
    page.go_back()
    expect(heading(page, "Lists")).to_be_visible()
    expect(page.get_by_role("link", name="Attic")).to_have_count(0)


def test_a_deep_link_to_a_list_that_is_not_here_yet_waits_for_it(visit, nest, server):
    page = visit()
    address = page.url
    expect(page.get_by_role("link", name="Home")).to_be_visible()
    page.goto("about:blank")
    row = server.add("Cellar", "colors=4eacf3-0278e1&glyph=phosphor/house")
    page.goto(f"{address}lists/{row['id']}")
    expect(heading(page, "Cellar")).to_be_visible()


def test_the_deepest_list_offers_no_list_inside(visit, server):
    parent = None
    for depth in range(1, 65):
        row = server.add(f"Level {depth}", "colors=4eacf3-0278e1", parent=parent)
        above, parent = parent, row["id"]
    page = visit(f"/lists/{above}")
    expect(heading(page, "Level 63")).to_be_visible()
    expect(page.get_by_role("button", name="New list", exact=True)).to_have_count(1)
    page.get_by_role("link", name="Level 64").click()
    expect(heading(page, "Level 64")).to_be_visible()
    expect(page.get_by_role("button", name="New list", exact=True)).to_have_count(0)


def test_what_was_begun_and_left_does_not_come_back(visit, nest):
    page = visit(f"/edit/{nest[0]['id']}")
    page.get_by_role("textbox", name="Name").fill("Abandoned")
    page.goto(page.url.split("/edit")[0] + "/")
    page.get_by_role("button", name="Edit Home").click()
    expect(page.get_by_role("textbox", name="Name")).to_have_value("Home")
    # The same where the form is left by going back, and opened anew.
    page.get_by_role("textbox", name="Name").fill("Abandoned")
    page.go_back()
    page.get_by_role("button", name="Edit Home").click()
    expect(page.get_by_role("textbox", name="Name")).to_have_value("Home")


def test_what_was_begun_is_there_after_back_and_forward(visit, nest):
    page = visit()
    page.get_by_role("button", name="New list", exact=True).first.click()
    page.get_by_role("textbox", name="Name").fill("Attic")
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_forward()
    expect(page.get_by_role("textbox", name="Name")).to_have_value("Attic")
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_forward()
    expect(page.get_by_role("textbox", name="Name")).to_have_value("")


def test_a_reload_keeps_what_was_chosen_in_the_editor(visit, nest):
    page = visit(f"/edit/{nest[0]['id']}/icon")
    page.get_by_role("radio", name="Pink", exact=True).first.click()
    preview = page.locator(".editor-preview")
    expect(preview).to_have_attribute("recipe", re.compile("f26baf"))
    page.reload()
    expect(preview).to_have_attribute("recipe", re.compile("f26baf"))
    page.get_by_role("button", name="Undo").click()
    expect(preview).not_to_have_attribute("recipe", re.compile("f26baf"))


def test_deleting_the_list_one_is_in_leads_out_of_it(visit, nest, server):
    page = visit(f"/lists/{nest[1]['id']}")
    page.get_by_role("button", name="Edit Kitchen").click()
    page.get_by_role("button", name="Delete list").click()
    expect(heading(page, "Home")).to_be_visible()
    expect(page.get_by_role("link", name="Kitchen")).to_have_count(0)
    server.wait_for(page, lambda names: names == ["Home"])
    page.get_by_role("button", name="Undo").click()
    server.wait_for(page, lambda names: names == ["Home", "Kitchen", "Shelf"])
    page.get_by_role("link", name="Kitchen").click()
    expect(page.get_by_role("link", name="Shelf")).to_be_visible()


def test_a_list_that_is_deleted_elsewhere_is_left(visit, nest, server):
    page = visit(f"/lists/{nest[1]['id']}")
    server.call("DELETE", f"lists/{nest[1]['id']}", If_Match=f"\"{nest[1]['version']}\"")
    expect(heading(page, "Home")).to_be_visible()
    expect(page.get_by_text("This list is not there any more.")).to_be_visible()


def test_one_goes_on_from_what_lies_below_a_list_that_is_deleted_elsewhere(visit, nest, server):
    page = visit(f"/lists/{nest[0]['id']}/edit/{nest[1]['id']}")
    entries = page.evaluate("history.length")
    server.call("DELETE", f"lists/{nest[1]['id']}", If_Match=f"\"{nest[1]['version']}\"")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Close Home").click()
    expect(heading(page, "Lists")).to_be_visible()
    # Forward leads to Home, and not further.
    page.go_forward()
    expect(heading(page, "Home")).to_be_visible()
    page.go_forward()
    expect(page).to_have_url(re.compile(f"/lists/{nest[0]['id']}$"))
    page.get_by_role("button", name="Close Home").click()
    expect(heading(page, "Lists")).to_be_visible()
    assert page.evaluate("history.length") == entries


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.parametrize("button", ["Delete list", "Cancel", "Done"])
def test_a_double_press_on_a_sheet_takes_off_one_screen(visit, nest, motion, button, server):
    # A card beneath each button of the sheet.
    for count in range(12):
        server.add(f"Room {count}", RECIPE, parent=nest[0]["id"])
    page = visit(f"/lists/{nest[0]['id']}", reduced_motion=motion)
    page.get_by_role("button", name="Edit Kitchen").click()
    button = page.get_by_role("button", name=button)
    expect(button).to_be_enabled()
    page.wait_for_timeout(600)
    button.dblclick()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_timeout(600)
    expect(heading(page, "Home")).to_be_visible()
    expect(page).to_have_url(re.compile(f"/lists/{nest[0]['id']}$"))


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.parametrize("options", [{}, PHONE], ids=["desktop", "phone"])
def test_a_double_press_on_add_leaves_the_focus_in_the_name(visit, nest, motion, options):
    page = visit(f"/lists/{nest[0]['id']}", **{**options, "reduced_motion": motion})
    box = page.locator(".screen:not([hidden])").get_by_role("button", name="New list", exact=True).bounding_box()
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(2):
        (page.touchscreen.tap if options else page.mouse.click)(*at)
        page.wait_for_timeout(120)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.type("Attic")
    expect(page.get_by_role("textbox", name="Name")).to_have_value("Attic")


def test_a_press_beside_the_sheet_takes_off_what_is_topmost(visit, nest):
    page = visit(f"/edit/{nest[0]['id']}/icon")
    expect(heading(page, "Icon")).to_be_visible()
    page.mouse.click(100, 400)
    expect(heading(page, "Edit list")).to_be_visible()
    # Selecting text in the sheet may end beside it.
    name = page.get_by_role("textbox", name="Name").bounding_box()
    page.mouse.move(name["x"] + 60, name["y"] + 20)
    page.mouse.down()
    page.mouse.move(100, name["y"] + 20)
    page.mouse.up()
    page.wait_for_timeout(300)
    expect(heading(page, "Edit list")).to_be_visible()
    page.mouse.click(100, 400)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_finger_pulls_the_sheet_down(visit, nest):
    page = visit(f"/edit/{nest[0]['id']}", **PHONE)
    expect(heading(page, "Edit list")).to_be_visible()
    client = page.context.new_cdp_session(page)

    def pull(distance):
        for step in range(11):
            kind = "touchMove" if step else "touchStart"
            client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": 195, "y": 40 + distance * step / 10}]})
            page.wait_for_timeout(30)
        client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    pull(60)
    page.wait_for_timeout(500)
    expect(heading(page, "Edit list")).to_be_in_viewport()
    assert page.locator("#sheet").bounding_box()["y"] == pytest.approx(10, abs=1)
    pull(300)
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("leave", ["Cancel", "Escape", "back"])
def test_what_is_left_without_saving_can_be_had_back(visit, nest, leave):
    page = visit()

    def go():
        if leave == "Cancel":
            page.get_by_role("button", name="Cancel").click()
        elif leave == "Escape":
            page.keyboard.press("Escape")
        else:
            page.go_back()

    page.get_by_role("button", name="New list", exact=True).first.click()
    name = page.get_by_role("textbox", name="Name")
    name.fill("Attic")
    page.get_by_role("button", name="Icon, change").click()
    page.get_by_role("radio", name="Pink", exact=True).first.click()
    go()
    expect(page.get_by_text("The icon was not changed.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".row-icon")).to_have_attribute("recipe", re.compile("f26baf"))
    go()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("“Attic” was not saved.")).to_be_visible()
    # Sooner it would be the second press of a double press.
    page.wait_for_timeout(600)
    page.get_by_role("button", name="Undo").click()
    expect(name).to_have_value("Attic")
    expect(page.locator(".row-icon")).to_have_attribute("recipe", re.compile("f26baf"))
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("link", name="Attic")).to_be_visible()
    # Where nothing was changed there is nothing to tell, and where a list was deleted that is told.
    page.get_by_role("button", name="Edit Home").click()
    go()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    page.get_by_role("button", name="Edit Attic").click()
    page.get_by_role("button", name="Delete list").click()
    page.get_by_role("button", name="Edit Home").click()
    name.fill("House")
    go()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("“Attic” was deleted.")).to_be_visible()


@pytest.mark.parametrize("path", ["/lists/0192ffff-0000-7000-8000-000000000000", "/elsewhere"])
def test_an_address_that_leads_nowhere_gives_the_lists(visit, path):
    page = visit(path)
    expect(heading(page, "Lists")).to_be_visible()
    expect(page.get_by_text("There is nothing at this address.")).to_be_visible()
    expect(page).to_have_url(re.compile("/$"))


def test_panes_keep_their_state(visit, nest):
    page = visit(f"/edit/{nest[0]['id']}/icon")
    page.get_by_role("tab", name="Glyph").click()
    search = page.get_by_role("searchbox", name="Search glyphs")
    search.fill("rocket")
    expect(page.get_by_role("option", name="rocket", exact=True).first).to_be_visible()
    page.get_by_role("tab", name="Color").click()
    expect(search).to_be_hidden()
    page.get_by_role("tab", name="Glyph").click()
    expect(search).to_have_value("rocket")
    # Escape first empties the field, then leaves.
    search.press("Escape")
    expect(search).to_have_value("")
    expect(search).to_be_focused()


def test_undo_takes_back_a_whole_drag_of_the_angle(visit, nest):
    page = visit(f"/edit/{nest[0]['id']}/icon")
    page.get_by_role("tab", name="Color").click()
    preview = page.get_by_role("img", name="Preview")
    slider = page.get_by_role("slider", name="Angle")
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    y = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + box["width"] / 2, y)
    page.mouse.down()
    for step in range(1, 9):
        page.mouse.move(box["x"] + box["width"] * (0.5 + step / 20), y)
    page.mouse.up()
    expect(preview).not_to_have_attribute("recipe", RECIPE)
    page.get_by_role("button", name="Undo").click()
    expect(preview).to_have_attribute("recipe", RECIPE)
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")


def test_quick_hands_do_not_outrun_the_motion(visit, nest):
    """With motion, and without waiting for it: whatever is pressed, in the end one screen is there, and all can go on."""
    page = visit(reduced_motion="no-preference")
    add = page.get_by_role("button", name="New list", exact=True).first
    expect(page.get_by_role("link", name="Home")).to_be_visible()
    for _ in range(3):
        add.click()
        page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("link", name="Home").click()
    page.go_back()
    page.go_forward()
    page.go_back()
    expect(heading(page, "Lists")).to_be_visible()
    expect(page.locator("#page .screen:visible")).to_have_count(1)
    add.click()
    page.get_by_role("button", name="Icon, change").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Icon, change").click()
    # The one that leaves has gone when one is left.
    expect(page.locator("#sheet .screen:visible")).to_have_count(1)
    expect(heading(page, "Icon")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".screen:visible")).to_have_count(1)


@pytest.mark.parametrize("start, name, expected", [
    ("/lists/{2}", "Close Shelf", "Kitchen"), ("/lists/{1}/edit/{2}/icon", "Cancel", "Edit list")])
def test_a_double_press_takes_off_one_screen(visit, nest, start, name, expected):
    """Without motion the next screen is there at the second press, with the same button at the same place."""
    page = visit(start.format(*[row["id"] for row in nest]), **PHONE)
    box = page.get_by_role("button", name=name).locator("visible=true").bounding_box()
    page.evaluate(
        """([x, y]) => new Promise(resolve => {
            const options = { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y };
            const press = () => document.elementFromPoint(x, y).dispatchEvent(new MouseEvent('click', options));
            const again = () => setTimeout(() => { press(); resolve(); }, 100);
            addEventListener('popstate', again, { once: true });
            press();
        })""", [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    page.wait_for_timeout(600)
    expect(heading(page, expected)).to_be_visible()


def test_the_focus_is_never_lost(visit, nest):
    page = visit(f"/edit/{nest[0]['id']}")
    focused = "document.activeElement !== document.body && document.activeElement.checkVisibility()"
    page.get_by_role("button", name="Delete list").click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate(focused)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("link", name="Home")).to_be_visible()
    assert page.evaluate(focused)


def test_the_focus_stays_beside_a_card_that_went(visit, server):
    rows = [server.add(name, RECIPE) for name in ("One", "Two", "Three")]
    page = visit()
    for name, neighbour in (("Two", "Three"), ("Three", "One")):
        page.get_by_role("button", name=f"Edit {name}").focus()
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Delete list").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("link", name=name)).to_have_count(0)
        expect(page.get_by_role("link", name=neighbour)).to_be_focused()
    # Elsewhere too, and when nothing is left.
    server.call("DELETE", f"lists/{rows[0]['id']}", If_Match=f"\"{rows[0]['version']}\"")
    expect(page.get_by_role("link")).to_have_count(0)
    expect(heading(page, "Lists")).to_be_focused()


def test_the_glyphs_can_be_reached_with_the_tab_key_whatever_is_searched(visit, nest):
    page = visit(f"/edit/{nest[0]['id']}/icon")
    page.get_by_role("tab", name="Glyph").click()
    search = page.get_by_role("searchbox", name="Search glyphs")
    stops = page.locator("[role=option][tabindex='0']")
    search.fill("heart")
    expect(page.get_by_role("option", name="heart", exact=True).first).to_be_visible()
    page.get_by_role("option").first.focus()
    page.keyboard.press("End")
    expect(page.get_by_role("option").last).to_be_focused()
    last = page.get_by_role("option").last.get_attribute("data-glyph")
    # The first is found again, the last is not.
    search.fill("hearts")
    expect(page.locator(f"[data-glyph='{last}']")).to_have_count(0)
    expect(stops).to_have_count(1)


def test_a_browser_that_keeps_nothing_is_told_so(server, chromium):
    context = chromium.new_context(service_workers="block")
    context.add_init_script("Object.defineProperty(window, 'indexedDB', { value: { open() { throw new Error('refused'); } } })")
    page = context.new_page()
    page.goto(server.url + "/")
    expect(page.get_by_role("alert")).to_contain_text("Allow this site to store data")
    context.close()
