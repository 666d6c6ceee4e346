"""What axe finds, what it cannot see (text over gradients), sizes to hit, large text, narrow screens."""

import io

import numpy
import pytest
from axe_playwright_python.sync_playwright import Axe
from PIL import Image
from playwright.sync_api import expect

from conftest import PHONE, settle

RECIPE = "colors=4eacf3-0278e1&glyph=phosphor/house"
SCREENS = ("lists", "empty", "list", "new", "edit", "color", "glyph", "nothing found", "toast")


def show(name, visit, server, **options):
    """Opens a screen of the app, with what it shows."""
    if name == "empty":
        return visit(**options)
    parent = server.add("House", RECIPE)
    child = server.add("Kitchen", "colors=e8ca45-e5c238&glyph=phosphor/fork-knife", parent=parent["id"])
    server.add("Films to watch this winter", "colors=f694d8-f583d2&glyph=phosphor/film-strip")
    paths = {
        "lists": "/", "list": f"/lists/{parent['id']}", "new": "/new?name=Tea", "edit": f"/edit/{parent['id']}",
        "color": f"/lists/{parent['id']}/edit/{child['id']}/icon", "glyph": f"/edit/{parent['id']}/icon",
        "nothing found": f"/edit/{parent['id']}/icon", "toast": f"/edit/{parent['id']}",
    }
    page = visit(paths[name], **options)
    if name in ("glyph", "nothing found"):
        page.get_by_role("tab", name="Glyph").click()
        expect(page.get_by_role("option").first).to_be_visible()
    if name == "nothing found":
        page.get_by_role("searchbox").fill("qqqqqqqq")
        expect(page.get_by_text("Nothing found")).to_be_visible()
    if name in ("lists", "list"):
        expect(page.get_by_role("link").first).to_be_visible()
    if name == "color":
        pairs = [pair for palette in server.call("GET", "palettes")["palettes"] for pair in palette["colors"]]
        expect(page.get_by_role("radio")).to_have_count(len(pairs))
    if name == "toast":
        page.get_by_role("button", name="Delete list").click()
        expect(page.get_by_role("button", name="Undo")).to_be_visible()
    settle(page)
    return page


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(visit, server, screen, scheme):
    page = show(screen, visit, server, **PHONE, color_scheme=scheme)
    result = Axe().run(page)
    assert result.violations_count == 0, result.generate_report()


def luminance(pixels):
    """Relative luminance of sRGB pixels (WCAG 2.2)."""
    c = pixels[..., :3] / 255
    linear = numpy.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    return linear @ numpy.array([0.2126, 0.7152, 0.0722])


def contrast_with_white(page, locator):
    """The least contrast of white with what is behind an element, off the screen itself."""
    # Away from the edges, where rows of pixels of something else could come in.
    locator.evaluate("element => element.scrollIntoView({ block: 'center' })")
    image = Image.open(io.BytesIO(locator.screenshot()))
    return (1.05 / (luminance(numpy.asarray(image.convert("RGB"))) + 0.05)).min()


def contrast_within(locator, edge=None):
    """The contrast of the lightest with the darkest of what is seen of an element, or of a strip on both sides of its left edge."""
    box = locator.bounding_box()
    if edge:
        box = {"x": box["x"] - edge, "y": box["y"] + box["height"] / 2 - 2, "width": 2 * edge, "height": 4}
    image = Image.open(io.BytesIO(locator.page.screenshot(clip=box)))
    light = luminance(numpy.asarray(image.convert("RGB")))
    return (light.max() + 0.05) / (light.min() + 0.05)


RING = """
([element, behind]) => {
    const style = getComputedStyle(element);
    const isOutlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    // Of several shadows the last is the outermost.
    const ring = isOutlined ? style.outlineColor : style.boxShadow.match(/rgba?\\([^)]*\\)/g).at(-1);
    const ground = getComputedStyle(behind.startsWith('--') ? document.documentElement : document.querySelector(behind));
    const probe = document.createElement('i');
    document.body.append(probe);
    return [ring, behind.startsWith('--') ? ground.getPropertyValue(behind) : ground.backgroundColor].map(color => {
        probe.style.color = color;
        return getComputedStyle(probe).color.match(/[\\d.]+/g).map(Number);
    });
}
"""


