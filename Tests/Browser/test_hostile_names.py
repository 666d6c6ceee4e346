"""Names are text, whatever they say."""

import unicodedata

import pytest
from playwright.sync_api import expect

from conftest import PHONE

NAMES = [
    "<img src=x onerror='window.hacked = 1'>",
    "<script>window.hacked = 1</script>",
    "\"><b>bold</b>",
    "${window.hacked = 1}",
    "javascript:window.hacked=1",
    "\u202egnp.exe\u202c",
    unicodedata.normalize("NFC", "Z" + "\u0301" * 60),
    "寬" * 200,
    "W" * 200,
    "§0 <!--§1-->",
]


@pytest.mark.parametrize("options", [PHONE, {"viewport": {"width": 320, "height": 640}}], ids=["phone", "narrow"])
def test_names_are_shown_as_text(visit, server, options):
    for name in NAMES:
        server.add(name, "colors=4eacf3-0278e1")
    page = visit(**options)
    expect(page.get_by_role("link")).to_have_count(len(NAMES))
    assert page.get_by_role("link").all_text_contents() == NAMES
    assert page.evaluate("document.querySelectorAll('.card-name *:not(a)').length") == 0
    assert page.evaluate("window.hacked") is None
    # A card stays a card, and what one name turns round ends with it.
    for card in page.locator(".card").all():
        assert card.bounding_box()["width"] <= 390
        assert card.evaluate("card => card.scrollWidth <= card.clientWidth")


def test_a_hostile_name_that_is_typed_stays_text(visit, server):
    page = visit()
    page.get_by_role("button", name="New list", exact=True).first.click()
    page.keyboard.type(NAMES[0])
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name=NAMES[0])).to_be_visible()
    page.get_by_role("link", name=NAMES[0]).click()
    expect(page.get_by_role("heading", name=NAMES[0])).to_be_visible()
    server.wait_for(page, lambda names: names == [NAMES[0]])
    assert page.evaluate("window.hacked") is None
