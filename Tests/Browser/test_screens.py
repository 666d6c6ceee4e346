"""The sheets of docs/screens: every screen at 390 and 1280 px, light and dark, in both languages. Made by Scripts/screens."""

import io

import pytest
from PIL import Image, ImageDraw
from playwright.sync_api import expect

from conftest import ROOT, settle

OVERVIEW = [("lists", "light"), ("new", "light"), ("glyph", "light"), ("color", "dark")]
FOLDER = ROOT / "docs" / "screens"

NAMES = {
    "en": ["Groceries", "Reading", "Travel", "Music", "Garden", "Films to watch this winter", "Birthday", "Home", "Recipes",
           "Running", "Photos", "Ideas", "Bills", "Kids"],
    "zh-Hant": ["購物", "閱讀", "旅行", "音樂", "花園", "這個冬天想看的電影", "生日", "家", "食譜", "跑步", "照片", "想法", "帳單", "孩子"],
}
WIDTHS = {
    390: {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True},
    1280: {"viewport": {"width": 1280, "height": 800}, "device_scale_factor": 1},
}


def fill(server, language):
    """Lists with the suggested glyphs, in colours that go round the palettes; three of them within the first."""
    pairs = [pair["colors"] for palette in server.call("GET", "palettes")["palettes"] for pair in palette["colors"]]
    rows = []
    for index, (name, english) in enumerate(zip(NAMES[language], NAMES["en"])):
        glyph = server.call("GET", f"suggest?name={english.replace(' ', '%20')}&lang=en")["glyph"]
        parent = rows[0]["id"] if index in (8, 9, 12) else None
        pair = pairs[(4 + index * 5) % len(pairs)]
        rows.append(server.add(name, f"colors={pair[0]}-{pair[1]}&glyph={glyph}", parent=parent))
    return rows


def pictures(visit, server, language, options):
    """Each screen with its name, one after the other, as a person would come to it."""
    page = visit(**options)
    empty = page.locator(".empty-icons icon-canvas")
    expect(empty).to_have_count(3)
    yield "empty", page
    rows = fill(server, language)
    page = visit(**options)
    expect(page.locator(".card").first).to_be_visible()
    yield "lists", page
    page.goto(f"{server.url}/lists/{rows[0]['id']}")
    yield "list", page
    page.goto(f"{server.url}/lists/{rows[8]['id']}")
    yield "list-empty", page
    page.goto(f"{server.url}/new")
    page.locator("#list-name").fill("Tea" if language == "en" else "喝茶")
    expect(page.locator(".rows-note")).to_contain_text("Suggested" if language == "en" else "依名稱建議")
    yield "new", page
    page.locator(".icon-row").click()
    expect(page.get_by_role("radio").nth(26)).to_be_visible()
    yield "color", page
    page.locator(".pane:visible").evaluate("pane => pane.scrollTo(0, pane.scrollHeight)")
    yield "own-colors", page
    page.locator("#tab-glyph").click()
    expect(page.get_by_role("option").nth(30)).to_be_visible()
    yield "glyph", page
    page.get_by_role("searchbox").fill("rocket" if language == "en" else "火箭")
    expect(page.locator("[role=option][data-glyph='phosphor/rocket']")).to_be_visible()
    page.wait_for_timeout(300)
    yield "search", page
    page.get_by_role("option").first.click()
    page.goto(f"{server.url}/edit/{rows[3]['id']}")
    yield "edit", page
    page.locator(".danger-row").click()
    expect(page.locator(".toast")).to_be_visible()
    yield "undo", page


@pytest.mark.screens
@pytest.mark.parametrize("language", ["en", "zh-Hant"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", WIDTHS)
def test_pictures(visit, server, shots, width, scheme, language):
    locale = "en-US" if language == "en" else "zh-TW"
    for name, page in pictures(visit, server, language, {**WIDTHS[width], "color_scheme": scheme, "locale": locale}):
        settle(page)
        page.wait_for_timeout(120)
        shots.setdefault(name, {})[width, scheme, language] = Image.open(io.BytesIO(page.screenshot())).convert("RGB")


@pytest.fixture(scope="module")
def shots():
    """Collects the pictures, and makes one sheet of each screen: phones above, desktops below."""
    shots = {}
    yield shots
    FOLDER.mkdir(parents=True, exist_ok=True)
    gap = 16
    for name, views in shots.items():
        rows = [[views[key] for key in sorted(views, key=lambda key: (key[2], key[1] != "light")) if key[0] == width]
                for width in WIDTHS]
        across = max(sum(view.width + gap for view in row) for row in rows)
        scaled = []
        for row in rows:
            scale = (across - gap * len(row)) / sum(view.width for view in row) * min(1, 2400 / across)
            scaled.append([view.resize((round(view.width * scale), round(view.height * scale)), Image.Resampling.LANCZOS)
                           for view in row])
        width = max(sum(view.width + gap for view in row) for row in scaled) + gap
        sheet = Image.new("RGB", (width, sum(row[0].height + gap for row in scaled) + gap), (128, 128, 132))
        y = gap
        for row in scaled:
            x = gap
            for view in row:
                sheet.paste(view, (x, y))
                x += view.width + gap
            y += row[0].height + gap
        sheet.save(FOLDER / f"{name}.webp", quality=82, method=6)
    save_overview([shots[name][390, scheme, "en"] for name, scheme in OVERVIEW])


def save_overview(views, gap=40, width=480):
    """The picture of README.md: some phones beside one another."""
    scaled = [view.resize((width, round(view.height * width / view.width)), Image.Resampling.LANCZOS) for view in views]
    sheet = Image.new("RGB", (len(scaled) * (width + gap) + gap, scaled[0].height + 2 * gap), (225, 225, 230))
    for index, view in enumerate(scaled):
        corners = Image.new("L", (view.width * 2, view.height * 2), 0)
        ImageDraw.Draw(corners).rounded_rectangle((0, 0, view.width * 2 - 1, view.height * 2 - 1), 96, 255)
        sheet.paste(view, (gap + index * (width + gap), gap), corners.resize(view.size, Image.Resampling.LANCZOS))
    sheet.save(FOLDER.parent / "app.webp", quality=88, method=6)
