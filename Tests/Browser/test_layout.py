"""What is where one looks for it: titles and buttons at any text size, notes, new cards, messages."""

import io
import re
import time

import numpy
import pytest
from PIL import Image
from playwright.sync_api import expect

from conftest import PHONE, until

RECIPE = "colors=4eacf3-0278e1&glyph=phosphor/house"
NARROW = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "device_scale_factor": 1}
LONG = "A very long name of a list that somebody typed without any thought of how much room it takes on a small screen"


def enlarge(page, size):
    page.evaluate("size => document.documentElement.style.fontSize = `${size}px`", size)


@pytest.mark.parametrize("size", [16, 24, 32])
@pytest.mark.parametrize("locale", ["en-US", "zh-TW"])
def test_the_buttons_of_a_sheet_are_on_one_line(visit, server, size, locale):
    row = server.add("House", RECIPE)
    page = visit(f"/edit/{row['id']}/icon", **NARROW, locale=locale)
    enlarge(page, size)
    for form in (".editor-screen", ".form-screen"):
        expect(page.locator(f"#sheet {form}")).to_be_visible()
        lines = page.evaluate(
            """() => [...document.querySelectorAll('#sheet .screen:not([hidden]) .text-button')].map(button => {
                const range = document.createRange();
                range.selectNodeContents(button);
                const boxes = [...range.getClientRects()].filter(box => box.width > 1);
                const text = new Set(boxes.map(box => Math.round((box.top + box.bottom) / 2 / parseFloat(getComputedStyle(button).lineHeight))));
                const { left, right } = button.getBoundingClientRect();
                return { lines: text.size, isWithin: left >= 0 && right <= innerWidth };
            })""")
        assert lines == [{"lines": 1, "isWithin": True}] * 2
        # And the title is not between them where there is no room.
        boxes = [page.locator(f"#sheet .screen:visible {part}").first.bounding_box() for part in (".sheet-title", ".is-main")]
        assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"] or boxes[0]["y"] >= boxes[1]["y"] + boxes[1]["height"] - 1
        page.keyboard.press("Escape")


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desktop", "phone"])
def test_only_its_word_presses_a_button_of_a_sheet(visit, server, options):
    row = server.add("House", RECIPE)
    page = visit(f"/edit/{row['id']}/icon", **options)
    for form in (".editor-screen", ".form-screen"):
        expect(page.locator(f"#sheet {form}")).to_be_visible()
        for button in page.locator(f"#sheet {form} .text-button").all():
            spare = button.evaluate(
                """button => {
                    const words = document.createRange();
                    words.selectNodeContents(button);
                    return button.getBoundingClientRect().width - words.getBoundingClientRect().width;
                }""")
            assert spare <= 24
        page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [16, 32])
@pytest.mark.parametrize("name", [LONG, "Donaudampfschifffahrtsgesellschaftskapitänsmützenschrank"])
def test_the_title_of_a_list_leaves_room_for_what_is_in_it(visit, server, size, name):
    row = server.add(name, RECIPE)
    page = visit(f"/lists/{row['id']}", **NARROW)
    direction = "getComputedStyle(document.querySelector('.list-title')).flexDirection"
    assert page.evaluate(direction) == "row"
    enlarge(page, size)
    assert page.evaluate(direction) == ("row" if size == 16 else "column")
    title, icon = page.locator(".list-title").bounding_box(), page.locator(".list-icon").bounding_box()
    assert title["height"] <= 640 / 2
    # The icon stands at the title's top, however long that is.
    assert icon["y"] - title["y"] <= 10


@pytest.mark.parametrize("viewport", [{"width": 390, "height": 844}, {"width": 844, "height": 390}], ids=["upright", "across"])
def test_the_shadow_of_the_preview_is_not_cut_off(visit, server, viewport):
    row = server.add("House", RECIPE)
    page = visit(f"/edit/{row['id']}/icon", viewport=viewport)
    bar = page.locator("#sheet .editor-screen .bar").bounding_box()
    preview = page.get_by_role("img", name="Preview").bounding_box()
    edge = bar["y"] + bar["height"]
    assert preview["y"] >= edge + 6
    clip = {"x": preview["x"], "y": edge - 3, "width": preview["width"], "height": 6}
    pixels = numpy.asarray(Image.open(io.BytesIO(page.screenshot(clip=clip))).convert("L")).astype(int)
    assert abs(numpy.diff(pixels, axis=0)).max() <= 2