def ring_contrast(locator, behind):
    """The contrast of the ring around an element, its focus or what marks it as chosen, with a named colour or an element's."""
    ring, ground = locator.evaluate("(element, behind) => (" + RING + ")([element, behind])", behind)
    # See-through colours would have to be put on something first.
    assert len(ring) == 3 and len(ground) == 3, (ring, ground)
    light = sorted(float(luminance(numpy.array(color))) for color in (ring, ground))
    return (light[1] + 0.05) / (light[0] + 0.05)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_rings_stand_out_from_what_is_behind_them(visit, server, scheme):
    page = show("color", visit, server, color_scheme=scheme)
    chosen = page.get_by_role("radio", checked=True)
    assert ring_contrast(chosen, "--sheet") >= 3
    page.keyboard.press("Tab")
    chosen.focus()
    assert chosen.evaluate("swatch => swatch.matches(':focus-visible')")
    assert ring_contrast(chosen, "--sheet") >= 3
    # The focus is outside of the ring.
    assert chosen.evaluate("swatch => parseFloat(getComputedStyle(swatch).outlineOffset)") >= 8
    page.get_by_role("tab", name="Glyph").click()
    glyph = page.get_by_role("option", selected=True).first
    page.get_by_role("searchbox").fill("fork")
    page.keyboard.press("Tab")
    glyph.focus()
    assert ring_contrast(glyph, "[role=option][aria-selected=true]") >= 3
    page.keyboard.press("Escape")
    page.get_by_role("textbox", name="Name").focus()
    assert ring_contrast(page.locator(".name-row"), "--surface") >= 3
    page.get_by_role("button", name="Delete list").click()
    page.keyboard.press("Tab")
    undo = page.get_by_role("button", name="Undo")
    undo.focus()
    assert ring_contrast(undo, ".toast") >= 3


HIDE = """
() => { const sheet = new CSSStyleSheet(); sheet.replaceSync('.card-name, .card-edit, .list-title h1, .bar-title { color: transparent !important }');
        document.adoptedStyleSheets = [sheet]; }
"""


@pytest.mark.parametrize("options", [{}, {**PHONE, "color_scheme": "dark"}], ids=["desktop", "dark phone"])
def test_names_can_be_read_on_every_palette(visit, server, options):
    pairs = [
        pair["colors"] for palette in server.call("GET", "palettes")["palettes"] for pair in palette["colors"]
    ] + [["ffffff", "ffffff"], ["ffff00", "00ffff"]]
    # The twelve of the original and the fifteen of Shortcuts at least.
    assert len(pairs) >= 12 + 15 + 2
    lists = [server.add(f"Name {first} on two long lines", f"colors={first}-{second}") for first, second in pairs]
    page = visit(**options)
    expect(page.locator(".card")).to_have_count(len(pairs))
    settle(page)
    page.evaluate(HIDE)
    for row, card in zip(lists, page.locator(".card").all()):
        assert contrast_with_white(page, card.locator(".card-name")) >= 3, row["recipe"]
        assert contrast_with_white(page, card.locator(".card-edit sign-symbol")) >= 3, row["recipe"]
    shades = page.locator(".card-edit").evaluate_all("all => all.map(edit => getComputedStyle(edit).backgroundColor)")
    assert len(set(shades[:-2])) == 1, "the same button on all colours but those lighter than any palette's"
    # And on a list's own bar.
    for row in (lists[3], lists[15], lists[-2], lists[-1]):
        page = visit(f"/lists/{row['id']}", context=page.context)
        page.evaluate(HIDE)
        assert contrast_with_white(page, page.locator(".list-title h1")) >= 3, row["recipe"]


@pytest.mark.parametrize("screen", SCREENS)
def test_everything_is_large_enough_to_hit(visit, server, screen):
    page = show(screen, visit, server, **PHONE)
    small = page.evaluate(
        """() => {
            const wanted = 'button, a, input, [role=radio], [role=option], [role=tab]';
            return [...document.querySelectorAll(wanted)].flatMap(element => {
                if (!element.checkVisibility() || element.closest('[inert]')) return [];
                if (document.querySelector('dialog[open]') && !element.closest('dialog')) return [];
                let { width, height } = element.getBoundingClientRect();
                if (element.matches('[aria-checked=true]')) return [];
                const label = element.closest('label');
                if (label) ({ width, height } = label.getBoundingClientRect());
                const after = getComputedStyle(element, '::after');
                if (after.content !== 'none' && after.position === 'absolute') {
                    width = Math.max(width, parseFloat(after.width));
                    height = Math.max(height, parseFloat(after.height));
                }
                const field = element.closest('.search, .name-row');
                if (field && element.matches('input')) height = Math.max(height, field.getBoundingClientRect().height);
                return width >= 43.9 && height >= 43.9 ? [] : [`${element.className} ${width} x ${height}`];
            });
        }""")
    assert small == []


