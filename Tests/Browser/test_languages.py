"""English and 繁體中文, by the browser's language, or as asked for."""

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize(("locale", "path", "title"), [
    ("en-GB", "/", "Lists"), ("zh-TW", "/", "列表"), ("zh-HK", "/", "列表"), ("de-DE", "/", "Lists"),
    ("en-US", "/?lang=zh-Hant", "列表"), ("zh-TW", "/?lang=en", "Lists"),
])
def test_the_language_follows_the_browser_or_the_address(visit, locale, path, title):
    page = visit(path, locale=locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    assert page.evaluate("document.documentElement.lang") == ("zh-Hant" if title == "列表" else "en")


def test_a_list_is_made_in_chinese(visit, server):
    page = visit(locale="zh-TW")
    page.get_by_role("button", name="新增列表", exact=True).first.click()
    page.keyboard.type("音樂")
    row = page.get_by_role("button", name="圖像，更改")
    suggested = server.call("GET", "suggest?name=%E9%9F%B3%E6%A8%82&lang=zh-TW")["recipe"]
    expect(row.locator("icon-canvas")).to_have_attribute("recipe", suggested)
    row.click()
    page.get_by_role("tab", name="圖案").click()
    expect(page.get_by_role("radio", name="食物與飲料")).to_be_visible()
    page.get_by_role("searchbox", name="搜尋圖案").fill("火箭")
    rocket = page.get_by_role("option", name="火箭", exact=True).first
    expect(rocket).to_have_attribute("data-glyph", "phosphor/rocket")
    expect(rocket).not_to_have_attribute("lang", "en")
    # What has no title keeps its English name, and is read out as English.
    page.get_by_role("searchbox", name="搜尋圖案").fill("kabaddi")
    expect(page.get_by_role("option", name="kabaddi", exact=True)).to_have_attribute("lang", "en")
    page.get_by_role("button", name="完成").click()
    page.get_by_role("button", name="完成").click()
    expect(page.get_by_role("link", name="音樂")).to_be_visible()


def test_groups_narrow_the_glyphs_and_the_grid_goes_on(visit, server):
    row = server.add("House", "colors=4eacf3-0278e1&glyph=phosphor/house")
    page = visit(f"/edit/{row['id']}/icon")
    page.get_by_role("tab", name="Glyph").click()
    page.get_by_role("radio", name="Food & Drink").click()
    glyphs = page.get_by_role("option")
    wanted = server.call("GET", "glyphs?group=food&limit=200")["results"]
    expect(glyphs.first).to_have_attribute("data-glyph", wanted[0]["glyph"])
    for _ in range(12):
        page.locator(".pane:visible").evaluate("pane => pane.scrollTo(0, pane.scrollHeight)")
        page.wait_for_timeout(150)
    shown = glyphs.evaluate_all("cells => cells.map(cell => cell.dataset.glyph)")
    assert shown[:200] == [result["glyph"] for result in wanted]
    assert len(shown) == len(set(shown)) > 200