def test_all_glyphs_are_told_from_those_that_fit(visit, server):
    row = server.add("Groceries", RECIPE)
    page = visit(f"/edit/{row['id']}/icon", **PHONE)
    page.get_by_role("tab", name="Glyph").click()
    fitting = page.get_by_role("group", name="Suggested").get_by_role("option")
    others = page.get_by_role("group", name="All glyphs").get_by_role("option")
    expect(others.first).to_be_attached()
    names = [[option.get_attribute("data-glyph") for option in group.all()] for group in (fitting, others)]
    assert any("shopping" in name for name in names[0]) and len(names[0]) < len(names[1])
    heading = page.get_by_text("All glyphs").bounding_box()
    assert fitting.last.bounding_box()["y"] < heading["y"] < others.first.bounding_box()["y"]
    # From one to the other with the arrow keys.
    fitting.last.focus()
    page.keyboard.press("ArrowRight")
    expect(others.first).to_be_focused()
    page.get_by_role("radio", name="All", exact=True).click()
    expect(page.get_by_text("All glyphs")).to_have_count(0)


def test_the_offline_note_is_where_one_sees_it(visit, server):
    parent = server.add("House", RECIPE)
    for count in range(40):
        server.add(f"Room {count}", RECIPE)
    page = visit(**PHONE)
    expect(page.get_by_role("link")).to_have_count(41)
    server.stop()
    page.evaluate("dispatchEvent(new Event('online'))")
    note = page.locator(".screen:visible").get_by_text("Offline.")
    expect(note).to_be_in_viewport()
    page.get_by_role("link", name="House").click()
    expect(note).to_be_in_viewport()


def test_a_new_card_is_seen_and_has_the_focus(visit, server):
    for count in range(60):
        server.add(f"Room {count}", RECIPE)
    page = visit()
    expect(page.get_by_role("link")).to_have_count(60)
    page.get_by_role("button", name="New list", exact=True).first.click()
    page.get_by_role("textbox", name="Name").fill("Attic")
    page.keyboard.press("Enter")
    card = page.get_by_role("link", name="Attic")
    expect(card).to_be_focused()
    expect(page.locator("li", has=card)).to_be_in_viewport(ratio=1)


def test_undo_brings_back_all_that_was_just_deleted_also_above_a_sheet(visit, server):
    for name in ("One", "Two", "Three"):
        server.add(name, RECIPE)
    page = visit()
    for name in ("One", "Two"):
        page.get_by_role("button", name=f"Edit {name}").click()
        page.get_by_role("button", name="Delete list").click()
        expect(page.get_by_role("link", name=name)).to_have_count(0)
    expect(page.get_by_text("2 lists were deleted.")).to_be_visible()
    page.get_by_role("button", name="New list", exact=True).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("heading", name="New list")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("link")).to_have_text(["One", "Two", "Three"])


def test_colors_of_ones_own_leave_what_they_do_not_show(visit, server):
    row = server.add("Moon", "colors=fff-7650e3-000&gradient=radial")
    page = visit(f"/edit/{row['id']}/icon")
    preview = page.get_by_role("img", name="Preview")
    well = page.get_by_label("Second color")
    well.fill("#112233")
    expect(preview).to_have_attribute("recipe", "colors=ffffff-7650e3-112233&gradient=radial")
    page.get_by_role("button", name="Swap colors").click()
    expect(preview).to_have_attribute("recipe", "colors=112233-7650e3-ffffff&gradient=radial")
    # A gradient from the middle outwards has no angle.
    expect(page.get_by_role("slider", name="Angle")).to_be_hidden()