def overflowing(page):
    """Elements that reach out of the screen to the right or left, but for what scrolls sideways by itself."""
    return page.evaluate(
        """() => [...document.querySelectorAll('body *')].filter(element => {
            if (!element.checkVisibility() || element.closest('.chips, svg, canvas')) return false;
            const { left, right, width } = element.getBoundingClientRect();
            return width > 0 && (left < -0.5 || right > innerWidth + 0.5);
        }).map(element => element.outerHTML.slice(0, 90))""")


@pytest.mark.parametrize("size", [16, 24, 32])
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_sticks_out_of_a_narrow_screen_at_any_text_size(visit, server, screen, size):
    page = show(screen, visit, server, viewport={"width": 320, "height": 640}, has_touch=True, device_scale_factor=1)
    page.evaluate("size => document.documentElement.style.fontSize = `${size}px`", size)
    page.wait_for_timeout(100)
    assert overflowing(page) == []
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_rows_and_grid_follow_the_text_size_at_once(visit, server):
    page = show("lists", visit, server, **PHONE)
    columns = "getComputedStyle(document.querySelector('.cards')).gridTemplateColumns.split(' ').length"
    resize = "size => document.documentElement.style.fontSize = size"
    assert page.evaluate(columns) == 2
    page.evaluate(resize, "30px")
    assert page.evaluate(columns) == 1
    page.evaluate(resize, "")
    assert page.evaluate(columns) == 2

    page.get_by_role("button", name="New list", exact=True).first.click()
    direction = "getComputedStyle(document.querySelector('.name-row')).flexDirection"
    assert page.evaluate(direction) == "row"
    page.evaluate(resize, "30px")
    assert page.evaluate(direction) == "column"
    page.evaluate(resize, "")
    assert page.evaluate(direction) == "row"


def test_cards_are_as_the_original_drew_them(visit, server):
    page = show("lists", visit, server, **PHONE)
    box = page.locator(".card").first.bounding_box()
    assert box["width"] == pytest.approx(390 / 2 - 20, abs=0.5)
    assert box["height"] >= 110
    icon = page.locator(".card-icon").first.bounding_box()
    assert (icon["x"] - box["x"], icon["y"] - box["y"], icon["width"], icon["height"]) == (8, 8, 36, 36)
    edit = page.locator(".card-edit").first.bounding_box()
    assert (edit["width"], edit["height"]) == (36, 36)


def test_motion_is_reduced_on_request(visit, server):
    server.add("House", RECIPE)
    for reduced, expected in (("reduce", 0), ("no-preference", 1)):
        page = visit(reduced_motion=reduced)
        page.get_by_role("link", name="House").click()
        moving = page.evaluate("document.getAnimations().filter(a => a.effect.target.matches('.screen')).length > 0")
        assert moving == bool(expected)


def test_it_can_be_used_with_forced_colors(visit, server):
    page = show("lists", visit, server, forced_colors="active")
    border = page.locator(".card").first.evaluate("card => getComputedStyle(card).borderTopStyle")
    assert border == "solid"
    # Whatever colours the person has chosen, a name and the sign and edge of a button stand out from what is behind them.
    for name in page.locator(".card-name").all():
        assert contrast_within(name) >= 4.5
    for button in page.locator(".bar-button:visible, .card-edit").all():
        assert contrast_within(button.locator("svg")) >= 4.5
        assert contrast_within(button, edge=4) >= 4.5


def test_rows_are_told_apart_with_forced_colors(visit, server):
    page = show("edit", visit, server, forced_colors="active")
    first, second = (page.locator(f".rows .{row}-row").bounding_box() for row in ("name", "icon"))
    line = {"x": first["x"] + 40, "y": second["y"] - 2, "width": 8, "height": 4}
    light = luminance(numpy.asarray(Image.open(io.BytesIO(page.screenshot(clip=line))).convert("RGB")))
    assert (light.max() + 0.05) / (light.min() + 0.05) >= 3