def test_a_white_plate_gets_a_dark_glyph(visit, server):
    row = server.add("Paper", RECIPE)
    page = visit(f"/edit/{row['id']}/icon")
    preview = page.get_by_role("img", name="Preview")
    for label in ("First color", "Second color"):
        page.get_by_label(label).fill("#ffffff")
    expect(preview).to_have_attribute("recipe", "colors=ffffff-ffffff&glyph=phosphor/house&fg=1c1c1e")
    page.get_by_role("radio", name="Pink", exact=True).first.click()
    expect(preview).to_have_attribute("recipe", "colors=f26baf-cf2a80&glyph=phosphor/house")


def test_a_message_about_a_long_name_stays_small(visit, server):
    row = server.add(LONG, RECIPE)
    page = visit(f"/edit/{row['id']}", **PHONE)
    page.get_by_role("button", name="Delete list").click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    assert page.locator(".toast").bounding_box()["height"] <= 60
    # What happened is said all the same.
    message = page.locator(".toast-message")
    expect(message).to_have_text(re.compile("^“A very.*….*” was deleted.$"))
    assert message.evaluate("message => message.scrollHeight <= message.clientHeight")


def test_undo_stays_while_something_else_is_told(visit, server):
    server.add("House", RECIPE)
    page = visit(**PHONE)
    page.get_by_role("button", name="Edit House").click()
    page.get_by_role("button", name="Delete list").click()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    before = undo.bounding_box()
    page.context.route("**/api/v1/lists/**", lambda route: route.fulfill(
        status=507, content_type="application/problem+json", body='{"detail":"There is no space left."}'))
    page.get_by_role("button", name="New list", exact=True).first.click()
    page.keyboard.type("Heavy")
    page.keyboard.press("Enter")
    expect(page.get_by_text("“Heavy” could not be sent yet")).to_be_visible()
    # Where it was, so that nobody misses it.
    assert undo.bounding_box() == before
    undo.click()
    expect(page.get_by_role("link", name="House")).to_be_visible()
    expect(undo).to_have_count(0)
    expect(page.get_by_text("“Heavy” could not be sent yet")).to_be_visible()


def test_the_icon_row_is_one_line_at_any_text_size(visit, server):
    row = server.add("House", RECIPE)
    page = visit(f"/edit/{row['id']}", **NARROW)
    for size in (16, 32):
        enlarge(page, size)
        parts = [page.locator(f".icon-row > {part}").bounding_box() for part in (".row-label", ".row-icon", "sign-symbol")]
        middles = [part["y"] + part["height"] / 2 for part in parts]
        assert max(middles) - min(middles) <= 1, size
        assert parts[1]["height"] == 2 * size


def test_large_text_breaks_no_word_of_a_message(visit, server):
    row = server.add("Groceries", RECIPE)
    page = visit(f"/edit/{row['id']}", **NARROW)
    enlarge(page, 32)
    page.get_by_role("button", name="Delete list").click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    message = page.locator(".toast-message")
    # In the name's own line: as many boxes as words would be one each, were none broken.
    assert message.evaluate(
        """message => {
            const text = message.firstChild;
            return [...text.data.matchAll(/\\S+/g)].every(({ index, 0: word }) => {
                const range = document.createRange();
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                return range.getClientRects().length === 1;
            });
        }""")


@pytest.mark.parametrize("size", [16, 32])
def test_signs_leave_room_in_their_circles(visit, server, size):
    row = server.add("House", RECIPE)
    page = visit(f"/edit/{row['id']}/icon", **NARROW)
    enlarge(page, size)
    for button in page.locator(".round-button").all():
        circle, sign = button.bounding_box(), button.locator("sign-symbol").bounding_box()
        assert circle["width"] == 44 and 20 <= sign["width"] <= 44 * 0.7


TAILS = """
name => {
    const text = getComputedStyle(name);
    const context = document.createElement('canvas').getContext('2d');
    context.font = `${text.fontWeight} ${text.fontSize} ${text.fontFamily}`;
    const ink = context.measureText('gjpqy(,').actualBoundingBoxDescent;
    // The last baseline: where the bottom of an empty inline block would stand.
    const mark = document.createElement('span');
    mark.style = 'display: inline-block';
    (name.querySelector('a') ?? name).append(mark);
    const baseline = mark.getBoundingClientRect().bottom;
    mark.remove();
    return name.getBoundingClientRect().bottom - baseline - ink;
}
"""


@pytest.mark.parametrize("size", [16, 32])
def test_tails_of_letters_are_seen_whole(visit, server, size):
    row = server.add("Walk the dog", RECIPE)
    page = visit(**NARROW)
    enlarge(page, size)
    assert page.locator(".card-name").first.evaluate(TAILS) >= 0
    page.get_by_role("link", name=row["name"]).click()
    enlarge(page, size)
    expect(page.locator(".list-title h1 > span")).to_be_visible()
    for name in (".list-title h1 > span", ".screen:not([hidden]) .bar-title"):
        assert page.locator(name).evaluate(TAILS) >= 0, name


@pytest.mark.parametrize("options", [{}, PHONE, NARROW], ids=["desktop", "phone", "narrow"])
def test_title_signs_and_cards_share_their_edges(visit, server, options):
    row = server.add("House", RECIPE)
    for number in range(5):
        server.add(f"Room {number}", RECIPE)
    page = visit(**options)
    expect(page.get_by_role("link")).to_have_count(6)

    def edges(selector):
        boxes = [each.bounding_box() for each in page.locator(f".screen:not([hidden]) {selector}").all()]
        return min(box["x"] for box in boxes), max(box["x"] + box["width"] for box in boxes)

    left, right = edges(".card")
    assert edges("h1")[0] == pytest.approx(left, abs=2)
    assert edges(".bar path")[1] == pytest.approx(right, abs=3)
    page.get_by_role("link", name=row["name"]).click()
    expect(page.get_by_role("button", name="Close House")).to_be_visible()
    assert edges(".list-icon")[0] == pytest.approx(left, abs=1)
    assert edges(".bar path") == (pytest.approx(left, abs=3), pytest.approx(right, abs=3))


@pytest.mark.parametrize("options", [PHONE, NARROW], ids=["phone", "narrow"])
def test_what_one_types_moves_nothing(visit, server, options):
    page = visit("/new", **options)
    name = page.get_by_role("textbox", name="Name")
    note = page.locator(".rows-note")
    places = set()
    for text in ("", "Tea", LONG):
        name.fill(text)
        expect(note).to_contain_text("Suggested from" if text else "is suggested")
        places.add((name.bounding_box()["y"], note.bounding_box()["height"]))
    assert len(places) == 1


OWN_COLORS = """
() => {
    window.tops = new Set();
    const look = () => {
        const title = [...document.querySelectorAll('.color-pane .pane-title')].find(each => each.textContent === 'Your own');
        if (title?.checkVisibility()) window.tops.add(Math.round(title.offsetTop));
        requestAnimationFrame(look);
    };
    look();
}
"""


@pytest.mark.parametrize("is_known", [False, True])
def test_the_color_pane_does_not_jump(visit, server, is_known):
    row = server.add("House", RECIPE)
    page = visit()
    until(page, "navigator.serviceWorker.getRegistration().then(found => found !== undefined)")
    if not is_known:
        page.context.route("**/api/v1/palettes", lambda route: (time.sleep(0.4), route.continue_()))
        page = visit(f"/edit/{row['id']}", context=page.context)
    page.evaluate(OWN_COLORS)
    if is_known:
        page.get_by_role("button", name="Edit House").click()
    page.get_by_role("button", name="Icon, change").click()
    expect(page.get_by_text("Your own")).to_be_visible()
    page.wait_for_timeout(600)
    expect(page.get_by_role("radiogroup", name="Classic")).to_be_visible()
    assert page.evaluate("window.tops.size") == 1


def test_a_color_pane_without_palettes_says_so(visit, server, chromium):
    row = server.add("House", RECIPE)
    context = chromium.new_context(service_workers="block")
    context.route("**/api/v1/palettes", lambda route: route.abort())
    page = visit(f"/edit/{row['id']}/icon", context=context)
    expect(page.get_by_text("The palettes cannot be fetched now.")).to_be_visible()
    expect(page.get_by_text("Your own")).to_be_visible()
    context.unroute("**/api/v1/palettes")
    server.stop()
    page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_timeout(300)
    server.start()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_role("radiogroup", name="Classic")).to_be_visible()
    context.close()
